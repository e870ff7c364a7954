// 7.2 Terms of a deal: what may stand in one, and what of it can be carried out.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import {
  activeOf,
  type Deal,
  hasSource,
  mat,
  other,
  type Side,
  SIDES,
  type Terms,
  type World,
} from './state.ts';

/** Every term a player can put into a proposal; `give` is what the proposer gives, `take` what the other does. */
export function termsOf(w: World, by: Side): string[] {
  return [...termsFrom(w, 'give', by), ...termsFrom(w, 'take', other(by))];
}

function termsFrom(w: World, word: 'give' | 'take', giver: Side): string[] {
  const { hostages } = mat(w, activeOf(w, giver));
  return hostages.length === 0
    ? ALWAYS[word]
    : [...ALWAYS[word], ...hostages.map(({ id }) => `${word}-back:${id}`)];
}

/** Terms that need no hostage to be named. */
function unnamed(word: string): string[] {
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
  return [
    ...upTo(tables.dealInfluence).map(() => `${word}-influence`),
    ...upTo(tables.dealPower).map((n) => `${word}-power:${n}`),
    ...upTo(tables.dealHostages).map((n) => `${word}-open:${n}`),
  ];
}

const ALWAYS = { give: unnamed('give'), take: unnamed('take') };

/** A term taken apart: who gives what, and how much, or which hostage. */
interface Term {
  readonly word: 'give' | 'take';
  readonly what: string;
  readonly number: number;
}

function read(term: string): Term {
  const [name, number] = term.split(':');
  return { word: name!.startsWith('give') ? 'give' : 'take', what: name!.slice(5), number: Number(number) };
}

/** Those that are always the same are taken apart once. */
const READ = new Map([...ALWAYS.give, ...ALWAYS.take].map((term) => [term, read(term)]));

/** 7.6e Whether the giver could pay this now. */
export function isPayable(w: World, by: Side, term: string): boolean {
  const { word, what, number } = READ.get(term) ?? read(term);
  const giver = activeOf(w, word === 'give' ? by : other(by));
  const { sheet, board } = mat(w, giver);
  switch (what) {
    case 'influence':
      return board[giver]! > 0;
    case 'power':
      return number <= sheet;
    case 'open':
      return hasSource(w, giver);
    default:
      return holds(w, giver, number);
  }
}

/** The deal a list of terms describes. */
export function dealFrom(terms: readonly string[], by: Side): Deal {
  const deal: Deal = { challenger: noTerms(), defender: noTerms() };
  for (const term of terms) {
    const { word, what, number } = READ.get(term) ?? read(term);
    const from = deal[word === 'give' ? by : other(by)];
    if (what === 'influence') from.influence++;
    else if (what === 'power') from.power = number;
    else if (what === 'open') from.open++;
    else from.backs.push(number);
  }
  return deal;
}

/** The terms of a deal, as this side would propose them. */
export function termsIn(deal: Deal, by: Side): string[] {
  return SIDES.flatMap((side) => {
    const word = side === by ? 'give' : 'take';
    const { influence, power, open, backs } = deal[side];
    return [
      ...(influence > 0 ? [`${word}-influence`] : []),
      ...(power > 0 ? [`${word}-power:${power}`] : []),
      ...Array.from({ length: open }, (_, at) => `${word}-open:${at + 1}`),
      ...backs.map((id) => `${word}-back:${id}`),
    ];
  });
}

function noTerms(): Terms {
  return { influence: 0, power: 0, open: 0, backs: [] };
}

/** 7.14, 19.17: at least one term can be carried out. */
export function isPossible(w: World, deal: Deal): boolean {
  return SIDES.some((side) => {
    const giver = activeOf(w, side);
    const { influence, power, open, backs } = deal[side];
    return (
      (influence > 0 && mat(w, giver).board[giver]! > 0) ||
      (power > 0 && mat(w, giver).sheet > 0) ||
      (open > 0 && hasSource(w, giver)) ||
      backs.some((id) => holds(w, giver, id))
    );
  });
}

export function holds(w: World, seat: Seat, id: number): boolean {
  return mat(w, seat).hostages.some((one) => one.id === id);
}
