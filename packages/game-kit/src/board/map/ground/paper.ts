// The grain of old paper: soft blotches that repeat without a seam. Made on the spot, so it costs nothing to load.

import { chance } from './chance.ts';

const SIZE = 256;
const OCTAVES = [
  { cells: 9, weight: 0.34 },
  { cells: 21, weight: 0.3 },
  { cells: 48, weight: 0.22 },
  { cells: 128, weight: 0.14 },
];

/** Values from 0 to 1 over a square that tiles. */
export function grain(size: number = SIZE): Float32Array {
  const values = new Float32Array(size * size);
  for (const [octave, { cells, weight }] of OCTAVES.entries()) {
    const random = chance(octave + 5);
    const knots = Float32Array.from({ length: cells * cells }, random);
    const knot = (column: number, row: number): number => knots[(row % cells) * cells + (column % cells)]!;
    for (let y = 0; y < size; y++) {
      const down = (y / size) * cells;
      const row = Math.floor(down);
      const low = soft(down - row);
      for (let x = 0; x < size; x++) {
        const across = (x / size) * cells;
        const column = Math.floor(across);
        const right = soft(across - column);
        const upper = knot(column, row) * (1 - right) + knot(column + 1, row) * right;
        const lower = knot(column, row + 1) * (1 - right) + knot(column + 1, row + 1) * right;
        values[y * size + x] = values[y * size + x]! + weight * (upper * (1 - low) + lower * low);
      }
    }
  }
  return values;
}

const soft = (part: number): number => part * part * (3 - 2 * part);

/** The grain as an image to multiply with: brown where it is dark, nothing where it is light. */
export function paper(): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const picture = brush.createImageData(SIZE, SIZE);
  for (const [at, value] of grain().entries()) {
    const dark = Math.max(0, Math.min(1, (0.54 - value) * 3));
    picture.data.set([122, 88, 44, dark * 96], at * 4);
  }
  brush.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png');
}
