// The fixed codes of deflate, RFC 1951, 3.2.5 and 3.2.6, as bits to be written lowest first.

/** For each value what is written, and how many bits that takes. */
export interface Codes {
  readonly code: Uint16Array;
  readonly bits: Uint8Array;
}

export const LAST_BLOCK_FIXED = 0b011;
export const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
export const MIN_MATCH = 3;
export const MAX_MATCH = 258;

/** Ranges of symbols: the first, how many, the first code, its bits. */
const FIXED = [
  [0, 144, 0x30, 8],
  [144, 112, 0x190, 9],
  [256, 24, 0, 7],
  [280, 8, 0xc0, 8],
] as const;

const DISTANCE_BITS = 5;

function codesFor(count: number): Codes {
  return { code: new Uint16Array(count), bits: new Uint8Array(count) };
}

/** Codes, unlike numbers, are written from their highest bit on. */
function reversed(code: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit++) turned |= ((code >> bit) & 1) << (bits - 1 - bit);
  return turned;
}

/** Bytes, the end, and the beginnings of lengths. */
export const SYMBOLS = codesFor(288);
for (const [first, count, code, bits] of FIXED)
  for (let at = 0; at < count; at++) {
    SYMBOLS.code[first + at] = reversed(code + at, bits);
    SYMBOLS.bits[first + at] = bits;
  }

/** Lengths by themselves: a symbol, and how far into its range. The last length has a symbol of its own. */
export const LENGTHS = codesFor(MAX_MATCH + 1);
for (let length = MIN_MATCH; length < MAX_MATCH; length++) {
  const { symbol, extra, rest } = ranged(length - MIN_MATCH, 4);
  setWith(
    LENGTHS,
    length,
    SYMBOLS.code[FIRST_LENGTH + symbol]!,
    SYMBOLS.bits[FIRST_LENGTH + symbol]!,
    extra,
    rest,
  );
}
setWith(LENGTHS, MAX_MATCH, SYMBOLS.code[285]!, SYMBOLS.bits[285]!, 0, 0);

/** Distances up to this one. */
export function distancesTo(most: number): Codes {
  const distances = codesFor(most + 1);
  for (let distance = 1; distance <= most; distance++) {
    const { symbol, extra, rest } = ranged(distance - 1, 2);
    setWith(distances, distance, reversed(symbol, DISTANCE_BITS), DISTANCE_BITS, extra, rest);
  }
  return distances;
}

/** Ranges double in size after every so many symbols, the first ones twice that many: which it is, and how far into it. */
function ranged(value: number, each: number): { symbol: number; extra: number; rest: number } {
  if (value < 2 * each) return { symbol: value, extra: 0, rest: 0 };
  const extra = 31 - Math.clz32(value / each);
  const size = 1 << extra;
  return { symbol: each * extra + Math.floor(value / size), extra, rest: value % size };
}

function setWith(codes: Codes, at: number, code: number, bits: number, extra: number, rest: number): void {
  codes.code[at] = code | (rest << bits);
  codes.bits[at] = bits + extra;
}
