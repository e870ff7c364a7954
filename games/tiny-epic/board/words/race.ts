// How the game stands, in a sentence.

import type { Eye, Seat, View } from '@three-thrones/kernel';
import { scoringRounds, tally, type World } from '../../rules/queries.ts';
import { houses, t } from './names.ts';

/** Who has most points, and how many. */
export function leaders(w: World): { readonly ahead: readonly Seat[]; readonly most: number } {
  const most = Math.max(...w.order.map((seat) => w.players[seat]!.score));
  return { ahead: w.order.filter((seat) => w.players[seat]!.score === most), most };
}

export function race({ world }: View<World>, eye: Eye): string {
  const { ahead, most } = leaders(world);
  const { scoringAfterRounds, rounds } = scoringRounds(world);
  const round = scoringAfterRounds.find((one) => one >= world.round) ?? rounds;
  const me = world.players[eye];
  if (!me) return t('race.watch', { round, house: houses(ahead), most });
  const { score } = me;
  const points = { ...tally(world, eye) };
  return [
    round === world.round ? t('race.now', points) : t('race.later', { round, ...points }),
    score < most
      ? t('race.behind', { score, house: houses(ahead), most })
      : t(ahead.length > 1 ? 'race.level' : 'race.leads', { score }),
  ].join(' ');
}
