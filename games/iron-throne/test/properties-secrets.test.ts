// Nobody learns what they may not know: hands, decks, hostages, clash cards, looks, and from which windows open.

import { copyState, Play, resample, seeded, type State, view } from '@three-thrones/kernel';
import { checkOpenQuestions, checkSettledAlike, leakCheck, playRandomGame } from '@three-thrones/testkit';
import { describe, expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';
import type { World } from '../rules/state.ts';

const TRANSITIONS = 500;
const GAMES = 2;

describe.each([3, 4, 5])('at a table of %i', (players) => {
  test('nobody finds out a secret, and whoever imagines the rest imagines a sound table', () => {
    const report = leakCheck(ironThrone, { players }, `secrets/${players}`, { transitions: TRANSITIONS });
    expect(report.transitions).toBe(TRANSITIONS);
    expect(report.resampled).toBe(TRANSITIONS);
    expect(report.twins).toBeGreaterThan(TRANSITIONS / 2);
  });

  test('whether a question leaves a choice is the same in every world the others can imagine', () => {
    for (let at = 0; at < GAMES; at++)
      checkOpenQuestions(ironThrone, { config: { players }, seed: `open/${players}/${at}` }, { share: 0.3 });
  });

  test('what settles itself settles as it would have been answered', () => {
    for (let at = 0; at < GAMES; at++)
      checkSettledAlike(ironThrone, { config: { players }, seed: `settled/${players}/${at}` });
  });
});

/** Who is asked what for the rest of a window in which everybody passes. */
function askedInWindow(state: State<World>): string[] {
  const play = new Play(ironThrone, state, { listening: false });
  const window = play.state.world.window!.id;
  const asked: string[] = [];
  while (!play.over && play.state.world.window?.id === window) {
    const { seat, kind } = play.decisions()[0]!;
    asked.push(`${seat} ${kind}`);
    play.settle(seat, 'pass');
  }
  return asked;
}

const WINDOW_QUESTIONS: readonly string[] = ['card.play', 'leader.use'];

test.each([3, 4, 5])(
  '14.7 a window of %i asks the same players in the same order whatever they hold',
  (players) => {
    let windows = 0;
    playRandomGame(
      ironThrone,
      { config: { players }, seed: `windows/${players}` },
      {
        also: (play) => {
          const { kind } = play.decisions()[0]!;
          if (!WINDOW_QUESTIONS.includes(kind)) return;
          const { state } = play;
          const asked = askedInWindow(copyState(ironThrone, state));
          for (const eye of [...state.seats, 'spectator'] as const) {
            const dreamt = resample(ironThrone, view(state, eye), eye, seeded(`window ${windows}`));
            expect(askedInWindow(dreamt)).toEqual(asked);
          }
          windows++;
        },
      },
    );
    expect(windows).toBeGreaterThan(30);
  },
);

test('what depends on a hand, or on a hostage only its holder has seen, is asked', () => {
  const open = ironThrone.flows.flatMap(({ name, steps }) =>
    steps.flatMap((step) => (step.type === 'ask' && step.openly ? [`${name}.${step.name}`] : [])),
  );
  for (const kind of [
    'card.play',
    'choose.card',
    'change.card',
    'hostages.handle',
    'tortureOne.hostage',
    'takeSeen.card',
  ])
    expect(open).not.toContain(kind);
  expect(open).toContain('take.source');
});
