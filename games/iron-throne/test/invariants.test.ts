// What must hold is looked at: each thing that is lost or doubled is named.

import { begin, copy, isRefusal, look } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ironThrone, type World } from '../rules/index.ts';
import { broken } from '../rules/invariants.ts';
import { mat } from '../rules/state.ts';

function fresh(): World {
  const config = { seats: ['stark', 'tyrell', 'lannister'], leaderSelection: 'random', first: 'stark' };
  const begun = begin(ironThrone, config, 'invariants');
  if (isRefusal(begun)) throw new Error(begun.code);
  return copy(begun.state.world);
}

test('a table after setup is whole', () => expect(broken(fresh())).toEqual([]));

test.each<[string, (w: World) => void, RegExp]>([
  ['a card lost', (w) => look(mat(w, 'stark').deck).pop(), /cards of stark/],
  ['a card doubled', (w) => mat(w, 'stark').discard.push('stark.truce'), /cards of stark/],
  ['power out of nothing', (w) => void mat(w, 'stark').sheet++, /61 power/],
  ['negative power', (w) => void (mat(w, 'stark').sheet = -1), /less than no power/],
  ['an influence token lost', (w) => void mat(w, 'tyrell').board['tyrell']!--, /4 influence tokens/],
  ['an event card lost', (w) => w.eventsOut.push('event.stark'), /event cards/],
  [
    'a belief that is wrong',
    (w) =>
      w.glimpses.push({
        by: 'tyrell',
        of: 'stark',
        cards: { to: ['tyrell'], secret: ['tyrell.truce'] },
        look: { to: ['tyrell'], secret: 1 },
      }),
    /wrong about the hand/,
  ],
  [
    'a foresight that is wrong',
    (w) => void (w.foreseen = { to: ['stark'], secret: ['event.baratheon'] }),
    /not as it was seen/,
  ],
  [
    'an own card held as a hostage',
    (w) => {
      const card = look(mat(w, 'stark').deck).pop()!;
      mat(w, 'stark').hostages.push({ id: 9, of: 'stark', card: { to: ['stark'], secret: card } });
    },
    /own house as a hostage/,
  ],
])('%s is noticed', (_what, tamper, sentence) => {
  const w = fresh();
  tamper(w);
  expect(broken(w).join('; ')).toMatch(sentence);
});
