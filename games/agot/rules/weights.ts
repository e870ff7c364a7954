// How much each fact matters to those who watch: 1 small, 2 a move, 3 a turn, 4 a combat, 5 a banner, 7 a ceremony, 8 a round.

import type { Fact, KernelFacts } from '@three-thrones/kernel';
import type { Facts } from './facts.ts';

const WEIGHTS: Readonly<Record<keyof (Facts & KernelFacts), number>> = {
  'only-choice': 0,
  'round.began': 8,
  'round.ended': 0,
  'phase.began': 3,
  'game.won': 9,

  // The Westeros phase
  'westeros.drawn': 7,
  'westeros.winter': 3,
  'westeros.chosen': 5,
  'threat.rose': 2,
  'orders.banned': 3,
  'supply.set': 2,
  'unit.mustered': 2,
  'unit.upgraded': 2,
  'unit.downgraded': 1,
  'bids.revealed': 7,
  'tracks.cleared': 0,
  'tie.ordered': 1,
  'track.filled': 5,
  'track.moved': 3,
  'token.passed': 2,

  // Wildlings
  'wildlings.attack': 5,
  'wildlings.result': 7,
  'wildlings.named': 3,
  'wildlings.card': 5,
  'wildlings.chosen': 3,
  'wildlings.over': 0,
  'cards.discarded': 2,
  'cards.returned': 1,

  // Planning
  'orders.placed': 1,
  'orders.revealed': 5,
  'raven.used': 3,
  'raven.looked': 1,
  'raven.putBack': 1,
  'order.swapped': 3,

  // Actions
  'order.raided': 3,
  'order.removed': 1,
  'order.moved': 2,
  'march.declared': 2,
  'march.withdrawn': 2,
  'help.offered': 1,
  'help.denied': 1,
  'help.accepted': 1,
  'help.refused': 1,
  'units.moved': 2,
  'area.taken': 1,
  'area.lost': 1,
  'area.entered': 0,
  'neutral.beaten': 4,
  'port.captured': 2,
  'consolidate.resolved': 2,
  'power.gained': 1,
  'power.lost': 1,
  'token.placed': 1,
  'token.removed': 1,

  // Combat
  'combat.began': 3,
  'support.declared': 2,
  'support.accepted': 1,
  'support.refused': 1,
  'cards.revealed': 2,
  'card.used': 3,
  'card.replaced': 2,
  'combat.strength': 0,
  'tides.drawn': 1,
  'tides.revealed': 2,
  'blade.used': 3,
  'combat.decided': 4,
  'combat.ended': 0,
  'garrison.removed': 2,
  'units.lost': 1,
  'units.returned': 1,
  'units.retreated': 2,
  'hand.refilled': 1,
};

/** Nothing for what these rules do not know. */
export function weight({ kind }: Fact): number {
  return WEIGHTS[kind as keyof typeof WEIGHTS] ?? 0;
}
