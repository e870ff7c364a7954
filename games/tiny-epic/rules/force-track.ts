// §13.1-13.2 What the open spaces of a Force Track bring.

import type { Seat } from '@three-thrones/kernel';
import { house } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import { player, type World } from './state.ts';

export function openSpaces(w: World, seat: Seat, icon: 'gold' | 'card'): number {
  const open = house(seat as HouseId).forceTrack.slice(0, player(w, seat).recruited);
  return open.filter((space) => space.icon === icon).length;
}
