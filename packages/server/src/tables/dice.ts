// Before the deal: every seat commits to its share of the dice when it sits down, and shows it once all have. Nobody
// chooses last. Whoever does not show theirs is replaced, and all commit anew: by then the other shares are known.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { mixedSeed, seatCommitment, refuse } from '@three-thrones/protocol';
import type { Tempo } from '@three-thrones/protocol/http';
import { type Chair, isTaken, type TableBody } from './chairs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What has to be done before the deal, and by whom; nothing while chairs are free. */
export type Dice = { readonly commit: readonly Seat[] } | { readonly reveal: readonly Seat[] };

export function diceOf({ chairs }: Pick<TableBody, 'chairs'>): Dice | undefined {
  if (!Object.values(chairs).every(isTaken)) return undefined;
  const commit = seatsWhere(chairs, ({ person, shares, commitment }) => person && shares && !commitment);
  if (commit.length > 0) return { commit };
  return { reveal: seatsWhere(chairs, ({ commitment, entropy }) => commitment && entropy === undefined) };
}

/** All chairs are taken and every share is on the table: the dice can fall. */
export function areShaken(body: Pick<TableBody, 'chairs'>): boolean {
  const dice = diceOf(body);
  return dice !== undefined && 'reveal' in dice && dice.reveal.length === 0;
}

/** How long people have to commit and to show their share: they may be away for a night in a game of days. */
export function diceWithin(tempo: Tempo): number {
  if (tempo.kind === 'live') return 2 * MINUTE;
  return tempo.kind === 'days' ? Math.max(tempo.perMove, HOUR) : 24 * HOUR;
}

/** Why a share cannot be shown now, or is not what its seat had committed to. */
export function revealRefusal(
  table: string,
  { chairs, round = 0 }: TableBody,
  seat: Seat,
  said: { readonly entropy: string; readonly round: number },
): Refusal | undefined {
  const dice = diceOf({ chairs });
  if (said.round !== round) return refuse('another-round', { round });
  if (!dice || !('reveal' in dice) || !chairs[seat]!.commitment) return refuse('nothing-to-reveal');
  const isKept = seatCommitment(table, seat, said.entropy) === chairs[seat]!.commitment;
  return isKept ? undefined : refuse('commitment-broken', { seat });
}

/**
 * Puts chairs that changed in order. If shares were asked for and the company is another one now, all commit anew: somebody
 * may have shown theirs, or be about to, and has kept a receipt of the company as it was. Each phase has its whole time.
 */
export function settleDice(before: TableBody, after: TableBody, now: number): void {
  if (wereAsked(before) && company(before) !== company(after)) anew(before, after);
  const phase = phaseOf(after);
  if (phase === 'reveal') after.diceAsked = true;
  if (phase !== phaseOf(before)) delete after.diceBy;
  if (phase !== undefined) after.diceBy ??= now + diceWithin(after.tempo);
}

function phaseOf(body: TableBody): 'commit' | 'reveal' | undefined {
  const dice = diceOf(body);
  return dice && ('commit' in dice ? 'commit' : 'reveal');
}

/** Whether shares of this round have been asked for; tables of before say so only by those that were shown. */
function wereAsked(body: TableBody): boolean {
  const isShown = ({ commitment, entropy }: Chair): boolean =>
    commitment !== undefined && entropy !== undefined;
  return body.diceAsked === true || phaseOf(body) === 'reveal' || Object.values(body.chairs).some(isShown);
}

/** Chairs whose people have not done their part in time are free again; who does that twice does not come back. */
export function freeLateChairs(body: TableBody): void {
  const dice = diceOf(body);
  if (!dice) return;
  for (const seat of 'commit' in dice ? dice.commit : dice.reveal) {
    const { id } = body.chairs[seat]!.person!;
    if (body.late?.includes(id)) body.kicked = [...(body.kicked ?? []), id];
    else body.late = [...(body.late ?? []), id];
    body.chairs[seat] = {};
  }
}

/** A share that was promised in an earlier round may have been shown then: it is worth nothing any more. */
export function isSpent({ spent = [] }: TableBody, commitment: string | undefined): boolean {
  return commitment !== undefined && spent.includes(commitment);
}

/** The seed all draws of the game follow from. */
export function seedOf(table: string, body: TableBody): string {
  return mixedSeed({
    table,
    chance: 'sha256',
    serverSeed: body.serverSeed,
    seats: Object.keys(body.chairs),
    entropy: entropyOf(body),
  });
}

export function entropyOf({ chairs }: Pick<TableBody, 'chairs'>): Record<Seat, string> {
  return Object.fromEntries(Object.entries(chairs).map(([seat, { entropy }]) => [seat, entropy ?? '']));
}

export function commitmentsOf({ chairs }: Pick<TableBody, 'chairs'>): Record<Seat, string> {
  const commitments: Record<Seat, string> = {};
  for (const [seat, { commitment }] of Object.entries(chairs)) if (commitment) commitments[seat] = commitment;
  return commitments;
}

function anew(before: TableBody, body: TableBody): void {
  body.round = (body.round ?? 0) + 1;
  body.spent = [...(body.spent ?? []), ...Object.values(commitmentsOf(before))];
  delete body.diceBy;
  delete body.diceAsked;
  for (const chair of Object.values(body.chairs)) {
    if (chair.commitment === undefined) continue;
    delete chair.commitment;
    delete chair.entropy;
    chair.shares = true;
  }
}

/** Who has a share, and in what. */
function company({ chairs }: TableBody): string {
  return JSON.stringify(Object.entries(chairs).map(([seat, { commitment }]) => [seat, commitment]));
}

function seatsWhere(chairs: TableBody['chairs'], is: (chair: Chair) => unknown): Seat[] {
  return Object.keys(chairs).filter((seat) => is(chairs[seat]!));
}
