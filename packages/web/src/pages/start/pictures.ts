// The three tables as pictures. Names on the maps are set by the page: in its language, in its letters.

import type { Key } from '../../i18n/index.ts';
import agot from './pictures/agot.svg';
import ironThrone from './pictures/iron-throne.svg';
import tinyEpic from './pictures/tiny-epic.svg';

export interface Picture {
  readonly src: string;
  readonly viewBox: string;
  /** Which part stays when the frame has another shape, as SVG says it. */
  readonly fit: string;
  readonly size: number;
  readonly names: readonly {
    readonly key: Key;
    readonly x: number;
    readonly y: number;
    readonly red?: true;
  }[];
}

export const pictures: Readonly<Record<string, Picture>> = {
  'tiny-epic': {
    src: tinyEpic,
    viewBox: '166 6 696 517',
    fit: 'xMidYMin slice',
    size: 23,
    names: [
      { key: 'picture.shadow-tower', x: 393, y: 172 },
      { key: 'picture.winterfell', x: 419, y: 374 },
      { key: 'picture.castle-black', x: 578, y: 137 },
      { key: 'picture.last-hearth', x: 765, y: 228 },
      { key: 'picture.hornwood', x: 669, y: 355 },
    ],
  },
  agot: {
    src: agot,
    viewBox: '326 842 650 483',
    fit: 'xMidYMid slice',
    size: 20,
    names: [
      { key: 'picture.harrenhal', x: 579, y: 907 },
      { key: 'picture.stoney-sept', x: 460, y: 975 },
      { key: 'picture.blackwater', x: 567, y: 1031 },
      { key: 'picture.kings-landing', x: 699, y: 1089, red: true },
      { key: 'picture.kingswood', x: 816, y: 1146 },
      { key: 'picture.the-reach', x: 520, y: 1164 },
      { key: 'picture.storms-end', x: 894, y: 1275 },
      { key: 'picture.the-boneway', x: 710, y: 1282 },
    ],
  },
  'iron-throne': { src: ironThrone, viewBox: '0 -60 900 668', fit: 'xMidYMax slice', size: 0, names: [] },
};
