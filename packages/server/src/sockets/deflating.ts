// Short messages made shorter, RFC 1951: one block with the fixed codes, over words both ends know already. A library begins
// every message by making room and reading those words again, which takes ten times as long as the message itself; here that
// is done once.

import { deflateRawSync } from 'node:zlib';
import { DEFLATE } from '@three-thrones/protocol';
import {
  distancesTo,
  END_OF_BLOCK,
  LAST_BLOCK_FIXED,
  LENGTHS,
  MAX_MATCH,
  MIN_MATCH,
  SYMBOLS,
} from './fixed-codes.ts';

/** Beyond so many bytes codes made for the message are worth their place. */
const LONGEST = 2_048;
/** Small pieces: a large one for every message would be most of what the server throws away. */
const IN_PIECES = { ...DEFLATE, chunkSize: 1_024 };

/** A message as raw deflate, for readers that know the words. */
export function deflate(message: Uint8Array): Uint8Array {
  return message.length > LONGEST ? deflateRawSync(message, IN_PIECES) : inFixedCodes(message);
}

/** The beginning of messages that end differently; it is gone through once. */
export interface Beginning {
  /** A whole message; the rest of it is a few letters that take one byte each. */
  with(rest: string): Uint8Array;
}

export function deflateBeginning(message: Uint8Array): Beginning {
  if (message.length > LONGEST)
    return { with: (rest) => deflate(Buffer.concat([message, Buffer.from(rest, 'latin1')])) };
  write(message);
  const { at, bits, count } = writing;
  const begun = out.slice(0, at);
  return {
    with(rest) {
      out.set(begun);
      [writing.at, writing.bits, writing.count] = [at, bits, count];
      for (let next = 0; next < rest.length; next++) putByte(rest.charCodeAt(next));
      return ended();
    },
  };
}

const WORDS = DEFLATE.dictionary;
const ROOM = WORDS.length + LONGEST;
const DISTANCES = distancesTo(ROOM);
/** How many earlier places are tried, and what length is good enough to stop. */
const TRIES = 12;
const GOOD = 32;
const NOWHERE = -1;
const HASH_BITS = 12;

/** The words, then the message. */
const data = new Uint8Array(ROOM);
data.set(WORDS);
/** The last place of three bytes with this hash, and the one before each place. */
const last = new Int16Array(1 << HASH_BITS).fill(NOWHERE);
const before = new Int16Array(ROOM);
for (let at = 0; at + MIN_MATCH <= WORDS.length; at++) remember(at);
const lastInWords = last.slice();

function hashAt(at: number): number {
  const three = data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16);
  return Math.imul(three, 0x9e3779b1) >>> (32 - HASH_BITS);
}

function remember(at: number): void {
  const hash = hashAt(at);
  before[at] = last[hash]!;
  last[hash] = at;
}

/** The longest of earlier places that go on like this one; how long, and how far back. */
const found = { length: 0, distance: 0 };

function search(at: number, end: number): void {
  found.length = 0;
  if (at + MIN_MATCH > end) return;
  const most = Math.min(MAX_MATCH, end - at);
  let place = last[hashAt(at)]!;
  for (let tries = TRIES; place !== NOWHERE && tries > 0; tries--, place = before[place]!) {
    if (data[place + found.length] !== data[at + found.length]) continue;
    let length = 0;
    while (length < most && data[place + length] === data[at + length]) length++;
    if (length <= found.length) continue;
    [found.length, found.distance] = [length, at - place];
    if (length >= GOOD || length === most) return;
  }
}

const out = new Uint8Array(2 * LONGEST);
const writing = { at: 0, bits: 0, count: 0 };

function put(code: number, count: number): void {
  writing.bits |= code << writing.count;
  writing.count += count;
  while (writing.count >= 8) {
    out[writing.at++] = writing.bits & 255;
    writing.bits >>>= 8;
    writing.count -= 8;
  }
}

function putByte(byte: number): void {
  put(SYMBOLS.code[byte]!, SYMBOLS.bits[byte]!);
}

function inFixedCodes(message: Uint8Array): Uint8Array {
  write(message);
  return ended();
}

function write(message: Uint8Array): void {
  last.set(lastInWords);
  data.set(message, WORDS.length);
  const end = WORDS.length + message.length;
  writing.at = writing.bits = writing.count = 0;
  put(LAST_BLOCK_FIXED, 3);
  let at = WORDS.length;
  while (at < end) at = step(at, end);
}

function ended(): Uint8Array {
  put(SYMBOLS.code[END_OF_BLOCK]!, SYMBOLS.bits[END_OF_BLOCK]!);
  if (writing.count > 0) put(0, 8 - writing.count);
  return out.subarray(0, writing.at);
}

/** Writes what comes next: a byte, or as many as are to be found earlier, unless one step further there are more. */
function step(at: number, end: number): number {
  search(at, end);
  const { length, distance } = found;
  if (at + MIN_MATCH <= end) remember(at);
  if (length >= MIN_MATCH && length < GOOD) search(at + 1, end);
  if (length < MIN_MATCH || found.length > length) {
    putByte(data[at]!);
    return at + 1;
  }
  put(LENGTHS.code[length]!, LENGTHS.bits[length]!);
  put(DISTANCES.code[distance]!, DISTANCES.bits[distance]!);
  for (let next = at + 1; next < at + length && next + MIN_MATCH <= end; next++) remember(next);
  return at + length;
}
