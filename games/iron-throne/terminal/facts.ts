// What happened in The Iron Throne, in sentences: one for each kind of fact, or this does not compile.

import { type FactOf, type Hidden, type KernelFacts, say, type SayingsOf, size } from '@three-thrones/kernel';
import type { CardId } from '../data/ids.ts';
import type { Facts } from '../rules/queries.ts';
import { cardOf, dealWords, nameOf } from './words.ts';

type Name = (id: string) => string;

export function fact({ kind, data }: FactOf<Facts & KernelFacts>, name: Name): string | undefined {
  return say<Facts & KernelFacts, typeof kind, string | undefined, [Name]>(SENTENCES, kind, data, name);
}

/** Repeats in words what other facts say already. */
const silent = (): undefined => undefined;

const SENTENCES: SayingsOf<Facts & KernelFacts, string | undefined, [name: Name]> = {
  'only-choice': silent,
  'cards.chosen': silent,

  'round.began': (d, name) => `Round ${d.round}: ${name(d.challenger)} is the challenger`,
  'leaders.shown': (d, name) =>
    `Leaders: ${Object.entries(d.leaders)
      .map(([seat, leader]) => `${nameOf(leader)} (${name(seat)})`)
      .join(', ')}`,

  'cards.drawn': (d, name) => `${name(d.seat)} draws ${pileWords(d.cards)}`,
  'card.discarded': (d, name) => `${name(d.seat)} discards ${nameOf(d.card)}`,
  'deck.reshuffled': (d, name) => `${name(d.seat)} makes a new deck from the discard pile`,
  'hand.seen': (d, name) => `${name(d.by)} looks at the hand of ${name(d.of)}${faces(d.cards)}`,
  'choice.seen': (d, name) =>
    `${name(d.by)} looks at the clash card of ${name(d.of)}${d.card.secret ? `: ${nameOf(d.card.secret)}` : ''}`,

  'hostage.taken': (d, name) =>
    `${name(d.by)} takes ${hidden(d.card, `a card of ${name(d.of)}`)} hostage from ${name(d.from)} (${d.source})`,
  'hostage.home': (d, name) => `${name(d.of)} gets ${hidden(d.card, 'a card')} back from ${name(d.from)}`,
  'hostage.released': (d, name) => `${name(d.by)} releases ${hidden(d.card, `a card of ${name(d.of)}`)}`,
  'hostage.tortured': (d, name) => `${name(d.by)} tortures ${cardOf(d.card)}`,

  'power.placed': (d) => `${nameOf(d.character)}: +${d.amount} power`,
  'power.shifted': (d) => `1 power goes from ${nameOf(d.from)} to ${nameOf(d.to)}`,
  'power.removed': (d) => `${nameOf(d.character)} loses ${d.amount} power`,
  'power.given': (d, name) => `${name(d.from)} gives ${name(d.to)} ${d.amount} power`,
  'power.left': (d, name) => `${d.amount} power of ${name(d.seat)} leave the game`,
  'character.died': (d) => `${nameOf(d.character)} dies`,
  'character.revived': (d) => `${nameOf(d.character)} lives again, with ${d.amount} power`,
  'removal.split': (d, name) => `${name(d.seat)} spreads the loss over several characters`,
  'influence.spread': (d, name) => `${name(d.seat)} spreads influence over ${name(d.onto)}`,
  'influence.returned': (d, name) => `Influence of ${name(d.seat)} goes home from ${name(d.from)}`,

  'event.shown': (d) => nameOf(d.event),
  'event.chosen': (d) => `The card that counts: ${nameOf(d.event)}`,
  'events.reshuffled': (d) => `The event deck is shuffled again: ${d.count} cards`,
  'events.seen': (d, name) => `${name(d.by)} looks at the next ${d.count} event cards${faces(d.events)}`,
  'defender.named': (d, name) => `${name(d.seat)} is the defender`,
  'participant.chosen': (d, name) => `${name(d.seat)} sends ${nameOf(d.character)}`,
  'support.demanded': (d, name) => `${name(d.by)} demands support from ${name(d.of)}`,
  'support.offered': (d, name) => `${name(d.seat)} offers the ${d.side} ${nameOf(d.character)}`,
  'support.answered': (d, name) =>
    `${name(d.by)} ${d.accepted ? 'accepts the support of' : 'turns down'} ${name(d.seat)}`,
  'support.withheld': (d, name) => `${name(d.seat)} stays out`,
  'support.joined': (d, name) => `${name(d.seat)} joins the ${d.side} with ${nameOf(d.character)}`,
  'invitation.declined': (d, name) => `${name(d.seat)} declines the invitation`,
  'supporter.retreated': (d, name) => `${name(d.seat)} retreats`,
  'supporter.stayed': (d, name) => `${name(d.seat)} stays`,

  'deal.proposed': (d, name) => `${name(d.by)} proposes: ${dealWords(d.deal)}`,
  'deal.passed': (d, name) => `${name(d.by)} passes`,
  'deal.recorded': (d) => `A deal is recorded: ${dealWords(d.deal)}`,
  'cards.laid': () => 'The clash cards lie face down',
  'question.answered': (d, name) => `${name(d.by)} says: ${d.says}`,
  'answer.untrue': (d, name) => `${name(d.by)} has lied`,
  'card.replaced': (d, name) => `${name(d.seat)} replaces the face-down card`,
  'cards.swapped': (d, name) => `${name(d.by)} swaps the face-down cards`,
  'values.swapped': (d, name) => `${name(d.by)} swaps the values of the cards`,
  'truce.counts-as-hostility': (d) => `The truce of the ${d.side} counts as hostility 0`,
  'outcome.forced': (d, name) => `${name(d.by)} turns the outcome into ${d.outcome}`,
  'strength.added': (d) => `The ${d.side}'s side: +${d.amount} strength (${nameOf(d.by)})`,
  'cards.revealed': (d, name) => {
    const cards = Object.entries(d.cards).map(([seat, card]) => `${name(seat)} ${nameOf(card)}`);
    return `Revealed: ${cards.join(', ')}. ${OUTCOMES[d.outcome]}`;
  },
  'clash.decided': (d) => {
    const { challenger, defender } = d.strength;
    if (d.winner && d.outcome === 'betrayal') return `The ${d.winner}'s side wins by betrayal`;
    if (d.winner)
      return `The ${d.winner}'s side wins, ${Math.max(challenger, defender)} to ${Math.min(challenger, defender)}`;
    if (d.outcome === 'truce')
      return d.losing.length > 0 ? 'The truce fails: both sides lose' : 'The truce holds';
    return `A tie at ${challenger}: both sides lose`;
  },

  'deal.carried-out': (d) => `The deal is carried out: ${dealWords(d.deal)}`,
  'penalties.due': (d) =>
    `Penalties: ${d.penalties.map(({ character, amount }) => `${nameOf(character)} ${amount}`).join(', ')}`,
  'penalty.changed': (d) => `The loss of ${nameOf(d.character)} is now ${d.amount}`,
  'penalty.waived': (d, name) => `${name(d.seat)} takes no penalty`,
  'reward.denied': (d, name) => `${name(d.seat)} gets no reward`,
  'ability.used': (d, name) => `${name(d.seat)} uses the ability of ${nameOf(d.ability)}`,
  'card.used': (d, name) => `${name(d.seat)} plays ${nameOf(d.card)} for its text`,
  'game.won': (d, name) =>
    `${d.seats.map(name).join(' and ')} ${d.seats.length > 1 ? 'win together' : 'wins the game'}`,
};

const OUTCOMES = { hostility: 'Hostility', truce: 'Truce', betrayal: 'Betrayal' } as const;

/** A card that may be hidden from this eye. */
function hidden({ secret }: Hidden<CardId>, otherwise: string): string {
  return secret === undefined ? otherwise : cardOf(secret);
}

function faces({ secret }: Hidden<readonly string[]>): string {
  return secret ? `: ${secret.map(nameOf).join(', ') || 'nothing'}` : '';
}

/** Cards that may be hidden from this eye: then only how many. */
function pileWords(cards: Hidden<readonly string[]>): string {
  if (cards.secret) return cards.secret.map(nameOf).join(', ');
  return size(cards) === 1 ? 'a card' : `${size(cards)} cards`;
}
