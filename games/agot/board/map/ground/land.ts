// The land: fields of parchment, what grows and rises on them, borders, coasts and the Wall.

import type { LandId } from '../../../data/ids.ts';
import { LANDS } from '../../../data/ids.ts';
import {
  type Climate,
  dune,
  fort,
  grass,
  marsh,
  standing,
} from '@three-thrones/game-kit/board/map/ground/glyphs.ts';
import {
  coastInk,
  field,
  outlineId,
  pen,
  shade,
  stroke,
  use,
} from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { along, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';
import { decor } from '../../geometry/drawing.ts';

/** Each area has a parchment tint of its own, from snow to sand. */
const TINTS: Readonly<Record<LandId, string>> = {
  'castle-black': '#e6e8e3',
  karhold: '#dadfdb',
  winterfell: '#dedbca',
  'stony-shore': '#d7d3ba',
  'white-harbor': '#d5d8cb',
  'widows-watch': '#dad6c0',
  'flints-finger': '#d2d0b0',
  'greywater-watch': '#c3c9a3',
  'moat-cailin': '#d3cfb0',
  seagard: '#dacfa3',
  twins: '#cdd0a6',
  fingers: '#d9d0b4',
  'mountains-of-the-moon': '#cfc5a9',
  eyrie: '#d6d3c4',
  pyke: '#cfc8b2',
  riverrun: '#cbd09d',
  lannisport: '#e3c588',
  harrenhal: '#d2c99e',
  'stoney-sept': '#ddd09b',
  'crackclaw-point': '#d3c699',
  dragonstone: '#d2b9a4',
  blackwater: '#d0cd97',
  'kings-landing': '#ead7a2',
  'searoad-marches': '#d9cf8f',
  kingswood: '#c2ca95',
  reach: '#cfd391',
  highgarden: '#c2cf8e',
  'storms-end': '#cfcb98',
  boneway: '#ddbb88',
  'dornish-marches': '#d8c487',
  oldtown: '#dcd09a',
  'princes-pass': '#e0b47f',
  'three-towers': '#d8c586',
  arbor: '#c9cd8c',
  starfall: '#e4bd88',
  yronwood: '#dfae78',
  'salt-shore': '#e7c48b',
  sunspear: '#e6b578',
};

const CLIMATE: Climate = { snow: 300, firs: 640, frost: 70 };

export function land(): string {
  return (
    shade([...LANDS.map(outlineId), 'ag-islets']) +
    use('ag-islets', 'fill="#d8cfae"') +
    LANDS.map((id) => field(id, TINTS[id])).join('')
  );
}

export function growth(): string {
  return (
    stroke(decor.marshes.map(marsh).join(''), '#4f6136', 1.1, 'stroke-linecap="round" opacity=".8"') +
    stroke(decor.dunes.map(dune).join(''), '#a3703a', 1.1, 'stroke-linecap="round" opacity=".75"') +
    stroke(
      decor.grass.map(([x, y]) => grass(x, y)).join(''),
      '#6d6a3a',
      0.9,
      'stroke-linecap="round" opacity=".45"',
    ) +
    standing(decor.mountains.map(larger), decor.forests.map(larger), CLIMATE)
  );
}

/** The geometry gives half the height of what stands. */
const larger = ([x, y, size]: readonly [number, number, number]): readonly [number, number, number] => [
  x,
  y,
  size * 1.7,
];

export function borders(): string {
  return (
    use('ag-borders', pen('#f6ebcd', 4.6, 'stroke-linecap="round" opacity=".6"')) +
    use('ag-borders', pen('#5a2f1b', 1.9, 'stroke-linecap="round" stroke-dasharray="7 4.5"')) +
    coastInk('ag-coast')
  );
}

const FORTS = [0.2, 0.5, 0.8];

export function wall(): string {
  const length = lengthOf(decor.wall);
  return (
    use('ag-wall', pen('#25333b', 11, 'opacity=".35" transform="translate(1.5 4)"')) +
    use('ag-wall', pen('#33454f', 10.5)) +
    use('ag-wall', pen('#eef6f8', 8)) +
    use('ag-wall', pen('#a9c4cf', 3, 'transform="translate(0 2.3)"')) +
    use('ag-wall', pen('#7d98a5', 8, 'stroke-dasharray=".9 8"')) +
    FORTS.map((part) => fort(...along(decor.wall, length * part))).join('')
  );
}
