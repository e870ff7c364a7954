// Where the areas lie, for the map that shows them.

import { AREAS, type AreaId } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { type Enlarged, inSteps } from '@three-thrones/game-kit/board/map/fit.ts';
import type { Sheet } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { type Box, boxOf, straightPath } from '@three-thrones/game-kit/board/map/lines.ts';
import { miniPath } from '@three-thrones/game-kit/board/map/minimap.tsx';
import type { MapGeometry } from '@three-thrones/game-kit/board/map/map-geometry.ts';
import { areas, forEachArea, lands, rings, seas, viewBox } from '../geometry/drawing.ts';

const [left, top, width, height] = viewBox;

/** The margin of the paper around the picture, with the scale drawn on it. */
export const MARGIN = 30;

export const PAPER: Sheet = {
  left: left - MARGIN,
  top: top - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
};

const WHOLE: Box = {
  left: PAPER.left,
  top: PAPER.top,
  right: PAPER.left + PAPER.width,
  bottom: PAPER.top + PAPER.height,
};

/** Around a slot lies what stands in it. */
const AROUND = 34;

/** What must be seen of an area: its name and whatever may lie in it. All of a sea would show half the map. */
const boxes = forEachArea((id): Box => {
  const { label, slots, badge, middle } = areas[id];
  const { structure, garrison, power } = slots;
  const spots = [middle.at, badge, slots.order, ...slots.units, structure, garrison, power];
  const {
    left: west,
    top: north,
    right: east,
    bottom: south,
  } = boxOf(spots.filter((at) => at !== undefined));
  const [x, y] = label.at;
  return {
    left: Math.min(west - AROUND, x - label.width / 2),
    right: Math.max(east + AROUND, x + label.width / 2),
    top: Math.min(north - AROUND, y - label.size * label.lines),
    bottom: Math.max(south + AROUND, y + label.size * label.lines),
  };
});

export function centre(id: AreaId): Point {
  return areas[id].middle.at;
}

/** Closer than this single units and names can be told apart; further off there is one sign for each area. */
export const NEAR = 0.6;

export function enlargement(scale: number): Enlarged {
  const far = scale < NEAR;
  return { names: inSteps(0.78 / scale, 2.75), pieces: far ? inSteps(0.44 / scale, 1.25) : 1, far };
}

export const geometry: MapGeometry<AreaId> = {
  viewBox,
  whole: WHOLE,
  ids: AREAS,
  home: 'kings-landing',
  outlines: forEachArea((id) =>
    rings(id)
      .map((ring) => `${straightPath(ring)}Z`)
      .join(''),
  ),
  mini: [...seas, ...lands].map((id) => ({
    id,
    d: miniPath(rings(id)),
    at: centre(id),
    water: areas[id].kind === 'sea',
  })),
  centre,
  box: (id) => boxes[id],
  enlarge: enlargement,
};
