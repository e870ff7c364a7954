// Tables against the Rival in the position notation: what is refused, and where.

import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { tinyEpic } from '../rules/index.ts';

const TABLE = { mode: 'solo', seats: ['lannister'] };
const rival = { house: 'stark' };
const read = (document: unknown) => tinyEpic.position(document, randomFrom(seeded('position')));

test.each([
  [{ ...TABLE, rival: { house: 'lannister' } }, 'rival', 'config-house-twice'],
  [{ ...TABLE, rival: { house: 'stark', gold: 3 } }, 'rival.gold', 'position-unknown-key'],
  [{ ...TABLE, rival: { house: 'stark', deck: ['rival-13'] } }, 'rival.deck[0]', 'position-unknown-word'],
  [
    { ...TABLE, round: 6, rival: { house: 'stark', card: 'rival-01', gone: ['rival-01'] } },
    'rival.gone',
    'position-card-twice',
  ],
  [{ ...TABLE, rival: { house: 'stark', gone: ['rival-01'] } }, 'rival.gone', 'position-rival-cards'],
  [{ ...TABLE, rival, at: { step: 'rival', die: 'march' } }, 'rival.card', 'position-rival-card'],
  [{ ...TABLE, rival, map: { winterfell: 'stark-1' } }, 'map', 'position-rival-hero'],
  [{ ...TABLE, rival, players: { stark: { gold: 1 } } }, 'players.stark.gold', 'position-out-of-range'],
  [
    { ...TABLE, rival, players: { stark: { hand: ['vendetta'] } } },
    'players.stark.hand',
    'position-hand-limit',
  ],
  [{ ...TABLE, rival, players: { stark: { dice: ['march'] } } }, 'players.stark.dice', 'position-hand-limit'],
  [{ ...TABLE, rival, handOfTheKing: 'stark' }, 'handOfTheKing', 'position-unknown-word'],
  [
    { ...TABLE, rival, at: { step: 'action', seat: 'stark', action: 'march' } },
    'at.seat',
    'position-unknown-word',
  ],
  [{ ...TABLE, rival, at: { step: 'bottomDice' } }, 'at.step', 'position-unknown-word'],
])('%j is refused', (document, path, code) => {
  const refused = read(document);
  expect(isRefusal(refused) && refused.mistakes).toMatchObject([{ path, code }]);
});
