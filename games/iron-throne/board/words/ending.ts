// The end: who won, alone or together, and whom they have influence over.

import type { Outcome, View } from '@three-thrones/kernel';
import type { Ending } from '@three-thrones/game-kit/board/board.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { living, mat, type World } from '../../rules/queries.ts';
import type { Told } from '../types.ts';
import { house, housed, houses, say, t } from './names.ts';

export function ending(
  { world: w }: View<World>,
  _log: readonly Told[],
  { ranking, reason, scores }: Outcome,
): Ending {
  const first = ranking[0]!;
  const perSeat = (value: (seat: string) => number) =>
    Object.fromEntries(w.order.map((seat) => [seat, value(seat)]));
  return {
    title:
      first.length > 1
        ? t('end.title.shared', { houses: houses(first) })
        : t('end.title', { house: house(first[0]!) }),
    reason: say(`end.reason.${reason}`),
    rows: [
      ...w.order.map((onto) => ({
        label: plain(t('end.row.over', housed({ house: onto }))),
        values: perSeat((seat) => (seat === onto ? 0 : (mat(w, onto).board[seat] ?? 0))),
      })),
      ...(
        [
          ['living', (seat: string) => living(w, seat).length],
          ['hostages', (seat: string) => mat(w, seat).hostages.length],
        ] as const
      ).map(([id, value]) => ({ label: t(`end.row.${id}`), apart: true as const, values: perSeat(value) })),
    ],
    total: scores,
    totalLabel: t('end.total'),
  };
}
