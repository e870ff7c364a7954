// Lines that are drawn more than once, defined once and used by name.

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
import { outlineId, paths, type Sheet } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { type Line, ringPath, straightPath } from '@three-thrones/game-kit/board/map/lines.ts';

/** How far the sea goes on around the six cards, and the mist beyond the Wall. */
export const SHEET: Sheet = { left: -900, top: -460, width: 2800, height: 2380 };

export function linesOf(kind: ArcKind): Line[] {
  return arcs.filter((arc) => arc.kind === kind).map(({ points }) => points);
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
