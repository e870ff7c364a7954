// The check of an export: everything in it is derived again or held against something that was fixed before.

import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import {
  copy,
  hash,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  type Seat,
  seeded,
} from '@three-thrones/kernel';
import {
  commitmentTo,
  mixedSeed,
  type Receipt,
  receiptProblems,
  type ReceiptProblem,
  seatCommitment,
  refuse,
} from '@three-thrones/protocol';
import { type Course, walk } from './course.ts';
import { type ExportDocument, parseExport, parseLog, type ReadDocument } from './export-text.ts';
import { type Line, standing } from './log.ts';

/** What a verified export proves. */
export type Proved =
  | 'draws-follow-from-seed'
  | 'game-is-whole'
  | 'server-committed'
  | 'seats-committed'
  | 'signed-by-server'
  | 'my-receipt';

/** What no export can prove, or this one does not. */
export type NotProved =
  | 'operator-saw-cards'
  | 'answers-are-the-servers-word'
  | 'no-receipt'
  | 'not-signed'
  | 'dice-from-a-device'
  | 'seats-without-share';

/** What a verified export shows. */
export interface Verified
  extends Pick<
    ExportDocument,
    | 'table'
    | 'game'
    | 'rulesVersion'
    | 'config'
    | 'chance'
    | 'seats'
    | 'people'
    | 'round'
    | 'commitments'
    | 'serverSeed'
    | 'entropy'
    | 'seed'
    | 'origin'
    | 'outcome'
  > {
  readonly serverKey?: string;
  readonly lines: readonly Line[];
  readonly answers: number;
  readonly over: true;
  readonly proved: readonly Proved[];
  readonly notProved: readonly NotProved[];
}

/**
 * Derives an export again from nothing but its seed and its answers; the first thing that does not come out the same is
 * named. With the receipt of somebody who was there, also what was promised then. What is cheap is checked first.
 */
export async function verifyExport(
  text: string,
  catalogue: Catalogue,
  receipt?: Receipt,
): Promise<Verified | Refusal> {
  const document = parseExport(text);
  if (isRefusal(document)) return document;
  const game = await catalogue.rules(document.game, document.rulesVersion);
  if (isRefusal(game)) return game;
  const seats = seatsOf(game, document);
  if (isRefusal(seats)) return seats;
  const lines = parseLog(document.log);
  if (isRefusal(lines)) return lines;
  const no =
    unfair(document, seats) ??
    (receipt && againstReceipt(document, seats, receipt)) ??
    played(game, document, lines);
  return no ?? verified(document, seats, lines, receipt);
}

/** The seats of the table, if the export says them right and everything in it is about them. */
function seatsOf(game: AnyGame, document: ReadDocument): readonly Seat[] | Refusal {
  const { config, people, entropy, commitments, version } = document;
  const accepted = game.configure(copy(config), randomFrom(seeded('')));
  if (isRefusal(accepted) || !isDeepStrictEqual(plain(accepted), config)) return refuse('another-table-plan');
  const seats = game.chairs(accepted);
  if (document.seats && !isDeepStrictEqual(document.seats, seats)) return refuse('another-table-plan');
  const named = version === 1 ? { people, entropy } : { people, entropy, commitments };
  for (const [where, words] of Object.entries(named))
    if (!isDeepStrictEqual(Object.keys(words).sort(), [...seats].sort()))
      return refuse('other-seats', { where });
  return seats;
}

/** The table whose shares made the seed: for a game that was brought, the one it was played at. */
function tableOf({ table, origin }: ReadDocument): string {
  return origin?.kind === 'export' ? origin.table : table;
}

/** Whether all shares are those that were promised, and the seed is made of them. */
function unfair(document: ReadDocument, seats: readonly Seat[]): Refusal | undefined {
  const { serverSeed, commitment, commitments, entropy, seed, chance, origin } = document;
  const fromDevice = origin?.kind === 'device';
  if (fromDevice ? serverSeed + commitment !== '' : commitmentTo(serverSeed) !== commitment)
    return refuse('commitment-broken');
  const table = tableOf(document);
  for (const seat of seats) {
    const promised = commitments[seat] ?? '';
    const share = entropy[seat]!;
    // Before there were commitments, shares came without; since then such a share could have been chosen last.
    const mayStandAlone = share === '' || (chance === undefined && !fromDevice);
    if (promised === '' ? !mayStandAlone : fromDevice || seatCommitment(table, seat, share) !== promised)
      return refuse('seat-commitment-broken', { seat });
  }
  if (!fromDevice && mixedSeed({ table, chance, serverSeed, seats, entropy }) !== seed)
    return refuse('seed-not-mixed');
  return undefined;
}

/** Whether everything is as somebody was told before the deal. */
function againstReceipt(
  document: ReadDocument,
  seats: readonly Seat[],
  receipt: Receipt,
): Refusal | undefined {
  const table = tableOf(document);
  // A file without a signature, or signed by another server than the one that gave the receipt, could say anything.
  const revealed = { ...document, table, seats, serverKey: document.serverKey ?? '' };
  const problems: (ReceiptProblem | { code: 'another-game' })[] = receiptProblems(receipt, revealed);
  if (receipt.game !== document.game) problems.push({ code: 'another-game' });
  return problems.length > 0 ? refuse('receipt-does-not-match', { problems }) : undefined;
}

/** Plays every line again, also those that were undone or taken back later; then the end must be the same. */
function played(game: AnyGame, document: ReadDocument, lines: readonly Line[]): Refusal | undefined {
  let course: Course | undefined;
  for (const step of walk(game, document, lines)) {
    const wasOver = course !== undefined && isOver(course.state);
    if (isRefusal(step))
      return wasOver
        ? refuse('lines-after-the-end', { line: step.args?.['line'] })
        : refuse('answer-does-not-hold', { ...step.args, code: step.code });
    course = step.course;
    if (wasOver && isOver(course.state)) return refuse('lines-after-the-end', { line: step.seq });
  }
  const { state } = course!;
  if (!isOver(state)) return refuse('game-not-over');
  if (hash(state) !== document.finalHash) return refuse('another-end');
  return isDeepStrictEqual(plain(game.outcome(state.world)), document.outcome)
    ? undefined
    : refuse('another-outcome');
}

/** As it would be written and read. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function verified(
  document: ReadDocument,
  seats: readonly Seat[],
  lines: readonly Line[],
  receipt: Receipt | undefined,
): Verified {
  const { commitment: _, finalHash: _hash, format: _format, version, log: _log, ...shown } = document;
  const { serverKey, ...rest } = shown;
  return {
    ...rest,
    ...(serverKey !== undefined && { serverKey }),
    outcome: document.outcome as Verified['outcome'],
    seats,
    lines,
    answers: standing(lines).length,
    over: true,
    ...verdict(document, seats, { isSigned: version > 1, hasReceipt: receipt !== undefined }),
  };
}

function verdict(
  { origin, commitments }: ReadDocument,
  seats: readonly Seat[],
  { isSigned, hasReceipt }: { isSigned: boolean; hasReceipt: boolean },
): Pick<Verified, 'proved' | 'notProved'> {
  const fromDevice = origin?.kind === 'device';
  const haveCommitted = seats.every((seat) => (commitments[seat] ?? '') !== '');
  const said: readonly (readonly [boolean, Proved | undefined, NotProved | undefined])[] = [
    [true, 'draws-follow-from-seed', undefined],
    [true, 'game-is-whole', undefined],
    [!fromDevice, 'server-committed', 'dice-from-a-device'],
    [haveCommitted, 'seats-committed', fromDevice ? undefined : 'seats-without-share'],
    [isSigned, 'signed-by-server', 'not-signed'],
    [hasReceipt, 'my-receipt', 'no-receipt'],
    [false, undefined, 'operator-saw-cards'],
    [false, undefined, 'answers-are-the-servers-word'],
  ];
  return {
    proved: said.flatMap(([holds, proved]) => (holds && proved ? [proved] : [])),
    notProved: said.flatMap(([holds, , notProved]) => (!holds && notProved ? [notProved] : [])),
  };
}
