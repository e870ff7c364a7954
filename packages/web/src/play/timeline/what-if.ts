// What would have been: from any moment of a game on against bots, at a table of its own on this device.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { branchOff } from '../../tables/local/local-games.ts';
import type { Shown } from '../state/use-shown.ts';

/** The address of the new table. It knows what my eye saw and heard till then, and nothing else. */
export async function whatIf(
  { client, snapshot }: Pick<Shown, 'client' | 'snapshot'>,
  at: number,
): Promise<string | Refusal> {
  const { seq, log, eye, view } = snapshot;
  const seen = at === seq && view ? view : await client.at(at);
  if (isRefusal(seen)) return seen;
  const told = log.filter((logged) => logged.seq <= at).map(({ fact }) => fact);
  const next = await branchOff({ seen, eye, told, from: location.pathname, at });
  return isRefusal(next) ? next : `/here/${next}`;
}
