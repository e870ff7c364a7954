// The notes of each sound, and how they are made.

import type { Sound as OfTheGame } from '@three-thrones/game-kit/board/sounds.ts';

/** What a game can ask for, and what the table says itself: it is my turn. */
export type Sound = OfTheGame | 'turn';

/** A tone, or air through a filter: rustle, water, boots on gravel. */
interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  readonly shape: OscillatorType | 'noise';
  readonly loud: number;
}

const note = (
  shape: Note['shape'],
  at: number,
  lasts: number,
  [from, to = from]: readonly [number, number?],
  loud: number,
): Note => ({ shape, at, lasts, from, to, loud });

/** The same note again and again, each a little later. */
const again = (times: number, apart: number, one: (at: number, count: number) => Note): Note[] =>
  Array.from({ length: times }, (_, count) => one(count * apart, count));

/** Tones that fade together, as of a bell. */
const struck = (at: number, pitch: number, lasts: number, loud: number): Note[] =>
  [1, 2.01, 2.76].map((part, nth) => note('sine', at, lasts / (nth + 1), [pitch * part], loud / (nth + 1)));

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [note('triangle', 0, 0.35, [392], 0.12), note('triangle', 0.14, 0.5, [587], 0.1)],
  tick: [note('triangle', 0, 0.05, [1200, 700], 0.06)],
  coin: [note('sine', 0, 0.12, [1568], 0.06), note('sine', 0.07, 0.22, [2093], 0.06)],
  paper: [note('noise', 0, 0.14, [2600, 900], 0.07)],
  boots: again(3, 0.16, (at) => note('noise', at, 0.09, [300, 140], 0.16)),
  water: [note('noise', 0, 0.5, [420, 900], 0.07), note('noise', 0.35, 0.5, [800, 300], 0.06)],
  dice: again(6, 0.07, (at, nth) => note('noise', at + nth * nth * 0.006, 0.04, [1900 - nth * 120], 0.13)),
  drum: [note('sine', 0, 0.32, [120, 55], 0.22), note('noise', 0, 0.06, [500], 0.06)],
  swords: again(3, 0.19, (at, nth) => note('square', at, 0.16, [2100 - nth * 260, 1500], 0.022)).concat(
    note('noise', 0, 0.2, [4200, 2500], 0.05),
    note('noise', 0.38, 0.25, [3600, 1800], 0.05),
  ),
  horn: [note('sawtooth', 0, 0.35, [196], 0.05), note('sawtooth', 0.3, 0.7, [294, 292], 0.06)],
  chime: [1047, 1319, 1568].flatMap((pitch, nth) => struck(nth * 0.11, pitch, 0.7, 0.05)),
  bell: struck(0, 440, 1.6, 0.1),
  fanfare: [392, 523, 659, 784].flatMap((pitch, nth) => [
    note('sawtooth', nth * 0.17, nth === 3 ? 0.9 : 0.2, [pitch], 0.045),
    note('triangle', nth * 0.17, nth === 3 ? 1 : 0.22, [pitch / 2], 0.07),
  ]),
  verdict: [note('sine', 0, 0.4, [98, 60], 0.2), ...struck(0.16, 523, 0.9, 0.06)],
};

let audio: { readonly context: AudioContext; readonly master: GainNode } | undefined;
let air: AudioBuffer | undefined;

/** Scores are written for a volume a little above the middle. */
const LOUDEST = 1.5;

export function playNotes(sound: Sound, volume: number): void {
  audio ??= open();
  const { context, master } = audio;
  if (context.state === 'suspended') void context.resume();
  master.gain.value = volume * LOUDEST;
  for (const one of SCORES[sound]) playNote(context, master, one);
}

function open(): NonNullable<typeof audio> {
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  return { context, master };
}

function playNote(
  context: AudioContext,
  master: GainNode,
  { at, lasts, from, to = from, shape, loud }: Note,
) {
  const begin = context.currentTime + at;
  const end = begin + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(master);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  const source = shape === 'noise' ? context.createBufferSource() : context.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = shape as OscillatorType;
    glide(source.frequency);
    source.connect(volume);
  } else {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    source.buffer = air ??= noise(context);
    source.loop = true;
    source.connect(filter).connect(volume);
  }
  source.start(begin);
  source.stop(end + 0.02);
}

/** Half a second of air. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
