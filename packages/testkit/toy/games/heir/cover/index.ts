// What stands on the box.

import type { Cover, CoverKey } from '@three-thrones/game-kit/cover.ts';
import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import picture from './picture.svg';

export const cover: Cover = {
  words: defineWords<CoverKey>({
    en: () => import('./text/en.json', { with: { type: 'json' } }),
    uk: () => import('./text/uk.json', { with: { type: 'json' } }),
    hu: () => import('./text/hu.json', { with: { type: 'json' } }),
    fa: () => import('./text/fa.json', { with: { type: 'json' } }),
  }),
  picture: { src: picture, viewBox: '0 0 696 517', fit: 'xMidYMid slice', size: 23, names: [] },
};
