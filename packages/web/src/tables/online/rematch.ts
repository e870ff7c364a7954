// Once more at a table of the server: whoever wants it sits where they sat, and so do the bots.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { rematch, seatBot, tableSummary } from './api.ts';
import { mySeatAt, thisDevice } from './device.ts';
import { sitDown } from './invite.ts';

/** The address of the table that follows the one with this id. */
export async function againAt(id: string): Promise<string | Refusal> {
  const before = await tableSummary(id);
  if (isRefusal(before)) return before;
  const mine = mySeatAt(before);
  // Who has only watched goes on watching, once there is something to watch.
  if (mine === undefined && before.rematch !== undefined) return `/t/${before.rematch}`;
  const next = await rematch(id);
  if (isRefusal(next)) return next;
  const isFree = (seat: string): boolean =>
    next.chairs.some((chair) => chair.seat === seat && !chair.person && chair.bot === undefined);
  if (mine !== undefined && mySeatAt(next) === undefined && isFree(mine)) {
    const no = await sitDown(next, mine);
    // Somebody was faster: there is a waiting room for that.
    if (no && no.code !== 'seat-taken') return no;
  }
  if (next.host === thisDevice()?.person.id)
    for (const { seat, person, bot } of before.chairs)
      if (!person && bot !== undefined && isFree(seat)) await seatBot(next.table, seat, bot);
  return `/t/${next.table}`;
}
