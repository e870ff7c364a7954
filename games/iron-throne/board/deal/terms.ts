// A proposal as a small table: three rows of terms, two columns of people, steppers that stop at the limits of the rules
// and at what can be paid (7.2, 7.6e). Terms are the options of the question itself.

import { tables } from '../../data/data.ts';
import {
  activeOf,
  isPayable,
  mat,
  other,
  type Side,
  termsIn,
  type Deal,
  type World,
} from '../../rules/queries.ts';

/** Who gives, as whoever proposes sees it. */
export type Word = 'give' | 'take';
export type Row = 'influence' | 'hostages' | 'power';

export const ROWS: readonly Row[] = ['influence', 'hostages', 'power'];

/** Why there can be no more of it. */
export type Stop = 'limit' | 'cannot-pay';

export const MOST: Readonly<Record<Row, number>> = {
  influence: tables.dealInfluence,
  hostages: tables.dealHostages,
  power: tables.dealPower,
};

export function wordOf(giver: Side, by: Side): Word {
  return giver === by ? 'give' : 'take';
}

const openIn = (terms: readonly string[], word: Word): string[] =>
  terms.filter((term) => term.startsWith(`${word}-open:`));

/** Numbers of the hostages that are named by their backs. */
export function backsIn(terms: readonly string[], word: Word): number[] {
  return terms.filter((term) => term.startsWith(`${word}-back:`)).map((term) => Number(term.split(':')[1]));
}

export function countIn(terms: readonly string[], word: Word, row: Row): number {
  if (row === 'influence') return terms.includes(`${word}-influence`) ? 1 : 0;
  if (row === 'hostages') return openIn(terms, word).length + backsIn(terms, word).length;
  const power = terms.find((term) => term.startsWith(`${word}-power:`));
  return power === undefined ? 0 : Number(power.split(':')[1]);
}

/** Why one more is not possible; nothing if it is. */
export function whyNoMore(
  w: World,
  by: Side,
  terms: readonly string[],
  word: Word,
  row: Row,
): Stop | undefined {
  const count = countIn(terms, word, row);
  if (count >= MOST[row]) return 'limit';
  if (row === 'influence') return isPayable(w, by, `${word}-influence`) ? undefined : 'cannot-pay';
  if (row === 'power') return isPayable(w, by, `${word}-power:${count + 1}`) ? undefined : 'cannot-pay';
  return isHostageLimit(w, terms) ? 'limit' : isPayable(w, by, `${word}-open:1`) ? undefined : 'cannot-pay';
}

/** 20.5 Where the table plays so, both together give no more than one of them may. */
function isHostageLimit(w: World, terms: readonly string[]): boolean {
  if (w.rules.truceHostageLimit !== 'total') return false;
  return countIn(terms, 'give', 'hostages') + countIn(terms, 'take', 'hostages') >= MOST.hostages;
}

/** One more or one less of a row. */
export function stepped(terms: readonly string[], word: Word, row: Row, by: 1 | -1): string[] {
  if (row === 'influence') {
    const rest = terms.filter((term) => term !== `${word}-influence`);
    return by > 0 ? [...rest, `${word}-influence`] : rest;
  }
  if (row === 'power') {
    const count = countIn(terms, word, row) + by;
    const rest = terms.filter((term) => !term.startsWith(`${word}-power:`));
    return count > 0 ? [...rest, `${word}-power:${count}`] : rest;
  }
  const open = openIn(terms, word);
  if (by > 0) return [...terms, `${word}-open:${open.length + 1}`];
  // Open ones go first: a name was given for a reason.
  const gone = open.at(-1) ?? `${word}-back:${backsIn(terms, word).at(-1)}`;
  return terms.filter((term) => term !== gone);
}

/** Names a hostage, in place of an open one where there is no room for another; or names it no more. */
export function named(w: World, by: Side, terms: readonly string[], word: Word, id: number): string[] {
  const term = `${word}-back:${id}`;
  if (terms.includes(term)) return terms.filter((one) => one !== term);
  if (openIn(terms, word).length > 0) return [...stepped(terms, word, 'hostages', -1), term];
  return whyNoMore(w, by, terms, word, 'hostages') === 'limit' ? [...terms] : [...terms, term];
}

/** Hostages before whoever gives, which can be named. */
export function hostagesOf(w: World, by: Side, word: Word) {
  return mat(w, activeOf(w, word === 'give' ? by : other(by))).hostages;
}

/** What a proposal would be as one's own, without what can no longer be paid. */
export function counterTo(w: World, deal: Deal | undefined, by: Side): string[] {
  return deal ? termsIn(deal, by).filter((term) => isPayable(w, by, term)) : [];
}

/** Whether two lists of terms say the same of one cell. */
export function differs(one: readonly string[], two: readonly string[], word: Word, row: Row): boolean {
  return (
    countIn(one, word, row) !== countIn(two, word, row) ||
    (row === 'hostages' && backsIn(one, word).join() !== backsIn(two, word).join())
  );
}
