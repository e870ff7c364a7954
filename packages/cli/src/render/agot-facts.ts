// What happened in A Game of Thrones, in sentences.

import type { Hidden } from '@three-thrones/kernel';
import { listOf, say } from '../words.ts';
import { nameOf, text } from './agot-words.ts';

/** What facts of this game carry; each carries only what it needs. */
type Data = Readonly<Record<string, unknown>>;
type Name = (id: string) => string;
type Sentence = (d: Data, name: Name) => string;

const WESTEROS: Readonly<Record<string, Sentence>> = {
  'westeros.drawn': (d) => `Westeros: ${westerosNames(d['cards'] as string[])}`,
  'westeros.winter': (d) => `Winter is coming: deck ${'I'.repeat(Number(d['deck']) + 1)} is shuffled`,
  'westeros.chosen': (d, name) => `${name(word(d, 'house'))} chooses: ${named(d, 'effect')}`,
  'threat.rose': (d) => `The wildling threat rises to ${number(d, 'threat')}`,
  'orders.banned': (d) => `No ${named(d, 'ban')} orders this round`,
  'supply.set': (d, name) => `${name(word(d, 'house'))}: supply ${number(d, 'supply')}`,
  'unit.mustered': (d, name) =>
    `${name(word(d, 'house'))} musters a ${named(d, 'unit')} in ${named(d, 'area')}`,
  'unit.upgraded': (d, name) => `${name(word(d, 'house'))}: a ${named(d, 'unit')} in ${named(d, 'area')}`,
  'unit.downgraded': (d, name) =>
    `${name(word(d, 'house'))}: only a ${named(d, 'unit')} in ${named(d, 'area')}`,
  'bids.revealed': (d, name) => {
    const bids = Object.entries(d['bids'] as Record<string, number>);
    return `Bids: ${bids.map(([house, bid]) => `${name(house)} ${bid}`).join(', ')}`;
  },
  'track.filled': (d, name) =>
    `${named(d, 'track')}: ${(d['order'] as string[]).map((house) => name(house)).join(', ')}`,
  'track.moved': (d, name) =>
    `${name(word(d, 'house'))} goes to place ${number(d, 'to')} of ${named(d, 'track')}`,
  'token.passed': (d, name) => `${name(word(d, 'house'))} holds the token of ${named(d, 'track')}`,
  'wildlings.attack': (d) => `The wildlings attack with ${number(d, 'strength')}`,
  'wildlings.result': (d) =>
    `${d['watch'] ? "The Night's Watch holds" : 'The wildlings win'}: ${number(d, 'sum')} against ${number(d, 'strength')}`,
  'wildlings.named': (d, name) =>
    `${name(word(d, 'house'))} counts as the ${d['watch'] ? 'highest' : 'lowest'} bidder`,
  'wildlings.card': (d) => `Wildling card: ${named(d, 'card')}`,
  'cards.discarded': (d, name) => `${name(word(d, 'house'))} discards ${names(d, 'cards')}`,
  'cards.returned': (d, name) => `${name(word(d, 'house'))} takes back ${names(d, 'cards')}`,
};

const ROUND: Readonly<Record<string, Sentence>> = {
  'round.began': (d) => `Round ${number(d, 'round')} begins`,
  'orders.placed': (d, name) => `${name(word(d, 'house'))} has placed its orders`,
  'orders.revealed': () => 'The orders are revealed',
  'raven.used': (d, name) => `${name(word(d, 'house'))}: Messenger Raven, ${word(d, 'use')}`,
  'order.swapped': (d, name) =>
    `${name(word(d, 'house'))} replaces ${named(d, 'from')} in ${named(d, 'area')} by ${named(d, 'to')}`,
  'raven.looked': (d, name) => `${name(word(d, 'house'))} sees ${hidden(d['card'], 'the top wildling card')}`,
  'raven.putBack': (d, name) =>
    `${name(word(d, 'house'))} puts the card ${d['place'] === 'top' ? 'back on top' : 'under the deck'}`,
  'order.raided': (d, name) =>
    `${name(word(d, 'house'))} raids ${named(d, 'order')} of ${name(word(d, 'victim'))} in ${named(d, 'area')}`,
  'march.declared': (d, name) => {
    const moves = d['moves'] as { to: string; units: string[] }[];
    const words = moves.map((move) => `${unitList(move.units)} to ${nameOf(move.to)}`).join('; ');
    return `${name(word(d, 'house'))} marches from ${named(d, 'from')}: ${words || 'nobody'}`;
  },
  'march.withdrawn': (d, name) =>
    `${name(word(d, 'house'))} finds too little help against the neutral force of ${named(d, 'area')}`,
  'help.offered': (d, name) =>
    `${name(word(d, 'house'))} helps ${name(word(d, 'for'))} in ${named(d, 'area')}`,
  'help.denied': (d, name) =>
    `${name(word(d, 'house'))} does not help ${name(word(d, 'for'))} in ${named(d, 'area')}`,
  'help.refused': (d, name) => `${name(word(d, 'house'))} refuses the help of ${name(word(d, 'helper'))}`,
  'order.moved': (d, name) =>
    `${named(d, 'order')} of ${name(word(d, 'house'))} lies in ${named(d, 'area')} now`,
  'area.taken': (d, name) => `${name(word(d, 'house'))} takes ${named(d, 'area')}`,
  'area.lost': (d, name) => `${name(word(d, 'house'))} gives up ${named(d, 'area')}`,
  'area.entered': (d, name) => `${name(word(d, 'house'))} enters ${named(d, 'area')}`,
  'token.placed': (d, name) => `${name(word(d, 'house'))} leaves a Power token in ${named(d, 'area')}`,
  'token.removed': (d, name) =>
    `The Power token of ${name(word(d, 'house'))} in ${named(d, 'area')} is removed`,
  'neutral.beaten': (d, name) =>
    `${name(word(d, 'house'))} overcomes the neutral force of ${named(d, 'area')}`,
  'power.gained': (d, name) => `${name(word(d, 'house'))} gains ${number(d, 'amount')} power`,
  'power.lost': (d, name) => `${name(word(d, 'house'))} loses ${number(d, 'amount')} power`,
  'port.captured': (d, name) => `${name(word(d, 'house'))} takes ${named(d, 'port')}`,
  'units.lost': (d, name) => `${name(word(d, 'house'))} loses ${units(d)} in ${named(d, 'area')}`,
  'game.won': (d, name) => `${name(word(d, 'house'))} wins the game`,
};

const COMBAT: Readonly<Record<string, Sentence>> = {
  'combat.began': (d, name) =>
    `${name(word(d, 'attacker'))} attacks ${name(word(d, 'defender'))} in ${named(d, 'area')} with ${units(d)}`,
  'support.declared': (d, name) =>
    `${name(word(d, 'house'))} supports ${d['side'] === 'none' ? 'nobody' : `the ${word(d, 'side')}`} from ${named(d, 'area')}`,
  'support.refused': (d, name) => `${name(word(d, 'by'))} refuses the help of ${name(word(d, 'house'))}`,
  'combat.strength': (d) => {
    const total = (side: string): number => (d[side] as { total: number }).total;
    return `Strength (${word(d, 'when')}): ${total('attacker')} against ${total('defender')}`;
  },
  'cards.revealed': (d) => `House cards: ${named(d, 'attacker')} against ${named(d, 'defender')}`,
  'card.used': (d, name) => `${name(word(d, 'house'))} uses ${named(d, 'card')}`,
  'card.replaced': (d, name) => `${name(word(d, 'house'))} plays ${named(d, 'card')} instead`,
  'tides.drawn': (d, name) => `${name(word(d, 'house'))} draws ${hidden(d['card'], 'a Tides card')}`,
  'tides.revealed': (d) => `Tides: ${names(d, 'attacker')} against ${names(d, 'defender')}`,
  'blade.used': (d, name) => `${name(word(d, 'house'))} uses the Valyrian Steel Blade`,
  'combat.decided': (d, name) => `${name(word(d, 'house'))} wins the combat in ${named(d, 'area')}`,
  'units.retreated': (d, name) =>
    `${name(word(d, 'house'))} retreats to ${named(d, 'area')} with ${units(d)}`,
  'units.returned': (d, name) =>
    `${name(word(d, 'house'))} goes back to ${named(d, 'area')} with ${units(d)}`,
  'garrison.removed': (d) => `The garrison of ${named(d, 'area')} is gone`,
  'hand.refilled': (d, name) => `${name(word(d, 'house'))} takes its House cards back`,
};

const SENTENCES: Readonly<Record<string, Sentence>> = { ...WESTEROS, ...ROUND, ...COMBAT };

/** Repeats in words what other facts say already. */
const NOT_WORTH_A_LINE = [
  ...['phase.began', 'round.ended', 'tracks.cleared', 'order.removed', 'units.moved', 'combat.ended'],
  ...[
    'wildlings.over',
    'wildlings.chosen',
    'consolidate.resolved',
    'support.accepted',
    'tie.ordered',
    'help.accepted',
  ],
];

export function fact(kind: string, data: object, name: Name): string | undefined {
  if (NOT_WORTH_A_LINE.includes(kind)) return undefined;
  return SENTENCES[kind]?.(data as Data, name) ?? `${kind}${listOf(data)}`;
}

function word(data: Data, key: string): string {
  return say(data[key] ?? 'nobody');
}

function number(data: Data, key: string): string {
  return say(data[key] ?? 0);
}

function named(data: Data, key: string): string {
  return nameOf(word(data, key));
}

function names(data: Data, key: string): string {
  return ((data[key] ?? []) as string[]).map(nameOf).join(', ') || 'nothing';
}

function units(data: Data): string {
  return unitList((data['units'] ?? []) as string[]);
}

export function unitList(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    [...counts].map(([kind, count]) => `${count} ${count > 1 ? PLURALS[kind] : nameOf(kind)}`).join(', ') ||
    'nobody'
  );
}

const PLURALS: Readonly<Record<string, string>> = {
  footman: 'Footmen',
  knight: 'Knights',
  siegeEngine: 'Siege Engines',
  ship: 'Ships',
};

/** A card may be called like something else: Supply is a track too. */
export function westerosNames(cards: readonly string[]): string {
  return cards.map((id) => text(`westeros.${id}.name`)).join(', ');
}

/** Something that may be hidden from this eye. */
function hidden(thing: unknown, otherwise: string): string {
  const { secret } = thing as Hidden<string>;
  return secret === undefined ? otherwise : nameOf(secret);
}
