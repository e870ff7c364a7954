// Looking back: what happened, how the table stood, the whole game as a file. All of it is computed beside the loop.

import type { Eye, Refusal, Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Person, Store } from '../store/store.ts';
import type { GameLog, Work } from './work.ts';
import { notYourSeat } from './chairs.ts';
import { commitmentsOf, entropyOf } from './dice.ts';
import { signed } from './export-text.ts';
import type { Signer } from './fairness.ts';
import type { Kept } from './table-registry.ts';

export interface ReadingParts {
  readonly store: Store;
  readonly work: Work;
  readonly signer: Signer;
}

export async function factsOf(
  parts: ReadingParts,
  kept: Kept,
  by: Person | undefined,
  seat: Seat | undefined,
  after: number,
  who: string,
): Promise<string | Refusal> {
  const eye = eyeOf(kept, by, seat);
  if (typeof eye !== 'string') return eye;
  if (kept.body.seed === undefined) return '[]';
  return parts.work.facts(who, await logOf(parts.store, kept), eye, after);
}

export async function viewAt(
  parts: ReadingParts,
  kept: Kept,
  by: Person | undefined,
  seat: Seat | undefined,
  seq: number,
  who: string,
): Promise<string | Refusal> {
  const eye = eyeOf(kept, by, seat);
  if (typeof eye !== 'string') return eye;
  const last = await parts.store.lastSeq(kept.row.id);
  if (kept.body.seed === undefined || seq > last) return refuse('no-such-moment', { to: seq });
  return parts.work.viewAt(who, await logOf(parts.store, kept), eye, seq);
}

export async function exportOf(
  parts: ReadingParts,
  { row, body }: Kept,
  who: string,
): Promise<string | Refusal> {
  if (row.status !== 'over') return refuse('game-not-over');
  const { config, chance, round = 0, serverSeed, seed, origin, chairs } = body;
  const people = Object.fromEntries(
    Object.entries(chairs).map(([seat, { person, bot }]) => [seat, person?.name ?? bot ?? '']),
  );
  const text = await parts.work.export(who, {
    ...{ table: row.id, game: row.game, rulesVersion: row.rulesVersion, config, people, round, serverSeed },
    ...{
      commitments: commitmentsOf(body),
      entropy: entropyOf(body),
      seed: seed!,
      serverKey: parts.signer.serverKey,
    },
    ...(chance && { chance }),
    ...(origin && { origin }),
    entries: await parts.store.entries(row.id, 0),
  });
  return typeof text === 'string' ? signed(text, parts.signer) : text;
}

async function logOf(store: Store, { row, body }: Kept): Promise<GameLog> {
  const { config, seed, chance } = body;
  const entries = (await store.entries(row.id, 0)).map((entry) => entry.body);
  return {
    game: row.game,
    rulesVersion: row.rulesVersion,
    config,
    seed: seed!,
    ...(chance && { chance }),
    entries,
  };
}

/** With the eyes of a seat only its owner looks; as a watcher, anybody. */
function eyeOf({ body }: Kept, by: Person | undefined, seat: Seat | undefined): Eye | Refusal {
  if (seat === undefined) return 'spectator';
  const no = by ? notYourSeat(body, by, seat) : refuse('not-your-seat', { seat });
  return no ?? seat;
}
