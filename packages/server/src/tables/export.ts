// Exports: everything about a finished game, and the check that derives all of it again.

import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import { hash, isOver, isRefusal, type Refusal, refusal, type Seat } from '@three-thrones/kernel';
import type { KeptEntry } from '../store/store.ts';
import { derive } from './course.ts';
import { commitmentTo, mixedSeed, sha256 } from './fairness.ts';
import { type Line, lineOf, standing } from './log.ts';
import type { Export } from './tables.ts';

/** An export as it is written to a file: one canonical text, so that a changed byte shows. */
export function exportText(document: Export): string {
  const body = JSON.stringify(document, undefined, 1);
  return `${body}\n${sha256(body)}\n`;
}

export interface ExportParts
  extends Pick<
    Export,
    'table' | 'game' | 'rulesVersion' | 'config' | 'serverSeed' | 'entropy' | 'seed' | 'people'
  > {
  readonly entries: readonly KeptEntry[];
}

export function exportOf(game: AnyGame, parts: ExportParts): Export | Refusal {
  const { entries, serverSeed, ...rest } = parts;
  const lines = entries.map(lineOf);
  const course = derive(game, parts.config, parts.seed, lines);
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

/** What a verified export shows. */
export interface Verified
  extends Pick<Export, 'game' | 'config' | 'seed' | 'serverSeed' | 'outcome' | 'table'> {
  readonly lines: readonly Line[];
  readonly answers: number;
  readonly over: true;
}

/** Derives an export again from nothing but its seed and its answers; anything that does not come out the same is named. */
export async function verifyExport(text: string, catalogue: Catalogue): Promise<Verified | Refusal> {
  const parsed = parseExport(text);
  if (isRefusal(parsed)) return parsed;
  const listing = catalogue.find(parsed.game);
  if (isRefusal(listing)) return listing;
  const game = await listing.load();
  if (game.rulesVersion !== parsed.rulesVersion)
    return refusal('another-rules-version', '0', { rulesVersion: parsed.rulesVersion });
  if (commitmentTo(parsed.serverSeed) !== parsed.commitment) return refusal('commitment-broken', '0');
  if (mixedSeed(parsed.serverSeed, seatsOf(parsed), parsed.entropy) !== parsed.seed)
    return refusal('seed-not-mixed', '0');
  const lines = parsed.log as readonly Line[];
  const course = derive(game, parsed.config, parsed.seed, lines);
  if (isRefusal(course)) return refusal('answer-does-not-hold', '0', { code: course.code, ...course.args });
  if (hash(course.state) !== parsed.finalHash) return refusal('another-end', '0');
  if (JSON.stringify(game.outcome(course.state.world)) !== JSON.stringify(parsed.outcome))
    return refusal('another-outcome', '0');
  const { table, config, seed, serverSeed, outcome } = parsed;
  return {
    table,
    game: parsed.game,
    config,
    seed,
    serverSeed,
    outcome,
    lines,
    answers: standing(lines).length,
    over: true,
  };
}

function seatsOf({ entropy }: Export): Seat[] {
  return Object.keys(entropy);
}

/** The text must be exactly what `exportText` writes of it. */
function parseExport(text: string): Export | Refusal {
  const damaged = refusal('export-damaged', '0');
  try {
    const body = text.slice(0, text.trimEnd().lastIndexOf('\n'));
    const document = JSON.parse(body) as Export;
    if (document.format !== 'three-thrones-export') return refusal('not-an-export', '0');
    if (document.version !== 1) return refusal('another-export-version', '0', { version: document.version });
    return exportText(document) === text && Array.isArray(document.log) ? document : damaged;
  } catch {
    return damaged;
  }
}
