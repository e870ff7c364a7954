// The board of Game of Thrones: The Iron Throne.

import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import type { Board } from '@three-thrones/game-kit/board/board.ts';
import { type Asking, weight, type World } from '../rules/queries.ts';
import { ironThroneWords } from '../text/words.ts';
import { Chips } from './chips.tsx';
import { entryOf } from './entries.ts';
import { Card, Hand } from './hand.tsx';
import { Mat } from './mat.tsx';
import { Others } from './others.tsx';
import { PreviewPanel } from './preview/panel.tsx';
import { fetchScenes, ScenePart } from './scenes/scene-part.tsx';
import { placePieces } from './stage/art.ts';
import { CouncilTable } from './council-table.tsx';
import { stageWords } from './stage/words.ts';
import { goesBy } from './timing/goes-by.ts';
import { Timing } from './timing/index.tsx';
import { momentsWords } from './moments/words.ts';
import { Tracks } from './tracks.tsx';
import type { GameFact } from './types.ts';
import * as words from './words/index.ts';

export const ironThroneBoard: Board<World, Asking, GameFact> = {
  ...words,
  parts: {
    Tracks,
    Chips,
    Others,
    Stage: CouncilTable,
    Preview: PreviewPanel,
    Mat,
    Hand,
    Actions: Timing,
    Card,
    Scene: ScenePart,
  },
  goesBy,
  arrangement: 'tray',
  icons: { hand: 'card', outlook: 'hostility', mats: 'order-defense', actions: 'clock' },
  load: async () => {
    placeSigns();
    placePieces();
    fetchScenes();
    await Promise.all([ironThroneWords.load(), stageWords.load(), momentsWords.load()]);
  },
  houseName: (seat, form) => houseNameIn(ironThroneWords, seat, form),
  kinds: {
    character: { at: 'stage' },
    clash: { at: 'stage' },
    deal: { at: 'stage' },
    card: { at: 'hand', isTakenUp: true },
    house: { at: 'mats', isTakenUp: true },
    leader: { at: 'mats' },
    hostage: { at: 'mats' },
    board: { at: 'mats' },
    fan: { at: 'mats' },
    pile: { at: 'mats' },
    moment: { at: 'actions' },
  },
  rounds: ({ world }) => ({ now: world.round, last: world.rules.roundLimit }),
  roundName: (round) => (round === 0 ? stageWords.t('round.before') : stageWords.t('round.n', { n: round })),
  isFight: ({ world: { encounter } }) => encounter?.defender !== undefined && encounter.result === undefined,
  entryOf,
  weight,
};
