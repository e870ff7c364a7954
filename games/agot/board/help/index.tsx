// What "?" opens over a table of A Game of Thrones.

import type { Help } from '@three-thrones/game-kit/board/help.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import type { World } from '../../rules/queries.ts';
import { agotWords } from '../../text/words.ts';
import { glossary } from './glossary.ts';
import { pictures } from './pictures.tsx';
import { standing } from './standing.ts';
import { helpWords } from './words.ts';

export const help: Help<World> = {
  load: async () => {
    placeSigns();
    await Promise.all([agotWords.loadAll(), helpWords.load()]);
  },
  standing,
  glossary,
  pictures,
};
