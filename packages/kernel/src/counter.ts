// Chance at a table: SHA-256 in counter mode. Whoever sees some of its words can compute no other without the key, and
// whoever has the seed can check each of them with nothing but SHA-256 (docs/adr/0007).

import { compress, sha256, startSum } from './sha256.ts';

const WORDS_IN_BLOCK = 8;
/** A block is the sum of 40 bytes: the key and the block's number. */
const BITS_SUMMED = 320;

/** The key of a table's chance: 64 hexadecimal digits in which the whole seed has its part. */
export function keyOf(seed: string): string {
  return sha256(`three-thrones/chance/2\n${seed}`);
}

/**
 * The words that belong to a key, from 0 on, each a whole number below 2^32. Block n is the SHA-256 of the key's 32
 * bytes and of n in 8 bytes, the highest first; it is eight words, the highest byte of each first.
 */
export function wordsOf(key: string): (at: number) => number {
  const schedule = new Int32Array(64);
  const sum = new Int32Array(WORDS_IN_BLOCK);
  for (let i = 0; i < 8; i++) schedule[i] = Number.parseInt(key.slice(8 * i, 8 * i + 8), 16);
  schedule[10] = 0x80000000;
  schedule[15] = BITS_SUMMED;
  let block = -1;
  return (at) => {
    const wanted = Math.floor(at / WORDS_IN_BLOCK);
    if (wanted !== block) {
      schedule[8] = wanted / 2 ** 32;
      schedule[9] = wanted;
      startSum(sum);
      compress(sum, schedule);
      block = wanted;
    }
    return sum[at % WORDS_IN_BLOCK]! >>> 0;
  };
}
