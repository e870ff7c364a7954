// How long a beat takes: by what it weighs, by the speed that is chosen, and by how much may move.

import { WORTH_A_LOOK } from '@three-thrones/kernel';
import type { SPEEDS } from '@three-thrones/ui/settings.ts';

export type Speed = (typeof SPEEDS)[number];

/** Milliseconds; a rest that waits ends when somebody goes on. */
export interface Times {
  readonly camera: number;
  readonly movement: number;
  readonly rest: number;
  readonly waits: boolean;
}

/** A battle one fights oneself weighs more than the same among others, and the end of the game most of all. */
export const BATTLE = 4;
/** What weighs so much, and no more than a fight of mine, is said over the whole table. */
export const BANNER = 5;
export const MINE = 6;
export const END = 9;

/** Blows are struck before anybody falls: what weighs so much is told when it comes to rest. */
export function isToldAtRest(weight: number): boolean {
  return weight >= BATTLE && weight !== BANNER && weight !== 8;
}

const CAMERA = 380;

/** What moves, and the rest after it, by weight. */
const TIMES: readonly (readonly [movement: number, rest: number])[] = [
  [0, 0], // nothing to see
  [250, 150], // small
  [600, 300], // a move
  [500, 400], // a turn
  [1500, 700], // a battle of others
  [900, 900], // a banner
  [2600, 0], // a battle of mine
  [1800, 600], // a ceremony, and more for each of its lines
  [1100, 500], // a round
  [2500, 0], // the end
];

const PER_LINE = 350;
const LONGEST = 9_000;
const CEREMONY = 7;

/** Step by step things move as usual; it is the rest that lasts until somebody goes on. */
const FACTORS: Readonly<Record<Speed, number>> = { step: 1, slow: 1.6, normal: 1, fast: 0.45, 'at-once': 0 };

interface Manner {
  readonly speed: Speed;
  /** The camera has to go there. */
  readonly travels: boolean;
  /** Things may move. Without it they stand there at once, and rest as long as ever. */
  readonly mayMove: boolean;
  /** Others have been at it for long: what is small goes faster. */
  readonly isLong: boolean;
}

export function timesOf(weight: number, lines: number, manner: Manner): Times {
  const { speed, travels, mayMove, isLong } = manner;
  const [movement, rest] = TIMES[weight] ?? TIMES[0]!;
  const factor = Math.min(FACTORS[speed], isLong && weight <= 2 ? FACTORS.fast : Number.POSITIVE_INFINITY);
  const full = weight === CEREMONY ? Math.min(LONGEST, movement + PER_LINE * lines) : movement;
  return {
    camera: travels && mayMove ? CAMERA * factor : 0,
    movement: mayMove ? full * factor : 0,
    // Without movement a ceremony is read, and so needs the time its lines would have taken.
    rest:
      (mayMove ? rest : rest + full - movement) *
      (speed === 'at-once' ? 0 : mayMove ? factor : Math.max(1, factor)),
    waits: waitsFor(weight, speed),
  };
}

/** Whether it stays until somebody goes on. */
function waitsFor(weight: number, speed: Speed): boolean {
  if (speed === 'step') return weight >= WORTH_A_LOOK;
  return (weight === MINE || weight === END) && speed !== 'at-once';
}
