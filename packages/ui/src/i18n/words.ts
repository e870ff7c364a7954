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
}

interface Book {
  read(next: Language): Promise<() => void>;
}

let current: Language = 'en';
/** What was asked for last: a slow language must not overtake a quick one. */
let wanted: Language = current;
const open = new Set<Book>();
const listeners = new Set<() => void>();

export function defineWords<K extends string>(
  files: Readonly<Record<Language, () => Promise<{ default: Messages }>>>,
): Words<K> {
  const read = new Map<Language, I18n>();
  let words: I18n | undefined;

  const book: Book = {
    async read(next) {
      if (!read.has(next)) {
        const { default: messages } = await files[next]();
        const locale = LOCALES[next];
        read.set(next, setupI18n({ locale, messages: { [locale]: messages }, missing: noWords }));
      }
      return () => {
        words = read.get(next);
      };
    },
  };

  return {
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
  };
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

function notify(): void {
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws again when the language changes. Only the root and components behind `memo` need it. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language, language);
}
