// Game of Thrones: The Iron Throne, part by part.

import { anyBoard, anyGame, type Manifest } from '@three-thrones/game-kit/manifest.ts';

export const manifest: Manifest = {
  id: 'iron-throne',
  players: { least: 3, usual: 4, most: 5 },
  configFor: (players) => ({ players }),
  openQuestions: async () => (await import('./rules/open-questions.ts')).isOpenQuestion,
  load: async () => anyGame((await import('./rules/index.ts')).ironThrone),
  cover: async () => (await import('./cover/index.ts')).cover,
  setUp: async () => (await import('./set-up.ts')).setUp,
  words: async () => (await import('./text/words.ts')).ironThroneWords,
  manual: {
    en: () => import('./manual/en.json', { with: { type: 'json' } }),
    uk: () => import('./manual/uk.json', { with: { type: 'json' } }),
    hu: () => import('./manual/hu.json', { with: { type: 'json' } }),
    fa: () => import('./manual/fa.json', { with: { type: 'json' } }),
  },
  appendix: async () => (await import('./board/appendix.tsx')).loadAppendix(),
  board: async () => anyBoard((await import('./board/index.ts')).ironThroneBoard),
  help: async () => (await import('./board/help/index.tsx')).help,
  companion: async () => (await import('./board/companion/index.tsx')).companion,
  terminal: async () => (await import('./terminal/index.ts')).ironThroneTable,
  // A random game is long here: some 450 decisions, at as many a second as Tiny Epic has.
  budgets: { decisionsPerSecond: 0.2, gamesPerSecond: 0.001, answersPerSecond: 0.06 },
};
