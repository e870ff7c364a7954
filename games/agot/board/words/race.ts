// How the game stands, in a sentence.

import type { Eye, View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { structuresOf, type World } from '../../rules/queries.ts';
import { houses, t } from './names.ts';

/** Who has most castles and strongholds, and how many. */
export function leaders(w: World): { readonly ahead: readonly HouseId[]; readonly most: number } {
  const count = (id: HouseId): number => structuresOf(w, id).length;
  const most = Math.max(...w.order.map(count));
  return { ahead: w.order.filter((id) => count(id) === most), most };
}

export function race({ world }: View<World>, eye: Eye): string {
  const { ahead, most } = leaders(world);
  const common = { all: tables.areasToWin, left: tables.rounds - world.round };
  if (!world.players[eye]) return t('race.watch', { ...common, house: houses(ahead), most });
  const n = structuresOf(world, eye as HouseId).length;
  if (n < most) return t('race.behind', { ...common, n, house: houses(ahead), most });
  return t(ahead.length > 1 ? 'race.level' : 'race.leads', { ...common, n });
}
