// What a host may do for the company at a table.

import type { TableSummary } from '@three-thrones/protocol/http';
import { vacate } from './chairs.ts';
import type { Handlers } from './commands.ts';
import { changed } from './seating.ts';
import type { TableAtWork } from './table-at-work.ts';

/** So many people can be silenced at one table. */
const MUTED = 200;

export const hosting: Handlers<TableAtWork, 'open-seat' | 'kick' | 'mute' | 'close'> = {
  async 'open-seat'(table, by, command) {
    const no = table.mayNot(by, command);
    if (no) return no;
    return changed(table, ({ chairs }) => {
      chairs[command.seat]!.open = true;
    });
  },

  async kick(table, by, command) {
    const { seat } = command;
    const no = table.mayNot(by, command);
    if (no) return no;
    return sendAway(table, seat, table.state.body.chairs[seat]!.person!.id);
  },

  async mute(table, by, command) {
    const { person, isMuted } = command;
    const no = table.mayNot(by, command);
    if (no) return no;
    if ((table.state.body.muted?.includes(person) ?? false) === isMuted) return table.summary();
    return changed(table, (body) => {
      const others = (body.muted ?? []).filter((one) => one !== person);
      body.muted = isMuted ? [...others, person].slice(-MUTED) : others;
    });
  },

  async close(table, by, command) {
    return table.mayNot(by, command) ?? closeDown(table);
  },
};

/** Whoever sat there does not come back. */
export function sendAway(table: TableAtWork, seat: string, person: string): Promise<TableSummary> {
  return changed(table, (body) => {
    body.kicked = [...(body.kicked ?? []), person];
    vacate(body, seat, table.state.deps.standIn);
  });
}

/** One that is over stays as it is. */
export async function closeDown(table: TableAtWork): Promise<TableSummary> {
  const { status } = table.state.row;
  if (status === 'gathering' || status === 'playing')
    await table.state.change(() => undefined, { status: 'closed' });
  return table.summary();
}
