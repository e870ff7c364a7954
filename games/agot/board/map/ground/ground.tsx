// Everything of the map that never changes, drawn once as markup.

import { LANDS } from '../../../data/ids.ts';
import { GroundLayer } from '@three-thrones/game-kit/board/map/ground/ground-layer.tsx';
import type { Sheet } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { PAPER } from '../map-geometry.ts';
import { borders, growth, land, wall } from './land.ts';
import { cartouche, scale, sheet } from './paper.ts';
import { spans, waters } from './rivers.ts';
import { afloat, harbours, sea } from './sea.ts';
import { shapes } from './shapes.ts';

/** Room for the shadow of the paper. */
const SHEET: Sheet = {
  left: PAPER.left - 20,
  top: PAPER.top - 20,
  width: PAPER.width + 40,
  height: PAPER.height + 40,
};

let markup: string | undefined;

/** The whole ground, from the bottom up. Made when the first map opens, and kept. */
function ground(): string {
  markup ??= [
    shapes(),
    sheet(),
    '<g clip-path="url(#ag-frame)">',
    ...[sea(), land(), growth(), borders(), waters(), spans(), wall(), afloat(), harbours()],
    '</g>',
    scale(),
    cartouche(),
  ].join('');
  return markup;
}

const nightLines = (
  <>
    <use href="#ag-coast" />
    <use href="#ag-quays" />
    <use href="#ag-borders" strokeDasharray="7 4.5" />
    <use href="#ag-sea-borders" strokeDasharray="11 5 2 5" />
  </>
);

export function Ground() {
  return <GroundLayer sheet={SHEET} clip="ag-paper" draw={ground} lands={LANDS} nightLines={nightLines} />;
}
