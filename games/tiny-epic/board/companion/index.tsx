// The Rival and the Night King for people around a real table.

import type { Companion } from '@three-thrones/game-kit/companion.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { tinyEpicWords } from '../../text/words.ts';
import { CompanionPage } from './page.tsx';
import { c, companionWords } from './words.ts';

export const companion: Companion = {
  load: async () => {
    placeSigns();
    await Promise.all([tinyEpicWords.loadAll(), companionWords.load()]);
  },
  title: () => c('title'),
  Page: CompanionPage,
};
