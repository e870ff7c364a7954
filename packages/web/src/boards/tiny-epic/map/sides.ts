// Whose banner flies where. Only what the picture shows: who may do what is the game's to say.

import type { World } from '@three-thrones/tiny-epic';
import type { DomainId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';

/** The player a house's units fight for, or the house itself. */
function sideOf(world: World, house: HouseId): HouseId {
  return (world.nonPlayers[house]?.ally as HouseId | undefined) ?? house;
}

/** The side that stands alone in a domain; nobody while it is empty or two sides meet there. */
export function bannerOver(world: World, id: DomainId): HouseId | undefined {
  const sides = new Set(world.map[id].map(({ house }) => sideOf(world, house)));
  return sides.size === 1 ? [...sides][0] : undefined;
}
