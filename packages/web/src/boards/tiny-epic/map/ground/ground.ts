// Everything of the map that never changes, drawn once as markup: sea, land, what grows and rises on it, borders.

import {
  type ArcKind,
  type AreaId,
  arcs,
  areaIds,
  areas,
  corners,
  decor,
  lines,
  straits,
} from '../../geometry/drawing.ts';
import { type Line, ringPath, smoothLoop, smoothPath, straightPath } from '../../geometry/lines.ts';
import { compassRose, dune, fort, grass, marsh, mountain, serpent, ship, tree, wave } from './glyphs.ts';

/** How far the sea goes on around the six cards, and the mist beyond the Wall. */
export const SHEET = { left: -900, top: -460, width: 2800, height: 2380 };

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

/** The outline of a domain as it is drawn. */
export const outlines = Object.fromEntries(
  areaIds.map((id) => [id, areas[id].rings.map((ring) => ringPath(lines, ring)).join('')]),
) as Record<AreaId, string>;

function arcPath(...kinds: ArcKind[]): string {
  return arcs
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ points, between }) => (isIsland(points, between) ? smoothLoop(points) : smoothPath(points)))
    .join('');
}

function isIsland(points: Line, between: readonly string[]): boolean {
  const [first, last] = [points[0]!, points.at(-1)!];
  return between.length === 2 && first[0] === last[0] && first[1] === last[1];
}

/** Lines that are drawn more than once are defined once, and used by these names. */
const shapes = {
  'te-coast': arcPath('coast') + decor.islets.map(smoothLoop).join(''),
  'te-islets': decor.islets.map(smoothLoop).join(''),
  'te-borders': arcPath('border'),
  'te-card-borders': arcPath('card-border'),
  'te-wall': straightPath(decor.wall),
  ...Object.fromEntries(areaIds.map((id) => [outlineId(id), outlines[id]])),
};

/** The element that holds a domain's outline, for `<use>`. */
export function outlineId(id: AreaId): string {
  return `te-outline-${id}`;
}

const use = (shape: string, more: string): string => `<use href="#${shape}" ${more}/>`;

const pen = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}`;

const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" ${pen(colour, width, more)}/>`;

function sea(): string {
  const { left, top, width, height } = SHEET;
  let grid = '';
  for (let x = left; x <= left + width; x += 100) grid += `M${x} ${top}v${height}`;
  for (let y = Math.ceil(top / 100) * 100; y <= top + height; y += 100) grid += `M${left} ${y}h${width}`;
  const [roseX, roseY] = decor.compass;
  let winds = '';
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn * Math.PI) / 8;
    winds += `M${roseX} ${roseY}l${Math.round(Math.sin(angle) * 2600)} ${Math.round(Math.cos(angle) * 2600)}`;
  }
  return (
    stroke(grid, '#35525a', 0.5, 'opacity=".13"') +
    stroke(winds, '#35525a', 0.7, 'opacity=".13"') +
    use('te-coast', pen('#c6d6c9', 30, 'opacity=".22"')) +
    use('te-coast', pen('#cbd9cb', 14, 'opacity=".4"')) +
    decor.waterLines.map(waterLine).join('') +
    stroke(
      arcPath('sea-limit'),
      '#2f4c55',
      1.4,
      'stroke-dasharray="1 7" stroke-linecap="round" opacity=".75"',
    ) +
    stroke(
      decor.waves.map(([x, y]) => wave(x, y)).join(''),
      '#2f5560',
      1,
      'stroke-linecap="round" opacity=".4"',
    )
  );
}

const DASHES = ['none', 'none', '210 5 90 4', '120 9 46 7', '64 14 26 10'];

function waterLine(level: readonly Line[], at: number): string {
  const d = level.map((line) => (isIsland(line, ['', '']) ? smoothLoop(line) : smoothPath(line))).join('');
  return stroke(
    d,
    '#274a55',
    1.15 - at * 0.1,
    `stroke-dasharray="${DASHES[at]}" stroke-linecap="round" opacity="${(0.52 - at * 0.085).toFixed(2)}"`,
  );
}

function land(): string {
  const all = [...areaIds.map(outlineId), 'te-islets'];
  const shadow = [
    [1.5, 2.5, 0.2],
    [3.5, 5.5, 0.14],
  ].map(
    ([x, y, opacity]) =>
      `<g fill="#16242a" opacity="${opacity}" transform="translate(${x} ${y})">${all.map((shape) => use(shape, '')).join('')}</g>`,
  );
  const fields = areaIds.map((id) =>
    use(outlineId(id), `fill="${TINTS[id]}" fill-rule="evenodd" stroke="${TINTS[id]}" stroke-width=".8"`),
  );
  const shades = [
    [30, 0.035],
    [23, 0.04],
    [17, 0.045],
    [12, 0.05],
    [7, 0.06],
    [4, 0.08],
  ].map(([width, opacity]) =>
    ['te-coast', 'te-borders', 'te-card-borders', 'te-wall']
      .map((shape) => use(shape, pen('#6d4820', width!, `opacity="${opacity}"`)))
      .join(''),
  );
  return (
    `<clipPath id="te-land">${all.map((shape) => use(shape, '')).join('')}</clipPath>${shadow.join('')}` +
    `${use('te-islets', 'fill="#d8cfae"')}${fields.join('')}<g clip-path="url(#te-land)">${shades.join('')}</g>`
  );
}

function rivers(): string {
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

function growth(): string {
  const standing = [
    ...decor.mountains.map(([x, y, size]) => ({ y, drawn: mountain(x, y, size) })),
    ...decor.forests.map(([x, y, size]) => ({ y, drawn: tree(x, y, size) })),
  ].sort((a, b) => a.y - b.y);
  return (
    stroke(decor.marsh.map((glyph) => marsh(...glyph)).join(''), '#5d6b3c', 1, 'opacity=".8"') +
    stroke(decor.dunes.map((glyph) => dune(...glyph)).join(''), '#a3703a', 1.1, 'opacity=".75"') +
    stroke(
      decor.grass.map(([x, y]) => grass(x, y)).join(''),
      '#6d6a3a',
      0.9,
      'stroke-linecap="round" opacity=".5"',
    ) +
    standing.map(({ drawn }) => drawn).join('')
  );
}

function borders(): string {
  const halo = pen('#f6ebcd', 4.4, 'stroke-linecap="round" opacity=".6"');
  return (
    use('te-borders', halo) +
    use('te-card-borders', halo) +
    use('te-borders', pen('#5a2f1b', 1.8, 'stroke-linecap="round" stroke-dasharray="7 4.5"')) +
    use('te-card-borders', pen('#5a2f1b', 1.9, 'stroke-linecap="round" stroke-dasharray="9 4.5 1 4.5"')) +
    // Ink runs thicker on the side away from the light.
    use('te-coast', pen('#2e2114', 1.4, 'opacity=".55" transform="translate(.7 1)"')) +
    use('te-coast', pen('#2e2114', 1.8))
  );
}

function wall(): string {
  return (
    use('te-wall', pen('#25333b', 12.5, 'opacity=".35" transform="translate(1.5 4)"')) +
    use('te-wall', pen('#33454f', 12)) +
    use('te-wall', pen('#eef6f8', 9.4)) +
    use('te-wall', pen('#a9c4cf', 3.6, 'transform="translate(0 2.6)"')) +
    use('te-wall', pen('#7d98a5', 9.4, 'stroke-dasharray=".9 9"')) +
    decor.wallForts.map(([x, y]) => fort(x, y)).join('')
  );
}

function crossings(): string {
  let drawn = '';
  for (const { points } of straits) {
    drawn += stroke(straightPath(points), '#f4ead0', 5.5, 'stroke-linecap="round" opacity=".7"');
    drawn += stroke(straightPath(points), '#7a1f1a', 2.6, 'stroke-dasharray="4.5 4"');
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

function mist(): string {
  const { left, top, width } = SHEET;
  return (
    '<linearGradient id="te-mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe6e4"/>' +
    '<stop offset=".6" stop-color="#dfe6e4" stop-opacity=".94"/><stop offset=".82" stop-color="#dfe6e4" stop-opacity=".55"/>' +
    '<stop offset="1" stop-color="#dfe6e4" stop-opacity="0"/></linearGradient>' +
    `<rect x="${left}" y="${top}" width="${width}" height="${44 - top}" fill="url(#te-mist)"/>`
  );
}

let markup: string | undefined;

/** The whole ground. Made when the first map opens, and kept. */
export function ground(): string {
  markup ??= [
    `<defs>${Object.entries(shapes)
      .map(([id, d]) => `<path id="${id}" d="${d}"/>`)
      .join('')}</defs>`,
    sea(),
    land(),
    rivers(),
    growth(),
    borders(),
    crossings(),
    decor.ships.map(([x, y]) => ship(x, y)).join(''),
    decor.serpents.map(([x, y]) => serpent(x, y)).join(''),
    compassRose(...decor.compass),
    mist(),
    wall(),
  ].join('');
  return markup;
}
