// Words by key, in the reader's language. A language is loaded when somebody reads it, messages already compiled.

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { directionOf, type Language, LOCALES } from './languages.ts';

export type Values = Readonly<Record<string, string | number | Date>>;

/** One file of words for each language: the interface has one, every board brings its own. */
export interface Words<K extends string> {
  t(this: void, key: K, values?: Values): string;
  has(this: void, key: string): key is K;
  /** Whether every part of the book is read: what it has not now, it has nowhere. */
  hasAll(this: void): boolean;
  /** Reads the current language; later switches read theirs by themselves. */
  load(this: void): Promise<void>;
  /** The same with these parts of the book, where it has any. */
  loadParts(this: void, parts: readonly string[]): Promise<void>;
  /** With all parts there are. */
  loadAll(this: void): Promise<void>;
}

type Files = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

interface Book {
  read(next: Language): Promise<() => void>;
  readLater(): Promise<void>;
}

/** The part that everybody wants in the end. */
const LATER = 'later';

let current: Language = 'en';
/** What was asked for last: a slow language must not overtake a quick one. */
let wanted: Language = current;
const open = new Set<Book>();
const listeners = new Set<() => void>();

/** `parts`: words that only some tables say, and `later` those that are read when somebody wants one of them. */
export function defineWords<K extends string>(
  files: Files,
  parts: Readonly<Record<string, Files>> = {},
): Words<K> {
  const read = new Map<Language, I18n>();
  const partsRead = new Set<string>();
  const partsWanted = new Set<string>();
  let asked: Promise<void> | undefined;
  let words: I18n | undefined;

  async function begin(next: Language): Promise<I18n> {
    const { default: messages } = await files[next]();
    const locale = LOCALES[next];
    const begun = setupI18n({ locale, messages: { [locale]: messages }, missing });
    // Whoever was here meanwhile has begun as well, and may have read on.
    if (!read.has(next)) read.set(next, begun);
    return read.get(next)!;
  }

  const missingParts = (next: Language, of: Iterable<string>): string[] =>
    [...of].filter((part) => Object.hasOwn(parts, part) && !partsRead.has(`${next} ${part}`));

  async function readOn(next: Language): Promise<void> {
    const begun = read.get(next) ?? begin(next);
    const more = missingParts(next, partsWanted).map(async (part) => {
      const { default: messages } = await parts[part]![next]();
      (await begun).load(LOCALES[next], messages);
      partsRead.add(`${next} ${part}`);
    });
    await Promise.all([begun, ...more]);
  }

  function missing(locale: string, key: string): string {
    if (self.hasAll()) return noWords(locale, key);
    // It is there with the next drawing; what does not come is asked for again.
    asked ??= self
      .loadAll()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return '';
  }

  const book: Book = {
    async read(next) {
      await readOn(next);
      return () => {
        words = read.get(next);
      };
    },
    readLater: () => self.loadParts([LATER]),
  };

  const self: Words<K> = {
    t: (key, values) => (words ? words._(key, values as Record<string, unknown>) : ''),
    has: (key): key is K => words !== undefined && Object.hasOwn(words.messages, key),
    hasAll: () => missingParts(current, Object.keys(parts)).length === 0,
    async load() {
      const turnTo = await book.read(wanted);
      open.add(book);
      turnTo();
      // The language was switched while this one was on its way.
      if (wanted !== current) await setLanguage(wanted);
      notify();
    },
    loadParts(wish) {
      for (const part of wish) partsWanted.add(part);
      return self.load();
    },
    loadAll: () => self.loadParts(Object.keys(parts)),
  };
  return self;
}

/** What was left for later in all that is read here. */
export async function loadLaterWords(): Promise<void> {
  await Promise.all([...open].map((book) => book.readLater()));
}

/** A mistake of ours: told in one line, and the key stands for its words. */
function noWords(_locale: string, key: string): string {
  // oxlint-disable-next-line no-console -- whoever works on the words looks there
  console.warn(`There are no words for ${key}.`);
  return key;
}

export function language(): Language {
  return current;
}

/** Switches everything at once: nobody sees half a page in each language. Fails if the words cannot be loaded. */
export async function setLanguage(next: Language): Promise<void> {
  const before = current;
  wanted = next;
  let pages: (() => void)[];
  try {
    pages = await Promise.all([...open].map((book) => book.read(next)));
  } catch (error) {
    if (wanted === next) wanted = before;
    throw error;
  }
  if (wanted !== next) return;
  for (const turnTo of pages) turnTo();
  current = next;
  tellDocument(next);
  notify();
}

function tellDocument(next: Language): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = next;
  document.documentElement.dir = directionOf(next);
}

/** How often something was read or switched. */
let times = 0;

function notify(): void {
  times++;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws again when the language changes or more words have come. Only the root and components behind `memo` need it. */
export function useLanguage(): Language {
  useSyncExternalStore(onLanguage, read, read);
  return current;
}

const read = (): number => times;
