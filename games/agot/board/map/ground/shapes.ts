// Lines that are drawn more than once, defined once and used by name.

import { AREAS, type AreaId } from '../../../data/ids.ts';
import { outlineId, paths } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { arcPoints, type Line, ringPath, smoothPath } from '@three-thrones/game-kit/board/map/lines.ts';
import { type Arc, type ArcKind, arcs, areas, decor, lines, viewBox } from '../../geometry/drawing.ts';

const touches = (kind: string, { between }: Arc): boolean => between.some((id) => areas[id].kind === kind);

export function linesOf(kind: ArcKind): Line[] {
  return arcs.filter((arc) => arc.kind === kind).map(({ points }) => points);
}

/** Where land meets water; the quay of a port has ink of its own. */
function coasts(): Line[] {
  return arcs
    .filter((arc) => arc.kind === 'coast' && touches('land', arc) && touches('sea', arc))
    .map(({ points }) => points);
}

function quays(): Line[] {
  return arcs.filter((arc) => arc.kind === 'coast' && touches('port', arc)).map(({ points }) => points);
}

/** A river from source to mouth, with where along it each arc begins. */
export function riverLine(turns: readonly number[]): Line {
  return turns.flatMap((turn, at) => arcPoints(lines, turn).slice(at === 0 ? 0 : 1));
}

function outline(id: AreaId): string {
  const d = areas[id].rings.map((ring) => ringPath(lines, ring)).join('');
  return `<path id="${outlineId(id)}" d="${d}" fill-rule="evenodd" clip-rule="evenodd"/>`;
}

export function shapes(): string {
  const [left, top, width, height] = viewBox;
  const groups = {
    'ag-coast': [...coasts(), ...decor.islets],
    'ag-quays': quays(),
    'ag-islets': decor.islets,
    'ag-borders': linesOf('border'),
    'ag-sea-borders': linesOf('sea-border'),
  };
  const grouped = Object.entries(groups).map(([id, all]) => `<g id="${id}">${paths(all)}</g>`);
  const wall = `<path id="ag-wall" d="${smoothPath(decor.wall)}"/>`;
  const frame = `<clipPath id="ag-frame"><rect x="${left}" y="${top}" width="${width}" height="${height}"/></clipPath>`;
  return `<defs>${grouped.join('')}${wall}${AREAS.map(outline).join('')}${frame}</defs>`;
}
