// Exports: everything about a finished game.

import type { AnyGame } from '@three-thrones/catalogue';
import { hash, isOver, isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import type { KeptEntry } from '../store/store.ts';
import { derive } from './course.ts';
import { canonical, type ExportDocument } from './export-text.ts';
import { commitmentTo, refuse } from '@three-thrones/protocol';
import { lineOf } from './log.ts';

/** What a table knows of its finished game. Seats that are missing in a record have nothing there. */
export interface ExportParts
  extends Pick<
    ExportDocument,
    | 'table'
    | 'game'
    | 'rulesVersion'
    | 'config'
    | 'people'
    | 'round'
    | 'commitments'
    | 'serverSeed'
    | 'entropy'
    | 'seed'
    | 'serverKey'
  > {
  readonly chance?: ExportDocument['chance'] | undefined;
  readonly origin?: ExportDocument['origin'] | undefined;
  readonly entries: readonly KeptEntry[];
}

/** The body of an export, for `signed`. */
export function exportBody(game: AnyGame, parts: ExportParts): string | Refusal {
  const { config, chance, entries, serverSeed, origin } = parts;
  const lines = entries.map(lineOf);
  const course = derive(game, parts, lines);
  if (isRefusal(course)) return course;
  if (!isOver(course.state)) return refuse('game-not-over');
  const seats = game.chairs(config);
  const bySeat = (words: Readonly<Record<Seat, string>>): Record<Seat, string> =>
    Object.fromEntries(seats.map((seat) => [seat, words[seat] ?? '']));
  const times = inOrder(entries);
  const document: ExportDocument = {
    format: 'three-thrones-export',
    version: 2,
    ...{ table: parts.table, game: parts.game, rulesVersion: parts.rulesVersion, config },
    ...(chance && { chance }),
    ...{ seats, people: bySeat(parts.people), round: parts.round },
    commitment: serverSeed === '' ? '' : commitmentTo(serverSeed),
    commitments: bySeat(parts.commitments),
    serverSeed,
    entropy: bySeat(parts.entropy),
    seed: parts.seed,
    ...(origin && { origin }),
    serverKey: parts.serverKey,
    log: lines.map((line, index) => ({ ...line, seq: entries[index]!.seq, at: times[index]! })),
    outcome: game.outcome(course.state.world),
    finalHash: hash(course.state),
  };
  return canonical(document);
}

/** A clock that was once set back must not make an honest game look forged. */
function inOrder(entries: readonly KeptEntry[]): number[] {
  let last = 0;
  return entries.map(({ at }) => (last = Math.max(last, at)));
}
