// What a bot may ask beyond the contract: how good a table looks, how promising an option is.

import type { Decision, Seat } from '@three-thrones/kernel';
import { isTruce, valueOf } from '../data/data.ts';
import type { CardId, CharacterId } from '../data/ids.ts';
import { CARD, CHARACTER, HOSTAGE, influenceWorth, POWER, prospect, SHEET } from './prospects.ts';
import { handSize, living, mat, type Side, spreadOf, type World } from './state.ts';

const WON = 100;

/** Influence first, then what wins encounters; the strongest rival counts as much as all of them together. */
export function evaluate(w: World, seat: Seat): number {
  if (w.winners.length > 0) return w.winners.includes(seat) ? WON : -WON;
  let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const rival of w.order) {
    if (rival === seat) continue;
    const its = worth(w, rival, seat);
    sum += its;
    if (its > most) most = its;
  }
  return worth(w, seat, seat) - (most + sum / (w.order.length - 1)) / 2;
}

/** What a player has and may hope for, seen by this one. */
function worth(w: World, seat: Seat, eye: Seat): number {
  const { sheet, power, hostages } = mat(w, seat);
  let placed = 0;
  for (const character in power) placed += power[character as CharacterId]!;
  const means = POWER * placed + SHEET * sheet + CHARACTER * living(w, seat).length;
  const cards = CARD * handSize(w, seat) + HOSTAGE * hostages.length;
  return influenceWorth(spreadOf(w, seat)) + means + cards + prospect(w, seat, eye);
}

const IDLE: readonly string[] = ['pass', 'done', 'none', 'keep', 'out', 'decline', 'retreat'];

/** Terms as somebody would think of them first: influence for oneself, then influence for the other, then the rest. */
const TERMS: Readonly<Record<string, number>> = {
  'give-influence': 4,
  'take-influence': 2,
  'give-power': 0.5,
  'take-power': 0.5,
};

/** Doing something beats doing nothing, a strong card a weak one, support that pays none at all; the rest is for search. */
export function prior(w: World, { kind, seat }: Decision, option: string): number {
  switch (kind) {
    case 'choose.card':
      if (isTruce(option as CardId)) return w.encounter!.deal ? 4 : 0.1;
      return 0.3 + valueOf(option as CardId) / 6;
    case 'offer.offer':
      return option === 'out' ? 1 : supportHope(w, seat, option);
    case 'place.character':
      return option === 'done' ? 0.5 : 1 + mat(w, seat).power[option as CharacterId]! / 4;
    case 'move.terms':
      return TERMS[option.split(':')[0]!] ?? 0.25;
    default:
      return IDLE.includes(option) ? 0.5 : 1;
  }
}

/** An offer changes nothing before it is answered, so it is judged by the side it would make. */
function supportHope(w: World, seat: Seat, option: string): number {
  const [side, character] = option.split(':') as [Side, CharacterId];
  const e = w.encounter!;
  const part = { seat, side, character, supports: true, defenderReward: false };
  const joined = { ...w, encounter: { ...e, parts: [...e.parts, part] } };
  return Math.max(0.01, 1 + evaluate(joined, seat) - evaluate(w, seat));
}
