// What a newcomer is told at the first meeting.

import type { Hint } from '@three-thrones/game-kit/board/board.ts';
import type { Facts, Questions } from '../../rules/queries.ts';
import { say } from './names.ts';

interface GameHint extends Hint {
  readonly questions?: readonly (keyof Questions)[];
  readonly facts?: readonly (keyof Facts)[];
}

export const hints: readonly GameHint[] = [
  { id: 'goal', rule: '3.2' },
  { id: 'orders', questions: ['planning.placeOrders', 'planning.placeInTurn'], rule: '9.1' },
  { id: 'raven', questions: ['raven.use', 'raven.swap'], rule: '9.7' },
  { id: 'raid', questions: ['raid.chooseOrder', 'raid.chooseTarget'], rule: '11' },
  {
    ...{ id: 'march', rule: '12' },
    questions: ['declareMarch.chooseOrder', 'marchMove.chooseDestination', 'marchMove.chooseUnits'],
  },
  { id: 'support', questions: ['support.declare', 'support.answer'], rule: '13.1' },
  { id: 'card', questions: ['combat.chooseCard'], rule: '13.3' },
  { id: 'retreat', questions: ['casualties.choose', 'retreat.area', 'retreat.nameArea'], rule: '13.13' },
  { id: 'bidding', questions: ['track.bid'], rule: '7.2' },
  { id: 'wildlings', questions: ['wildlings.bid'], rule: '15.2' },
  { id: 'muster', questions: ['muster.buy'], rule: '6.2' },
  { id: 'supply', questions: ['reconcile.remove'], facts: ['supply.set'], rule: '5.3' },
];

export const hint = (id: string): string => say(`hint.${id}`);
