// Heir: its rules as scenarios, and what must hold in every game.

import {
  illegalAnswers,
  leakCheck,
  playRandomGame,
  playTwice,
  scenarios,
  undoWalks,
} from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import type { CardId } from '../data/ids.ts';
import { heir } from '../rules/index.ts';
import { points } from '../rules/queries.ts';

const config = { players: 2 };

const scenario = scenarios(heir, {
  position: () => ({ hands: {} as Record<string, CardId[]>, shown: [] as Record<string, CardId>[] }),
  given: (table) => ({
    hand: (seat: string, ...cards: CardId[]) => {
      table.hands[seat] = cards;
    },
    shown: (stark: CardId, lannister: CardId) => {
      table.shown.push({ stark, lannister });
    },
  }),
  then: (scene) => ({
    points: (seat: string) => ({
      is: (n: number) => expect(points(scene.view('spectator').world, seat)).toBe(n),
    }),
  }),
});

scenario('§2.2 The higher card wins the round', ({ given, when, then }) => {
  given.hand('stark', 'jester', 'lord', 'queen');
  given.hand('lannister', 'herald', 'maester', 'princess');
  when('stark').answers('lord');
  then.asked('lannister', 'round.lay');
  when('lannister').answers('princess');
  then.told('round.won', { seat: 'lannister' });
  then.points('lannister').is(1);
  then.cannotUndo('stark', 'sealed');
});

scenario('§2.3 Two rounds are enough', ({ given, when, then }) => {
  given.shown('queen', 'jester');
  given.hand('stark', 'lord', 'maester');
  given.hand('lannister', 'herald', 'septon');
  when('stark').answers('lord');
  when('lannister').answers('herald');
  then.over();
});

test('random games stay sound and end, in place and on copies', () => {
  for (let i = 0; i < 50; i++) {
    const { outcome } = playRandomGame(heir, { config, seed: `sound/${i}` });
    expect(outcome.scores[outcome.ranking[0]![0]!]).toBe(2);
    playTwice(heir, { config, seed: `twice/${i}` });
  }
});

test('nobody finds out a secret', () => {
  const { transitions, twins } = leakCheck(heir, config, 'secrets', { transitions: 400 });
  expect(transitions).toBe(400);
  expect(twins).toBeGreaterThan(100);
});

test('what is not allowed is refused, and what can be taken back can be', () => {
  illegalAnswers(heir, config, 'illegal', 200);
  expect(undoWalks(heir, config, 'undo', 200).undos).toBeGreaterThan(0);
});
