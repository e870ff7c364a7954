// The aid for people around a real table.

import type { Companion } from '@three-thrones/game-kit/companion.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { ironThroneWords } from '../../text/words.ts';
import { momentsWords } from '../moments/words.ts';
import { placePieces } from '../stage/art.ts';
import { stageWords } from '../stage/words.ts';
import { CompanionPage } from './page.tsx';
import { c, companionWords } from './words.ts';

export const companion: Companion = {
  load: async () => {
    placeSigns();
    placePieces();
    await Promise.all(
      [ironThroneWords, stageWords, momentsWords, companionWords].map((words) => words.loadAll()),
    );
  },
  title: () => c('title'),
  Page: CompanionPage,
};
