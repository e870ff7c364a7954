// How much each fact matters to those who watch: 1 small, 2 a move, 3 a turn, 4 a battle, 5 an alliance, 7 scoring, 8 a round.

import type { Fact, KernelFacts } from '@three-thrones/kernel';
import type { Facts, PointsReason } from './facts.ts';

const WEIGHTS: Readonly<Record<keyof (Facts & KernelFacts), number>> = {
  'only-choice': 0,
  'round.began': 8,
  'round.ended': 0,
  'dice.rolled': 3,
  'dice.kept': 1,
  'die.drafted': 1,
  'die.changed': 1,
  'die.placed': 3,
  'die.passed': 1,
  'action.performed': 1,
  'action.skipped': 0,

  'army.departed': 0,
  'army.moved': 2,
  'domain.taken': 1,
  'unit.recruited': 1,
  'unit.eliminated': 2,
  'unit.lost': 1,
  'units.retreated': 2,
  'hero.left': 1,
  'hero-card.readied': 1,
  'throne.lost': 2,

  'dragon.egg-placed': 2,
  'dragon.hatched': 4,
  'dragon.egg-returned': 1,

  'battle.started': 3,
  'battle.committed': 1,
  'battle.passed': 1,
  'battle.topCard': 1,
  'battle.revealed': 1,
  'battle.extraCard': 1,
  'battle.secretReplaced': 1,
  'battle.foughtOn': 1,
  'battle.retreat': 4,
  'battle.decided': 4,
  'battle.ended': 0,

  'plot.played': 3,
  'event.played': 3,
  'cards.drawn': 1,
  'cards.discarded': 1,
  'cards.put-back': 1,
  'card.stays': 1,
  'card.left': 1,
  'deck.shuffled': 0,

  'gold.gained': 1,
  'gold.paid': 1,
  'gold.cut': 1,
  'points.gained': 2,
  'points.lost': 2,
  'scoring.tally': 7,
  'vengeance.taken': 7,
  'vengeance.removed': 7,

  'rival.rolled': 3,
  'rival.card': 3,
  'rival.action': 2,
  'rival.target': 3,
  'rival.nextTarget': 3,
  'rival.leaves': 0,
  'rival.stays': 1,
  'rival.recruits': 0,
  'rival.skips': 1,
  'rival.plot': 3,
  'rival.shield': 1,
  'rival.special': 3,
  'rival.removed': 1,
  'rival.ability': 1,
  'rival.coins': 0,

  'ally-token.captured': 1,
  'ally-token.taken': 2,
  'ally-token.returned': 1,
  'ally-token.passed': 1,
  'alliances.counted': 0,
  'alliance.taken': 5,
  'alliance.lapsed': 5,

  'ranger.revealed': 7,
  'ranger.foreseen': 4,
  'token.added': 1,
  'token.none': 0,
  'token.revealed': 3,
  'token.used': 2,
  'walker.added': 3,
  'walker.removed': 2,
  'king.moved': 5,
  'king.waited': 2,
  'king.stayed': 2,
  'king.routed': 5,
  'king.destroyed': 5,
  'king.throne': 5,
  'king.points': 2,
  'king.beaten': 9,
  'wall.fell': 8,
  'dragon.came': 5,
  'dragon.beaten': 4,
  'terror.evoked': 4,
  'terror.token': 1,
  'terror.nothing': 0,
  'terror.walker': 2,
  'terror.returned': 1,
  'terror.taken': 1,
  'terror.banished': 1,
  'terror.walkersLeft': 1,
  'terror.counted': 0,
  'terror.terrified': 5,
  'terror.calmed': 5,
};

/** What is scored at the end of a round; other points come with what brought them. */
const SCORED: readonly PointsReason[] = ['castles', 'objectives', 'alliances'];

/** Nothing for what these rules do not know. */
export function weight({ kind, data }: Fact): number {
  const { reason, as } = data as { reason?: PointsReason; as?: string };
  if (reason !== undefined && SCORED.includes(reason)) return WEIGHTS['scoring.tally'];
  // A die at the bottom is nobody's: that it is used begins something, as a turn does.
  if (as === 'bottom' && kind === 'action.performed') return WEIGHTS['die.placed'];
  return WEIGHTS[kind as keyof typeof WEIGHTS] ?? 0;
}
