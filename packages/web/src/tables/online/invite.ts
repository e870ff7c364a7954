// Opening a table: the host sits down first, bots take the chairs meant for them, the rest stays free.

import { isRefusal, type Refusal, refusal, type Seat } from '@three-thrones/kernel';
import { newId } from '../../engine/ids.ts';
import { claimSeat, introduceMyself, openTable, seatBot, type TableSummary, type Tempo } from './api.ts';
import { rememberTable } from './device.ts';
import { persistently } from './persistently.ts';
import { keepRecovery } from './recovery.ts';

export const BOT = 'squire';

interface Invitation {
  readonly game: string;
  /** What the host is called; a guest has no name of their own. */
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly leaders: Readonly<Record<Seat, string>>;
  /** Rules that are not as usual, as the game's configuration has them. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** Which of the seats bots take. */
  readonly bots: readonly boolean[];
  readonly tempo: Tempo;
  readonly listed: boolean;
}

/** The id of the new table. */
export async function invite({
  game,
  name,
  seats,
  leaders,
  rules,
  bots,
  tempo,
  listed,
}: Invitation): Promise<string | Refusal> {
  if (name.trim() !== '') {
    const me = await introduceMyself(name.trim());
    if (isRefusal(me)) return me;
  }
  const config = { seats, ...rules, ...(Object.keys(leaders).length > 0 && { leaders }) };
  const opened = await openTable({ game, config, tempo, listed });
  if (isRefusal(opened)) return opened;
  const [mine] = seats;
  const no = await sitDown(opened, mine!);
  if (no) return no;
  // The table stands and can be played: a bot that did not come can be called again from the waiting room.
  for (const [at, seat] of seats.entries()) if (bots[at]) await seatBot(opened.table, seat, BOT);
  return opened.table;
}

type Waiting = Pick<TableSummary, 'table' | 'game' | 'status' | 'round' | 'commitment'>;

/** Takes a chair for this device, and keeps the code until its owner has seen it. */
export async function sitDown(at: Waiting, seat: Seat): Promise<Refusal | undefined> {
  const claimed = await (at.status === 'playing' ? claimLate(at, seat) : claimFairly(at, seat));
  if (isRefusal(claimed)) return claimed;
  rememberTable({ id: at.table, game: at.game, seat });
  keepRecovery(at.table, claimed.recovery);
  return undefined;
}

async function claimFairly(at: Waiting, seat: Seat): Promise<{ recovery: string } | Refusal> {
  try {
    const { claimWithShare } = await import('./shake.ts');
    return await claimWithShare(at, seat);
  } catch {
    // The part that makes the share has not come: without it nobody sits down.
    return refusal('unreachable', '0');
  }
}

/** The dice of a game that has begun are cast. */
function claimLate({ table }: Waiting, seat: Seat): Promise<{ recovery: string } | Refusal> {
  const once = newId();
  return persistently(() => claimSeat(table, seat, { once }));
}
