// What stands around a game, made from its row: nothing has to come into memory for it.

import type { Seat } from '@three-thrones/kernel';
import { commitmentTo, type TableInfo } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { TableRow } from '../store/store.ts';
import type { TableBody } from './chairs.ts';
import { diceOf, entropyOf } from './dice.ts';
import { sha256 } from './fairness.ts';
import { shown } from './proposals.ts';

interface Surroundings {
  readonly serverKey: string;
  isOnline(seat: Seat): boolean;
  /** What a moment of service time is on people's clocks. */
  wallTime(serviceTime: number): number;
}

export function infoOf(
  { id, status }: Pick<TableRow, 'id' | 'status'>,
  body: TableBody,
  around: Surroundings,
): TableInfo {
  const { chairs, serverSeed, seed, chance, host, together, muted, outcome, round = 0, origin } = body;
  const over = status === 'over';
  return {
    type: 'lobby',
    table: id,
    status,
    host,
    chairs: Object.entries(chairs).map(([seat, { person, bot, commitment, open }]) => ({
      seat,
      ...(person && { person: { id: person.id, name: person.name } }),
      ...(bot !== undefined && { bot }),
      online: around.isOnline(seat),
      ...(commitment !== undefined && { commitment }),
      ...(open && { open }),
    })),
    round,
    ...(status === 'gathering' && diceShown(body, around)),
    serverKey: around.serverKey,
    ...(together && { together }),
    ...(muted && muted.length > 0 && { muted }),
    ...shown(body.wishes),
    commitment: origin?.kind === 'device' ? '' : commitmentTo(serverSeed, sha256),
    ...(over && outcome && { outcome }),
    ...(over &&
      seed !== undefined && {
        revealed: {
          ...{ serverSeed, entropy: entropyOf(body), seed },
          ...(chance && { chance }),
          ...(origin?.kind === 'export' && { table: origin.table }),
        },
      }),
  };
}

function diceShown(body: TableBody, { wallTime }: Surroundings): Pick<TableInfo, 'dice'> {
  const dice = diceOf(body);
  if (!dice) return {};
  if ('commit' in dice) return { dice };
  return { dice: { reveal: dice.reveal, until: Math.max(0, wallTime(body.diceBy ?? 0)) } };
}

/** Where the game stands, without looking at it. */
interface Standing {
  readonly seq: number;
  readonly asked: readonly Seat[];
  /** By when somebody must have answered, on people's clocks. */
  readonly until?: number | undefined;
}

export function summaryOf(
  { type: _, ...info }: TableInfo,
  { game, rulesVersion, listed, createdAt, changedAt, status }: TableRow,
  { config, tempo, rematch, rematchOf, imported, progress }: TableBody,
  { seq, asked, until }: Standing,
): TableSummary {
  return {
    ...info,
    ...{ game, rulesVersion, config, tempo, listed, createdAt, changedAt, seq },
    ...(status === 'playing' && { asked, ...(until !== undefined && { until }) }),
    ...(progress && { progress }),
    ...(imported && { imported }),
    ...(rematch && { rematch }),
    ...(rematchOf && { rematchOf }),
  };
}
