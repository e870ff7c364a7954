// Fair chance: the server and every seat commit to their shares before any of them is shown; the seed is made of all.
// One set of formulas for the server, the browser and whoever checks a game afterwards.

import { type Seat, sha256 } from '@three-thrones/kernel';

/** Published when the table opens: shows later that the server's share was fixed from the start. */
export function commitmentTo(serverSeed: string, hash: (text: string) => string = sha256): string {
  return hash(`three-thrones/commitment/1\n${serverSeed}`);
}

/** Published when somebody sits down: shows later that the seat's share was fixed before anybody else's was known. */
export function seatCommitment(table: string, seat: Seat, entropy: string): string {
  return sha256(`three-thrones/seat/1\n${table}\n${seat}\n${entropy}`);
}

/** All that the seed of a game is made of. */
export interface Shares {
  readonly table: string;
  /** The generator of the game; games without one began with the first formula. */
  readonly chance?: 'sha256' | undefined;
  readonly serverSeed: string;
  /** In the order of the table. */
  readonly seats: readonly Seat[];
  readonly entropy: Readonly<Record<Seat, string>>;
}

/** The seed of the game, fixed before the first draw: neither the server nor any seat could steer it. */
export function mixedSeed({ table, chance, serverSeed, seats, entropy }: Shares): string {
  const shares = seats.map((seat) => `${seat}=${entropy[seat] ?? ''}`);
  const head = chance === undefined ? ['three-thrones/seed/1'] : ['three-thrones/seed/2', table];
  return sha256([...head, serverSeed, ...shares].join('\n'));
}

/** What somebody at a table keeps from the moment all have committed, to hold against what is shown at the end. */
export interface Receipt {
  readonly format: 'three-thrones-receipt';
  readonly version: 1;
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  /** How often the seats had to commit: again from the beginning if one of them does not show its share. */
  readonly round: number;
  /** The server's commitment. */
  readonly commitment: string;
  /** Those of all seats that committed. */
  readonly commitments: Readonly<Record<Seat, string>>;
  /** The share of the own seat. */
  readonly entropy: string;
  /** The server's public key: 32 bytes of Ed25519, base64. */
  readonly serverKey: string;
  readonly seats: readonly Seat[];
}

/** What a server shows of a finished game. */
export interface Revealed extends Shares {
  readonly round: number;
  readonly commitment: string;
  readonly commitments: Readonly<Record<Seat, string>>;
  readonly seed: string;
  readonly serverKey?: string | undefined;
}

/** Something that is not as the receipt says. */
export interface ReceiptProblem {
  readonly code:
    | 'another-table'
    | 'another-round'
    | 'another-server-key'
    | 'another-server-commitment'
    | 'server-seed-broken'
    | 'my-entropy-changed'
    | 'another-seat-commitment'
    | 'seat-entropy-broken'
    | 'seed-not-mixed';
  readonly seat?: Seat;
}

/** Holds a receipt against what was shown; nothing is wrong if the list is empty. */
export function receiptProblems(receipt: Receipt, revealed: Revealed): ReceiptProblem[] {
  const { table, seats } = receipt;
  const { serverSeed, serverKey, entropy } = revealed;
  const problems: ReceiptProblem[] = [];
  const hold = (holds: boolean, code: ReceiptProblem['code'], seat?: Seat): void => {
    if (!holds) problems.push(seat === undefined ? { code } : { code, seat });
  };
  hold(revealed.table === table, 'another-table');
  hold(revealed.round === receipt.round, 'another-round');
  hold(serverKey === undefined || serverKey === receipt.serverKey, 'another-server-key');
  hold(revealed.commitment === receipt.commitment, 'another-server-commitment');
  hold(commitmentTo(serverSeed) === receipt.commitment, 'server-seed-broken');
  hold(shareOf(entropy, receipt.seat) === receipt.entropy, 'my-entropy-changed', receipt.seat);
  for (const seat of new Set([...seats, ...Object.keys(revealed.commitments)])) {
    const promised = shareOf(receipt.commitments, seat);
    const shown = shareOf(entropy, seat);
    hold(shareOf(revealed.commitments, seat) === promised, 'another-seat-commitment', seat);
    // A seat that did not commit, such as a bot's, has no share: it could have been chosen last.
    const fits = promised === '' ? shown === '' : seatCommitment(table, seat, shown) === promised;
    hold(fits, 'seat-entropy-broken', seat);
  }
  // Receipts are given only at tables of the second formula; the seats and their order are those of the receipt.
  hold(
    mixedSeed({ table, chance: 'sha256', serverSeed, seats, entropy }) === revealed.seed,
    'seed-not-mixed',
  );
  return problems;
}

/** Seats are any words; those every object knows are none. */
function shareOf(shares: Readonly<Record<Seat, string>>, seat: Seat): string {
  return Object.hasOwn(shares, seat) ? shares[seat]! : '';
}
