// Tables against the Rival in the position notation: what is refused and where, and quiet tables written down and read again.

import { begin, hash, isRefusal, Play, randomFrom, seeded, type State } from '@three-thrones/kernel';
import { answerTo, choicesOf } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { tinyEpic } from '../rules/index.ts';
import type { World } from '../rules/state.ts';
import { soloTableFor } from './solo-starts.ts';

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

test('a quiet table written down is the same table when it is read', () => {
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    const seed = `solo-notation/${game}`;
    const begun = begin(tinyEpic, soloTableFor(seed), seed);
    if (isRefusal(begun)) throw new Error(begun.code);
    const run = new Play(tinyEpic, begun.state, { listening: false });
    const chance = choicesOf(seed);
    while (!run.over) {
      if (isTheSameAgain(run.state)) compared++;
      const { seat, choice } = answerTo(run.decisions()[0]!, chance);
      run.settle(seat, choice);
    }
  }
  expect(compared).toBeGreaterThanOrEqual(12 * 12); // twelve turns of a person in each game
});

/** Whether a table could be written down; then the one that is read from it must be equal in everything. */
function isTheSameAgain(state: State<World>): boolean {
  const written = tinyEpic.notation(state);
  if (isRefusal(written)) return false;
  const again = read(JSON.parse(JSON.stringify(written)));
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(hash({ ...again.world, lastBattle: undefined })).toBe(
    hash({ ...state.world, lastBattle: undefined }),
  );
  expect(again.frames).toEqual(state.frames);
  return true;
}
