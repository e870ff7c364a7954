// The board of A Game of Thrones: The Board Game.

import { tables } from '../data/data.ts';
import { AREAS } from '../data/ids.ts';
import { type Asking, type Questions, weight, type World } from '../rules/queries.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import { agotWords } from '../text/words.ts';
import type { Board } from '@three-thrones/game-kit/board/board.ts';
import { Actions } from './actions.tsx';
import { ahead } from './ahead.ts';
import { Chips } from './chips.tsx';
import { entryOf } from './entries.ts';
import { Card, Hand } from './hand.tsx';
import { MapPart } from './map-part.tsx';
import { PAPER } from './map/map-geometry.ts';
import { Mat } from './mat.tsx';
import { OrderRing } from './order-ring.tsx';
import { Others } from './others.tsx';
import { PreviewPanel } from './preview/panel.tsx';
import { ScenePart } from './scene-part.tsx';
import { Tracks } from './tracks.tsx';
import type { GameFact } from './types.ts';
import * as words from './words/index.ts';
import { placed } from './words/names.ts';

const WITH_ORDERS: readonly (keyof Questions)[] = [
  'planning.placeOrders',
  'planning.placeInTurn',
  'raven.swap',
];

export const agotBoard: Board<World, Asking, GameFact> = {
  ...words,
  parts: {
    Tracks,
    Chips,
    Others,
    Stage: MapPart,
    Preview: PreviewPanel,
    Mat,
    Hand,
    Actions,
    Scene: ScenePart,
    Card,
  },
  ahead,
  aspect: PAPER.width / PAPER.height,
  icons: { hand: 'card', outlook: 'hostility', mats: 'order-defense', actions: 'iron-throne' },
  placeMenu: ({ kind }) => (WITH_ORDERS.includes(kind) ? OrderRing : undefined),
  load: async () => {
    placeSigns();
    await agotWords.load();
  },
  houseName: (seat, form) => houseNameIn(agotWords, seat, form),
  kinds: {
    area: { at: 'stage' },
    track: { at: 'actions' },
    card: { at: 'hand', isTakenUp: true },
    order: { isTakenUp: true },
    house: { at: 'mats', isTakenUp: true },
  },
  promises: ['support'],
  places: { ids: AREAS, words: (id) => ({ name: words.nameOf(`area:${id}`), to: placed(id, 'to') }) },
  rounds: ({ world }) => ({ now: world.round, last: tables.rounds }),
  isFight: ({ world: { combat } }) => combat !== undefined && !combat.over,
  entryOf,
  weight,
};
