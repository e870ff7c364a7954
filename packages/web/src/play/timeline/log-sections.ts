// The log under its headings, in the order it happened, and what a filter leaves of it.

import { type Fact, ONLY_CHOICE, type Seat } from '@three-thrones/kernel';
import type { FactWords, Section } from '@three-thrones/game-kit/board/board.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';

export interface LogLine extends FactWords {
  readonly seq: number;
  readonly key: string;
}

export interface LogSection extends Section {
  readonly lines: readonly LogLine[];
}

export function sectionsOf(
  board: Pick<AnyBoard, 'fact' | 'section'>,
  log: readonly Logged[],
  house?: string,
): readonly LogSection[] {
  const sections: { head: Section; lines: LogLine[] }[] = [];
  let round = 0;
  for (const [at, logged] of log.entries()) {
    // One line is enough for all that one seat had no choice in.
    const before = log[at - 1]?.fact;
    if (
      logged.fact.kind === ONLY_CHOICE &&
      before?.kind === ONLY_CHOICE &&
      seatIn(before) === seatIn(logged.fact)
    )
      continue;
    const head = board.section(logged, round);
    if (head) round = head.round;
    if (head && head.key !== sections.at(-1)?.head.key) sections.push({ head, lines: [] });
    if (logged.fact.kind === ONLY_CHOICE && sections.at(-1)?.head.isAutomatic) continue;
    const words = board.fact(logged);
    if (!words || (house !== undefined && !words.houses.includes(house))) continue;
    if (sections.length === 0) sections.push({ head: { key: 'start', title: '', round }, lines: [] });
    sections.at(-1)!.lines.push({ ...words, seq: logged.seq, key: `${at}` });
  }
  return sections.filter(({ lines }) => lines.length > 0).map(({ head, lines }) => ({ ...head, lines }));
}

function seatIn({ data }: Fact): Seat | undefined {
  return (data as { seat?: Seat }).seat;
}

/** The line that had just been written when the table stood as it did after an answer, and the section it is in. */
export function lineAt(
  sections: readonly LogSection[],
  seq: number,
): { readonly section: number; readonly key: string } | undefined {
  const section = sections.findLastIndex(({ lines }) => lines[0]!.seq <= seq);
  const line = sections[section]?.lines.findLast((one) => one.seq <= seq);
  return line && { section, key: line.key };
}
