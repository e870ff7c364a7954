// Finding entries of the appendix: by the words of a search, or by their address.

import type { AppendixChapter } from '@three-thrones/game-kit/board/appendix.ts';
import { holding } from './rules.ts';

/** Chapters with the entries that hold every word of a search; a chapter's own title finds all of it. */
export function searchAppendix(
  chapters: readonly AppendixChapter[],
  query: string,
): readonly AppendixChapter[] {
  const holds = holding(query);
  return chapters.flatMap((chapter) => {
    if (holds(`${chapter.title} ${chapter.introWords ?? ''}`)) return [chapter];
    const entries = chapter.entries.filter(({ title, face, lines, needs = [] }) =>
      holds([title, ...face, ...lines, ...needs].join(' ')),
    );
    const { intro: _, ...rest } = chapter;
    return entries.length > 0 ? [{ ...rest, entries }] : [];
  });
}

/** The chapter or entry of this address, with the chapter it is in. */
export function chapterOf(chapters: readonly AppendixChapter[], anchor: string): AppendixChapter | undefined {
  return chapters.find(
    ({ id, entries }) => id === anchor || entries.some((entry) => entry.anchor === anchor),
  );
}
