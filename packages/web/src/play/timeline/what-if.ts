// What would have been: from any moment of a game on against bots, at a table of its own on this device.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { branchOff } from '../../tables/local/local-games.ts';
import type { TableState } from '../state/use-table.ts';

/** The address of the new table. It knows what my eye saw and heard till then, and nothing else. */
export async function whatIf(
  { client, snapshot }: Pick<TableState, 'client' | 'snapshot'>,
  at: number,
): Promise<string | Refusal> {
  const { seq, log, eye, view } = snapshot;
  const seen = at === seq ? view : await client.at(at);
  if (!seen) return refusal(snapshot.connection === 'here' ? 'rules-failed' : 'unreachable', '0');
  const told = log.filter((logged) => logged.seq <= at).map(({ fact }) => fact);
  const next = await branchOff({ seen, eye, told, from: location.pathname, at });
  return isRefusal(next) ? next : `/here/${next}`;
}
