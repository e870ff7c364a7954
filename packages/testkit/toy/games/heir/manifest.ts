// Heir, part by part.

import { anyBoard, anyGame, type Manifest } from '@three-thrones/game-kit/manifest.ts';

export const manifest: Manifest = {
  id: 'heir',
  players: { least: 2, usual: 2, most: 2 },
  configFor: (players) => ({ players }),
  load: async () => anyGame((await import('./rules/index.ts')).heir),
  cover: async () => (await import('./cover/index.ts')).cover,
  setUp: async () => (await import('./set-up.ts')).setUp,
  words: async () => (await import('./text/words.ts')).heirWords,
  manual: {
    en: () => import('./manual/en.json', { with: { type: 'json' } }),
    uk: () => import('./manual/uk.json', { with: { type: 'json' } }),
    hu: () => import('./manual/hu.json', { with: { type: 'json' } }),
    fa: () => import('./manual/fa.json', { with: { type: 'json' } }),
  },
  appendix: async () => (await import('./board/appendix.tsx')).loadAppendix(),
  board: async () => anyBoard((await import('./board/index.ts')).heirBoard),
  help: async () => (await import('./board/help/index.tsx')).help,
  terminal: async () => (await import('./terminal/index.ts')).heirTable,
  budgets: { decisionsPerSecond: 0.2, gamesPerSecond: 0.02, answersPerSecond: 0.06 },
};
