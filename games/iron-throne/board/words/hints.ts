// What a newcomer is told at the first meeting.

import type { Hint } from '@three-thrones/game-kit/board/board.ts';
import type { Facts, Questions } from '../../rules/queries.ts';
import { say } from './names.ts';

interface GameHint extends Hint {
  readonly questions?: readonly (keyof Questions)[];
  readonly facts?: readonly (keyof Facts)[];
}

export const hints: readonly GameHint[] = [
  { id: 'goal', rule: '17.1' },
  { id: 'leader', questions: ['leaders.pick', 'leader.use'], rule: '11.1' },
  { id: 'power', questions: ['place.character', 'preparation.participant'], rule: '1.15' },
  { id: 'support', questions: ['offer.offer', 'offer.answer'], rule: '6.2' },
  { id: 'deal', questions: ['move.choose', 'move.terms'], rule: '7.2' },
  { id: 'clash', questions: ['choose.card'], rule: '7.12' },
  { id: 'windows', questions: ['card.play'], rule: '14.7' },
  { id: 'hostages', questions: ['hostages.handle', 'take.source'], rule: '10.1' },
  { id: 'betrayal', facts: ['cards.revealed'], rule: '7.14' },
  { id: 'penalty', facts: ['penalties.due'], rule: '8.6' },
  { id: 'death', facts: ['character.died'], rule: '12.4' },
];

export const hint = (id: string): string => say(`hint.${id}`);
