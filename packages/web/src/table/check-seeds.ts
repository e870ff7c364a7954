// Derives again what a server committed to and how the seed was mixed: the same sums as it does, done here.

import type { Seat } from '@three-thrones/kernel';

export interface Revealed {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly entropy: Readonly<Record<Seat, string>>;
  readonly seats: readonly Seat[];
  readonly seed: string;
}

export async function checkSeeds({
  commitment,
  serverSeed,
  entropy,
  seats,
  seed,
}: Revealed): Promise<boolean> {
  const lines = seats.map((seat) => `${seat}=${entropy[seat] ?? ''}`);
  const promised = await sha256(`three-thrones/commitment/1\n${serverSeed}`);
  const mixed = await sha256(['three-thrones/seed/1', serverSeed, ...lines].join('\n'));
  return promised === commitment && mixed === seed;
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
