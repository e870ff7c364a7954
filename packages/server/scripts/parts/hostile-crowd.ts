// A process of hostile clients: told what to attack, it does so until it is told to stop, and then what came of it.

import { setTimeout as wait } from 'node:timers/promises';
import { Calls } from './calls.ts';
import { HTTP_ATTACKS } from './hostile-http.ts';
import { type Attack, SOCKET_ATTACKS } from './hostile-sockets.ts';
import { type Attacker, type HostileOrders, Tally } from './hostile-tally.ts';

/** They come from a few addresses only: each has all that one address may have. */
const ADDRESSES = Array.from({ length: 8 }, (_, at) => `127.0.2.${at + 1}`);
const AGAIN = 250;
/** Those who play need their tables before guests without end use up all guests. */
const HEAD_START = 3_000;
/** Keys are handed round: an address has only so many guests. */
const KEYS_PER_ADDRESS = 12;

const tally = new Tally();

process.on('message', (orders: HostileOrders | 'stop') => {
  if (orders !== 'stop') return void begin(orders);
  process.send?.(tally.kinds, () => process.exit(0));
});
process.on('disconnect', () => process.exit(1));

async function begin({ url, targets, sockets, clients }: HostileOrders): Promise<void> {
  const keys = new Map<string, string[]>();
  for (const from of ADDRESSES) {
    const calls = new Calls(() => url, from);
    const some = [];
    for (let at = 0; at < KEYS_PER_ADDRESS; at++) some.push((await calls.guest(`hostile ${at}`)).key);
    keys.set(from, some);
  }
  const start = (attacks: Readonly<Record<string, Attack>>, count: number): void => {
    const kinds = Object.entries(attacks);
    for (let at = 0; at < count; at++) {
      const [kind, attack] = kinds[at % kinds.length]!;
      const turn = Math.floor(at / kinds.length);
      const from = ADDRESSES[(at + turn) % ADDRESSES.length]!;
      const mine = keys.get(from)!;
      void forever(attack, { kind, url, from, targets, tally, key: mine[turn % mine.length]! });
    }
  };
  start(SOCKET_ATTACKS, sockets);
  await wait(HEAD_START);
  start(HTTP_ATTACKS, clients);
  process.send?.('begun');
}

async function forever(attack: Attack, who: Attacker): Promise<void> {
  for (;;) {
    try {
      await attack(who);
    } catch (error) {
      who.tally.came(who.kind, (error as { code?: string }).code ?? 'cut off');
    }
    await wait(AGAIN * (0.5 + Math.random()));
  }
}
