// Golden playthroughs and saved games. UPDATE_GOLDEN=1 writes those of this version of the rules anew; the saved games of
// released versions stay as they are, for ever.

import { join } from 'node:path';
import { checkRecords, type Moment, readSave } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { agot as v1 } from '../releases/v1.js';
import { agot, type World } from '../rules/index.ts';

const tables = {
  'three-players': { players: 3 },
  'four-players-with-tides': { players: 4, switches: { tidesOfBattle: true } },
  'five-players': { players: 5, profile: 'print2011' },
  'six-players': { players: 6 },
} as const;

const moments: Record<string, Moment<World, keyof typeof tables>> = {
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

checkRecords({
  game: agot,
  releases: { 1: v1 },
  source: { url: new URL('../rules/index.ts', import.meta.url).href, name: 'agot' },
  folder: import.meta.dirname,
  tables,
  moments,
});

const saves = join(import.meta.dirname, 'saves', `v${agot.rulesVersion}`);

test('a saved game of sealed orders keeps them', () => {
  const { state } = readSave<World>(join(saves, 'six-players-placing-orders.json'));
  expect(Object.keys(state.frames.at(-1)!.said ?? {})).toHaveLength(3);
});
