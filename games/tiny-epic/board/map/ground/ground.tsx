// Everything of the map that never changes, drawn once as markup.

import { GroundLayer } from '@three-thrones/game-kit/board/map/ground/ground-layer.tsx';
import { areaIds } from '../../geometry/drawing.ts';
import { borders, crossings, growth, land, rivers, wall } from './land.ts';
import { afloat, mist, sea } from './sea.ts';
import { SHEET, shapes } from './shapes.ts';

let markup: string | undefined;

/** The whole ground, from the bottom up. Made once, while the table is still being fetched, and kept. */
export function ground(): string {
  markup ??= [
    shapes(),
    sea(),
    land(),
    rivers(),
    growth(),
    borders(),
    crossings(),
    afloat(),
    mist(),
    wall(),
  ].join('');
  return markup;
}

const nightLines = (
  <>
    <use href="#te-coast" />
    <use href="#te-borders" strokeDasharray="7 4.5" />
    <use href="#te-card-borders" strokeDasharray="9 4.5 1 4.5" />
    <use href="#te-straits" className="te-night-straits" />
  </>
);

export function Ground() {
  return <GroundLayer sheet={SHEET} draw={ground} lands={areaIds} nightLines={nightLines} />;
}
