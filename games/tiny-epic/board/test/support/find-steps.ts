// Finds where units, Heroes and badges step to, so that no name is covered.

import { ALL_DOMAINS, type DomainId } from '../../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { isInside } from '@three-thrones/game-kit/board/map/lines.ts';
import { covered, type Room } from '@three-thrones/game-kit/board/map/plates.ts';
import { areas, rings } from '../../geometry/drawing.ts';
import { type Look, LOOKS, roomsOf, type Stander, type Step, type Steps } from '../../map/clear.ts';
import { type DomainName, RISE, roomOfName } from '../../map/domain-names.ts';

const STAY: Step = { by: [0, 0], more: [0, 0] };

/** The castle and the gold, which rise with the name below them. */
function siteOf(id: DomainId, { names }: Look): Room[] {
  const { castle, gold } = areas[id].slots;
  const rise = (names - 1) * RISE.site;
  return [
    ...(castle ? [{ at: [castle[0], castle[1] - 8 - rise] as Point, width: 44, height: 54 }] : []),
    ...gold.map(([x, y]): Room => ({ at: [x, y - rise], width: 26, height: 26 })),
  ];
}

/** Steps from the shortest to the longest. */
function stepsOf(by: readonly number[], more: readonly number[]): readonly Step[] {
  const points = (of: readonly number[]) => of.flatMap((x) => of.map((y): Point => [x, y]));
  return points(by)
    .flatMap((first) => points(more).map((then): Step => ({ by: first, more: then })))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
}

function lengthOf({ by, more }: Step): number {
  return Math.hypot(...by) + Math.hypot(...more) / 2;
}

const SHORT = stepsOf([0, -8, 8, -16, 16, -24, 24], [0, -6, 6, -12, 12, -20, 20, -30, 30, -40, 40]);
const LONG = stepsOf([0, -12, 12, -24, 24, -40, 40, -60, 60], [0, -8, 8, -16, 16, -28, 28]);

/** What it costs to lie over a name, over something else, and off the own land. */
const COST = { name: 40, other: 0.05, abroad: 400 };

/** No step is longer. */
const LONGEST = 88;

/** Names further away are in nobody's way. */
function inReach(id: DomainId, who: Stander, look: Look, names: readonly Room[]): Room[] {
  const slots = roomsOf(id, who, STAY, look);
  const more = 2 * LONGEST;
  const reach = slots.map((room) => ({ ...room, width: room.width + more, height: room.height + more }));
  return names.filter((name) => covered(name, reach) > 0);
}

/** Where everything steps to, so that no name is covered. */
export function stepsFor(names: readonly DomainName[]): Steps {
  const written = LOOKS.map((look) => names.map((name) => roomOfName(name, look.names)));
  return Object.fromEntries(
    ALL_DOMAINS.map((id) => {
      const units = best(id, 'units', SHORT, written, (look) => siteOf(id, look));
      const hero = best(id, 'hero', SHORT, written, (look) => [
        ...siteOf(id, look),
        ...roomsOf(id, 'units', units, look),
      ]);
      const badge = best(id, 'badge', LONG, written, (look) => [
        ...siteOf(id, look),
        ...roomsOf(id, 'units', units, look),
        ...roomsOf(id, 'hero', hero, look),
      ]);
      return [id, { units, hero, badge }];
    }),
  ) as unknown as Steps;
}

function best(
  id: DomainId,
  who: Stander,
  steps: readonly Step[],
  written: readonly (readonly Room[])[],
  others: (look: Look) => readonly Room[],
): Step {
  const land = rings(areas[id]);
  // The furthest look is the one that most steps fail in.
  const looks = LOOKS.map((look, index) => ({
    look,
    near: inReach(id, who, look, written[index]!),
    taken: others(look),
  })).reverse();
  let found = STAY;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    let cost = lengthOf(step);
    if (cost >= least) break;
    for (const { look, near, taken } of looks) {
      if (cost >= least) break;
      for (const room of roomsOf(id, who, step, look))
        cost += COST.name * covered(room, near) + COST.other * covered(room, taken);
    }
    if (cost >= least) continue;
    for (const look of [LOOKS[0]!, LOOKS[4]!, LOOKS.at(-1)!])
      for (const { at } of roomsOf(id, who, step, look)) if (!isInside(at, land)) cost += COST.abroad;
    if (cost >= least) continue;
    least = cost;
    found = step;
  }
  return found;
}
