// A game from this device goes on at a table online: uploaded, derived again by the server, then played on.

import { isRefusal, type Refusal, refusal, type Seat } from '@three-thrones/kernel';
import { forgetRecord, loadRecord } from '../../engine/records.ts';
import { importTable, introduceMyself, seatBot } from './api.ts';
import { sitDown } from './invite.ts';

interface Keeping {
  /** The seat that stays with this device, and what whoever plays it is called. */
  readonly seat: Seat;
  readonly name: string;
}

/** The id of the table online. Bots keep their seats; those of the others wait for their players. */
export async function takeOnline(id: string, { seat: mine, name }: Keeping): Promise<string | Refusal> {
  const record = await loadRecord(id);
  if (!record) return refusal('no-such-table', '0');
  const me = await introduceMyself(name);
  if (isRefusal(me)) return me;
  const { game, rulesVersion, config, seed, chance, answers, players } = record;
  const brought = await importTable({ game, rulesVersion, config, seed, ...(chance && { chance }), answers });
  if (isRefusal(brought)) return brought;
  const no = await sitDown(brought, mine);
  if (no) return no;
  for (const [seat, player] of Object.entries(players))
    if (player.kind === 'bot') await seatBot(brought.table, seat, player.level);
  await forgetRecord(id);
  return brought.table;
}
