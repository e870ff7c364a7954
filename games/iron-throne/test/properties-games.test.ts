// Random games of The Iron Throne: sound at every question, and the same again on copies.

import { copy, secretsIn } from '@three-thrones/kernel';
import { playRandomGame, playTwice } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';

const GAMES = 25;

const asked = new Set<string>();

test.each([3, 4, 5])('random games of %i stay sound and end', (players) => {
  for (let i = 0; i < GAMES; i++) {
    const { outcome } = playRandomGame(
      ironThrone,
      { config: { players }, seed: `sound/${players}/${i}` },
      {
        also: (play) => {
          for (const { kind } of play.decisions()) asked.add(kind);
        },
      },
    );
    expect(outcome.ranking.flat()).toHaveLength(players);
    expect(outcome.scores[outcome.ranking[0]![0]!]).toBe(5);
  }
});

test('they come to every question there is', () => {
  const questions = ironThrone.flows.flatMap(({ name, steps }) =>
    steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
  );
  // 20.4 is played only where a table wishes it
  expect(questions.filter((kind) => !asked.has(kind))).toEqual(['spread.onto']);
});

test.each([3, 4, 5])('random games of %i end alike in place and on copies', (players) => {
  for (let i = 0; i < 5; i++) {
    const start = { config: { players }, seed: `twice/${players}/${i}` };
    expect(playTwice(ironThrone, start, { everyAnswer: false }).length).toBeGreaterThan(50);
  }
});

test('a copy of a world is as a plain copy is, shares nothing with it, and no secret is forgotten', () => {
  for (const players of [3, 4, 5])
    playRandomGame(
      ironThrone,
      { config: { players }, seed: `copies/${players}` },
      {
        also: ({ state: { world } }) => {
          const twin = ironThrone.copyWorld!(world);
          expect(twin).toStrictEqual(copy(world));
          const there = new Set(objectsIn(world));
          expect(objectsIn(twin).filter((one) => there.has(one))).toEqual([]);
          expect(new Set(ironThrone.secrets!(world))).toEqual(new Set(secretsIn(world)));
          expect(ironThrone.secrets!(world)).toHaveLength(secretsIn(world).length);
        },
      },
    );
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
