// A game from this device goes on at a table online: uploaded, derived again by the server, then played on.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { forgetRecord, loadRecord } from '../here/records.ts';
import { importTable, seatBot } from '../online/api.ts';
import { sitDown } from './invite.ts';

/** The id of the table online. I keep the first seat that is mine, bots keep theirs; the others wait for their players. */
export async function takeOnline(id: string): Promise<string | Refusal> {
  const record = await loadRecord(id);
  if (!record) return refusal('no-such-table', '0');
  const { game, rulesVersion, config, seed, answers, players } = record;
  const brought = await importTable({ game, rulesVersion, config, seed, answers });
  if (isRefusal(brought)) return brought;
  const seats = Object.keys(players);
  const mine = seats.find((seat) => players[seat]?.kind === 'person');
  const no = mine === undefined ? undefined : await sitDown(brought.table, game, mine);
  if (no) return no;
  for (const seat of seats) {
    const player = players[seat];
    if (player?.kind === 'bot') await seatBot(brought.table, seat, player.level);
  }
  await forgetRecord(id);
  return brought.table;
}
