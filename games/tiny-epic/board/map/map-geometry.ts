// Where the domains lie, for the map that shows them.

import { ALL_DOMAINS, DOMAINS, type DomainId } from '../../data/ids.ts';
import { areas, northViewBox, rings, viewBox } from '../geometry/drawing.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { type Enlarged, inSteps } from '@three-thrones/game-kit/board/map/fit.ts';
import { areaOf, type Box, boxAround, boxOf, straightPath } from '@three-thrones/game-kit/board/map/lines.ts';
import { miniPath } from '@three-thrones/game-kit/board/map/minimap.tsx';
import type { MapGeometry } from '@three-thrones/game-kit/board/map/map-geometry.ts';

type ViewBox = MapGeometry<DomainId>['viewBox'];

/** All of a map but the edge of its northernmost lands. */
function wholeOf([left, top, width, height]: ViewBox): Box {
  return { left, top: top + 10, right: left + width, bottom: top + height };
}

export const WHOLE = wholeOf(viewBox);

function forEach<T>(make: (id: DomainId) => T): Record<DomainId, T> {
  return Object.fromEntries(ALL_DOMAINS.map((id) => [id, make(id)])) as Record<DomainId, T>;
}

const boxes = forEach((id) => boxOf(rings(areas[id]).flat()));

export function boxOfDomain(id: DomainId): Box {
  return boxes[id];
}

/** The box around some domains; the whole map when there are none. */
export function boxOfDomains(ids: readonly DomainId[]): Box {
  return ids.length === 0 ? WHOLE : boxAround(ids.map(boxOfDomain));
}

export function centre(id: DomainId): Point {
  const [x, y] = areas[id].circle;
  return [x, y];
}

/** Names grow so much and no more: beyond it the map would be words only. */
export const LARGEST_NAMES = 2;

/** Names are drawn as large as at this scale, as far as there is room for them. */
export const LEGIBLE = 0.73;

/** Further off than this the smallest names, of islands and bays, could not be read. */
const NEAR = 0.8;

export function enlargement(scale: number): Enlarged {
  return {
    names: inSteps(LEGIBLE / scale, LARGEST_NAMES),
    pieces: inSteps(0.56 / scale, 1.375),
    far: scale < NEAR,
  };
}

const outlines = forEach((id) =>
  rings(areas[id])
    .map((ring) => `${straightPath(ring)}Z`)
    .join(''),
);

function geometryOf(ids: readonly DomainId[], box: ViewBox): MapGeometry<DomainId> {
  return {
    viewBox: box,
    whole: wholeOf(box),
    ids,
    home: 'kings-landing',
    outlines,
    mini: ids.map((id) => ({ id, d: miniPath(rings(areas[id])), at: centre(id), water: false })),
    centre,
    box: boxOfDomain,
    enlarge: enlargement,
  };
}

/** Without the lands beyond the Wall, and with them. */
export const geometry = geometryOf(DOMAINS, viewBox);
export const geometryWithNorth = geometryOf(ALL_DOMAINS, northViewBox);

/** Small islands are hard to touch: each gets a circle around it, below all land. */
export const islands = DOMAINS.flatMap((id) =>
  rings(areas[id])
    .slice(1)
    .filter((ring) => Math.abs(areaOf(ring)) < 6000)
    .map((ring) => {
      const box = boxOf(ring);
      return { id, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    }),
);
