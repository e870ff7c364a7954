// What I have begun and not sent, kept on this device: it outlives a reload, another page and a killed tab. There is one
// draft for each seat of a table, and it is forgotten with its question.

import type { TableSnapshot } from '../../tables/client.ts';

export interface Draft {
  /** The question of the table. */
  readonly question: string;
  /** The question that was shown, behind answers ahead. */
  readonly shown?: string;
  readonly picked?: readonly string[];
  readonly number?: number;
  readonly own?: readonly string[];
  readonly staying?: readonly string[];
}

type Place = Pick<TableSnapshot, 'id' | 'eye'>;

function keyOf({ id, eye }: Place): string {
  return `three-thrones.draft.${id}.${eye}`;
}

/** What was begun of this question, if anything was. */
export function draftOf(place: Place, question: string | undefined): Draft | undefined {
  if (question === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isDraft(kept) && kept.question === question ? kept : undefined;
  } catch {
    return undefined; // a device that keeps nothing
  }
}

export function keepDraft(place: Place, question: string, change: Omit<Draft, 'question'>): void {
  const next = { ...draftOf(place, question), ...change, question };
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(next));
  } catch {
    // Without room it lasts as long as the page.
  }
}

export function forgetDraft(place: Place): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept.
  }
}

function isDraft(kept: unknown): kept is Draft {
  const { question, picked = [], own = [], staying = [] } = (kept ?? {}) as Partial<Draft>;
  return typeof question === 'string' && [picked, own, staying].every(isList);
}

function isList(kept: unknown): boolean {
  return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
}
