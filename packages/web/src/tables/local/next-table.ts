// Once more with the same people, on this device; or what would have been, once more from the same moment.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { branchOff, createHotSeat, recordOf } from './local-games.ts';

/** The address of the new table. */
export async function nextTable(id: string): Promise<string | Refusal> {
  const record = await recordOf(id);
  if (!record) return refusal('no-such-table', '0');
  const people = Object.fromEntries(
    Object.entries(record.players).flatMap(([seat, player]) =>
      player.kind === 'person' ? [[seat, player.name]] : [],
    ),
  );
  const next = record.branch
    ? await branchOff(record.branch)
    : await createHotSeat(record.game, { config: record.config, madeFor: record.rulesVersion, people });
  return isRefusal(next) ? next : `/here/${next}`;
}
