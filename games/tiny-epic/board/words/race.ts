// How the game stands, in a sentence.

import type { Eye, Seat, View } from '@three-thrones/kernel';
import { dares, isNorth, scoringRounds, tally, type World } from '../../rules/queries.ts';
import { houses, t } from './names.ts';

/** Who has most points, and how many. */
export function leaders(w: World): { readonly ahead: readonly Seat[]; readonly most: number } {
  const most = Math.max(...w.order.map((seat) => w.players[seat]!.score));
  return { ahead: w.order.filter((seat) => w.players[seat]!.score === most), most };
}

export function race({ world }: View<World>, eye: Eye): string {
  if (world.coop) return raceTogether(world);
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

/** §21.23 All against one, before the rounds are over. */
function raceTogether(world: World): string {
  const { treaty, nightKing } = world.coop!;
  const rounds = scoringRounds(world).rounds - world.round + 1;
  return [
    t('race.coop', { treaty: treaty.score, king: nightKing.score, rounds }),
    t(`race.coop.${howToFight(world)}`),
  ].join(' ');
}

function howToFight({ coop }: World): 'behind-wall' | 'may-fight' | 'too-strong' {
  if (coop!.wall && isNorth(coop!.nightKing.at)) return 'behind-wall';
  return dares(coop!) ? 'may-fight' : 'too-strong';
}
