// Few, short, quiet sounds, made here note by note. Nothing is played, or even loaded, until sound is switched on.

import { settings } from '@three-thrones/ui/settings.ts';

export type Sound = 'turn' | 'battle' | 'card' | 'coin';

interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { at: 0, lasts: 0.35, from: 392, shape: 'triangle', loud: 0.12 },
    { at: 0.14, lasts: 0.5, from: 587, shape: 'triangle', loud: 0.1 },
  ],
  battle: [
    { at: 0, lasts: 0.45, from: 98, to: 62, shape: 'sawtooth', loud: 0.1 },
    { at: 0.02, lasts: 0.12, from: 1900, to: 700, shape: 'square', loud: 0.03 },
    { at: 0.16, lasts: 0.5, from: 82, to: 55, shape: 'sawtooth', loud: 0.08 },
  ],
  card: [{ at: 0, lasts: 0.09, from: 900, to: 320, shape: 'triangle', loud: 0.06 }],
  coin: [
    { at: 0, lasts: 0.12, from: 1568, shape: 'sine', loud: 0.06 },
    { at: 0.07, lasts: 0.22, from: 2093, shape: 'sine', loud: 0.06 },
  ],
};

/** Many things at once are one sound. */
const APART = 120;

let context: AudioContext | undefined;
let last = 0;

export function playSound(sound: Sound): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  const now = Date.now();
  if (now - last < APART && sound !== 'turn') return;
  last = now;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SCORES[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, { at, lasts, from, to = from, shape, loud }: Note): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts + 0.02);
}
