// Opening a table: the host sits down first, bots take the chairs meant for them, the rest stays free.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { claimSeat, introduceMyself, openTable, seatBot, type Tempo } from '../online/api.ts';
import { rememberTable } from '../online/device.ts';
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
  const no = await sitDown(opened.table, game, mine!);
  if (no) return no;
  // The table stands and can be played: a bot that did not come can be called again from the waiting room.
  for (const [at, seat] of seats.entries()) if (bots[at]) await seatBot(opened.table, seat, BOT);
  return opened.table;
}

/** Takes a chair for this device, and keeps the code until its owner has seen it. */
export async function sitDown(table: string, game: string, seat: Seat): Promise<Refusal | undefined> {
  const claimed = await claimSeat(table, seat);
  if (isRefusal(claimed)) return claimed;
  rememberTable({ id: table, game, seat });
  keepRecovery(table, claimed.recovery);
  return undefined;
}
