// Shaking the dice together: what this device does so that nobody chooses last. Fetched only by whoever sits down.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import type { TableInfo } from '@three-thrones/protocol';
import { type Receipt, seatCommitment } from '@three-thrones/protocol/fairness';
import { newId, newSeed } from '../../engine/ids.ts';
import { claimSeat, commitSeat, revealSeat } from './api.ts';
import { persistently } from './persistently.ts';
import { keepShare, keptShare, noteOn, type Place, type Share } from './receipts.ts';

/** What is known of a table around its dice. */
export type Around = Pick<
  TableInfo,
  'table' | 'status' | 'chairs' | 'round' | 'dice' | 'commitment' | 'serverKey'
> & { readonly game: string };

/** Why nothing is shown from here: somebody has to decide what to do. */
export type Trouble = 'share-elsewhere' | 'chair-changed' | 'server-changed' | 'table-changed';

export interface Shaken {
  readonly trouble?: Trouble;
  /** The code of the seat, where its first telling was lost. */
  readonly recovery?: string;
}

/** Takes a seat. The bytes are kept first: whatever becomes of the reply, they are still there. */
export async function claimWithShare(
  { table, round, commitment: server }: Pick<Around, 'table' | 'round' | 'commitment'>,
  seat: Seat,
): Promise<{ recovery: string } | Refusal> {
  const place = { table, seat, round };
  // One the server has heard of belongs to an earlier time at this chair.
  const share = await keepShare(place, (kept) =>
    kept && !kept.isHeard ? kept : newShare(place, { by: 'claim', server }),
  );
  return claimFor(share);
}

async function claimFor(share: Share): Promise<{ recovery: string } | Refusal> {
  const { table, seat } = share;
  const claimed = await persistently(() => claimSeat(table, seat, share));
  if (!isRefusal(claimed)) await noteOn(share, { isHeard: true });
  // The next try is another one. The bytes stay: perhaps this was the second time, and the first had been heard.
  else if (!isUnheard(claimed)) await noteOn(share, { once: newId() });
  return claimed;
}

function isUnheard({ code }: Refusal): boolean {
  return code === 'unreachable';
}

function newShare(place: Place, more: Pick<Share, 'by' | 'server'>): Share {
  const entropy = newSeed();
  const { table, seat } = place;
  return { ...place, ...more, entropy, commitment: seatCommitment(table, seat, entropy), once: newId() };
}

const latest = new Map<string, Promise<unknown>>();

/** Does what the table asks of this seat now. One after another: what was done already is not done again. */
export function shake(around: Around, seat: Seat): Promise<Shaken> {
  const name = `three-thrones/dice/${around.table}/${seat}`;
  const before = latest.get(name) ?? Promise.resolve();
  const next = before.then(() => alone(name, () => act(around, seat)));
  latest.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}

/** One window at a time. Where there are no locks, both send the same bytes under the same name: that is once, too. */
function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(name, run) : run();
}

async function act(around: Around, seat: Seat): Promise<Shaken> {
  const { dice } = around;
  const recovery = await lostCode(around, seat);
  const trouble =
    dice && 'reveal' in dice && dice.reveal.includes(seat)
      ? await reveal(around, seat, dice.until)
      : dice && 'commit' in dice && dice.commit.includes(seat)
        ? await commitAnew(around, seat)
        : undefined;
  return { ...(trouble && { trouble }), ...(recovery !== undefined && { recovery }) };
}

/** I sit there with my share, and was never told so: the same request once more brings the code. */
async function lostCode({ table, round, chairs }: Around, seat: Seat): Promise<string | undefined> {
  const share = await keptShare({ table, seat, round });
  if (!share || share.by !== 'claim' || share.isHeard) return undefined;
  if (commitmentAt(chairs, seat) !== share.commitment) return undefined;
  const claimed = await claimFor(share);
  return isRefusal(claimed) ? undefined : claimed.recovery;
}

function commitmentAt(chairs: Around['chairs'], seat: Seat): string | undefined {
  return chairs.find((chair) => chair.seat === seat)?.commitment;
}

async function commitAnew(around: Around, seat: Seat): Promise<Trouble | undefined> {
  const { table, round, commitment } = around;
  const place = { table, seat, round };
  const server = await firstHeard(place, commitment);
  if (server !== commitment) return 'server-changed';
  const share = await keepShare(place, (kept) => kept ?? newShare(place, { by: 'commit', server }));
  if (share.isHeard) return undefined;
  const done = await persistently(() => commitSeat(table, seat, share));
  if (!isRefusal(done)) await noteOn(share, { isHeard: true });
  return undefined;
}

/** What the server had committed itself to when I sat down here, or now if I have only just done so. */
async function firstHeard({ table, seat, round }: Place, now: string): Promise<string> {
  for (let earlier = 0; earlier < round; earlier++) {
    const share = await keptShare({ table, seat, round: earlier });
    if (share) return share.server;
  }
  return now;
}

/** The receipt is kept first: from then on nothing it says can be changed unnoticed. */
async function reveal(around: Around, seat: Seat, until: number): Promise<Trouble | undefined> {
  const { table, round } = around;
  const share = await myShare(around, seat);
  if (!share) return 'share-elsewhere';
  if (share.isShown) return undefined;
  if (commitmentAt(around.chairs, seat) !== share.commitment) return 'chair-changed';
  if (around.commitment !== share.server) return 'server-changed';
  const receipt = receiptFor(around, share);
  // Perhaps the bytes were heard and only the reply was lost: nothing may have been changed since.
  if (share.receipt && JSON.stringify(share.receipt) !== JSON.stringify(receipt)) return 'table-changed';
  await noteOn(share, { receipt });
  const { entropy } = share;
  const once = `${share.once}-shown`;
  const shown = await persistently(() => revealSeat(table, seat, { entropy, round, once }), until);
  if (!isRefusal(shown)) await noteOn(share, { isShown: true });
  else if (shown.code === 'commitment-broken') return 'chair-changed';
  return undefined;
}

/**
 * What this seat has committed to in this round. Whoever sat down just when a new round began had heard of the one
 * before: then it is that share, as long as nothing of it has been shown.
 */
async function myShare({ table, round, chairs }: Around, seat: Seat): Promise<Share | undefined> {
  const share = await keptShare({ table, seat, round });
  if (share || round === 0) return share;
  const before = await keptShare({ table, seat, round: round - 1 });
  if (!before || before.receipt || before.commitment !== commitmentAt(chairs, seat)) return undefined;
  return keepShare({ table, seat, round }, (kept) => kept ?? { ...before, round });
}

function receiptFor({ table, game, chairs, round, commitment, serverKey }: Around, share: Share): Receipt {
  return {
    ...{ format: 'three-thrones-receipt', version: 1, table, game, seat: share.seat, round, commitment },
    commitments: Object.fromEntries(
      chairs.flatMap((chair) => (chair.commitment === undefined ? [] : [[chair.seat, chair.commitment]])),
    ),
    ...{ entropy: share.entropy, serverKey, seats: chairs.map(({ seat }) => seat) },
  };
}
