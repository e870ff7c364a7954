// Which piece stands where: units in the slots of their domain, and armies on their way.

import type { DomainId, HouseId } from '../../data/ids.ts';
import { domainsAt, type Force, type World } from '../../rules/queries.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Named, Placed } from '@three-thrones/game-kit/board/map/follow.ts';
import { distance, type Line } from '@three-thrones/game-kit/board/map/lines.ts';
import { type Place, plateFor, type Room, standOn } from '@three-thrones/game-kit/board/map/plates.ts';
import { areas } from '../geometry/drawing.ts';
import { centre } from './map-geometry.ts';
import { crossing } from './routes.ts';

/** One unit's place on the picture. */
export interface Spot extends Placed {
  readonly house: HouseId;
  readonly hero: boolean;
  /** An Egg or a Dragon, by its name: `black-egg`. */
  readonly brood?: string;
  readonly area: DomainId;
  /** Not standing there but passing, or about to fight. */
  readonly onTheWay: boolean;
  readonly scale: number;
  /** Whose slot it is, where it stands in one. */
  readonly slot?: 'units' | 'hero';
}

export type Piece = Named<Spot>;

/** Units on the way, wherever they are. */
export interface Army {
  readonly from: DomainId;
  readonly at: DomainId;
  readonly force: Force;
}

export interface Layout {
  readonly spots: readonly Spot[];
  readonly plates: readonly Room[];
}

type Unit = Pick<Spot, 'house' | 'hero' | 'sort' | 'brood'>;

function unitsOf(force: Force): { heroes: Unit[]; tokens: Unit[] } {
  const heroes: Unit[] = [];
  const tokens: Unit[] = [];
  for (const stack of force) {
    if (stack.hero) heroes.push({ house: stack.house, hero: true, sort: `${stack.house}-hero` });
    for (let count = 0; count < stack.tokens; count++)
      tokens.push({ house: stack.house, hero: false, sort: `${stack.house}-token` });
    for (const colour of stack.dragons ?? []) tokens.push(bred(stack.house, `${colour}-dragon`));
    for (const colour of stack.eggs ?? []) tokens.push(bred(stack.house, `${colour}-egg`));
  }
  return { heroes, tokens };
}

function bred(house: HouseId, brood: string): Unit {
  return { house, hero: false, brood, sort: brood };
}

/** A second Hero stands among the tokens and makes himself small. */
const SECOND_HERO = 0.8;
/** Beyond six units, which the rules do not allow, pieces close up rather than vanish. */
const CLOSE = 12;

function inSlots(force: Force, area: DomainId, onTheWay: boolean): Spot[] {
  const { units, hero } = areas[area].slots;
  const { heroes, tokens } = unitsOf(force);
  const [first, ...others] = heroes;
  const spots: Spot[] = first ? [{ ...first, area, onTheWay, at: hero, scale: 1, slot: 'hero' }] : [];
  for (const [at, unit] of [...tokens, ...others].entries()) {
    const [x, y] = units[at % units.length]!;
    const lift = Math.floor(at / units.length) * CLOSE;
    const scale = unit.hero ? SECOND_HERO : 1;
    spots.push({ ...unit, area, onTheWay, at: [x + lift, y - lift], scale, slot: 'units' });
  }
  return spots;
}

const ROWS = { columns: 3, pad: 20 };

/** An army beside others stands on a plate of its own, near the border it came over. */
function onPlate(army: Army, taken: readonly Room[]): { spots: Spot[]; plate: Room } {
  const { heroes, tokens } = unitsOf(army.force);
  const units = [...heroes, ...tokens];
  const plate = plateFor(units.length, ROWS, placesFor(army), taken);
  const spots = standOn(plate, units.length, ROWS).map((at, index): Spot => {
    const unit = units[index]!;
    return { ...unit, area: army.at, onTheWay: true, at, scale: unit.hero ? SECOND_HERO : 0.94 };
  });
  return { spots, plate };
}

/** Along the border and to both sides of it. */
function placesFor(army: Army): Place[] {
  const over = army.from === army.at ? undefined : crossing(army.from, army.at);
  const goal = over ? over.points.at(-1)! : centre(army.at);
  const border: Line = over?.border ?? [goal, goal];
  const places: Place[] = [];
  for (const [x, y] of [goal, ...border.filter((_, index) => index % 4 === 0)]) {
    for (let angle = 0; angle < 16; angle++) {
      const turn = (angle * Math.PI) / 8;
      for (const away of over ? [0, 22, 44, 66] : [0, 40, 60, 80, 100]) {
        const at: Point = [x + Math.sin(turn) * away, y + Math.cos(turn) * away];
        places.push({ at, away: distance(at, goal) });
      }
    }
  }
  return places;
}

/** Names, castles, gold and standing units: what an army should not be drawn over. */
function roomsTaken(world: World, spots: readonly Spot[]): Room[] {
  const rooms: Room[] = spots.map(({ at, hero }) => ({ at, width: hero ? 40 : 32, height: hero ? 42 : 32 }));
  for (const id of domainsAt(world)) {
    const { label, slots } = areas[id];
    rooms.push({ at: label.at, width: label.width, height: 22 });
    if (slots.castle) rooms.push({ at: [slots.castle[0], slots.castle[1] - 10], width: 48, height: 62 });
    for (const at of slots.gold) rooms.push({ at, width: 28, height: 28 });
  }
  return rooms;
}

/** Every unit of a table in its place. */
export function layOut(world: World, armies: readonly Army[]): Layout {
  const spots = domainsAt(world).flatMap((id) => inSlots(world.map[id], id, false));
  const plates: Room[] = [];
  for (const army of armies) {
    if (army.force.length === 0) continue;
    const alone = !spots.some(({ area }) => area === army.at);
    if (alone) {
      spots.push(...inSlots(army.force, army.at, true));
      continue;
    }
    const band = onPlate(army, roomsTaken(world, spots));
    spots.push(...band.spots);
    plates.push(band.plate);
  }
  return { spots, plates };
}
