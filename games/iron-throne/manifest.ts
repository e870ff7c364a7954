// Game of Thrones: The Iron Throne is on its way: it has a cover and no rules yet.

import type { Announced } from '@three-thrones/game-kit/manifest.ts';

export const manifest: Announced = {
  id: 'iron-throne',
  cover: async () => (await import('./cover/index.ts')).cover,
};
