// Fair chance: the server commits to its seed before anybody sits down, every seat adds to it, all is shown at the end.

import { createHash } from 'node:crypto';
import type { Seat } from '@three-thrones/kernel';

/** Published when the table opens: shows later that the server's half was fixed from the start. */
export function commitmentTo(serverSeed: string): string {
  return sha256(`three-thrones/commitment/1\n${serverSeed}`);
}

/** The seed of the game, fixed before the first draw: neither the server nor any seat could steer it. */
export function mixedSeed(
  serverSeed: string,
  seats: readonly Seat[],
  entropy: Readonly<Record<Seat, string>>,
): string {
  const lines = seats.map((seat) => `${seat}=${entropy[seat] ?? ''}`);
  return sha256(['three-thrones/seed/1', serverSeed, ...lines].join('\n'));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
