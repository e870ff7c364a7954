// A match and its record say the same; a state survives being written down at every question.

import { describe, expect, test } from 'vitest';
import { answer, decisions, hash, isOver, randomFrom, seeded } from '@three-thrones/kernel';
import { type Match, type MatchRecord, play, recordOf, replay, startMatch } from '../src/index.ts';
import { ok, type Pennies, pennies } from '../../kernel/test/toy.ts';

/** A whole random match; `after` sees the match after each answer. */
function randomMatch(seed: string, after: (match: Match<Pennies>) => void = () => {}): Match<Pennies> {
  let match = ok(startMatch(pennies, { config: { players: 3 }, seed }));
  const random = randomFrom(seeded(`${seed} choices`));
  while (!isOver(match.state)) {
    const { id, seat, shape, options, min, max } = random.pick(decisions(pennies, match.state));
    const number = min + random.int(max - min + 1);
    const some = random.shuffle([...options]).slice(0, number);
    const choice = shape === 'number' ? number : shape === 'one' ? some[0]! : some;
    match = ok(play(pennies, match, { seat, decision: id, choice }));
    after(match);
  }
  return match;
}

const written = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a record', () => {
  test.each(['a', 'b', 'c'])(
    'of a random match (%s), written down and read, replays to the same end',
    (seed) => {
      const match = randomMatch(seed);
      const again = ok(replay(pennies, written(recordOf(match))));
      expect(hash(again.state)).toBe(hash(match.state));
      expect(hash(again.answers)).toBe(hash(match.answers));
      expect(again.barrier).toBe(match.barrier);
    },
  );

  test('of a match from a position with scripted chance replays too', () => {
    const position = { players: 2, at: 'round', round: 2, hand: { ann: ['king'] } };
    const match = ok(startMatch(pennies, { position, seed: 'seed', script: [5] }));
    expect(match.state.world.wind).toBe(5);
    expect(hash(ok(replay(pennies, written(recordOf(match)))).state)).toBe(hash(match.state));
  });

  test('is not changed by playing on from it', () => {
    const position = { players: 2, at: 'show', lead: 'ann', hand: { ann: ['king', 'ace'] } };
    const start = ok(startMatch(pennies, { position, seed: 'seed' }));
    const match = ok(play(pennies, start, { seat: 'ann', decision: '0-ann', choice: ['ace'] }));
    const before = written(recordOf(match));
    ok(play(pennies, match, { seat: 'ann', decision: '1-ann', choice: 'yes' }));
    expect(recordOf(match)).toEqual(before);
    expect(position.hand.ann).toEqual(['king', 'ace']);
  });

  test.each<[string, Partial<MatchRecord>]>([
    ['another-game', { game: 'chess' }],
    ['another-rules-version', { rulesVersion: 2 }],
    ['bad-players', { config: { players: 0 } }],
    ['unknown-decision', { answers: [{ seat: 'ann', decision: '7-ann', choice: 0 }] }],
  ])('is refused when wrong: %s', (code, wrong) => {
    const record = { ...recordOf(randomMatch('a')), ...wrong };
    expect(replay(pennies, record)).toMatchObject({ refused: true, code });
  });

  test('says which of its answers is refused', () => {
    const right = recordOf(randomMatch('a'));
    const answers = right.answers.map((said, at) => (at === 4 ? { ...said, seat: 'eve' } : said));
    expect(replay(pennies, { ...right, answers })).toMatchObject({
      code: 'no-such-seat',
      args: { answer: 4 },
    });
  });
});

describe('a state written down and read', () => {
  test('is the same at every question, and goes on the same', () => {
    const matches = [ok(startMatch(pennies, { config: { players: 3 }, seed: 'written' }))];
    randomMatch('written', (match) => matches.push(match));
    expect(matches.length).toBeGreaterThan(10);
    for (const [at, match] of matches.slice(1).entries()) {
      expect(hash(written(match.state))).toBe(hash(match.state));
      const { seat, decision, choice } = match.answers.at(-1)!;
      const turn = ok(answer(pennies, written(matches[at]!.state), seat, decision, choice));
      expect(hash(turn.state)).toBe(hash(match.state));
      expect(turn.facts).toEqual(match.facts);
    }
  });
});
