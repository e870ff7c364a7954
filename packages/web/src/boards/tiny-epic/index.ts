// The board of Tiny Epic Game of Thrones.

import { DOMAINS } from '@three-thrones/tiny-epic/data/ids.ts';
import { type Asking, scoringRounds, type World } from '@three-thrones/tiny-epic/queries';
import { houseName, tinyEpicWords } from '../../i18n/game-words.ts';
import type { Board } from '../board.ts';
import { Actions } from './actions.tsx';
import { Chips } from './chips.tsx';
import { Hand } from './hand.tsx';
import { MapPart } from './map-part.tsx';
import { ground } from './map/ground/ground.tsx';
import { Mat } from './mat.tsx';
import { Others } from './others.tsx';
import { PreviewPanel } from './preview/panel.tsx';
import { Tracks } from './tracks.tsx';
import type { GameFact } from './types.ts';
import * as words from './words/index.ts';
import { placed } from './words/names.ts';
import '../parts.css';
import './board.css';

export const tinyEpicBoard: Board<World, Asking, GameFact> = {
  parts: { Tracks, Chips, Others, Map: MapPart, Preview: PreviewPanel, Mat, Hand, Actions },
  icons: { hand: 'card', outlook: 'hostility', mats: 'order-defense', actions: 'action-march' },
  load: async () => {
    await tinyEpicWords.load();
    ground();
  },
  houseName: (seat, form) => houseName('tiny-epic', seat, form),
  areas: DOMAINS,
  area: (id) => ({ name: words.thingName(`domain:${id}`), to: placed(id, 'to') }),
  rounds: ({ world }) => ({ now: world.round, last: scoringRounds(world).rounds }),
  nameOf: words.thingName,
  prompt: words.prompt,
  waits: words.waits,
  option: words.option,
  things: words.things,
  fact: words.fact,
  section: words.section,
  sound: words.sound,
  reason: words.reason,
  isFight: ({ world }) => world.battle !== undefined,
  about: words.about,
  ending: words.ending,
  inWords: words.inWords,
};
