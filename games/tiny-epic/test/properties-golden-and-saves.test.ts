// Golden playthroughs and saved games of Tiny Epic. UPDATE_GOLDEN=1 writes those of this version of the rules anew;
// the saved games of released versions stay as they are, for ever.

import { join } from 'node:path';
import { checkRecords, type Moment, readSave } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { tinyEpic as v1 } from '../releases/v1.js';
import { tinyEpic, type World } from '../rules/index.ts';

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
  'two-players-against-the-night-king': { mode: 'coop', seats: ['stark', 'nights-watch'] },
  'one-player-and-a-teammate': { mode: 'coop', seats: ['targaryen'], rival: 'tully', dragons: true },
  'five-players-with-dragons': {
    seats: ['targaryen', 'stark', 'nights-watch', 'martell', 'lannister'],
    iceAndFire: true,
    dragons: true,
  },
  'alone-against-the-rival': {
    mode: 'solo',
    seats: ['lannister'],
    rival: 'greyjoy',
    difficulty: 'hard',
    leaders: { lannister: 'tyrion-lannister' },
  },
} as const;

const moments: Record<string, Moment<World, keyof typeof tables>> = {
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
  'five-players-with-an-egg': {
    table: 'five-players-with-dragons',
    is: ({ map }) => Object.values(map).some((force) => force.some(({ eggs }) => eggs !== undefined)),
  },
  'two-players-before-an-assault': {
    table: 'two-players-against-the-night-king',
    is: ({ battle, coop }, asked) =>
      asked === 'battle.defenderCard' && battle !== undefined && coop !== undefined,
  },
  'one-player-asked-for-a-teammate': {
    table: 'one-player-and-a-teammate',
    is: ({ round }, asked) => round >= 2 && asked === 'rivalMove.chooseTarget',
  },
  'alone-under-attack': {
    table: 'alone-against-the-rival',
    // the Rival's first card is known, its next one is not
    is: ({ battle, rival }, asked) => asked === 'battle.defenderCard' && battle?.attacker === rival?.seat,
  },
  'alone-while-the-rival-recruits': {
    table: 'alone-against-the-rival',
    is: ({ rival }, asked) => asked.startsWith('rivalRecruit.') && rival!.coins.length === 2,
  },
  'four-players-in-the-battle-of-an-event': {
    table: 'four-players',
    is: ({ battle, inPlay }) => battle !== undefined && inPlay.length > 0,
  },
};

checkRecords({
  game: tinyEpic,
  releases: { 1: v1 },
  source: { url: new URL('../rules/index.ts', import.meta.url).href, name: 'tinyEpic' },
  folder: import.meta.dirname,
  tables,
  moments,
});

const saves = join(import.meta.dirname, 'saves', `v${tinyEpic.rulesVersion}`);

test('a saved game of a battle was saved in the middle of one', () => {
  const { state } = readSave<World>(join(saves, 'two-players-in-a-battle.json'));
  expect(state.world.battle).toMatchObject({ attacker: expect.any(String), retreated: false });
  expect(state.frames.at(-1)).toMatchObject({ flow: 'battle', at: 'defenderCard' });
});
