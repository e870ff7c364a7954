// What people may be called and say. Stored as written, never read as HTML; only what could deceive a reader is refused.

import type { Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';

const NAME_LIMIT = 40;
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,39}$/u;

/** Letters, digits, signs: something to see. Marks need a letter below them, joiners alone are invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Control characters, line ends, unpaired halves, unassigned code points, and all invisible format characters, among
 * them those that turn the reading direction round. The two joiners stay: Persian and emoji are written with them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/u;

/** Letters and signs that show nothing: fillers of Hangul, the empty Braille cell, and all a renderer may leave out. */
const BLANK = /\u2800|(?![\u200C-\u200D]|[\uFE0E-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** Joiners stand between letters or emoji; the choice between a sign and its picture stands behind a sign. */
const STRAY =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F](?!\u20E3)/u;

/** Marks without a letter, or piled up over the lines above and below. No script of ours needs three of them. */
const STACKED = /^\p{M}|\p{M}{3}/u;
const STACKED_HIGH = /(\p{M}{8})\p{M}+/gu;

/** Chat keeps line ends and direction marks (people write mixed scripts), not what overrides the reader's own text. */
const UNSAYABLE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** The name as it is kept, or why not. */
export function cleanName(raw: string): string | Refusal {
  const name = raw.normalize('NFKC').trim();
  const why = mistakeIn(name);
  if (why !== undefined) return refuse('bad-name', { why });
  if (Array.from(name).length > NAME_LIMIT) return refuse('bad-name', { why: 'too-long', most: NAME_LIMIT });
  return name;
}

function mistakeIn(name: string): 'unprintable' | 'empty' | 'invisible' | 'stacked-marks' | undefined {
  if (UNPRINTABLE.test(name)) return 'unprintable';
  const visible = name.replace(BLANK, '');
  if (!VISIBLE.test(visible)) return 'empty';
  if (visible !== name || STRAY.test(name)) return 'invisible';
  return STACKED.test(name) ? 'stacked-marks' : undefined;
}

/** One spelling for every way to type the same login. */
export function cleanLogin(raw: string): string | Refusal {
  const login = raw.normalize('NFKC').trim().toLowerCase();
  return LOGIN.test(login) ? login : refuse('bad-login', { least: 3, most: 40 });
}

/** Chat without control characters and towers of marks; nothing else about it is changed. */
export function cleanText(raw: string): string | Refusal {
  const text = raw
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(UNSAYABLE, '')
    .replace(STACKED_HIGH, '$1')
    .trim();
  return VISIBLE.test(text.replace(BLANK, '')) ? text : refuse('empty-text');
}

export { foldedName } from './look-alikes.ts';
