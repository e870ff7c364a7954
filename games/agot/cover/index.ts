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
  picture: {
    src: picture,
    viewBox: '326 842 650 483',
    fit: 'xMidYMid slice',
    size: 20,
    names: [
      { key: 'place.harrenhal', x: 579, y: 907 },
      { key: 'place.stoney-sept', x: 460, y: 975 },
      { key: 'place.blackwater', x: 567, y: 1031 },
      { key: 'place.kings-landing', x: 699, y: 1089, red: true },
      { key: 'place.kingswood', x: 816, y: 1146 },
      { key: 'place.the-reach', x: 520, y: 1164 },
      { key: 'place.storms-end', x: 894, y: 1275 },
      { key: 'place.the-boneway', x: 710, y: 1282 },
    ],
  },
};
