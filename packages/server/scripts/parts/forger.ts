// Forgeries of finished games, each as good as its forger can make it: every checksum, hash and end he can compute is right.

import { random } from '@three-thrones/bots';
import { decisions, hash, isOver, type Random } from '@three-thrones/kernel';
import { commitmentTo, mixedSeed, seatCommitment } from '@three-thrones/protocol';
import { type Course, courseAfter, walk } from '../../src/tables/course.ts';
import { canonical, type ExportDocument, type ExportLine } from '../../src/tables/export-text.ts';
import { signed } from '../../src/tables/export-text.ts';
import { exportText } from './first-export.ts';
import { sha256, signerFrom } from '../../src/tables/fairness.ts';
import { type Line, lineOf } from '../../src/tables/log.ts';
import { type Finished, unrefused } from './finished.ts';

/** A finished game in a forger's hands. */
export interface Loot extends Finished {
  readonly document: ExportDocument;
  /** The last moments of the game, from which another end could be played. */
  readonly ending: readonly Moment[];
}

interface Moment {
  /** How many lines came before it. */
  readonly seq: number;
  readonly course: Course;
}

/** A stranger has no key of the server's; whoever runs the server has. */
export type Forger = 'stranger' | 'operator';

/** What is changed; it becomes a file of the first version if it says so. */
export type Forgery = Partial<Omit<ExportDocument, 'version'>> & { readonly version?: 1 };

/** So many moments before the end are remembered. */
const ENDING = 40;

export function lootOf(finished: Finished): Loot {
  const { game, parts, text } = finished;
  const ending: Moment[] = [];
  for (const step of walk(game, parts, parts.entries.map(lineOf))) {
    const { seq, course } = unrefused(step);
    if (!isOver(course.state) && seq > parts.entries.length - ENDING) ending.push({ seq, course });
  }
  return { ...finished, ending, document: documentIn(text) };
}

function documentIn(text: string): ExportDocument {
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as ExportDocument;
}

/** The forgery as a file, signed as well as the forger can. */
export function forgedText(
  { document, signer, text }: Loot,
  change: Forgery,
  by: Forger,
  chance: Random,
): string {
  const { version, ...rest } = change;
  const forged = { ...document, ...rest };
  if (version === 1) return unsigned(forged);
  if (by === 'operator') return signed(canonical(forged), signer);
  const own = signerFrom(sha256(String(chance.int(2 ** 30))));
  switch (chance.pick(['the old one', 'my own', 'my own, openly'] as const)) {
    case 'the old one': {
      const body = canonical(forged);
      return `${body}\n${sha256(body)}\n${text.trimEnd().split('\n').at(-1)}\n`;
    }
    case 'my own':
      return signed(canonical(forged), own);
    case 'my own, openly':
      return signed(canonical({ ...forged, serverKey: own.serverKey }), own);
  }
}

/** In the first version, which knows no signatures. */
function unsigned(document: ExportDocument): string {
  const {
    chance: _,
    seats,
    round: _round,
    commitments: _all,
    origin: _origin,
    serverKey: _key,
    ...rest
  } = document;
  const seed = mixedSeed({ ...rest, seats });
  return exportText({ ...rest, version: 1, seed });
}

/** Lines in their places, with numbers and times that fit. */
export function numbered(lines: readonly ExportLine[]): ExportLine[] {
  let last = 0;
  return lines.map((line, at) => ({ ...line, seq: at + 1, at: (last = Math.max(last, line.at)) }));
}

/** Another answer near the end, and any game from there on: one that could have been. */
export function anotherEnding({ game, document, ending }: Loot, chance: Random): Forgery {
  const { seq, course: from } = chance.pick(ending);
  const log: ExportLine[] = document.log.slice(0, seq);
  const { at } = document.log[seq]!;
  let course = from;
  while (!isOver(course.state)) {
    const asked = chance.pick(decisions(game, course.state).filter(({ answered }) => !answered));
    const answer = { seat: asked.seat, decision: asked.id, choice: random.choose(asked, chance) };
    course = unrefused(courseAfter(game, course, answer));
    log.push({ seq: log.length + 1, at, kind: 'answer', ...answer });
  }
  return { log, ...endOf(game, course) };
}

export function endOf(game: Loot['game'], { state }: Course): Pick<ExportDocument, 'outcome' | 'finalHash'> {
  return { outcome: game.outcome(state.world), finalHash: hash(state) };
}

/** Where in a list. */
export function somewhere(list: readonly unknown[], chance: Random): number {
  return chance.int(list.length);
}

export function withLine(log: readonly ExportLine[], at: number, line: Line): ExportLine[] {
  return log.toSpliced(at, 0, { ...line, seq: 0, at: log[Math.min(at, log.length - 1)]!.at });
}

/** An answer nobody was asked for. */
export function junk({ document: { seats } }: Loot, chance: Random): Line {
  const word = `junk-${chance.int(1_000)}`;
  return { kind: 'answer', seat: chance.pick(seats), decision: word, choice: word };
}

/** Everything that follows from the shares. */
export function remixed(document: ExportDocument): Forgery {
  const { table, chance, serverSeed, seats, entropy } = document;
  return {
    ...{ serverSeed, entropy, commitment: commitmentTo(serverSeed) },
    commitments: Object.fromEntries(seats.map((seat) => [seat, seatCommitment(table, seat, entropy[seat]!)])),
    seed: mixedSeed({ table, chance, serverSeed, seats, entropy }),
  };
}

/** Two lines have changed places. */
export function swapped(log: readonly ExportLine[], chance: Random): ExportLine[] {
  const one = chance.int(log.length - 1);
  const other = one + 1 + chance.int(log.length - 1 - one);
  return log.with(one, log[other]!).with(other, log[one]!);
}
