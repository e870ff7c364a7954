// Random games of pennies and orders, and of both broken on purpose.

import { type Limit, look, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { type Orders, orders } from '../../kernel/test/orders.ts';
import { type Pennies, pennies, penniesBut } from '../../kernel/test/toy.ts';
import { illegalAnswers, KNOWN_CODES, playRandomGame, playTwice, undoWalks } from '../src/index.ts';

const start = { config: { players: 3 }, seed: 'fuzz' };

describe('a random game', () => {
  test('comes to its end, the same for the same seed', () => {
    const game = playRandomGame(pennies, start);
    expect(game.length).toBe(game.answers.length);
    expect(game.outcome.ranking.flat().sort()).toEqual(['ann', 'bob', 'cat']);
    expect(playRandomGame(pennies, start)).toEqual(game);
    expect(playRandomGame(pennies, { ...start, seed: 'other' }).hash).not.toBe(game.hash);
  });

  test('ends alike in place and on copies', () => {
    for (let i = 0; i < 50; i++) {
      const { length } = playTwice(pennies, { config: { players: 4 }, seed: `twice/${i}` });
      expect(length).toBeGreaterThan(5);
    }
  });

  test.each([
    ['a dead end', penniesBut('round', 'show', { between: () => [9, 9] }), 'dead end: round.show offers'],
    ['a runaway flow', penniesBut('round', 'rollWind', { type: 'each', next: () => deeper }), 'runaway flow'],
    ['a game without end', penniesBut('round', 'open', { run: () => {} }), 'the game does not end'],
    [
      'a question to a stranger',
      penniesBut('round', 'take', { who: () => ['eve'] }),
      'asks eve, who is not at',
    ],
    [
      'an option given twice',
      penniesBut('round', 'take', { options: () => ['end', 'end'] }),
      'something twice',
    ],
    ['a broken table', penniesBut('draw', 'drawOne', { run: loseACard }), 'the cards are not the deck'],
    [
      'a bad outcome',
      { ...pennies, outcome: () => ({ ranking: [], scores: {}, reason: 'none' }) },
      'names nobody',
    ],
  ])('shows %s, and the command to see it again', (_what, game, message) => {
    const play = () => {
      for (let i = 0; i < 30; i++)
        playRandomGame(game, { ...start, seed: `fuzz/${i}` }, { mostAnswers: 500 });
    };
    expect(play).toThrow(message);
    expect(play).toThrow(/\nnpx tt simulate --game pennies --players 3 --seed fuzz\/\d+ --games 1 --check$/);
  });

  test('looks at the invariants only at the end if told so', () => {
    const never = { ...pennies, broken: () => ['always'] };
    const answersIn = (everyAnswer: boolean) => {
      let answers = 0;
      expect(() => playRandomGame(never, start, { everyAnswer, also: () => answers++ })).toThrow('always');
      return answers;
    };
    expect(answersIn(true)).toBe(0);
    expect(answersIn(false)).toBeGreaterThan(5);
  });

  test('writes a configuration of its own into the command', () => {
    const config = { players: 9, house: "Ann's" };
    const quoted = `npx tt simulate --game pennies --config '{"players":9,"house":"Ann'\\''s"}' --seed fuzz --games 1`;
    expect(() => playRandomGame(pennies, { ...start, config })).toThrow(`${quoted} --check`);
  });

  test('shows rules that write into their own tables', () => {
    const printed = pennies.setup({ players: 3 }, randomFrom(seeded('printed')));
    const careless = { ...pennies, setup: () => printed, broken: () => [] };
    expect(() => playTwice(careless, start)).toThrow(
      /on a copy: .*\nagain: playTwice\(pennies, \{"config":\{"players":3\},"seed":"fuzz"\}\)$/,
    );
  });
});

describe('illegal answers', () => {
  test('are refused with every code there is', () => {
    const codes = illegalAnswers(pennies, { players: 3 }, 'siege', 6_000);
    expect(Object.keys(codes).sort()).toEqual([...KNOWN_CODES, 'king-stays'].sort());
    expect(Object.values(codes).reduce((sum, count) => sum + count)).toBe(6_000);
  });

  test('must be refused with a rule', () => {
    const mute = penniesBut('round', 'take', {
      refuse: (_w: Pennies, _a: object, _seat: string, option: string) =>
        option === 'cards' ? { code: 'no', rule: '' } : undefined,
    });
    const siege = () => illegalAnswers(mute, { players: 3 }, 'siege', 2_000);
    expect(siege).toThrow(/with "cards" was refused without a rule\nagain: illegalAnswers\(pennies, .*\)$/);
  });

  test('must never be taken', () => {
    let calls = 0;
    const fickle = penniesBut('round', 'take', {
      options: () => (calls++ % 2 ? ['end', 'no such option'] : ['end']),
    });
    const siege = () => illegalAnswers(fickle, { players: 3 }, 'siege', 2_000);
    expect(siege).toThrow(/with "no such option" was not refused\nagain: illegalAnswers\(/);
  });
});

describe('walks with undo', () => {
  test('meet every barrier', () => {
    const { answers, undos, barriers } = undoWalks(pennies, { players: 3 }, 'walk', 3_000);
    expect(answers + undos).toBeGreaterThanOrEqual(3_000);
    expect(undos).toBeGreaterThan(200);
    expect(Object.keys(barriers).sort()).toEqual(
      ['another-seat', 'chance', 'not-yours', 'reveal', 'sealed', 'start'].sort(),
    );
  });

  test('show a rule that remembers something outside the state', () => {
    let calls = 0;
    const counting = penniesBut('round', 'take', { resolve: (w: Pennies) => void (w.wind = ++calls) });
    expect(() => undoWalks(counting, { players: 3 }, 'walk', 3_000)).toThrow(
      /(undo|redo) by \w+ came out elsewhere\nagain: undoWalks\(/,
    );
  });
});

describe('a game of choices that go together', () => {
  const config = { players: 3 };

  test('comes to its end, alike in place and on copies, and sometimes at once', () => {
    const reasons = Array.from({ length: 60 }, (_, i) => {
      const { outcome } = playTwice(orders, { config, seed: `orders/${i}` });
      return outcome.reason;
    });
    expect(new Set(reasons)).toEqual(new Set(['points', 'yielded']));
  });

  test('refuses every limit broken in every way', () => {
    const codes = illegalAnswers(orders, config, 'siege', 6_000);
    const own = ['one-order-each', 'no-token-left', 'too-many-stars', 'nobody-marches'];
    expect(Object.keys(codes).sort()).toEqual(
      [...KNOWN_CODES.filter((code) => code !== 'out-of-range'), ...own].sort(),
    );
    for (const code of own) expect(codes[code], code).toBeGreaterThan(20);
  });

  test.each([
    ['too little', { min: 0 }],
    ['too much', { max: 9 }],
  ])('shows a limit that takes %s', (_what, change) => {
    const siege = () => illegalAnswers(ordersBut(change), config, 'siege', 2_000);
    expect(siege).toThrow(/was (not refused|refused with \S+, not \S+)\nagain: illegalAnswers\(orders, /);
  });

  test('shows limits that leave nothing to choose', () => {
    const stuck = ordersBut({ min: 2, max: 2 }, () => true);
    expect(() => playRandomGame(stuck, { config, seed: 'stuck' })).toThrow(
      /dead end: round\.giveOrders offers ann nothing that goes together\nnpx tt simulate --game orders /,
    );
  });

  test('takes back and gives again', () => {
    const { undos, barriers } = undoWalks(orders, config, 'walk', 1_000);
    expect(undos).toBeGreaterThan(50);
    expect(Object.keys(barriers)).toContain('sealed');
  });
});

/** Orders whose limits are other ones whenever an answer is given: every second time they are asked for, or always. */
function ordersBut(change: Partial<Limit>, when: (calls: number) => boolean = (calls) => calls % 2 === 1) {
  let calls = 0;
  const flows = orders.flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map((step) => {
      if (step.type !== 'ask' || !step.limits) return step;
      const { limits } = step;
      const changed = (w: Orders, a: never, seat: string) =>
        limits(w, a, seat).map((limit) => ({ ...limit, ...change }));
      return {
        ...step,
        limits: (w: Orders, a: never, seat: string) => (when(calls++) ? changed : limits)(w, a, seat),
      };
    }),
  }));
  return { ...orders, flows };
}

const deeper = { flow: 'round', args: { number: 2 } };

function loseACard(w: Pennies): void {
  look(w.deck).shift();
}
