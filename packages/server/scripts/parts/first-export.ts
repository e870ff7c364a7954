// Exports of the first version, as they were written before seats committed to anything: unsigned. They can still be checked.

import type { AnyGame } from '@three-thrones/catalogue';
import { hash, isOver, isRefusal, type Refusal, refusal, type Seat } from '@three-thrones/kernel';
import { commitmentTo } from '@three-thrones/protocol';
import type { KeptEntry } from '../../src/store/store.ts';
import { derive } from '../../src/tables/course.ts';
import { canonical } from '../../src/tables/export-text.ts';
import { sha256 } from '../../src/tables/fairness.ts';
import { lineOf } from '../../src/tables/log.ts';

export interface FirstExport {
  readonly format: 'three-thrones-export';
  readonly version: 1;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly entropy: Readonly<Record<Seat, string>>;
  readonly seed: string;
  readonly log: readonly object[];
  readonly people: Readonly<Record<Seat, string>>;
  readonly outcome: object;
  readonly finalHash: string;
}

interface FirstParts
  extends Pick<
    FirstExport,
    'table' | 'game' | 'rulesVersion' | 'config' | 'serverSeed' | 'entropy' | 'seed' | 'people'
  > {
  readonly entries: readonly KeptEntry[];
}

/** A body and its checksum. */
export function exportText(document: FirstExport): string {
  const body = canonical(document);
  return `${body}\n${sha256(body)}\n`;
}

export function exportOf(game: AnyGame, parts: FirstParts): FirstExport | Refusal {
  const { entries, serverSeed, ...rest } = parts;
  const lines = entries.map(lineOf);
  const course = derive(game, parts, lines);
  if (isRefusal(course)) return course;
  if (!isOver(course.state)) return refusal('game-not-over', '0');
  return {
    format: 'three-thrones-export',
    version: 1,
    ...rest,
    commitment: commitmentTo(serverSeed),
    serverSeed,
    log: entries.map((entry, at) => ({ seq: entry.seq, at: entry.at, ...lines[at]! })),
    outcome: game.outcome(course.state.world),
    finalHash: hash(course.state),
  };
}
