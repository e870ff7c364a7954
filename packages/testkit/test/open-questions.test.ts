// Questions that settle themselves must do so by what everybody sees: pennies with questions that do, and one that does not.

import { size, type Table } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { type Pennies, pennies, penniesBut } from '../../kernel/test/toy.ts';
import { askingEverything, checkOpenQuestions, checkSettledAlike, type Tally } from '../src/index.ts';

const seeds = Array.from({ length: 40 }, (_, at) => ({ config: { players: 3 }, seed: `open/${at}` }));

test('a question whose options lie in a hand is found out', () => {
  // With the king alone in a hand only "done" is left, and nobody else can know.
  const leaky = penniesBut('round', 'layAside', { openly: true });
  expect(() => {
    for (const start of seeds) checkOpenQuestions(leaky, start);
  }).toThrow(/round\.layAside leaves \w+ (one answer|a choice) .* but \w+ could think otherwise/);
});

test('one about what lies open is not, and it settles itself now and then', () => {
  // All of a hand in a strong wind: how many cards there are is no secret.
  const open = penniesBut('round', 'show', {
    openly: true,
    between: ({ wind, hand, lead }: Pennies) => [wind > 2 ? size(hand[lead]!) : 0, size(hand[lead]!)],
  });
  const tally: Tally = { asked: {}, settled: {} };
  for (const start of seeds) {
    checkOpenQuestions(open, start, { tally });
    checkSettledAlike(open, start);
  }
  expect(tally.settled['round.show']).toBeGreaterThan(0);
  expect(tally.asked['round.show']).toBeGreaterThan(0);
});

test('a game that would end elsewhere without the question is found out', () => {
  // It draws chance only when nobody was asked.
  const unlike = penniesBut('round', 'take', {
    openly: true,
    options: () => ['end'],
    resolve(this: { openly: boolean }, _w: unknown, _a: unknown, _said: unknown, { random }: Table) {
      if (this.openly) random.int(6);
    },
  });
  expect(() => checkSettledAlike(unlike, seeds[0]!)).toThrow('the two games end differently');
  expect(() => checkSettledAlike(pennies, seeds[0]!)).not.toThrow();
});

test('asking everything asks what settles itself', () => {
  const game = askingEverything(penniesBut('round', 'take', { openly: true }));
  const asks = game.flows.flatMap(({ steps }) => steps.filter(({ type }) => type === 'ask'));
  expect(asks.filter((one) => 'openly' in one && one.openly)).toEqual([]);
});
