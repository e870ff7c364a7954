// Games that were played elsewhere: checked line by line beside the loop, then kept as tables of their own.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import type { Store } from '../store/store.ts';
import type { Work } from './work.ts';
import type { Chair, TableBody } from './chairs.ts';

/** A game that was played elsewhere and holds. */
export interface BroughtGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly lines: readonly string[];
  readonly over: boolean;
  readonly body: Pick<TableBody, 'seed' | 'chance' | 'serverSeed' | 'origin' | 'round' | 'outcome'>;
  readonly shares: Readonly<Record<Seat, Pick<Chair, 'commitment' | 'entropy'>>>;
}

const AT_ONCE = 250;

/** The text of an export, or the record of a game on somebody's own device. */
export async function checkBrought(
  work: Work,
  document: unknown,
  who: string,
): Promise<BroughtGame | Refusal> {
  return typeof document === 'string' ? fromExport(work, document, who) : fromDevice(work, document, who);
}

async function fromExport(work: Work, text: string, who: string): Promise<BroughtGame | Refusal> {
  const verified = await work.verify(who, text);
  if (isRefusal(verified)) return verified;
  const { game, rulesVersion, config, seed, chance, serverSeed, round, outcome, table } = verified;
  const { serverKey = '' } = verified;
  const origin = verified.origin ?? { kind: 'export' as const, table, serverKey };
  const shares = verified.seats.map((seat) => [
    seat,
    {
      ...(verified.commitments[seat] !== undefined && { commitment: verified.commitments[seat] }),
      ...(verified.entropy[seat] && { entropy: verified.entropy[seat] }),
    },
  ]);
  return {
    ...{ game, rulesVersion, config, over: true, lines: verified.lines.map((line) => JSON.stringify(line)) },
    body: { seed, serverSeed, origin, round, outcome, ...(chance && { chance }) },
    shares: Object.fromEntries(shares) as BroughtGame['shares'],
  };
}

async function fromDevice(work: Work, document: unknown, who: string): Promise<BroughtGame | Refusal> {
  const record = await work.record(who, document);
  if (isRefusal(record)) return record;
  const { game, rulesVersion, config, seed, chance, lines, over } = record;
  return {
    ...{ game, rulesVersion, config, lines, over, shares: {} },
    body: { seed, serverSeed: '', origin: { kind: 'device' }, ...(chance && { chance }) },
  };
}

/** Writes the log of a table that nobody can see yet; with its last entry it appears. */
export async function writeLog(
  { store, now }: { readonly store: Store; readonly now: () => number },
  table: string,
  { lines, over }: BroughtGame,
): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE).map((body, at) => {
      const seq = from + at + 1;
      return store.append({ table, seq, key: `import:${seq}`, body, at: now() });
    });
    await Promise.all(some);
  }
  const turn = over ? { turn: { seq: lines.length, asked: [] } } : undefined; // who is asked, the table finds out itself
  await store.updateTable(table, { status: over ? 'over' : 'playing', changedAt: now() }, turn);
}
