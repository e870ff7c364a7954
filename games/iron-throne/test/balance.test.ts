// The counts behind the table of balance: the same however the games are shared out, and honest about how much they know.

import { expect, test } from 'vitest';
import type { World } from '../rules/state.ts';
import { playJob } from './balance/games.ts';
import { replaced, sectionOf } from './balance/section.ts';
import { addTally, countGame, newTally, rowsOf, sharesOf, unfairIn } from './balance/shares.ts';

test('games shared out to two jobs are the same games', () => {
  let played = 0;
  const together = playJob({ seed: 'jobs', games: 6, job: 0, jobs: 1 }, () => played++);
  expect(played).toBe(6);
  const apart = newTally();
  for (const job of [0, 1])
    addTally(
      apart,
      playJob({ seed: 'jobs', games: 6, job, jobs: 2 }, () => undefined),
    );
  expect(rowsOf(apart)).toEqual(rowsOf(together));
  expect(apart.rounds).toBe(together.rounds);
});

/** A game of three that is over, with these winners. */
function over(...winners: string[]): World {
  const order = ['stark', 'tyrell', 'lannister'];
  const mats = Object.fromEntries(order.map((seat) => [seat, { leader: `${seat}.leader.one` }]));
  return { order, winners, mats, round: 9 } as unknown as World;
}

test('a shared victory counts in parts, and the interval narrows with the root of the games', () => {
  const few = newTally();
  for (const winners of [['stark'], ['stark', 'tyrell'], ['lannister'], ['tyrell']])
    countGame(few, over(...winners));
  const [stark] = sharesOf(few.houses).filter(({ id }) => id === 'stark');
  // 1.5 wins in 4 games where 4/3 would be fair; the games are 0.625, 0.125, 0.375 and 0.375 away from 0.375: 0.6875 squared and added.
  expect(stark).toMatchObject({ games: 4, won: 0.375, share: 1.125 });
  expect(stark!.high - stark!.share).toBeCloseTo((1.96 * Math.sqrt(0.6875)) / (4 / 3), 10);
  const many = newTally();
  for (let times = 0; times < 100; times++) addTally(many, few);
  const [often] = sharesOf(many.houses).filter(({ id }) => id === 'stark');
  expect(often!.share).toBeCloseTo(1.125, 10);
  expect(often!.high - often!.share).toBeCloseTo((stark!.high - stark!.share) / 10, 10);
});

test('only who is surely outside twice or half the fair share is unfair', () => {
  const tally = newTally();
  for (let times = 0; times < 3; times++) countGame(tally, over('stark'));
  countGame(tally, over('tyrell'));
  expect(sharesOf(tally.houses)[0]).toMatchObject({ id: 'stark', share: 2.25 });
  expect(unfairIn(tally)).not.toContain('stark');
  const many = newTally();
  for (let times = 0; times < 300; times++) addTally(many, tally);
  expect(unfairIn(many)).toContain('stark');
});

test('a written section takes the place of the one before, and of nothing else', () => {
  const tally = newTally();
  countGame(tally, over('stark'));
  const section = sectionOf(tally, { games: 1, jobs: 1, seconds: 2, load: 0 }, ['--games', '1']);
  expect(section).toContain('| stark | 1 | 100.0 % | 33.3 % | 3.00 | 3.00 to 3.00 |');
  expect(section).toContain('npm run balance-iron-throne -- --games 1');
  const page = replaced(`above\n${section}\nbelow\n`, section);
  expect(page).toBe(`above\n${section}\nbelow\n`);
  expect(() => replaced('no place', section)).toThrow('no place for the balance');
});
