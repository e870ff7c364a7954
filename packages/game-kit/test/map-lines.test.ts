// Points as text, lines as paths.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePoints, decodeRows, encodePoints, encodeRows, type Point } from '../src/board/map/codec.ts';
import {
  along,
  areaOf,
  boxAround,
  boxOf,
  distanceToPiece,
  isInside,
  lengthOf,
  ringPath,
  ringPoints,
  simplified,
  smoothLoop,
  smoothPath,
  straightPath,
  stretch,
} from '../src/board/map/lines.ts';

const step = fc.integer({ min: -40_000, max: 40_000 }).map((whole) => whole / 2);
const point = fc.tuple(step, step);
const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

/** The pieces of a path, each with where it begins, so that two paths can be compared from either end. */
function curves(path: string): string[] {
  const [start, ...rest] = path.slice(1).split('Q');
  let here = start!;
  return rest.map((piece) => {
    const [cx, cy, x, y] = piece.split(' ');
    const ends = [here, `${x} ${y}`].sort().join(' – ');
    here = `${x} ${y}`;
    return `${ends} by ${cx} ${cy}`;
  });
}

describe('points as text', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        expect(decodePoints(encodePoints(points))).toEqual(points);
      }),
    );
  });

  it('come back in rows of any width, in steps of any size', () => {
    const rows = [
      [591.8, -448, 15.2],
      [0, 0, 0],
      [-748.8, 447.5, 19.2],
    ];
    expect(decodeRows(encodeRows(rows, 10), 3, 10)).toEqual(rows);
  });

  it('need no escape in JSON', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const text = encodePoints(points);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect(text).not.toContain(' ');
      }),
    );
  });

  it('take a sign for each coordinate of a nearby point', () => {
    expect(
      encodePoints([
        [500, 500],
        [503.5, 496],
        [507, 499],
      ]).length,
    ).toBe(2 * 2 + 2 + 2);
  });
});

describe('a path', () => {
  it('goes straight through its points', () => {
    expect(straightPath(square)).toBe('M0 0L10 0L10 10L0 10');
    expect(straightPath([])).toBe('');
  });

  it('begins and ends where its line does, and swings through the middles between', () => {
    expect(smoothPath(square)).toBe('M0 0Q10 0 10 5Q10 10 0 10');
    expect(smoothPath(square.slice(0, 2))).toBe('M0 0L10 0');
  });

  it('is the same curve from either side', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (points) => {
        expect(curves(smoothPath(points)).sort()).toEqual(curves(smoothPath(points.toReversed())).sort());
      }),
    );
  });

  it('closes without a corner, with or without its first point at the end', () => {
    expect(smoothLoop(square)).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z');
    expect(smoothLoop([...square, [0, 0]])).toBe(smoothLoop(square));
  });
});

describe('a ring', () => {
  const arcs: Point[][] = [
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    [
      [0, 0],
      [0, 10],
      [10, 10],
    ],
  ];

  it('joins its arcs, some of them backwards', () => {
    expect(ringPoints(arcs, [0, ~1])).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });

  it('keeps the corners where its arcs meet', () => {
    expect(ringPath(arcs, [0, ~1])).toBe('M0 0Q10 0 10 10Q0 10 0 0Z');
  });
});

describe('sums over lines', () => {
  it('finds what lies inside', () => {
    expect(isInside([5, 5], [square])).toBe(true);
    expect(isInside([15, 5], [square])).toBe(false);
  });

  it('measures', () => {
    expect(areaOf(square)).toBe(100);
    expect(areaOf(square.toReversed())).toBe(-100);
    expect(lengthOf(square)).toBe(30);
    expect(along(square, 15)).toEqual([10, 5]);
    expect(along(square, 99)).toEqual([0, 10]);
    expect(stretch(square, 5, 25)).toEqual([
      [5, 0],
      [10, 0],
      [10, 10],
      [5, 10],
    ]);
    expect(boxAround([boxOf(square), boxOf([[20, -5]])])).toEqual({
      left: 0,
      top: -5,
      right: 20,
      bottom: 10,
    });
  });

  it('leaves out only points that hardly matter', () => {
    expect(
      simplified(
        [
          [0, 0],
          [5, 0.2],
          [10, 0],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
    ]);
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 30 }), (points) => {
        const kept = simplified(points, 3);
        expect(kept[0]).toEqual(points[0]);
        expect(kept.at(-1)).toEqual(points.at(-1));
        for (const one of points) {
          const away = kept.slice(1).map((end, at) => distanceToPiece(one, kept[at]!, end));
          expect(Math.min(...away)).toBeLessThanOrEqual(3.001);
        }
      }),
    );
  });
});
