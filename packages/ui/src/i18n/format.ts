// Numbers, dates and lists as the reader's language writes them.

import { language } from './words.ts';
import { type Language, LOCALES } from './languages.ts';

const HOUR = 3_600_000;
const STEPS = [
  ['day', 24 * HOUR],
  ['hour', HOUR],
  ['minute', 60_000],
] as const;

function locale(): string {
  return LOCALES[language()];
}

/** Making a formatter takes far longer than using it, and a table shows hundreds of numbers: one for each language. */
function kept<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (wanted) => {
    let format = made.get(wanted);
    if (!format) made.set(wanted, (format = make(wanted)));
    return format;
  };
}

const numbers = kept((wanted) => new Intl.NumberFormat(wanted));
const lists = kept((wanted) => new Intl.ListFormat(wanted, { type: 'conjunction' }));

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return (options ? new Intl.NumberFormat(locale(), options) : numbers(locale())).format(value);
}

/** A whole number as somebody typed it, in Latin, Persian or Arabic digits. */
export function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return /^\s*\d+\s*$/.test(digits) ? Number(digits) : undefined;
}

/** `+2` and `−1`, with the sign on the side where numbers are read. */
export function formatSigned(value: number): string {
  const text = formatNumber(Math.abs(value));
  return value === 0 ? text : `\u2066${value > 0 ? '+' : '\u2212'}${text}\u2069`;
}

export function formatDate(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', hour12: false }).format(
    time,
  );
}

/** “3 hours ago”; whole minutes at most, so nothing ticks. */
export function formatAgo(time: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - time) / length);
    if (count > 0) return relative.format(-count, unit);
  }
  return relative.format(0, 'second');
}

/** “in 3 hours”; what is past is now. */
export function formatUntil(time: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((time - now) / length);
    if (count > 0) return relative.format(count, unit);
  }
  return relative.format(0, 'minute');
}

export function formatList(items: readonly string[]): string {
  const parts = lists(locale()).formatToParts(items);
  // Persian puts no comma before the last “and”, but Intl does.
  return parts
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^، و /, ' و ') : value))
    .join('');
}

/** The digits of a text that is not a number, such as a section of the rules. */
export function withDigits(text: string, written: Language = language()): string {
  const format = numbers(LOCALES[written]);
  return text.replace(/\d/g, (digit) => format.format(Number(digit)));
}

/** A player's name or other foreign text inside a sentence: its direction stays its own. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
