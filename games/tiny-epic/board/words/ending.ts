// The end: who won, by what, and where the points came from, all of it from facts.

import type { Seat, View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { headStart } from '../../data/solo.ts';
import { type PointsReason, TIE_BREAKERS, TREATY, type World } from '../../rules/queries.ts';
import type { Ending } from '@three-thrones/game-kit/board/board.ts';
import type { Told } from '../types.ts';
import { house, houses, say, t } from './names.ts';

const ROWS = [
  'castles',
  'objectives',
  'alliances',
  'battle-won',
  'vengeance',
  'event',
  'trial-by-combat',
  'returned-token',
  'returned-hero',
  'rival-card',
  'solo-hero',
] as const satisfies readonly PointsReason[];

export function ending(
  { world }: View<World>,
  log: readonly Told[],
  { ranking, reason }: { ranking: readonly (readonly Seat[])[]; reason: string },
): Ending {
  if (world.coop) return treatyEnding(world, log, reason);
  const first = ranking[0] ?? [];
  const gained = new Map<string, Record<Seat, number>>();
  for (const { fact } of log) {
    if (fact.kind !== 'points.gained' && fact.kind !== 'points.lost') continue;
    const { seat, points } = fact.data;
    const why = fact.kind === 'points.gained' ? fact.data.reason : 'lost';
    const row = gained.get(why) ?? {};
    row[seat] = (row[seat] ?? 0) + (why === 'lost' ? -points : points);
    gained.set(why, row);
  }
  const start = Object.fromEntries(world.order.map((seat) => [seat, startOf(world, seat)]));
  const rows = [
    ...(Object.values(start).some((points) => points > 0)
      ? [{ label: t('end.row.start'), values: start }]
      : []),
    ...[...ROWS, 'lost'].flatMap((row) => {
      const values = gained.get(row);
      return values ? [{ label: say(`end.row.${row}`), values }] : [];
    }),
    ...comparedFor(reason).map(([name, measure]) => ({
      label: say(`end.compared.${name}`),
      apart: true as const,
      values: Object.fromEntries(world.order.map((seat) => [seat, measure(world, seat)])),
    })),
  ];
  return {
    title:
      first.length > 1
        ? reason === 'draw'
          ? t('end.title.draw')
          : t('end.title.shared', { houses: houses(first) })
        : t('end.title', { house: house(first[0]!) }),
    reason: say(`end.reason.${reason}`),
    rows,
    total: Object.fromEntries(world.order.map((seat) => [seat, world.players[seat]!.score])),
  };
}

/** The Rival may have a head start (§20.17). */
function startOf({ rival }: World, seat: Seat): number {
  return rival?.seat === seat ? headStart(rival.difficulty).startVp : tables.setup.startVp;
}

const SIDES = [TREATY, 'night-king'] as const;

/** §21.23 All have won, or all have lost; and where the points of both sides came from. */
function treatyEnding({ coop, rival }: World, log: readonly Told[], reason: string): Ending {
  const { treaty, nightKing, won } = coop!;
  const rows = new Map<string, Record<Seat, number>>();
  const add = (label: string, side: (typeof SIDES)[number], points: number): void => {
    const row = rows.get(label) ?? {};
    row[side] = (row[side] ?? 0) + points;
    rows.set(label, row);
  };
  for (const { fact } of log) {
    if (fact.kind === 'points.gained') add(say(`end.row.${fact.data.reason}`), TREATY, fact.data.points);
    else if (fact.kind === 'points.lost') add(say('end.row.lost'), TREATY, -fact.data.points);
    else if (fact.kind === 'king.points')
      add(t(`night-points.${fact.data.reason}`), 'night-king', fact.data.points);
  }
  return {
    title: won ? t('end.title.treaty-won') : t('end.title.treaty-lost'),
    reason: say(`end.reason.${reason}`),
    rows: [...rows].map(([label, values]) => ({ label, values })),
    total: { [TREATY]: treaty.score, 'night-king': nightKing.score },
    sides: SIDES,
    ...(rival && { beside: { [rival.seat]: t('teammate.mat') } }),
  };
}

/** Up to what decided the game; nothing where points did. */
function comparedFor(reason: string): typeof TIE_BREAKERS {
  if (reason === 'shared-victory' || reason === 'draw') return TIE_BREAKERS;
  return TIE_BREAKERS.slice(0, TIE_BREAKERS.findIndex(([name]) => name === reason) + 1);
}
