// Words by key, in the reader's language. A language is loaded when somebody reads it, messages already compiled.

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { directionOf, type Language, LOCALES } from './languages.ts';

export type Values = Readonly<Record<string, string | number | Date>>;

/** One file of words for each language: the interface has one, every board brings its own. */
export interface Words<K extends string> {
  t(this: void, key: K, values?: Values): string;
  has(this: void, key: string): key is K;
  /** Reads the current language; later switches read theirs by themselves. */
  load(this: void): Promise<void>;
  /** The same with what was left for later, where something was. */
  loadAll(this: void): Promise<void>;
}

type Files = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

interface Book {
  read(next: Language): Promise<() => void>;
  readAll(): Promise<void>;
}

let current: Language = 'en';
/** What was asked for last: a slow language must not overtake a quick one. */
let wanted: Language = current;
const open = new Set<Book>();
const listeners = new Set<() => void>();

/** `later`: words that are read when somebody wants one of them, or all. */
export function defineWords<K extends string>(files: Files, later?: Files): Words<K> {
  const read = new Map<Language, I18n>();
  const whole = new Set<Language>();
  let isAllWanted = false;
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

  async function complete(next: Language): Promise<void> {
    const [{ default: more }, begun] = await Promise.all([later![next](), read.get(next) ?? begin(next)]);
    begun.load(LOCALES[next], more);
    whole.add(next);
  }

  function missing(locale: string, key: string): string {
    if (!later || whole.has(current)) return noWords(locale, key);
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
      if (later && isAllWanted && !whole.has(next)) await complete(next);
      else if (!read.has(next)) await begin(next);
      return () => {
        words = read.get(next);
      };
    },
    readAll: () => self.loadAll(),
  };

  const self: Words<K> = {
    t: (key, values) => (words ? words._(key, values as Record<string, unknown>) : ''),
    has: (key): key is K => words !== undefined && Object.hasOwn(words.messages, key),
    async load() {
      const turnTo = await book.read(wanted);
      open.add(book);
      turnTo();
      // The language was switched while this one was on its way.
      if (wanted !== current) await setLanguage(wanted);
      notify();
    },
    loadAll() {
      isAllWanted = true;
      return self.load();
    },
  };
  return self;
}

/** What was left for later in all that is read here. */
export async function loadAllWords(): Promise<void> {
  await Promise.all([...open].map((book) => book.readAll()));
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
