// What a person has chosen on this device. It stays here; no server knows it.

import { useSyncExternalStore } from 'react';
import { isLanguage, type Language, preferredLanguage } from './i18n/languages.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const;

/** How fast things that happen are shown. */
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'at-once'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  /** Sound has been offered on this device. */
  readonly soundAsked: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** The map moves only when the person moves it. */
  readonly mapHeld: boolean;
  /** Table talk is shown; off hides it everywhere. */
  readonly talk: boolean;
  /** What is met for the first time is explained in a line. */
  readonly hints: boolean;
}

const PLACE = 'three-thrones/settings';

let current: Settings = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  write();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, settings);
}

/** What was kept, each value only if it is one we know: it may come from another version. */
export function settingsFrom(
  kept: Readonly<Record<string, unknown>>,
  languages: readonly string[],
): Settings {
  return {
    language: isLanguage(kept['language']) ? kept['language'] : preferredLanguage(languages),
    theme: oneOf(THEMES, kept['theme'], 'system'),
    sound: kept['sound'] === true,
    soundAsked: kept['soundAsked'] === true || kept['sound'] === true,
    volume: typeof kept['volume'] === 'number' ? Math.min(1, Math.max(0, kept['volume'])) : 0.7,
    motion: oneOf(MOTIONS, kept['motion'], 'system'),
    speed: oneOf(SPEEDS, kept['speed'], 'normal'),
    textSize: oneOf(TEXT_SIZES, kept['textSize'], 'normal'),
    mapHeld: kept['mapHeld'] === true,
    talk: kept['talk'] !== false,
    hints: kept['hints'] !== false,
  };
}

function oneOf<T extends string>(known: readonly T[], value: unknown, usual: T): T {
  return known.includes(value as T) ? (value as T) : usual;
}

function read(): Settings {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote: then everything is as usual.
  }
  return settingsFrom(
    typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {},
    languages,
  );
}

function write(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Forbidden or full: the choice holds until the page is closed.
  }
}
