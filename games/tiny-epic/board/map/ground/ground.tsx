// Everything of the map that never changes, drawn once as markup.

import { GroundLayer } from '@three-thrones/game-kit/board/map/ground/ground-layer.tsx';
import { areaIds } from '../../geometry/drawing.ts';
import { borders, crossings, growth, land, rivers, wall } from './land.ts';
import { afloat, mist, sea, snow } from './sea.ts';
import { SHEET, shapes } from './shapes.ts';

let lands: string | undefined;

/** Everything but what covers the north, from the bottom up. Made once, while the table is still being fetched, and kept. */
export function ground(): string {
  lands ??= [shapes(), sea(), land(), rivers(), growth(), borders(), crossings(), afloat()].join('');
  return lands;
}

/** The north lies in mist behind its Wall, where nobody plays there. */
function groundInMist(): string {
  return ground() + mist() + wall();
}

/** The north lies open, and its Wall is drawn apart: it may fall. */
function groundOfNorth(): string {
  return ground() + snow();
}

const nightLines = (
  <>
    <use href="#te-coast" />
    <use href="#te-borders" strokeDasharray="7 4.5" />
    <use href="#te-card-borders" strokeDasharray="9 4.5 1 4.5" />
    <use href="#te-straits" className="te-night-straits" />
  </>
);

export function Ground({ hasNorth }: { readonly hasNorth: boolean }) {
  const draw = hasNorth ? groundOfNorth : groundInMist;
  return <GroundLayer sheet={SHEET} draw={draw} lands={areaIds} nightLines={nightLines} />;
}
