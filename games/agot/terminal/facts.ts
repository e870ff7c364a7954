// What happened in A Game of Thrones, in sentences: one for each kind of fact, or this does not compile.

import type { Facts } from '../rules/queries.ts';
import { type FactOf, type Hidden, type KernelFacts, say, type SayingsOf } from '@three-thrones/kernel';
import { nameOf, text } from './words.ts';

type Name = (id: string) => string;

export function fact({ kind, data }: FactOf<Facts & KernelFacts>, name: Name): string | undefined {
  return say<Facts & KernelFacts, typeof kind, string | undefined, [Name]>(SENTENCES, kind, data, name);
}

/** Repeats in words what other facts say already. */
const silent = (): undefined => undefined;

const SENTENCES: SayingsOf<Facts & KernelFacts, string | undefined, [name: Name]> = {
  'only-choice': silent,
  'phase.began': silent,
  'round.ended': silent,
  'tracks.cleared': silent,
  'order.removed': silent,
  'units.moved': silent,
  'combat.ended': silent,
  'wildlings.over': silent,
  'wildlings.chosen': silent,
  'consolidate.resolved': silent,
  'support.accepted': silent,
  'tie.ordered': silent,
  'help.accepted': silent,

  'westeros.drawn': (d) => `Westeros: ${westerosNames(d.cards)}`,
  'westeros.winter': (d) => `Winter is coming: deck ${'I'.repeat(d.deck + 1)} is shuffled`,
  'westeros.chosen': (d, name) => `${name(d.house)} chooses: ${nameOf(d.effect)}`,
  'threat.rose': (d) => `The wildling threat rises to ${d.threat}`,
  'orders.banned': (d) => `No ${nameOf(d.ban)} orders this round`,
  'supply.set': (d, name) => `${name(d.house)}: supply ${d.supply}`,
  'unit.mustered': (d, name) => `${name(d.house)} musters a ${nameOf(d.unit)} in ${nameOf(d.area)}`,
  'unit.upgraded': (d, name) => `${name(d.house)}: a ${nameOf(d.unit)} in ${nameOf(d.area)}`,
  'unit.downgraded': (d, name) => `${name(d.house)}: only a ${nameOf(d.unit)} in ${nameOf(d.area)}`,
  'bids.revealed': (d, name) => {
    const bids = Object.entries(d.bids);
    return `Bids: ${bids.map(([house, bid]) => `${name(house)} ${bid}`).join(', ')}`;
  },
  'track.filled': (d, name) => `${nameOf(d.track)}: ${d.order.map((house) => name(house)).join(', ')}`,
  'track.moved': (d, name) => `${name(d.house)} goes to place ${d.to} of ${nameOf(d.track)}`,
  'token.passed': (d, name) => `${name(d.house)} holds the token of ${nameOf(d.track)}`,
  'wildlings.attack': (d) => `The wildlings attack with ${d.strength}`,
  'wildlings.result': (d) =>
    `${d.watch ? "The Night's Watch holds" : 'The wildlings win'}: ${d.sum} against ${d.strength}`,
  'wildlings.named': (d, name) => `${name(d.house)} counts as the ${d.watch ? 'highest' : 'lowest'} bidder`,
  'wildlings.card': (d) => `Wildling card: ${nameOf(d.card)}`,
  'cards.discarded': (d, name) => `${name(d.house)} discards ${names(d.cards)}`,
  'cards.returned': (d, name) => `${name(d.house)} takes back ${names(d.cards)}`,

  'round.began': (d) => `Round ${d.round} begins`,
  'orders.placed': (d, name) => `${name(d.house)} has placed its orders`,
  'orders.revealed': () => 'The orders are revealed',
  'raven.used': (d, name) => `${name(d.house)}: Messenger Raven, ${d.use}`,
  'order.swapped': (d, name) =>
    `${name(d.house)} replaces ${nameOf(d.from)} in ${nameOf(d.area)} by ${nameOf(d.to)}`,
  'raven.looked': (d, name) => `${name(d.house)} sees ${hidden(d.card, 'the top wildling card')}`,
  'raven.putBack': (d, name) =>
    `${name(d.house)} puts the card ${d.place === 'top' ? 'back on top' : 'under the deck'}`,
  'order.raided': (d, name) =>
    `${name(d.house)} raids ${nameOf(d.order)} of ${name(d.victim)} in ${nameOf(d.area)}`,
  'march.declared': (d, name) => {
    const words = d.moves.map((move) => `${unitList(move.units)} to ${nameOf(move.to)}`).join('; ');
    return `${name(d.house)} marches from ${nameOf(d.from)}: ${words || 'nobody'}`;
  },
  'march.withdrawn': (d, name) =>
    `${name(d.house)} finds too little help against the neutral force of ${nameOf(d.area)}`,
  'help.offered': (d, name) => `${name(d.house)} helps ${name(d.for)} in ${nameOf(d.area)}`,
  'help.denied': (d, name) => `${name(d.house)} does not help ${name(d.for)} in ${nameOf(d.area)}`,
  'help.refused': (d, name) => `${name(d.house)} refuses the help of ${name(d.helper)}`,
  'order.moved': (d, name) => `${nameOf(d.order)} of ${name(d.house)} lies in ${nameOf(d.area)} now`,
  'area.taken': (d, name) => `${name(d.house)} takes ${nameOf(d.area)}`,
  'area.lost': (d, name) => `${name(d.house)} gives up ${nameOf(d.area)}`,
  'area.entered': (d, name) => `${name(d.house)} enters ${nameOf(d.area)}`,
  'token.placed': (d, name) => `${name(d.house)} leaves a Power token in ${nameOf(d.area)}`,
  'token.removed': (d, name) => `The Power token of ${name(d.house)} in ${nameOf(d.area)} is removed`,
  'neutral.beaten': (d, name) => `${name(d.house)} overcomes the neutral force of ${nameOf(d.area)}`,
  'power.gained': (d, name) => `${name(d.house)} gains ${d.amount} power`,
  'power.lost': (d, name) => `${name(d.house)} loses ${d.amount} power`,
  'port.captured': (d, name) => `${name(d.house)} takes ${nameOf(d.port)}`,
  'units.lost': (d, name) => `${name(d.house)} loses ${unitList(d.units)} in ${nameOf(d.area)}`,
  'game.won': (d, name) => `${name(d.house)} wins the game`,

  'combat.began': (d, name) =>
    `${name(d.attacker)} attacks ${name(d.defender)} in ${nameOf(d.area)} with ${unitList(d.units)}`,
  'support.declared': (d, name) =>
    `${name(d.house)} supports ${d.side === 'none' ? 'nobody' : `the ${d.side}`} from ${nameOf(d.area)}`,
  'support.refused': (d, name) => `${name(d.by)} refuses the help of ${name(d.house)}`,
  'combat.strength': (d) => {
    return `Strength (${d.when}): ${d.attacker.total} against ${d.defender.total}`;
  },
  'cards.revealed': (d) => `House cards: ${oneCard(d.attacker)} against ${oneCard(d.defender)}`,
  'card.used': (d, name) => `${name(d.house)} uses ${nameOf(d.card)}`,
  'card.replaced': (d, name) => `${name(d.house)} plays ${nameOf(d.card)} instead`,
  'tides.drawn': (d, name) => `${name(d.house)} draws ${hidden(d.card, 'a Tides card')}`,
  'tides.revealed': (d) => `Tides: ${names(d.attacker)} against ${names(d.defender)}`,
  'blade.used': (d, name) => `${name(d.house)} uses the Valyrian Steel Blade`,
  'combat.decided': (d, name) => `${name(d.house)} wins the combat in ${nameOf(d.area)}`,
  'units.retreated': (d, name) => `${name(d.house)} retreats to ${nameOf(d.area)} with ${unitList(d.units)}`,
  'units.returned': (d, name) => `${name(d.house)} goes back to ${nameOf(d.area)} with ${unitList(d.units)}`,
  'garrison.removed': (d) => `The garrison of ${nameOf(d.area)} is gone`,
  'hand.refilled': (d, name) => `${name(d.house)} takes its House cards back`,
};

function oneCard(id: string | undefined): string {
  return id === undefined ? 'no card' : nameOf(id);
}

function names(ids: readonly string[]): string {
  return ids.map(nameOf).join(', ') || 'nothing';
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
function hidden({ secret }: Hidden<string>, otherwise: string): string {
  return secret === undefined ? otherwise : nameOf(secret);
}
