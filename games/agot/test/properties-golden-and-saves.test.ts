// Golden playthroughs and saved games. UPDATE_GOLDEN=1 writes those of this version of the rules anew; the saved games of
// released versions stay as they are, for ever.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkSaves,
  expectGolden,
  finish,
  finishElsewhere,
  playRandomGame,
  playthrough,
  type Save,
  saveFixture,
  saveOf,
} from '@three-thrones/testkit';
import { describe, expect, test, vi } from 'vitest';
import { agot, type World } from '../src/index.ts';

type Start = Parameters<typeof saveOf>[1];

vi.setConfig({ testTimeout: 60_000 }); // whole games, and processes that have to start

const here = (path: string): string => join(import.meta.dirname, path);

const tables = {
  'three-players': { players: 3 },
  'four-players-with-tides': { players: 4, switches: { tidesOfBattle: true } },
  'five-players': { players: 5, profile: 'print2011' },
  'six-players': { players: 6 },
} as const;

describe('a golden playthrough', () => {
  test.each(Object.entries(tables))('of %s reads as it did', (name, config) => {
    expectGolden(here(`golden/${name}.txt`), playthrough(agot, { config, seed: 'golden' }));
  });
});

/** A game at this table is saved when it first looks like this. */
interface Moment {
  readonly table: keyof typeof tables;
  is(world: World, asked: string, answered: number): boolean;
}

const moments: Record<string, Moment> = {
  'six-players-placing-orders': {
    table: 'six-players',
    // some orders lie face down, others are still being chosen
    is: ({ round }, asked, answered) => round === 4 && asked === 'planning.placeOrders' && answered === 3,
  },
  'five-players-in-a-bid': {
    table: 'five-players',
    is: (_world, asked, answered) => asked === 'track.bid' && answered === 2,
  },
  'four-players-in-a-combat-with-tides': {
    table: 'four-players-with-tides',
    is: (_world, asked) => asked === 'tides.redraw',
  },
  'three-players-in-a-retreat': {
    table: 'three-players',
    is: ({ combat }, asked) => asked === 'retreat.area' && combat !== undefined,
  },
  'six-players-under-a-wildling-card': {
    table: 'six-players',
    is: ({ wildlingCard }, asked) => wildlingCard !== undefined && asked === 'destroyUnits.choose',
  },
  'six-players-in-a-march': {
    table: 'six-players',
    is: ({ march }) => march !== undefined && march.moves.length > 1,
  },
};

describe('a saved game', () => {
  const folder = here(`saves/v${agot.rulesVersion}`);
  const source = { url: new URL('../src/index.ts', import.meta.url).href, name: 'agot' };

  test.each(Object.entries(moments))('of %s is the same when it is saved today', (name, moment) => {
    const path = join(folder, `${name}.json`);
    const { start, at } = momentComes(moment);
    const save = saveOf(agot, start, at);
    if (process.env['UPDATE_GOLDEN'] === '1') saveFixture(path, save);
    expect(read(path)).toEqual(JSON.parse(JSON.stringify(save)));
  });

  test('of any version loads and comes to its end', () => {
    expect(checkSaves(here('saves'), agot)).toEqual(
      expect.arrayContaining(Object.keys(moments).map((name) => `v${agot.rulesVersion}/${name}.json`)),
    );
  });

  test.each(Object.keys(moments))('of %s goes on here and in a new process to the same end', (name) => {
    const save = read(join(folder, `${name}.json`));
    expect(save.at).toBeLessThan(save.record.answers.length);
    expect(finish(agot, save)).toBe(save.hash);
    expect(finishElsewhere(save, source)).toBe(save.hash);
  });

  test('of sealed orders keeps them', () => {
    const { state } = read(join(folder, 'six-players-placing-orders.json'));
    expect(Object.keys(state.frames.at(-1)!.said ?? {})).toHaveLength(3);
  });
});

function read(path: string): Save<World> {
  return JSON.parse(readFileSync(path, 'utf8')) as Save<World>;
}

/** The first random game in which the moment comes, and how many answers are given before. */
function momentComes({ table, is }: Moment): { start: Start; at: number } {
  for (let number = 0; number < 100; number++) {
    const start = { config: tables[table], seed: `saves/${number}` };
    let [answers, at] = [0, -1];
    playRandomGame(agot, start, {
      also: (play) => {
        const open = play.decisions();
        const answered = open.filter((one) => one.answered).length;
        if (at < 0 && is(play.state.world, open[0]!.kind, answered)) at = answers;
        answers++;
      },
    });
    if (at >= 0) return { start, at };
  }
  throw new Error('the moment never comes');
}
