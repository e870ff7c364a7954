// Points as text: differences in whole steps, as digits of base 46, so that a coast costs two bytes a point
// before the page is compressed and one after.

export type Point = readonly [x: number, y: number];

/** Steps per unit of the drawing. Half a unit is finer than any line on it. */
export const STEPS = 2;

const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
const BASE = ALPHABET.length / 2;

function digits(difference: number): string {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = '';
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += ALPHABET[BASE + (rest % BASE)];
  return text + ALPHABET[rest];
}

/** Writes rows of numbers, each as its difference from the one above it. */
export function encodeRows(rows: readonly (readonly number[])[], steps: number = STEPS): string {
  let text = '';
  let above: readonly number[] = [];
  for (const row of rows) {
    const whole = row.map((value) => Math.round(value * steps));
    for (const [at, value] of whole.entries()) text += digits(value - (above[at] ?? 0));
    above = whole;
  }
  return text;
}

/** Reads rows of `width` numbers. */
export function decodeRows(text: string, width: number, steps: number = STEPS): number[][] {
  const rows: number[][] = [];
  const above = new Array<number>(width).fill(0);
  let column = 0;
  let value = 0;
  let weight = 1;
  for (const sign of text) {
    const digit = ALPHABET.indexOf(sign);
    value += (digit % BASE) * weight;
    weight *= BASE;
    if (digit >= BASE) continue;
    above[column] = above[column]! + (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    weight = 1;
    column = (column + 1) % width;
    if (column === 0) rows.push(above.map((whole) => whole / steps));
  }
  return rows;
}

export function encodePoints(points: readonly Point[]): string {
  return encodeRows(points);
}

export function decodePoints(text: string): Point[] {
  return decodeRows(text, 2) as unknown as Point[];
}
