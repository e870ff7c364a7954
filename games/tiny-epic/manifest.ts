// Tiny Epic Game of Thrones, part by part.

import { anyBoard, anyGame, type Manifest } from '@three-thrones/game-kit/manifest.ts';
import { withAbout } from '@three-thrones/kernel';

export const manifest: Manifest = {
  id: 'tiny-epic',
  players: { least: 2, usual: 3, most: 4 },
  configFor: (players) => ({ players }),
  openQuestions: async () => (await import('./rules/open-questions.ts')).isOpenQuestion,
  load: async () => anyGame((await import('./rules/index.ts')).tinyEpic),
  released: {
    1: async () => {
      const [frozen, today] = await Promise.all([import('./releases/v1.js'), import('./rules/index.ts')]);
      return withAbout(frozen.tinyEpic, anyGame(today.tinyEpic), today.aboutInVersion1);
    },
  },
  cover: async () => (await import('./cover/index.ts')).cover,
  setUp: async () => (await import('./set-up.ts')).setUp,
  words: async () => (await import('./text/words.ts')).tinyEpicWords,
  manual: {
    en: () => import('./manual/en.json', { with: { type: 'json' } }),
    uk: () => import('./manual/uk.json', { with: { type: 'json' } }),
    hu: () => import('./manual/hu.json', { with: { type: 'json' } }),
    fa: () => import('./manual/fa.json', { with: { type: 'json' } }),
  },
  appendix: async () => (await import('./board/appendix.tsx')).loadAppendix(),
  board: async () => anyBoard((await import('./board/index.ts')).tinyEpicBoard),
  companion: async () => (await import('./board/companion/index.tsx')).companion,
  help: async () => (await import('./board/help/index.tsx')).help,
  terminal: async () => (await import('./terminal/index.ts')).tinyEpicTable,
  budgets: { decisionsPerSecond: 0.2, gamesPerSecond: 0.0006, answersPerSecond: 0.06 },
};
