// Lines that are drawn more than once, defined once and used by name, and the few words of SVG to draw them with.

import {
  type ArcKind,
  type AreaId,
  arcs,
  areaIds,
  areas,
  decor,
  lines,
  straits,
} from '../../geometry/drawing.ts';
import { isSame, type Line, ringPath, smoothLoop, smoothPath, straightPath } from '../../geometry/lines.ts';

/** How far the sea goes on around the six cards, and the mist beyond the Wall. */
export const SHEET = { left: -900, top: -460, width: 2800, height: 2380 };

/** A path for each line: what lies outside a piece of the screen need not be drawn for it. */
function paths(all: readonly Line[]): string {
  return all.map((line) => `<path d="${curve(line)}"/>`).join('');
}

export function curve(line: Line): string {
  return line.length > 2 && isSame(line[0]!, line.at(-1)!) ? smoothLoop(line) : smoothPath(line);
}

export function linesOf(kind: ArcKind): Line[] {
  return arcs.filter((arc) => arc.kind === kind).map(({ points }) => points);
}

/** The element that holds a domain's outline, for `<use>`. */
export function outlineId(id: AreaId): string {
  return `te-outline-${id}`;
}

function outline(id: AreaId): string {
  const d = areas[id].rings.map((ring) => ringPath(lines, ring)).join('');
  return `<path id="${outlineId(id)}" d="${d}"/>`;
}

export function shapes(): string {
  const groups = {
    'te-coast': [...linesOf('coast'), ...decor.islets],
    'te-islets': decor.islets,
    'te-borders': linesOf('border'),
    'te-card-borders': linesOf('card-border'),
    'te-straits': straits.map(({ points }) => points),
  };
  const grouped = Object.entries(groups).map(([id, all]) => `<g id="${id}">${paths(all)}</g>`);
  const wall = `<path id="te-wall" d="${straightPath(decor.wall)}"/>`;
  return `<defs>${grouped.join('')}${wall}${areaIds.map(outline).join('')}</defs>`;
}

export const use = (shape: string, more: string): string => `<use href="#${shape}" ${more}/>`;

export const pen = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" ${pen(colour, width, more)}/>`;
