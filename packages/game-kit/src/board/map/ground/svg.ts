// The few words of SVG the ground is drawn with, as markup.

import { isSame, type Line, smoothLoop, smoothPath } from '../lines.ts';

/** The element that holds an area's outline, for `<use>`. */
export function outlineId(id: string): string {
  return `map-outline-${id}`;
}

export function curve(line: Line): string {
  return line.length > 2 && isSame(line[0]!, line.at(-1)!) ? smoothLoop(line) : smoothPath(line);
}

/** A path for each line: what lies outside a piece of the screen need not be drawn for it. */
export function paths(all: readonly Line[]): string {
  return all.map((line) => `<path d="${curve(line)}"/>`).join('');
}

export const use = (shape: string, more: string): string => `<use href="#${shape}" ${more}/>`;

export const pen = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" ${pen(colour, width, more)}/>`;

/** Colour gathers towards the edges, as a wash does when it dries. */
const WASH = [
  [30, 0.035],
  [23, 0.04],
  [17, 0.045],
  [12, 0.05],
  [7, 0.06],
  [4, 0.08],
] as const;

/** A field of parchment in its own tint. */
export function field(id: string, tint: string): string {
  const edges = WASH.map(([width, opacity]) =>
    use(outlineId(id), pen('#6d4820', width, `stroke-opacity="${opacity}"`)),
  );
  return (
    `<clipPath id="map-field-${id}">${use(outlineId(id), '')}</clipPath>` +
    use(outlineId(id), `fill="${tint}" fill-rule="evenodd" stroke="${tint}" stroke-width=".8"`) +
    `<g clip-path="url(#map-field-${id})">${edges.join('')}</g>`
  );
}

/** The shade land throws on the sea, to the south-east. */
export function shade(shapes: readonly string[]): string {
  const all = shapes.map((shape) => use(shape, '')).join('');
  return (
    `<g fill="#16242a"><g fill-opacity=".2" transform="translate(1.5 2.5)">${all}</g>` +
    `<g fill-opacity=".14" transform="translate(3.5 5.5)">${all}</g></g>`
  );
}

/** The paper the map is drawn on: how far the sea goes on around it. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A faint grid over the whole sheet, and the sixteen winds of the compass. */
export function gridAndWinds({ left, top, width, height }: Sheet, [roseX, roseY]: readonly number[]): string {
  let grid = '';
  for (let x = left; x <= left + width; x += 100) grid += `M${x} ${top}v${height}`;
  for (let y = Math.ceil(top / 100) * 100; y <= top + height; y += 100) grid += `M${left} ${y}h${width}`;
  let winds = '';
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn * Math.PI) / 8;
    winds += `M${roseX} ${roseY}l${Math.round(Math.sin(angle) * 2600)} ${Math.round(Math.cos(angle) * 2600)}`;
  }
  return stroke(grid, '#35525a', 0.5, 'opacity=".13"') + stroke(winds, '#35525a', 0.7, 'opacity=".13"');
}

/** How far from the coast each water line runs, how wide it is and how dark: they grow fainter towards the open sea. */
const WATER_LINES = [
  [21, 0.8, '#3a3a3a'],
  [14.5, 0.9, '#555'],
  [9, 1, '#717171'],
  [5, 1.1, '#8c8c8c'],
] as const;

/**
 * Lines along the coast. A broad stroke and a little narrower one in it leave two lines, one of them under the land, so that no
 * map has to bring them.
 */
export function waterLines(coast: string, { left, top, width, height }: Sheet): string {
  const sheet = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const round = 'stroke-linecap="round"';
  const strokes = WATER_LINES.map(
    ([away, line, dark]) =>
      use(coast, pen(dark, 2 * away + line, round)) + use(coast, pen('#000', 2 * away - line, round)),
  );
  return (
    `<mask id="map-water-lines" maskUnits="userSpaceOnUse" ${sheet}>${strokes.join('')}</mask>` +
    `<rect ${sheet} fill="#274a55" mask="url(#map-water-lines)"/>`
  );
}

/** The ink of the coast runs thicker on the side away from the light. */
export function coastInk(shape: string): string {
  return (
    use(shape, pen('#2e2114', 1.4, 'opacity=".55" transform="translate(.7 1)"')) +
    use(shape, pen('#2e2114', 1.8))
  );
}
