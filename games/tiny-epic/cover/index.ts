// What stands on the box.

import type { Cover, CoverKey } from '@three-thrones/game-kit/cover.ts';
import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import { ALONE, OFFERED } from '../modes.ts';
import picture from './picture.svg';

export const cover: Cover = {
  words: defineWords<CoverKey>({
    en: () => import('./text/en.json', { with: { type: 'json' } }),
    uk: () => import('./text/uk.json', { with: { type: 'json' } }),
    hu: () => import('./text/hu.json', { with: { type: 'json' } }),
    fa: () => import('./text/fa.json', { with: { type: 'json' } }),
  }),
  ...(OFFERED.length > 1 && { modes: OFFERED.map((id) => ({ id, isAlone: ALONE.includes(id) })) }),
  picture: {
    src: picture,
    viewBox: '166 6 696 517',
    fit: 'xMidYMin slice',
    size: 23,
    names: [
      { key: 'place.shadow-tower', x: 393, y: 172 },
      { key: 'place.winterfell', x: 419, y: 374 },
      { key: 'place.castle-black', x: 578, y: 137 },
      { key: 'place.last-hearth', x: 765, y: 228 },
      { key: 'place.hornwood', x: 669, y: 355 },
    ],
  },
};
