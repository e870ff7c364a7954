// Games that are under way, with much to see in the next few answers.

import type { LocalRecord } from '../../src/engine/records.ts';
import { agotBefore } from './agot-facts.ts';
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
