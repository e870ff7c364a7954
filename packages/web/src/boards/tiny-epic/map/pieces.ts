// Which piece stands where: units in the slots of their domain, armies on their way, and the same piece from one
// look at the table to the next, so that it can be seen to move.

import { DOMAINS, type DomainId, type HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Force, World } from '@three-thrones/tiny-epic/queries';
import type { Point } from '../geometry/codec.ts';
import { areas } from '../geometry/drawing.ts';
import { along, distance, type Line } from '../geometry/lines.ts';
import { centre, crossing } from './routes.ts';

/** One unit's place on the picture. */
export interface Spot {
  readonly house: HouseId;
  readonly hero: boolean;
  readonly domain: DomainId;
  /** Not standing there but passing, or about to fight. */
  readonly onTheWay: boolean;
  readonly at: Point;
  readonly scale: number;
}

export interface Piece extends Spot {
  readonly id: string;
}

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

interface Unit {
  readonly house: HouseId;
  readonly hero: boolean;
}

function unitsOf(force: Force): { heroes: Unit[]; tokens: Unit[] } {
  const heroes: Unit[] = [];
  const tokens: Unit[] = [];
  for (const stack of force) {
    if (stack.hero) heroes.push({ house: stack.house, hero: true });
    for (let count = 0; count < stack.tokens; count++) tokens.push({ house: stack.house, hero: false });
  }
  return { heroes, tokens };
}

/** A second Hero stands among the tokens and makes himself small. */
const SECOND_HERO = 0.8;
/** Beyond six units, which the rules do not allow, pieces close up rather than vanish. */
const CLOSE = 12;

function inSlots(force: Force, domain: DomainId, onTheWay: boolean): Spot[] {
  const { units, hero } = areas[domain].slots;
  const { heroes, tokens } = unitsOf(force);
  const [first, ...others] = heroes;
  const spots: Spot[] = first ? [{ ...first, domain, onTheWay, at: hero, scale: 1 }] : [];
  for (const [at, unit] of [...tokens, ...others].entries()) {
    const [x, y] = units[at % units.length]!;
    const lift = Math.floor(at / units.length) * CLOSE;
    spots.push({ ...unit, domain, onTheWay, at: [x + lift, y - lift], scale: unit.hero ? SECOND_HERO : 1 });
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
    return { ...unit, domain: army.at, onTheWay: true, at: [x, y], scale: unit.hero ? SECOND_HERO : 0.94 };
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
    const alone = !spots.some(({ domain }) => domain === army.at);
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

/** Gives every spot its piece: whoever stood there stays, the rest come from the nearest that left, or are new. */
export function follow(before: readonly Piece[], spots: readonly Spot[]): Piece[] {
  const left = new Set(before);
  const pieces = new Array<Piece | undefined>(spots.length);
  const claim = (fits: (piece: Piece, spot: Spot) => boolean): void => {
    for (const [at, spot] of spots.entries()) {
      if (pieces[at]) continue;
      let nearest: Piece | undefined;
      for (const piece of left) {
        if (piece.house !== spot.house || piece.hero !== spot.hero || !fits(piece, spot)) continue;
        if (!nearest || distance(piece.at, spot.at) < distance(nearest.at, spot.at)) nearest = piece;
      }
      if (!nearest) continue;
      left.delete(nearest);
      pieces[at] = { ...spot, id: nearest.id };
    }
  };
  claim((piece, spot) => piece.domain === spot.domain && distance(piece.at, spot.at) < 1);
  claim((piece, spot) => piece.domain === spot.domain);
  claim(() => true);
  const used = new Set([...before, ...pieces].map((piece) => piece?.id));
  return spots.map((spot, at) => pieces[at] ?? { ...spot, id: freshId(spot, used) });
}

function freshId({ house, hero }: Spot, used: Set<string | undefined>): string {
  for (let count = 1; ; count++) {
    const id = `${house}-${hero ? 'hero' : 'token'}-${count}`;
    if (used.has(id)) continue;
    used.add(id);
    return id;
  }
}

/** Evenly spaced stops on a way, the first and the last included. */
export function stops(way: Line, count: number): Point[] {
  let length = 0;
  for (let at = 1; at < way.length; at++) length += distance(way[at - 1]!, way[at]!);
  return Array.from({ length: count }, (_, at) => along(way, (length * at) / (count - 1)));
}
