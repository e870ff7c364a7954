// 20.3 Who knows the wildling card that the Raven has shown.

import { answer, beginAt, decisions, isRefusal, type Refusal, view } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { agot } from '../rules/index.ts';

function taken<T extends object>(turn: T | Refusal): T {
  if (isRefusal(turn)) throw new Error(turn.code);
  return turn;
}

test('20.3 a second holder looks at the same card: both know it, and nobody else', () => {
  const document = {
    players: 6,
    decks: { wildlings: ['crow-killers'] },
    scouted: 'top',
    at: { step: 'raven' },
  };
  const { state } = taken(beginAt(agot, document, 'seed'));
  // Lannister saw it as holder of the Raven; since then the Raven has gone to Stark
  state.world.holders['kings-court'] = 'stark';
  const [asked] = decisions(agot, state);
  const after = taken(answer(agot, state, 'stark', asked!.id, 'look'));
  const sees = (eye: string): boolean => JSON.stringify(view(after.state, eye)).includes('crow-killers');
  expect(after.state.seats.filter(sees).sort()).toEqual(['lannister', 'stark']);
});
