// What people may be called and say. Stored as written, never read as HTML; only what could deceive a reader is refused.

import { type Refusal, refusal } from '@three-thrones/kernel';

const NAME_LIMIT = 40;
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,39}$/u;

/** Letters, digits, signs: something to see. Joiners alone are invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Control characters, line ends, unpaired halves, unassigned code points, and all invisible format characters, among
 * them those that turn the reading direction round. The two joiners stay: Persian and emoji are written with them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/u;

/** Chat keeps line ends and direction marks (people write mixed scripts), not what overrides the reader's own text. */
const UNSAYABLE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** The name as it is kept, or why not. */
export function cleanName(raw: string): string | Refusal {
  const name = raw.normalize('NFC').trim();
  if (UNPRINTABLE.test(name)) return refusal('bad-name', '0', { why: 'unprintable' });
  if (!VISIBLE.test(name)) return refusal('bad-name', '0', { why: 'empty' });
  if (Array.from(name).length > NAME_LIMIT)
    return refusal('bad-name', '0', { why: 'too-long', most: NAME_LIMIT });
  return name;
}

/** One spelling for every way to type the same login. */
export function cleanLogin(raw: string): string | Refusal {
  const login = raw.normalize('NFKC').trim().toLowerCase();
  return LOGIN.test(login) ? login : refusal('bad-login', '0', { least: 3, most: 40 });
}

/** Chat without control characters; nothing else about it is changed. */
export function cleanText(raw: string): string | Refusal {
  const text = raw.normalize('NFC').replaceAll('\t', ' ').replace(UNSAYABLE, '').trim();
  return VISIBLE.test(text) ? text : refusal('empty-text', '0');
}
