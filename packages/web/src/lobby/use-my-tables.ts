// The tables of this device, wherever they stand: here or on the server.

import { isRefusal, type Outcome, type Seat } from '@three-thrones/kernel';
import { useCallback, useRef } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { allRecords, forgetRecord, type LocalRecord } from '../engine/records.ts';
import { type TableSummary, tableSummary, type Tempo } from '../tables/online/api.ts';
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
  /** Who else is asked, by name: people, not bots. */
  readonly waitsFor: readonly string[];
  readonly round?: { readonly now: number; readonly last: number };
  readonly tempo?: Tempo;
  /** When the time of the next who is asked is up. */
  readonly until?: number;
  /** Chairs that can still be taken. */
  readonly free: number;
  readonly outcome?: Outcome;
  /** Names of the people on each seat. */
  readonly names: Readonly<Record<Seat, string>>;
  /** Takes it off this device's list. */
  forget?(): Promise<void>;
}

/** Nothing waits there any more. */
export function isDone({ status }: TableLine): boolean {
  return status === 'over' || status === 'closed';
}

/** For the browser's tab: others wait for me somewhere. A game against bots waits without a word. */
export function callIn(tables: readonly TableLine[]): string | undefined {
  const isCalled = tables.some(({ where, isMyTurn }) => where === 'online' && isMyTurn);
  return isCalled ? t('tables.status.your-turn') : undefined;
}

export interface MyTables {
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
  const { game, players, over, changedAt, branch, standing } = (record ?? {}) as Partial<LocalRecord>;
  const isWhole = typeof game === 'string' && typeof players === 'object' && players !== null;
  const seats = isWhole ? Object.keys(players) : [];
  const mine = seats.filter((seat) => players?.[seat]?.kind === 'person');
  const asked = isWhole && !over ? (standing?.asked.filter((seat) => mine.includes(seat)) ?? []) : [];
  const names = isWhole ? namesIn(players) : {};
  return {
    address: `/here/${id}`,
    game: typeof game === 'string' ? game : '',
    where: 'here',
    status: isWhole ? (over ? 'over' : 'playing') : 'unreadable',
    seats,
    mine,
    others: [],
    changedAt: Number.isFinite(changedAt) ? changedAt : undefined,
    // Around one device it is somebody's turn by name.
    isMyTurn: mine.length === 1 && asked.length > 0,
    waitsFor: mine.length > 1 ? asked.flatMap((seat) => names[seat] ?? []) : [],
    ...{ free: 0, names },
    ...(standing?.progress && { round: standing.progress }),
    ...(over && standing?.outcome && { outcome: standing.outcome }),
    ...(branch && { isWhatIf: true }),
    forget: () => forgetRecord(id),
  };
}

function namesIn(players: LocalRecord['players']): Record<Seat, string> {
  return Object.fromEntries(
    Object.entries(players).flatMap(([seat, player]) =>
      player?.kind === 'person' && player.name ? [[seat, player.name]] : [],
    ),
  );
}

export function lineOfSummary(summary: TableSummary, mine: readonly string[]): TableLine {
  const { table, game, status, chairs, changedAt, asked = [], tempo, until, progress, outcome } = summary;
  const people = chairs.flatMap(({ seat, person }) => (person ? [[seat, person.name] as const] : []));
  const isFree = (chair: (typeof chairs)[number]): boolean => !chair.person && chair.bot === undefined;
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
    waitsFor: people.flatMap(([seat, name]) => (asked.includes(seat) && !mine.includes(seat) ? [name] : [])),
    tempo,
    free: status === 'gathering' ? chairs.filter(isFree).length : 0,
    names: Object.fromEntries(people),
    ...(until !== undefined && { until }),
    ...(progress && { round: progress }),
    ...(outcome && { outcome }),
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
    ...{ changedAt: undefined, isMyTurn: false, waitsFor: [], free: 0, names: {}, forget },
  };
}
