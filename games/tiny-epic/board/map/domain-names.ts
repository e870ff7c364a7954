// The names of the domains as they are drawn, in any language and from any height.

import type { DomainId } from '../../data/ids.ts';
import { type FittedName, fittedName, roomToGrow } from '@three-thrones/game-kit/board/map/names.ts';
import type { Room } from '@three-thrones/game-kit/board/map/plates.ts';
import { areas } from '../geometry/drawing.ts';
import { LARGEST_NAMES } from './map-geometry.ts';

/** The size names are drawn at, in units of the map. */
export const NAME_SIZE = 19;

/** From one line of a name to the next, in its own size. */
export const LINE = 0.9;

/** How far names rise, and castles and gold above them, as names grow. */
export const RISE = { name: 7, site: 13 };

export interface DomainName extends FittedName {
  readonly id: DomainId;
  /** As wide as its longest line. */
  readonly width: number;
  /** How much larger it may be drawn zoomed out. */
  readonly growth: number;
}

export function domainNames(
  ids: readonly DomainId[],
  nameOf: (id: DomainId) => string,
  widthOf: (text: string) => number,
): readonly DomainName[] {
  const fitted = ids.map((id) => {
    const name = fittedName(nameOf(id), areas[id].label.width, widthOf);
    return { id, ...name, width: Math.max(...name.lines.map(widthOf)) * name.size };
  });
  const growths = roomToGrow(
    fitted.map(({ id, lines, size, width }) => ({
      at: areas[id].label.at,
      width,
      height: NAME_SIZE * size * (1 + LINE * (lines.length - 1)),
    })),
    LARGEST_NAMES,
  );
  return fitted.map((name, index) => ({ ...name, growth: growths[index]! }));
}

/** Letters are lower than the line they stand on. */
const LETTERS = 0.8;

/** The room a name takes where names are drawn so many times larger. */
export function roomOfName({ id, lines, size, width, growth }: DomainName, names: number): Room {
  const [x, y] = areas[id].label.at;
  const grown = Math.min(names, growth);
  const height = NAME_SIZE * size * (LETTERS + LINE * (lines.length - 1));
  return { at: [x, y - (names - 1) * RISE.name], width: width * grown, height: height * grown };
}
