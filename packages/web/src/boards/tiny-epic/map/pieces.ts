// Which piece stands where: units in the slots of their domain, and armies on their way.

import { DOMAINS, type DomainId, type HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Force, World } from '@three-thrones/tiny-epic/queries';
import type { Point } from '../../map/codec.ts';
import type { Named, Placed } from '../../map/follow.ts';
import { distance, type Line } from '../../map/lines.ts';
import { areas } from '../geometry/drawing.ts';
import { centre } from './plan.ts';
import { crossing } from './routes.ts';

/** One unit's place on the picture. */
export interface Spot extends Placed {
  readonly house: HouseId;
  readonly hero: boolean;
  readonly area: DomainId;
  /** Not standing there but passing, or about to fight. */
  readonly onTheWay: boolean;
  readonly scale: number;
}

export type Piece = Named<Spot>;

/** Units on the way, wherever they are. */
export interface Army {
  readonly from: DomainId;
  readonly at: DomainId;
  readonly force: Force;
}

/** A plate under an army that has no slots of its own. */
export interface Plate {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly spots: readonly Spot[];
  readonly plates: readonly Plate[];
}

type Unit = Pick<Spot, 'house' | 'hero' | 'sort'>;

function unitsOf(force: Force): { heroes: Unit[]; tokens: Unit[] } {
  const heroes: Unit[] = [];
  const tokens: Unit[] = [];
  for (const stack of force) {
    if (stack.hero) heroes.push({ house: stack.house, hero: true, sort: `${stack.house}-hero` });
    for (let count = 0; count < stack.tokens; count++)
      tokens.push({ house: stack.house, hero: false, sort: `${stack.house}-token` });
  }
  return { heroes, tokens };
}

/** A second Hero stands among the tokens and makes himself small. */
const SECOND_HERO = 0.8;
/** Beyond six units, which the rules do not allow, pieces close up rather than vanish. */
const CLOSE = 12;

function inSlots(force: Force, area: DomainId, onTheWay: boolean): Spot[] {
  const { units, hero } = areas[area].slots;
  const { heroes, tokens } = unitsOf(force);
  const [first, ...others] = heroes;
  const spots: Spot[] = first ? [{ ...first, area, onTheWay, at: hero, scale: 1 }] : [];
  for (const [at, unit] of [...tokens, ...others].entries()) {
    const [x, y] = units[at % units.length]!;
    const lift = Math.floor(at / units.length) * CLOSE;
    spots.push({ ...unit, area, onTheWay, at: [x + lift, y - lift], scale: unit.hero ? SECOND_HERO : 1 });
  }
  return spots;
}

const STEP = 29;
const COLUMNS = 3;
const PAD = 20;

/** An army beside others stands on a plate of its own, near the border it came over. */
function onPlate(army: Army, taken: readonly Room[]): { spots: Spot[]; plate: Plate } {
  const { heroes, tokens } = unitsOf(army.force);
  const units = [...heroes, ...tokens];
  const columns = Math.min(COLUMNS, units.length);
  const rows = Math.ceil(units.length / COLUMNS);
  const width = (columns - 1) * STEP + 2 * PAD;
  const height = (rows - 1) * STEP + 2 * PAD;
  const at = freePlace(army, width, height, taken);
  const spots = units.map((unit, index): Spot => {
    const row = Math.floor(index / COLUMNS);
    const inRow = Math.min(COLUMNS, units.length - row * COLUMNS);
    const x = at[0] + ((index % COLUMNS) - (inRow - 1) / 2) * STEP;
    const y = at[1] + (row - (rows - 1) / 2) * STEP;
    return { ...unit, area: army.at, onTheWay: true, at: [x, y], scale: unit.hero ? SECOND_HERO : 0.94 };
  });
  return { spots, plate: { at, width, height } };
}

/** A rectangle that something covers. */
interface Room {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Tries places along the border and to both sides of it; takes the one that covers least and is nearest. */
function freePlace(army: Army, width: number, height: number, taken: readonly Room[]): Point {
  const over = army.from === army.at ? undefined : crossing(army.from, army.at);
  const goal = over ? over.points.at(-1)! : centre(army.at);
  const border: Line = over?.border ?? [goal, goal];
  let best = goal;
  let least = Number.POSITIVE_INFINITY;
  for (const base of [goal, ...border.filter((_, index) => index % 4 === 0)]) {
    for (let angle = 0; angle < 16; angle++) {
      for (const away of over ? [0, 22, 44, 66] : [0, 40, 60, 80, 100]) {
        const place: Point = [
          base[0] + Math.sin((angle * Math.PI) / 8) * away,
          base[1] + Math.cos((angle * Math.PI) / 8) * away,
        ];
        const cost = covered(place, width, height, taken) + distance(place, goal) * 3;
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
    }
  }
  return best;
}

function covered(place: Point, width: number, height: number, taken: readonly Room[]): number {
  let sum = 0;
  for (const room of taken) {
    const across = (width + room.width) / 2 - Math.abs(place[0] - room.at[0]);
    const down = (height + room.height) / 2 - Math.abs(place[1] - room.at[1]);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

/** Names, castles, gold and standing units: what an army should not be drawn over. */
function roomsTaken(spots: readonly Spot[]): Room[] {
  const rooms: Room[] = spots.map(({ at, hero }) => ({ at, width: hero ? 40 : 32, height: hero ? 42 : 32 }));
  for (const id of DOMAINS) {
    const { label, slots } = areas[id];
    rooms.push({ at: label.at, width: label.width, height: 22 });
    if (slots.castle) rooms.push({ at: [slots.castle[0], slots.castle[1] - 10], width: 48, height: 62 });
    for (const at of slots.gold) rooms.push({ at, width: 28, height: 28 });
  }
  return rooms;
}

/** Every unit of a table in its place. */
export function layOut(world: World, armies: readonly Army[]): Layout {
  const spots = DOMAINS.flatMap((id) => inSlots(world.map[id], id, false));
  const plates: Plate[] = [];
  for (const army of armies) {
    if (army.force.length === 0) continue;
    const alone = !spots.some(({ area }) => area === army.at);
    if (alone) {
      spots.push(...inSlots(army.force, army.at, true));
      continue;
    }
    const band = onPlate(army, roomsTaken(spots));
    spots.push(...band.spots);
    plates.push(band.plate);
  }
  return { spots, plates };
}
