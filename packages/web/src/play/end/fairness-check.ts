// Whether the dice of a finished game hold: against the receipt this device has kept, or, where there is none, only
// whether what the server shows fits together.

import type { TableInfo } from '@three-thrones/protocol';
import {
  commitmentTo,
  mixedSeed,
  type Receipt,
  type ReceiptProblem,
  receiptProblems,
  type Revealed,
  seatCommitment,
} from '@three-thrones/protocol/fairness';

export type Verdict =
  /** Everything is as it was promised to me. */
  | { readonly kind: 'proved' }
  | { readonly kind: 'broken'; readonly problems: readonly ReceiptProblem[] }
  /** No receipt here: the numbers fit each other, or not even that. */
  | { readonly kind: 'unproved' | 'unsound' }
  /** From before seats committed themselves: the server's number was promised, and no more. */
  | { readonly kind: 'old' }
  /** Begun on a device and taken online later: nobody had promised anything. */
  | { readonly kind: 'brought' };

/** What a lobby shows after the end, in the words of whoever checks it. */
export function shownIn(lobby: TableInfo): Revealed | undefined {
  const { revealed, table, commitment, round, serverKey, chairs } = lobby;
  if (!revealed) return undefined;
  const commitments = Object.fromEntries(
    chairs.flatMap((chair) => (chair.commitment === undefined ? [] : [[chair.seat, chair.commitment]])),
  );
  return {
    // The formulas name the table the shares were for, also when the game was brought to another one.
    ...{ ...revealed, table: revealed.table ?? table, commitment, commitments, round, serverKey },
    seats: chairs.map(({ seat }) => seat),
  };
}

export function verdictOn(shown: Revealed, receipt: Receipt | undefined): Verdict {
  if (receipt) {
    const problems = receiptProblems(receipt, shown);
    return problems.length === 0 ? { kind: 'proved' } : { kind: 'broken', problems };
  }
  if (isBrought(shown)) return { kind: 'brought' };
  if (!fitsTogether(shown)) return { kind: 'unsound' };
  return { kind: shown.chance === undefined ? 'old' : 'unproved' };
}

/** The server had no number of its own in it, and says so. */
export function isBrought({ commitment, serverSeed }: Revealed): boolean {
  return commitment === '' && serverSeed === '';
}

function fitsTogether(shown: Revealed): boolean {
  const { table, commitment, commitments, serverSeed, entropy, seed } = shown;
  const isKept = Object.entries(commitments).every(
    ([seat, promised]) => seatCommitment(table, seat, entropy[seat] ?? '') === promised,
  );
  return isKept && commitmentTo(serverSeed) === commitment && mixedSeed(shown) === seed;
}

/** Seats that added nothing to the dice: bots, and people whose client did not commit. */
export function withoutShare(shown: Revealed): readonly string[] {
  const { seats, commitments, chance } = shown;
  if (chance === undefined || isBrought(shown)) return [];
  return seats.filter((seat) => commitments[seat] === undefined);
}
