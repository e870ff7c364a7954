// Golden playthroughs and saved games of The Iron Throne. UPDATE_GOLDEN=1 writes those of this version of the rules anew.

import { checkRecords, type Moment } from '@three-thrones/testkit';
import { ironThrone, type World } from '../rules/index.ts';

const tables = {
  'three-players': { seats: ['stark', 'tyrell', 'targaryen'] },
  'four-players': { seats: ['lannister', 'stark', 'baratheon', 'tyrell'], leaderSelection: 'freeChoice' },
  'five-players': {
    seats: ['targaryen', 'lannister', 'tyrell', 'stark', 'baratheon'],
    leaderSelection: 'random',
    spreadTarget: 'anyLoser',
  },
} as const;

const moments: Record<string, Moment<World, keyof typeof tables>> = {
  'three-players-choosing-leaders': {
    table: 'three-players',
    is: (_w, asked, answered) => asked === 'leaders.pick' && answered === 1,
  },
  'four-players-choosing-cards': {
    table: 'four-players',
    is: ({ round }, asked, answered) => round === 3 && asked === 'choose.card' && answered === 1,
  },
  'four-players-negotiating': {
    table: 'four-players',
    is: ({ encounter }, asked) => asked === 'move.choose' && encounter?.negotiation?.proposal !== undefined,
  },
  'five-players-with-a-hand-seen': {
    table: 'five-players',
    is: ({ glimpses }) => glimpses.length > 0,
  },
};

checkRecords({
  game: ironThrone,
  releases: {},
  source: { url: new URL('../rules/index.ts', import.meta.url).href, name: 'ironThrone' },
  folder: import.meta.dirname,
  tables,
  moments,
});
