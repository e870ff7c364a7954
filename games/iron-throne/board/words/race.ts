// How the game stands, in a sentence.

import type { Eye, Seat, View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { spreadOf, type World } from '../../rules/queries.ts';
import { houses, t } from './names.ts';

/** Who has spread most influence, and how much. */
export function leaders(w: World): { readonly ahead: readonly Seat[]; readonly most: number } {
  const most = Math.max(...w.order.map((seat) => spreadOf(w, seat)));
  return { ahead: w.order.filter((seat) => spreadOf(w, seat) === most), most };
}

export function race({ world }: View<World>, eye: Eye): string {
  const { ahead, most } = leaders(world);
  const common = { all: tables.victory, most };
  const isPlaying = world.order.includes(eye);
  if (most === 0) return t(isPlaying ? 'race.begins' : 'race.begins.watch', { all: tables.victory });
  if (!isPlaying) return t('race.watch', { ...common, house: houses(ahead) });
  const n = spreadOf(world, eye);
  if (n < most) return t('race.behind', { ...common, n, left: tables.victory - n, house: houses(ahead) });
  return t(ahead.length > 1 ? 'race.level' : 'race.leads', {
    all: tables.victory,
    n,
    left: tables.victory - n,
  });
}
