// The tables of this device, wherever they stand: here or on the server.

import { isRefusal } from '@three-thrones/kernel';
import { useCallback, useRef } from 'react';
import { allRecords, forgetRecord, type LocalRecord } from '../engine/records.ts';
import { type TableSummary, tableSummary } from '../tables/online/api.ts';
import { forgetTable, mySeatAt, type MyTable, myTables } from '../tables/online/device.ts';
import { diceAt } from './dice-at.ts';
import { useLatest, useLooking } from './use-looking.ts';

/** One line of a list of tables. */
export interface TableLine {
  readonly address: string;
  /** Empty where not even that can be read any more. */
  readonly game: string;
  readonly where: 'here' | 'online';
  readonly status: 'gathering' | 'playing' | 'over' | 'closed' | 'unknown' | 'unreadable';
  readonly seats: readonly string[];
  readonly mine: readonly string[];
  /** Names of the other people, not of bots. */
  readonly others: readonly string[];
  readonly changedAt: number | undefined;
  /** It only tries what would have been at another table. */
  readonly isWhatIf?: true;
  /** Somebody here is asked something, and the others wait. */
  readonly isMyTurn: boolean;
  /** Takes it off this device's list. */
  forget?(): Promise<void>;
}

interface MyTables {
  readonly tables: readonly TableLine[];
  readonly isLoading: boolean;
  forget(line: TableLine): Promise<void>;
}

export function useMyTables(): MyTables {
  const here = useLatest<readonly TableLine[]>();
  const online = useLatest<readonly TableLine[]>();
  const over = useRef(new Map<string, TableLine>());

  const look = useCallback(() => {
    here.await(linesHere());
    online.await(Promise.all(myTables().map((mine) => lineOfMine(mine, over.current))));
  }, []);
  useLooking(look);

  const forget = useCallback(async (line: TableLine) => {
    await line.forget?.();
    for (const lines of [here, online])
      lines.change((now) => now.filter(({ address }) => address !== line.address));
  }, []);

  const tables = [...(online.value ?? []), ...(here.value ?? [])].sort(
    (a, b) => Number(b.isMyTurn) - Number(a.isMyTurn) || (b.changedAt ?? 0) - (a.changedAt ?? 0),
  );
  return { tables, isLoading: here.value === undefined || online.value === undefined, forget };
}

async function linesHere(): Promise<readonly TableLine[]> {
  const records = await allRecords().catch(() => []);
  return records.map(([id, record]) => lineOfRecord(id, record));
}

/** A record that is not whole is a line of its own too, so that it can be deleted. */
export function lineOfRecord(id: string, record: unknown): TableLine {
  const { game, players, over, changedAt, branch } = (record ?? {}) as Partial<LocalRecord>;
  const isWhole = typeof game === 'string' && typeof players === 'object' && players !== null;
  const seats = isWhole ? Object.keys(players) : [];
  return {
    address: `/here/${id}`,
    game: typeof game === 'string' ? game : '',
    where: 'here',
    status: isWhole ? (over ? 'over' : 'playing') : 'unreadable',
    seats,
    mine: seats.filter((seat) => players?.[seat]?.kind === 'person'),
    others: [],
    changedAt: Number.isFinite(changedAt) ? changedAt : undefined,
    isMyTurn: false,
    ...(branch && { isWhatIf: true }),
    forget: () => forgetRecord(id),
  };
}

export function lineOfSummary(summary: TableSummary, mine: readonly string[]): TableLine {
  const { table, game, status, chairs, changedAt, asked = [] } = summary;
  return {
    address: mine.length === 0 && status === 'playing' ? `/t/${table}?watch` : `/t/${table}`,
    game,
    where: 'online',
    status,
    seats: chairs.map(({ seat }) => seat),
    mine,
    others: chairs.flatMap(({ seat, person }) => (person && !mine.includes(seat) ? [person.name] : [])),
    changedAt,
    isMyTurn: asked.some((seat) => mine.includes(seat)),
  };
}

/** Without a network the table is still on the list, only nothing is known about it. What is over is asked for once. */
async function lineOfMine({ id, game, seat }: MyTable, over: Map<string, TableLine>): Promise<TableLine> {
  const known = over.get(id);
  if (known) return known;
  const forget = async (): Promise<void> => forgetTable(id);
  const summary = await tableSummary(id);
  if (!isRefusal(summary)) {
    if (mySeatAt(summary) === seat) void diceAt(summary, seat);
    const line = { ...lineOfSummary(summary, [seat]), forget };
    if (line.status === 'over') over.set(id, line);
    return line;
  }
  const status = summary.code === 'no-such-table' ? 'closed' : 'unknown';
  return {
    ...{ address: `/t/${id}`, game, where: 'online', status, seats: [seat], mine: [seat], others: [] },
    ...{ changedAt: undefined, isMyTurn: false, forget },
  };
}
