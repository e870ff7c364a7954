// Games that are under way, with much to see in the next few answers.

import type { LocalRecord } from '../../src/engine/records.ts';
import { agotAtRound, agotBefore } from './agot-facts.ts';
import { momentBefore, type Wish } from './before.ts';

const before = (kind: string, wish: Omit<Wish, 'is'> = {}) =>
  momentBefore({ ...wish, is: (told) => told.some((fact) => fact.kind === kind) });

export const STRETCHES = {
  'tiny-epic': async () => (await before('die.passed')).record,
  'tiny-epic with dragons': async () =>
    (await before('die.passed', { rules: { iceAndFire: true, dragons: true } })).record,
  agot: () => agotBefore({ kind: 'units.moved' }),
  'iron-throne': async () => (await before('cards.revealed', { game: 'iron-throne' })).record,
} satisfies Readonly<Record<string, () => Promise<LocalRecord>>>;

/** A game that lasts an hour is watched two rounds at a time, each time from where the rounds before had ended for the bots. */
const ROUNDS = [1, 3, 5, 7, 9];

export interface Whole {
  from(): Promise<LocalRecord>;
  /** So many rounds are seen to begin until it is enough; left out, it is watched to the end of the game. */
  readonly rounds?: number;
}

/** All of a game, in stretches that together have every round of it. */
export const WHOLE: Readonly<Record<string, Whole>> = {
  ...Object.fromEntries(
    Object.entries(STRETCHES).flatMap(([game, from]) => (game === 'agot' ? [] : [[game, { from }]])),
  ),
  ...Object.fromEntries(
    ROUNDS.map((round) => [
      `agot, rounds ${round} and ${round + 1}`,
      {
        from: () => agotAtRound(round),
        // Its own round begins on the screen, too, where it is not the first.
        ...(round < 9 && { rounds: round === 1 ? 2 : 3 }),
      },
    ]),
  ),
};
