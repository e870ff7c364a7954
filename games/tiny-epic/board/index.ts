// The board of Tiny Epic Game of Thrones.

import { ALL_DOMAINS, DOMAINS } from '../data/ids.ts';
import { type Asking, scoringRounds, weight, type World } from '../rules/queries.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import { tinyEpicWords } from '../text/words.ts';
import type { Board } from '@three-thrones/game-kit/board/board.ts';
import { Actions } from './actions.tsx';
import { ahead } from './ahead.ts';
import { automaton } from './automaton.ts';
import { Chips } from './chips.tsx';
import { entryOf } from './entries.ts';
import { Card, Hand } from './hand.tsx';
import { MapPart } from './map-part.tsx';
import { originOf } from './map-marks.ts';
import { ground } from './map/ground/ground.tsx';
import { WHOLE } from './map/map-geometry.ts';
import { Mat } from './mat.tsx';
import { byMode } from './by-mode.tsx';
import { CoopChips, CoopMat, CoopOthers, CoopPreview, CoopScene, CoopTracks } from './coop/parts.ts';
import { Others } from './others.tsx';
import { PreviewPanel } from './preview/panel.tsx';
import { ScenePart } from './scene-part.tsx';
import { SoloChips, SoloOthers } from './solo/parts.ts';
import { Tracks } from './tracks.tsx';
import type { GameFact } from './types.ts';
import * as words from './words/index.ts';
import { placed } from './words/names.ts';

export const tinyEpicBoard: Board<World, Asking, GameFact> = {
  ...words,
  parts: {
    Tracks: byMode(Tracks, { coop: CoopTracks }),
    Chips: byMode(Chips, { solo: SoloChips, coop: CoopChips }),
    Others: byMode(Others, { solo: SoloOthers, coop: CoopOthers }),
    Stage: MapPart,
    Preview: byMode(PreviewPanel, { coop: CoopPreview }),
    Mat: byMode(Mat, { coop: CoopMat }),
    Hand,
    Actions,
    Card,
    Scene: byMode(ScenePart, { coop: CoopScene }),
  },
  ahead,
  automaton,
  aspect: (WHOLE.right - WHOLE.left) / (WHOLE.bottom - WHOLE.top),
  icons: { hand: 'card', outlook: 'hostility', mats: 'order-defense', actions: 'action-march' },
  load: async () => {
    placeSigns();
    await tinyEpicWords.load();
    ground();
  },
  loadFor: ({ mode, rival }) =>
    tinyEpicWords.loadParts([
      ...(rival || mode === 'solo' ? ['solo'] : []),
      ...(mode === 'coop' ? ['coop'] : []),
      ...(rival && mode === 'coop' ? ['teammate'] : []),
    ]),
  houseName: (seat, form) => houseNameIn(tinyEpicWords, seat, form),
  kinds: {
    domain: { at: 'stage', comesFirst: true },
    die: { at: 'actions', isTakenUp: true },
    slot: { at: 'actions' },
    card: { at: 'hand', isTakenUp: true },
    house: { at: 'mats', isTakenUp: true },
    pool: { at: 'mats', isTakenUp: true },
    force: { isTakenUp: true },
    ability: { isTakenUp: true },
  },
  places: {
    ids: DOMAINS,
    all: ALL_DOMAINS,
    words: (id) => ({ name: words.nameOf(`domain:${id}`), to: placed(id, 'to') }),
  },
  origin: (decision, view) => {
    const at = originOf(view, decision);
    return at && `domain:${at}`;
  },
  rounds: ({ world }) => ({ now: world.round, last: scoringRounds(world).rounds }),
  isFight: ({ world }) => world.battle !== undefined,
  entryOf,
  weight,
  isApart: ({ kind }) => kind === 'rival.action',
};
