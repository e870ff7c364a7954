// Random games of Tiny Epic: sound at every question, and the same again on copies.

import { playRandomGame, playTwice } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ICE_AND_FIRE_EFFECTS } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import { tableFor } from './starts.ts';

const LONG = 300_000;

/** Questions for which so much must come together that random games may do without them. */
const RARE = ['refuge.chooseRefuge', 'retreat.chooseSurplus'];
/** March or Sail: asked where the text allows both, and all Events that move an army have the question. */
const BOTH_WAYS = /\.chooseMode$/;

/** Flows of the cooperative game (§21, §30). */
const COOPERATIVE = [
  ...['nightToken', 'nightWalker', 'nightBattle', 'assault', 'rout', 'secondAttack', 'turnToken'],
  ...['useToken', 'exploration', 'terror'],
];

/** Questions of other modes and boxes; their own tests come to them. */
const ELSEWHERE = new RegExp(
  `^(rival|movement.chooseWay|recruit-free.giveToken|(${[...ICE_AND_FIRE_EFFECTS, ...COOPERATIVE].join('|')})[.])`,
);

const asked = new Set<string>();

test.each([2, 3, 4])(
  'random games of %i with any leaders stay sound and end',
  (players) => {
    for (let i = 0; i < 300; i++) {
      const seed = `sound/${players}/${i}`;
      const { outcome } = playRandomGame(
        tinyEpic,
        { config: tableFor(players, seed), seed },
        {
          also: (play) => {
            for (const { kind } of play.decisions()) asked.add(kind);
          },
        },
      );
      expect(outcome.ranking.flat()).toHaveLength(players);
    }
  },
  LONG,
);

test('they come to every question there is', () => {
  const questions = tinyEpic.flows.flatMap(({ name, steps }) =>
    steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
  );
  const missing = questions.filter(
    (kind) => !asked.has(kind) && !RARE.includes(kind) && !ELSEWHERE.test(kind),
  );
  expect(missing.filter((kind) => !BOTH_WAYS.test(kind))).toEqual([]);
  expect([...asked].some((kind) => BOTH_WAYS.test(kind))).toBe(true);
});

test.each([2, 3, 4])(
  'random games of %i end alike in place and on copies',
  (players) => {
    for (let i = 0; i < 20; i++) {
      const seed = `twice/${players}/${i}`;
      const { length } = playTwice(
        tinyEpic,
        { config: tableFor(players, seed), seed },
        { everyAnswer: false },
      );
      expect(length).toBeGreaterThan(players * 30);
    }
  },
  LONG,
);
