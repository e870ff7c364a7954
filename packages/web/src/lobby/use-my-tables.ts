// The tables of this device, wherever they stand: here or on the server.

import { isRefusal } from '@three-thrones/kernel';
import { useCallback, useEffect, useState } from 'react';
import { allRecords, forgetRecord, type LocalRecord } from '../here/records.ts';
import { type TableSummary, tableSummary } from '../online/api.ts';
import { forgetTable, type MyTable, myTables } from '../online/device.ts';

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
  const [here, setHere] = useState<readonly TableLine[]>();
  const [online, setOnline] = useState<readonly TableLine[]>();

  useEffect(() => {
    let isGone = false;
    void allRecords()
      .catch(() => [])
      .then((records) => isGone || setHere(records.map(([id, record]) => lineOfRecord(id, record))));
    void Promise.all(myTables().map(lineOfMine)).then((lines) => isGone || setOnline(lines));
    return () => {
      isGone = true;
    };
  }, []);

  const forget = useCallback(async (line: TableLine) => {
    await line.forget?.();
    setHere((lines) => lines?.filter((one) => one !== line));
    setOnline((lines) => lines?.filter((one) => one !== line));
  }, []);

  const tables = [...(online ?? []), ...(here ?? [])].sort(
    (a, b) => Number(b.isMyTurn) - Number(a.isMyTurn) || (b.changedAt ?? 0) - (a.changedAt ?? 0),
  );
  return { tables, isLoading: here === undefined || online === undefined, forget };
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

/** Without a network the table is still on the list, only nothing is known about it. */
async function lineOfMine({ id, game, seat }: MyTable): Promise<TableLine> {
  const forget = async (): Promise<void> => forgetTable(id);
  const summary = await tableSummary(id);
  if (!isRefusal(summary)) return { ...lineOfSummary(summary, [seat]), forget };
  const status = summary.code === 'no-such-table' ? 'closed' : 'unknown';
  return {
    ...{ address: `/t/${id}`, game, where: 'online', status, seats: [seat], mine: [seat], others: [] },
    ...{ changedAt: undefined, isMyTurn: false, forget },
  };
}
