// The options list: grouped as the board says, searched as a person types, numbered for the keys 1 to 9.

import type { OptionWords } from '@three-thrones/game-kit/board/board.ts';
import { plain } from '@three-thrones/ui/rich.ts';

export interface Entry extends OptionWords {
  readonly id: string;
  /** The key that chooses it. */
  readonly key?: string;
}

export interface Group {
  readonly heading: string | undefined;
  readonly entries: readonly Entry[];
}

/** Groups in the order their first option comes in; what merely ends the question comes last. */
export function grouped(options: readonly Entry[]): readonly Group[] {
  const groups = new Map<string, Entry[]>();
  const aside: Entry[] = [];
  for (const entry of options.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))) {
    if (entry.weight === 'aside') {
      aside.push(entry);
      continue;
    }
    const heading = entry.group ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), entry]);
  }
  const all = [...groups].map(([heading, entries]) => ({ heading: heading || undefined, entries }));
  return numbered(aside.length > 0 ? [...all, { heading: undefined, entries: aside }] : all);
}

function numbered(groups: readonly Group[]): readonly Group[] {
  let count = 0;
  return groups.map(({ heading, entries }) => ({
    heading,
    entries: entries.map((entry) => (++count <= 9 ? { ...entry, key: String(count) } : entry)),
  }));
}

/** Every word typed is somewhere in the option, its detail or its group. */
export function found(options: readonly Entry[], typed: string): readonly Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = folded(plain(`${label} ${detail} ${group}`));
    return words.every((word) => text.includes(word));
  });
}

/** Accents and case do not matter to somebody in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** As many as fit over the drawers, two in a row. */
const AT_HAND = 6;
/** With more than this no few of them stand for all. */
const MANY = 9;

/**
 * As many as there is room for, with those that end the question. What was touched elsewhere, on the map or in the hand,
 * takes the first place; what stands here already stays where it is.
 */
export function entriesAtHand(all: readonly Entry[], touched: string | undefined): readonly Entry[] {
  if (all.length <= AT_HAND) return all;
  const asides = all.filter(({ weight }) => weight === 'aside');
  const rest = all.length > MANY ? [] : all.filter(({ weight }) => weight !== 'aside');
  const shown = [...rest.slice(0, Math.max(0, AT_HAND - 1 - asides.length)), ...asides];
  const first = all.find(({ id }) => id === touched);
  if (!first || shown.includes(first)) return shown;
  const isFull = shown.length >= AT_HAND - 1 && shown.length > asides.length;
  return [first, ...(isFull ? shown.slice(1) : shown)];
}
