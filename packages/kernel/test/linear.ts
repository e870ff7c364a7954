// The attack on a generator whose low bits are sums of bits of its state: read enough of them, solve for the state.

import { randomFrom } from '../src/index.ts';

const STATE_BITS = 128;

/** Linear equations over bits, brought to a form that can be read off; the unknowns are the bits of a number. */
export class Equations {
  readonly #byHighest = new Map<number, { readonly unknowns: bigint; readonly sum: number }>();
  /** How many equations could not hold together with those before. */
  contradictions = 0;

  /** How many unknowns are settled. */
  get rank(): number {
    return this.#byHighest.size;
  }

  /** The bits of `unknowns` that are set, added up, give `sum`. */
  add(unknowns: bigint, sum: number): void {
    let rest = unknowns;
    let left = sum;
    while (rest > 0n) {
      const highest = rest.toString(2).length - 1;
      const known = this.#byHighest.get(highest);
      if (!known) {
        this.#byHighest.set(highest, { unknowns: rest, sum: left });
        return;
      }
      rest ^= known.unknowns;
      left ^= known.sum;
    }
    this.contradictions += left;
  }

  /** Unknowns that fit all equations; those that are not settled are 0. */
  solution(): bigint {
    let found = 0n;
    for (const [highest, { unknowns, sum }] of [...this.#byHighest].sort(([a], [b]) => a - b))
      if (parity(unknowns & found) !== sum) found |= 1n << BigInt(highest);
    return found;
  }
}

function parity(bits: bigint): number {
  return bits.toString(2).replaceAll('0', '').length % 2;
}

/** Which bits of the fast generator's state are in the low bit of each of its first numbers. */
function lowBits(count: number): readonly bigint[] {
  const sums = Array.from({ length: count }, () => 0n);
  for (let bit = 0; bit < STATE_BITS; bit++) {
    const random = randomFrom({ at: stateOf(1n << BigInt(bit)) });
    for (let i = 0; i < count; i++) if (random.int(2) === 1) sums[i]! |= 1n << BigInt(bit);
  }
  return sums;
}

function stateOf(bits: bigint): number[] {
  return [0, 32, 64, 96].map((from) => Number(BigInt.asIntN(32, bits >> BigInt(from))));
}

export interface Guess {
  /** A state the fast generator may have had at the beginning. */
  readonly at: readonly number[];
  readonly settled: number;
  readonly contradictions: number;
}

/** What the state of a fast generator was before it gave numbers of which these are the low bits. */
export function stateBehind(bits: readonly number[]): Guess {
  const equations = new Equations();
  for (const [i, unknowns] of lowBits(bits.length).entries()) equations.add(unknowns, bits[i]!);
  const { rank, contradictions } = equations;
  return { at: stateOf(equations.solution()), settled: rank, contradictions };
}

/** The shortest linear recurrence that gives these bits (Berlekamp and Massey): whatever is linear, it finds it. */
export function recurrenceOf(bits: readonly number[]): number[] {
  let taps = [1];
  let before = [1];
  let length = 0;
  let shift = 1;
  for (let n = 0; n < bits.length; n++, shift++) {
    let wrong = 0;
    for (let i = 0; i < taps.length && i <= n; i++) wrong ^= taps[i]! & bits[n - i]!;
    if (!wrong) continue;
    const old = taps;
    taps = Array.from({ length: Math.max(taps.length, before.length + shift) }, (_, i) => {
      return (taps[i] ?? 0) ^ (before[i - shift] ?? 0);
    });
    if (2 * length > n) continue;
    length = n + 1 - length;
    before = old;
    shift = 0;
  }
  return Array.from({ length: length + 1 }, (_, i) => taps[i] ?? 0);
}

/** The next bit, if the recurrence holds on. */
export function nextBit(taps: readonly number[], bits: readonly number[]): number {
  let next = 0;
  for (let i = 1; i < taps.length; i++) next ^= taps[i]! & bits[bits.length - i]!;
  return next;
}
