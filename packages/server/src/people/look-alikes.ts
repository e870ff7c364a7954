// When two names look the same to somebody who reads them across a table.

/** Of each script the letters that are drawn like a Latin one, capitals apart from small ones: Ν is an N, ν is a v. */
const LOOK_ALIKES = new Map<string, string>([
  ...pairs('АВЕЅІЈКМНОРСТУХԚԜѴ', 'abesijkmhopctyxqwv'),
  ...pairs('авеѕіјкмнорстухԛԝѵԁһӏ', 'abesijkmhopctyxqwvdhl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('αβεηικνορτυχωγϲϳ', 'abenikvoptuxwycj'),
  // One letter on two keyboards: Arabic and Persian.
  ...pairs('يىكةۀ', 'ییکهه'),
  ...pairs('٠١٢٣٤٥٦٧٨٩', '0123456789'),
  ...pairs('۰۱۲۳۴۵۶۷۸۹', '0123456789'),
  ...pairs('ıøłđ0|', 'ioldol'),
]);

/** Spaces, marks, joiners, punctuation, and the letters that are drawn like punctuation. */
const UNNOTICED = /[\p{Z}\p{M}\p{P}\p{Cf}\p{Sk}\p{Lm}]/gu;
/** A capital in the middle of small letters is meant to be taken for a small L. */
const HIDDEN_CAPITAL = /(?<=\p{Ll})I(?=\p{Ll})/gu;

/**
 * A name as it is taken in at a glance: two people at one table should not have the same. Only for comparing, never to
 * be shown. A name that is nothing but punctuation is compared as it is.
 */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKC').replace(HIDDEN_CAPITAL, 'l');
  // A letter with its mark may be a letter of its own: what is left below the mark is looked up too.
  const bare = plain.normalize('NFD').replace(UNNOTICED, '');
  if (bare === '') return plain.toLowerCase().replaceAll(/\p{Z}/gu, '');
  const folded = Array.from(bare, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return Array.from(folded.toLowerCase(), (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

function pairs(from: string, to: string): [string, string][] {
  const letters = Array.from(to);
  return Array.from(from, (letter, at) => [letter, letters[at]!]);
}
