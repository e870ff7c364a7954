// Where the Night King's own stand: in slots that units of houses leave free.

import type { DomainId } from '../../../data/ids.ts';
import { dragonAt, type World } from '../../../rules/queries.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Placed } from '@three-thrones/game-kit/board/map/follow.ts';
import { areas } from '../../geometry/drawing.ts';
import { BREACH } from './wall.tsx';

export interface NightSpot extends Placed {
  readonly sort: 'walker' | 'king' | 'ice-dragon';
  /** Whose slot it is; nobody's at the place of the Wall. */
  readonly slot?: 'units' | 'hero';
  readonly domain?: DomainId;
}

/** White Walkers take the first slot behind the units there; the Night King the Hero's, or the last one beside a Hero. */
export function layOutNight(world: World): { readonly spots: readonly NightSpot[] } {
  const coop = world.coop!;
  const walkers = coop.walkers.map((at): NightSpot => inSlot('walker', at, walkerSlot(world, at)));
  const king = inSlot('king', coop.nightKing.at, kingSlot(world, coop.nightKing.at));
  const dragon = dragonAt(coop);
  if (dragon === undefined) return { spots: [...walkers, king] };
  return { spots: [...walkers, king, dragonSpot(dragon)] };
}

type Slot = readonly [slot: 'units' | 'hero', at: Point];

function inSlot(sort: NightSpot['sort'], domain: DomainId, [slot, at]: Slot): NightSpot {
  return { sort, area: domain, domain, slot, at };
}

function tokensAt({ map }: World, at: DomainId): number {
  return map[at].reduce(
    (sum, { tokens, dragons = [], eggs = [] }) => sum + tokens + dragons.length + eggs.length,
    0,
  );
}

function walkerSlot(world: World, at: DomainId): Slot {
  const { units } = areas[at].slots;
  const taken = tokensAt(world, at);
  // Alone it stands in the middle of the first row.
  return ['units', units[taken === 0 ? 1 : Math.min(taken, units.length - 1)]!];
}

function kingSlot(world: World, at: DomainId): Slot {
  const { units, hero } = areas[at].slots;
  return world.map[at].some((stack) => stack.hero) ? ['units', units.at(-1)!] : ['hero', hero];
}

function dragonSpot(at: DomainId | 'wall'): NightSpot {
  if (at === 'wall') return { sort: 'ice-dragon', area: 'wall', at: BREACH };
  const [x, y] = areas[at].slots.units[4]!;
  return inSlot('ice-dragon', at, ['units', [x, y + 12]]);
}
