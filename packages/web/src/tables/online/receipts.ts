// My shares of the dice: bytes nobody else knows, kept before anything is said to the server, and what I had been told
// when I showed them. A game is checked against this at its end, not against what the server says then.

import type { Seat } from '@three-thrones/kernel';
import type { Receipt } from '@three-thrones/protocol/fairness';
import { clear, createStore, delMany, get, keys, update } from 'idb-keyval';

/** What one seat adds to the dice of one table in one round. */
export interface Share {
  readonly table: string;
  readonly seat: Seat;
  readonly round: number;
  readonly entropy: string;
  /** What the server gets in place of the bytes until all have committed. */
  readonly commitment: string;
  /** The server's own commitment, as it was when I sat down. */
  readonly server: string;
  /** What carries it to the server: sitting down, or committing anew at a chair I have. */
  readonly by: 'claim' | 'commit';
  /** Names that request, so that it can be repeated when its reply was lost. */
  readonly once: string;
  /** The server has said that it has it. */
  readonly isHeard?: true;
  /** Made before the bytes are shown. */
  readonly receipt?: Receipt;
  /** The server has said that it has the bytes. */
  readonly isShown?: true;
}

export type Place = Pick<Share, 'table' | 'seat' | 'round'>;

const shares = createStore('three-thrones-dice', 'shares');
/** Where nothing may be stored: it holds until the page is closed. */
const memory = new Map<string, Share>();

const nameOf = ({ table, seat, round }: Place): string => `${table}/${seat}/${round}`;

export async function keptShare(place: Place): Promise<Share | undefined> {
  const name = nameOf(place);
  try {
    return memory.get(name) ?? (await get<Share>(name, shares));
  } catch {
    return undefined;
  }
}

/** Makes a share, or says which one there is: looked up and written in one step, so that two windows have one. */
export async function keepShare(place: Place, next: (kept: Share | undefined) => Share): Promise<Share> {
  const name = nameOf(place);
  let share: Share | undefined;
  const change = (kept: Share | undefined): Share => (share = next(kept));
  try {
    if (!memory.has(name)) {
      await update<Share>(name, change, shares);
      return share!;
    }
  } catch {
    // Kept below, as well as it can be.
  }
  memory.set(name, change(memory.get(name)));
  return share!;
}

/** Notes something about a share, unless another one has taken its place. */
export async function noteOn(
  share: Share,
  more: Partial<Pick<Share, 'once' | 'isHeard' | 'receipt' | 'isShown'>>,
): Promise<void> {
  await keepShare(share, (kept) =>
    kept && kept.entropy !== share.entropy ? kept : { ...share, ...kept, ...more },
  );
}

/** Who gets up has no share any more, in no round. */
export async function forgetShares(table: string, seat: Seat): Promise<void> {
  const start = `${table}/${seat}/`;
  for (const name of memory.keys()) if (name.startsWith(start)) memory.delete(name);
  try {
    const kept = await keys<string>(shares);
    await delMany(
      kept.filter((name) => name.startsWith(start)),
      shares,
    );
  } catch {
    // Nothing was kept.
  }
}

/** Of somebody who is nobody any more. */
export async function forgetAllShares(): Promise<void> {
  memory.clear();
  await clear(shares).catch(() => undefined);
}
