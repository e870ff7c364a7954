// The land: fields of parchment, rivers, what grows and rises, borders, coasts and the Wall.

import { type AreaId, areaIds, corners, decor, straits } from '../../geometry/drawing.ts';
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
import { smoothPath, straightPath } from '@three-thrones/game-kit/board/map/lines.ts';

/** Each domain has a parchment tint of its own, from snow to sand. */
const TINTS: Readonly<Record<AreaId, string>> = {
  'shadow-tower': '#dcdcd2',
  'castle-black': '#d8dad3',
  winterfell: '#d9d3bd',
  'last-hearth': '#d5d3c1',
  'the-rills': '#dcd2b4',
  hornwood: '#cfd0b3',
  'flints-finger': '#cdcdae',
  'white-harbor': '#d8d6c4',
  riverrun: '#cfd3a9',
  pyke: '#cfc8b2',
  ashemark: '#e0cb98',
  'casterly-rock': '#e3c48c',
  'three-sisters': '#cfd0bb',
  'the-eyrie': '#c9cfc4',
  dragonstone: '#d4b7a4',
  'kings-landing': '#ecd9a0',
  'shield-islands': '#d3d3a0',
  highgarden: '#c6d09a',
  'old-town': '#d6d3a4',
  starfall: '#e2c396',
  'the-reach': '#d2d199',
  'storms-end': '#dccf94',
  blackhaven: '#d9bd8e',
  sunspear: '#e6bf8a',
  thenn: '#e3e6e6',
  frostfangs: '#dfe4e6',
  'crasters-keep': '#dde1dd',
  'haunted-forest': '#d8dfd9',
  'fist-of-the-first-men': '#e2e5e3',
  'lands-of-always-winter': '#eef1f2',
  'antler-river': '#dde4e4',
  'storrolds-point': '#dee2df',
};

const CLIMATE: Climate = { snow: 330, firs: 560, frost: 50 };

export function land(): string {
  return (
    shade([...areaIds.map(outlineId), 'te-islets']) +
    use('te-islets', 'fill="#d8cfae"') +
    areaIds.map((id) => field(id, TINTS[id])).join('')
  );
}

export function rivers(): string {
  let drawn = '';
  for (const river of decor.rivers) {
    // From a spring to a stream: each third is wider than the one above it.
    for (const [part, width] of [
      [0, 1.5],
      [1 / 3, 2.1],
      [2 / 3, 2.8],
    ] as const) {
      const lower = river.slice(Math.floor(part * river.length));
      drawn += stroke(smoothPath(lower), '#4b717e', width, 'stroke-linecap="round" opacity=".75"');
    }
    drawn += stroke(smoothPath(river), '#b3cccb', 0.8, 'stroke-linecap="round" opacity=".9"');
  }
  return drawn;
}

export function growth(): string {
  return (
    stroke(decor.marsh.map(marsh).join(''), '#5d6b3c', 1, 'opacity=".8"') +
    stroke(decor.dunes.map(dune).join(''), '#a3703a', 1.1, 'opacity=".75"') +
    stroke(
      decor.grass.map(([x, y]) => grass(x, y)).join(''),
      '#6d6a3a',
      0.9,
      'stroke-linecap="round" opacity=".5"',
    ) +
    standing(decor.mountains, decor.forests, CLIMATE)
  );
}

export function borders(): string {
  const halo = pen('#f6ebcd', 4.4, 'stroke-linecap="round" opacity=".6"');
  return (
    use('te-borders', halo) +
    use('te-card-borders', halo) +
    use('te-borders', pen('#5a2f1b', 1.8, 'stroke-linecap="round" stroke-dasharray="7 4.5"')) +
    use('te-card-borders', pen('#5a2f1b', 1.9, 'stroke-linecap="round" stroke-dasharray="9 4.5 1 4.5"')) +
    coastInk('te-coast')
  );
}

export function wall(): string {
  return (
    use('te-wall', pen('#25333b', 12.5, 'opacity=".35" transform="translate(1.5 4)"')) +
    use('te-wall', pen('#33454f', 12)) +
    use('te-wall', pen('#eef6f8', 9.4)) +
    use('te-wall', pen('#a9c4cf', 3.6, 'transform="translate(0 2.6)"')) +
    use('te-wall', pen('#7d98a5', 9.4, 'stroke-dasharray=".9 9"')) +
    decor.wallForts.map(([x, y]) => fort(x, y)).join('')
  );
}

export function crossings(): string {
  let drawn =
    use('te-straits', pen('#f4ead0', 5.5, 'stroke-linecap="round" opacity=".7"')) +
    use('te-straits', pen('#7a1f1a', 2.6, 'stroke-dasharray="4.5 4"'));
  for (const { points } of straits) {
    for (const [x, y] of points) {
      drawn += `<circle cx="${x}" cy="${y}" r="4" fill="#7a1f1a" stroke="#f4ead0" stroke-width="1.2"/>`;
    }
  }
  for (const ferry of decor.ferries) {
    drawn += stroke(straightPath(ferry), '#2e2114', 1.6, 'stroke-dasharray="1 4" stroke-linecap="round"');
  }
  for (const { at } of corners) {
    drawn += `<g transform="translate(${at[0]} ${at[1]})"><path d="M0 -7L7 0L0 7L-7 0Z" fill="#f3e7c8" stroke="#5a2f1b" stroke-width="1.4" stroke-linejoin="round"/><circle r="1.7" fill="#5a2f1b"/></g>`;
  }
  return drawn;
}
