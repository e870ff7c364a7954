// What a newcomer is told at the first meeting.

import type { Hint } from '@three-thrones/game-kit/board/board.ts';
import type { View } from '@three-thrones/kernel';
import type { Facts, Questions, World } from '../../rules/queries.ts';
import { say } from './names.ts';

interface GameHint extends Hint<World> {
  readonly questions?: readonly (keyof Questions)[];
  readonly facts?: readonly (keyof Facts)[];
}

const isTogether = ({ world }: View<World>): boolean => world.coop !== undefined;
const isApart = (view: View<World>): boolean => !isTogether(view);

export const hints: readonly GameHint[] = [
  { id: 'goal', rule: '15', isFor: isApart },
  { id: 'goal-together', rule: '21.23', isFor: isTogether },
  { id: 'explore', questions: ['exploration.explore'], rule: '21.5' },
  { id: 'draft', questions: ['draft.takeDie'], rule: '3' },
  { id: 'slot', questions: ['turn.placeDie'], rule: '3.3' },
  { id: 'battle', questions: ['battle.attackerCard', 'battle.defenderCard'], rule: '6' },
  { id: 'shields', questions: ['plot.chooseCard', 'plot.useShield'], rule: '12.1' },
  { id: 'leave', questions: ['movement.chooseArmy', 'movement.chooseDestination'], rule: '5.4' },
  { id: 'units', questions: ['recruit.deploy'], rule: '5.3' },
  {
    id: 'alliance',
    questions: ['refuge.chooseRefuge'],
    facts: ['alliance.taken', 'alliance.lapsed'],
    rule: '12.3',
    isFor: isApart,
  },
  { id: 'scoring', facts: ['scoring.tally'], rule: '15', isFor: isApart },
  { id: 'taxes', facts: ['round.ended'], rule: '13', isFor: isApart },
  { id: 'wall', facts: ['wall.fell'], rule: '21.17' },
  { id: 'terror', facts: ['terror.evoked'], rule: '21.14' },
  { id: 'follow', questions: ['action.perform'], rule: '3.5' },
];

export const hint = (id: string): string => say(`hint.${id}`);
