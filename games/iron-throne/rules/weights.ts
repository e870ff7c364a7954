// How much each fact matters to those who watch: 1 small, 2 a move, 3 a turn, 4 a fight, 5 a banner, 7 a ceremony, 8 a round.

import type { Fact, KernelFacts } from '@three-thrones/kernel';
import type { Facts } from './facts.ts';

const WEIGHTS: Readonly<Record<keyof (Facts & KernelFacts), number>> = {
  'only-choice': 0,
  'round.began': 8,
  'leaders.shown': 7,

  'cards.drawn': 1,
  'card.discarded': 2,
  'deck.reshuffled': 1,
  'hand.seen': 3,
  'choice.seen': 3,

  'hostage.taken': 4,
  'hostage.home': 3,
  'hostage.released': 3,
  'hostage.tortured': 5,

  'power.placed': 1,
  'power.shifted': 1,
  'power.removed': 2,
  'power.given': 3,
  'power.left': 4,
  'character.died': 5,
  'character.revived': 5,
  'removal.split': 2,
  'influence.spread': 5,
  'influence.returned': 4,

  'event.shown': 3,
  'event.chosen': 2,
  'events.reshuffled': 1,
  'events.seen': 2,
  'defender.named': 5,
  'participant.chosen': 2,
  'support.demanded': 3,
  'support.offered': 2,
  'support.answered': 2,
  'support.withheld': 1,
  'support.joined': 3,
  'invitation.declined': 2,
  'supporter.retreated': 3,
  'supporter.stayed': 2,

  'deal.proposed': 3,
  'deal.passed': 1,
  'deal.recorded': 5,
  'cards.chosen': 2,
  'cards.laid': 2,
  'question.answered': 3,
  'answer.untrue': 4,
  'card.replaced': 2,
  'cards.swapped': 4,
  'values.swapped': 3,
  'truce.counts-as-hostility': 3,
  'outcome.forced': 4,
  'strength.added': 2,
  'cards.revealed': 7,
  'clash.decided': 5,

  'deal.carried-out': 5,
  'penalties.due': 2,
  'penalty.changed': 2,
  'penalty.waived': 2,
  'reward.denied': 2,
  'ability.used': 3,
  'card.used': 3,
  'game.won': 9,
};

export function weight({ kind }: Fact): number {
  return WEIGHTS[kind as keyof Facts] ?? 0;
}
