// Golden playthroughs and saved games of Tiny Epic. UPDATE_GOLDEN=1 writes those of this version of the rules anew;
// the saved games of released versions stay as they are, for ever.

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
import { tinyEpic, type World } from '../src/index.ts';

type Start = Parameters<typeof saveOf>[1];

vi.setConfig({ testTimeout: 60_000 }); // whole games, and processes that have to start

const here = (path: string): string => join(import.meta.dirname, path);

const tables = {
  'two-players': { seats: ['lannister', 'stark'] },
  'three-players': {
    seats: ['greyjoy', 'martell', 'baratheon'],
    leaders: {
      greyjoy: 'theon-greyjoy',
      martell: 'ellaria-sand',
      baratheon: 'stannis-baratheon',
      lannister: 'tyrion-lannister',
    },
  },
  'four-players': {
    seats: ['tully', 'tyrell', 'stark', 'lannister'],
    leaders: {
      tully: 'edmure-tully',
      tyrell: 'margaery-tyrell',
      stark: 'robb-stark',
      lannister: 'cersei-lannister',
    },
  },
} as const;

describe('a golden playthrough', () => {
  test.each(Object.entries(tables))('of %s reads as it did', (name, config) => {
    expectGolden(here(`golden/${name}.txt`), playthrough(tinyEpic, { config, seed: 'golden' }));
  });
});

/** A game at this table is saved when it first looks like this. */
interface Moment {
  readonly table: keyof typeof tables;
  is(world: World, asked: string): boolean;
}

const moments: Record<string, Moment> = {
  'two-players-in-a-battle': {
    table: 'two-players',
    // the attacker's card lies face down, the defender is asked for one
    is: ({ battle }, asked) => asked === 'battle.defenderCard' && battle?.cards.attacker.passed === false,
  },
  'three-players-at-the-draft': {
    table: 'three-players',
    is: ({ round }, asked) => round === 3 && asked === 'draft.takeDie',
  },
  'four-players-in-a-retreat': {
    table: 'four-players',
    is: ({ retreating }, asked) => asked === 'retreat.chooseTarget' && retreating !== undefined,
  },
  'four-players-in-the-battle-of-an-event': {
    table: 'four-players',
    is: ({ battle, inPlay }) => battle !== undefined && inPlay.length > 0,
  },
};

describe('a saved game', () => {
  const folder = here(`saves/v${tinyEpic.rulesVersion}`);
  const source = { url: new URL('../src/index.ts', import.meta.url).href, name: 'tinyEpic' };

  test.each(Object.entries(moments))('of %s is the same when it is saved today', (name, moment) => {
    const path = join(folder, `${name}.json`);
    const { start, at } = momentComes(moment);
    const save = saveOf(tinyEpic, start, at);
    if (process.env['UPDATE_GOLDEN'] === '1') saveFixture(path, save);
    expect(read(path)).toEqual(JSON.parse(JSON.stringify(save)));
  });

  test('of any version loads and comes to its end', () => {
    expect(checkSaves(here('saves'), tinyEpic)).toEqual(
      expect.arrayContaining(Object.keys(moments).map((name) => `v${tinyEpic.rulesVersion}/${name}.json`)),
    );
  });

  test.each(Object.keys(moments))('of %s goes on here and in a new process to the same end', (name) => {
    const save = read(join(folder, `${name}.json`));
    expect(save.at).toBeLessThan(save.record.answers.length);
    expect(finish(tinyEpic, save)).toBe(save.hash);
    expect(finishElsewhere(save, source)).toBe(save.hash);
  });

  test('of a battle was saved in the middle of one', () => {
    const { state } = read(join(folder, 'two-players-in-a-battle.json'));
    expect(state.world.battle).toMatchObject({ attacker: expect.any(String), retreated: false });
    expect(state.frames.at(-1)).toMatchObject({ flow: 'battle', at: 'defenderCard' });
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
    playRandomGame(tinyEpic, start, {
      also: (play) => {
        if (at < 0 && is(play.state.world, play.decisions()[0]!.kind)) at = answers;
        answers++;
      },
    });
    if (at >= 0) return { start, at };
  }
  throw new Error('the moment never comes');
}
