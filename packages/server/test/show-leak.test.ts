// Nobody learns what they may not know, over any channel: raw bytes from pairs of tables.

import { anyGame, catalogue } from '@three-thrones/catalogue';
import { afterAll, expect, it } from 'vitest';
import { pennies } from '../../kernel/test/toy.ts';
import { recordFromTest } from '../scripts/parts/measurements.ts';
import type { Tempo } from '../src/tables/tables.ts';
import { midGame, newDeal, type Sitting, unlessRefused } from './leak-sittings.ts';
import { show, type Tally } from './leak-watch.ts';

const NONE: Tempo = { kind: 'none' };
const LIVE: Tempo = { kind: 'live', bank: 3_600_000, increment: 5_000 };

const tallies = new Map<string, Tally>();
afterAll(() => {
  if (tallies.size < 2) return; // one of them failed
  recordFromTest(
    {
      id: 'leak',
      title: 'Leak',
      about:
        'Two servers side by side, with tables that look alike to one eye and differ in what it may not know: other hands ' +
        'and decks, other answers laid face down, talk of others on one side only. Everything either server sends to that ' +
        'eye is compared byte by byte: updates and whole views, deflated and not, refusals, `why`, chat, undo, proposals, ' +
        'the lobby, summaries, lists, messages, facts, earlier views, refused exports, metrics (all but times and memory).',
      columns: ['what', ...tallies.keys()],
      rows: [
        ['pairs of tables, every seat and the watcher', ...figures(({ sittings }) => sittings)],
        ['answers played on both sides', ...figures(({ answers }) => answers)],
        ['of these, others on the other side', ...figures(({ otherwise }) => otherwise)],
        ['answers undone', ...figures(({ undone }) => undone)],
        ['HTTP replies compared', ...figures(({ replies }) => replies)],
        ['frames compared', ...figures(({ frames }) => frames)],
        ['bytes compared', ...figures(({ bytes }) => bytes)],
        ['bytes that differed', ...[...tallies].map(() => '0 (the first one ends the test)')],
      ],
    },
    'show-leak.test.ts',
  );
});

function figures(of: (tally: Tally) => number): string[] {
  return [...tallies.values()].map((tally) => String(of(tally)));
}

/** A check that compared nothing has shown nothing. */
function expectMuch({ sittings, answers, otherwise, undone, replies, frames, bytes }: Tally): void {
  expect(sittings).toBeGreaterThan(25);
  expect(answers).toBeGreaterThan(150);
  expect(otherwise).toBeGreaterThan(10);
  expect(undone).toBeGreaterThan(5);
  expect(replies).toBeGreaterThan(500);
  expect(frames).toBeGreaterThan(5_000);
  expect(bytes).toBeGreaterThan(1_000_000);
}

const tempoOf = (number: number): Tempo => (number % 2 === 0 ? LIVE : NONE);

it('tiny-epic: pairs of tables give every eye the same bytes', { timeout: 120_000 }, async () => {
  const game = await unlessRefused(catalogue.find('tiny-epic')).load();
  const tally = await show(game, (sides) => {
    const sittings: Sitting[] = [];
    for (const players of [2, 3, 4]) {
      for (let eye = 0; eye <= players; eye++) {
        sittings.push(newDeal(sides, { players }, { number: players, eye, tempo: tempoOf(eye) }));
        for (const answers of [20, 60, 100, 140])
          sittings.push(
            ...midGame(game, { players }, { answers: answers + eye, eye, tempo: tempoOf(eye + 1) }),
          );
      }
    }
    return sittings;
  });
  tallies.set('tiny-epic', tally);
  expectMuch(tally);
});

it('pennies, with sealed bids and open votes: the same', { timeout: 60_000 }, async () => {
  const tally = await show(anyGame(pennies), (sides) => {
    const sittings: Sitting[] = [];
    for (let eye = 0; eye <= 3; eye++) {
      for (const number of [1, 2])
        sittings.push(newDeal(sides, { players: 3 }, { number, eye, tempo: tempoOf(number) }));
      for (const answers of [1, 2, 3, 5, 8, 12])
        sittings.push(...midGame(anyGame(pennies), { players: 3 }, { answers, eye, tempo: tempoOf(eye) }));
    }
    return sittings;
  });
  tallies.set('pennies (a toy with sealed bids)', tally);
  expectMuch(tally);
});
