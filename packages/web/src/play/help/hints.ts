// Which hint is due: data of the game say when, this device remembers what has been said.

import type { View } from '@three-thrones/kernel';
import type { Hint } from '@three-thrones/game-kit/board/board.ts';

const PLACE = 'three-thrones/hints';

/** What a hint may be about: the table, my open question, and what has happened so far. */
export interface Moment {
  readonly view: View<unknown>;
  readonly question: string;
  readonly facts: ReadonlySet<string>;
}

/** The hints that fit this moment and have not been said yet, in the game's order. */
export function dueHints(hints: readonly Hint[], moment: Moment, said: ReadonlySet<string>): readonly Hint[] {
  return hints.filter((hint) => !said.has(hint.id) && fits(hint, moment));
}

function fits(hint: Hint, moment: Moment): boolean {
  const { questions, facts } = hint;
  if (hint.isFor?.(moment.view) === false) return false;
  if (!questions && !facts) return true;
  return (
    questions?.includes(moment.question) === true || facts?.some((kind) => moment.facts.has(kind)) === true
  );
}

/** What this device has been told of a game. */
export function saidHints(game: string): ReadonlySet<string> {
  return new Set(all().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : [])));
}

export function rememberHint(game: string, id: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...all(), `${game}/${id}`])]));
  } catch {
    // Forbidden or full: it may be said again.
  }
}

function all(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
