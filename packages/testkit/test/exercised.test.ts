// An index of rulings must notice a scenario that does not do what its title says.

import { expect, test } from 'vitest';
import { type Carriers, type Gathered, gather, interchangeable, traced, unexercised } from '../src/index.ts';
import { scenario } from './words.ts';

type Body = Parameters<typeof scenario>[1];

const kingStays: Body = ({ given, then }) => {
  given.at('layAside', 'ann');
  given.hand('ann', 'king', 'ace');
  then.refused('ann', 'king').because('king-stays', '2.4');
};

const takingPennies: Body = ({ given, when, then }) => {
  given.leader('ann');
  when('ann').answers('pennies');
  then.purse('ann').is(8);
};

const gathered = (...some: [title: string, body: Body][]): Promise<readonly Gathered[]> =>
  gather(() => Promise.resolve(some.forEach(([title, body]) => scenario(title, body))));

const carriers: Carriers = { E1: ['asks round.take', ['does nothing', 'checks purse']] };

test('a scenario about a rule reaches the question, refusal, step or fact that carries it', async () => {
  const played = traced(
    await gathered(['2.4 the king stays', kingStays], ['E1, 2.3 pennies are taken', takingPennies]),
  );
  const marks = played.map((one) => [...one.marks]);
  expect(marks[0]).toEqual(
    expect.arrayContaining(['asks round.layAside', 'rule 2.4', 'refuses king-stays', 'checks refused king']),
  );
  expect(marks[1]).toEqual(expect.arrayContaining(['asks round.take', 'checks purse ann']));
  expect(played.map(({ numbers }) => numbers)).toEqual([['2.4'], ['E1', '2.3']]);
  expect(unexercised(played.slice(0, 1), carriers)).toEqual([]);
});

test('the body of another scenario is noticed, and so is a number nothing carries', async () => {
  const exchanged = traced(await gathered(['2.4 the king stays', takingPennies], ['E1 pennies', kingStays]));
  expect(unexercised(exchanged, carriers)).toEqual([
    '2.4 the king stays: 2.4 needs rule 2.4',
    'E1 pennies: E1 needs asks round.take; does nothing or checks purse',
  ]);
});

test('a carrier that other scenarios would do for is found', async () => {
  const played = traced(await gathered(['2.4 the king stays', kingStays], ['E1 pennies', takingPennies]));
  expect(interchangeable(played, carriers)).toEqual({ '2.4': [], E1: [] });
  expect(interchangeable(played, { E1: [['asks round.take', 'asks round.layAside']] })).toMatchObject({
    E1: ['2.4 the king stays'],
  });
});

test('a scenario that fails when it is played fails here as well', async () => {
  const [failing] = await gathered(['2.4', ({ then }) => then.over()]);
  expect(() => failing!.trace()).toThrow('the game is over');
});
