// Once more with the same people: a new table where the old one was; or what would have been, from an earlier moment.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { branchOff, createHotSeat, recordOf } from './local-games.ts';
import { againAt } from '../online/rematch.ts';
import type { TableSnapshot } from '../client.ts';

/** The address of the new table. */
export async function playAgain({ id, game, connection }: TableSnapshot): Promise<string | Refusal> {
  if (connection !== 'here') return againAt(id);
  const record = await recordOf(id);
  if (!record) return refusal('no-such-table', '0');
  const people = Object.fromEntries(
    Object.entries(record.players).flatMap(([seat, player]) =>
      player.kind === 'person' ? [[seat, player.name]] : [],
    ),
  );
  const next = record.branch
    ? await branchOff(record.branch)
    : await createHotSeat(game, { config: record.config, madeFor: record.rulesVersion, people });
  return isRefusal(next) ? next : `/here/${next}`;
}
