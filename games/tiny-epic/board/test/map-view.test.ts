// What is seen of the map, where the keys lead, how names are fitted, and the ways across.

import mapJson from '../../data/map.json' with { type: 'json' };
import { DOMAINS, type DomainId } from '../../data/ids.ts';
import { describe, expect, it } from 'vitest';
import { areas, harbours, rings } from '../geometry/drawing.ts';
import { distance, isInside, isSame, lengthOf, rounded } from '@three-thrones/game-kit/board/map/lines.ts';
import {
  filled,
  fitted,
  holds,
  midway,
  revealed,
  seen,
  type Size,
} from '@three-thrones/game-kit/board/map/fit.ts';
import { grain } from '@three-thrones/game-kit/board/map/ground/paper.ts';
import { broken, fittedName, roomToGrow } from '@three-thrones/game-kit/board/map/names.ts';
import { nextArea } from '@three-thrones/game-kit/board/map/roving.ts';
import { boxOfDomain, boxOfDomains, centre, enlargement, WHOLE } from '../map/map-geometry.ts';
import { arrowLine, crossing, seaRoute, wayBetween } from '../map/routes.ts';

const nextDomain = (from: DomainId, key: string): DomainId | undefined =>
  nextArea(from, key, DOMAINS, centre);

const SIZES: Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 560 },
  { width: 320, height: 300 },
  { width: 840, height: 570 },
];

describe('a fitted view', () => {
  it('holds what it was fitted to, on every screen', () => {
    for (const size of SIZES) {
      for (const ids of [
        [],
        ['pyke'],
        ['winterfell', 'sunspear'],
        ['dragonstone', 'kings-landing'],
      ] as DomainId[][]) {
        const box = boxOfDomains(ids);
        expect(holds(seen(fitted(box, size), size), box), `${size.width} ${ids.join()}`).toBe(true);
      }
    }
  });

  it('keeps clear of what lies over the map', () => {
    const size = { width: 840, height: 570 };
    const insets = { top: 80, bottom: 40, right: 120 };
    const box = boxOfDomains(['ashemark', 'casterly-rock']);
    const view = fitted(box, size, insets);
    expect(holds(seen(view, size, insets), box)).toBe(true);
    expect(view.scale * box.top + view.y).toBeGreaterThanOrEqual(80);
  });

  it('is moved off the empty table beyond the edges, and holds what it held', () => {
    const size = { width: 840, height: 620 };
    const insets = { top: 56, bottom: 30 };
    for (const id of DOMAINS) {
      const box = boxOfDomain(id);
      const view = filled(fitted(box, size, insets), WHOLE, size, insets);
      const shown = seen(view, size, insets);
      const beyond = Math.max(
        WHOLE.left - shown.left,
        WHOLE.top - shown.top,
        shown.right - WHOLE.right,
        shown.bottom - WHOLE.bottom,
      );
      expect(beyond * view.scale, id).toBeLessThan(24.01);
      expect(holds(shown, box), id).toBe(true);
    }
    expect(filled(fitted(WHOLE, size), WHOLE, size)).toEqual(fitted(WHOLE, size));
  });

  it('forgets insets that would leave nothing', () => {
    const size = { width: 390, height: 300 };
    expect(fitted(WHOLE, size, { bottom: 290 })).toEqual(fitted(WHOLE, size));
  });

  it('does not come closer than a domain needs', () => {
    expect(fitted(boxOfDomain('three-sisters'), { width: 4000, height: 3000 }).scale).toBeLessThan(1.2);
  });
});

describe('a moving view', () => {
  const size = { width: 800, height: 600 };
  const from = fitted(WHOLE, size);
  const to = fitted(boxOfDomain('sunspear'), size);

  it('begins and ends where it should, and only ever comes closer on the way in', () => {
    expect(midway(from, to, 0, size).x).toBeCloseTo(from.x);
    expect(midway(from, to, 1, size).y).toBeCloseTo(to.y);
    let last = from.scale;
    for (let part = 0.1; part <= 1; part += 0.1) {
      const { scale } = midway(from, to, part, size);
      expect(scale).toBeGreaterThan(last);
      last = scale;
    }
  });

  it('reveals a point by moving no further than needed', () => {
    const view = fitted(boxOfDomain('pyke'), size);
    expect(revealed(view, centre('pyke'), size)).toEqual(view);
    const moved = revealed(view, centre('dragonstone'), size);
    const { left, right, top, bottom } = seen(moved, size);
    const [x, y] = centre('dragonstone');
    expect(x > left && x < right && y > top && y < bottom).toBe(true);
    expect(moved.scale).toBe(view.scale);
  });
});

it('names and pieces are drawn larger zoomed out, in steps', () => {
  expect(enlargement(1)).toEqual({ names: 1, pieces: 1, far: false });
  const far = enlargement(0.28);
  expect(far.names * 19 * 0.28).toBeGreaterThan(10);
  expect(far.pieces).toBeGreaterThan(1.3);
  expect(enlargement(0.281)).toEqual(far);
});

describe('arrow keys', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  it('lead to every domain from every other', () => {
    for (const start of DOMAINS) {
      const found = new Set<DomainId>([start]);
      for (const id of found) {
        for (const key of keys) {
          const next = nextDomain(id, key);
          if (next) found.add(next);
        }
      }
      expect([start, found.size]).toEqual([start, DOMAINS.length]);
    }
  });

  it('lead where they point', () => {
    expect(nextDomain('ashemark', 'ArrowDown')).toBe('highgarden');
    expect(nextDomain('ashemark', 'ArrowRight')).toBe('kings-landing');
    expect(nextDomain('ashemark', 'ArrowUp')).toBe('riverrun');
    expect(nextDomain('ashemark', 'ArrowLeft')).toBe('casterly-rock');
    expect(nextDomain('sunspear', 'ArrowDown')).toBeUndefined();
  });
});

const widthOf = (text: string): number => text.length * 10;

describe('a name', () => {
  it('stays whole where it has room, shrinks a little where it has not, and breaks at last', () => {
    expect(fittedName('Pyke', 50, widthOf)).toEqual({ lines: ['Pyke'], size: 1 });
    const tight = fittedName('Storm’s End', 80, widthOf);
    expect(tight.lines).toEqual(['Storm’s End']);
    expect(tight.size).toBeLessThan(1);
    expect(fittedName('Чорний Прихисток', 90, widthOf).lines).toEqual(['Чорний', 'Прихисток']);
  });

  it('grows zoomed out as far as the one beside it allows', () => {
    const names = [
      { at: [0, 0], width: 80, height: 20 },
      { at: [156, 10], width: 120, height: 20 },
      { at: [0, 200], width: 120, height: 20 },
      { at: [50, 210], width: 120, height: 20 },
    ] as const;
    expect(roomToGrow(names, 2)).toEqual([1.4, 1.4, 1, 1]);
    expect(roomToGrow(names.slice(0, 1), 2)).toEqual([2]);
  });

  it('breaks where its halves are most alike, or not at all', () => {
    expect(broken('Tower of the Sun')).toEqual(['Tower of', 'the Sun']);
    expect(broken('Csillaghullás')).toEqual(['Csillaghullás']);
  });
});

describe('ways', () => {
  const borders = mapJson.borders as { a: DomainId; b: DomainId; type: string }[];

  it('lead over every border of the game and over no other', () => {
    for (const a of DOMAINS) {
      for (const b of DOMAINS) {
        const isBorder = borders.some(
          (border) => (border.a === a && border.b === b) || (border.a === b && border.b === a),
        );
        expect([a, b, crossing(a, b) !== undefined]).toEqual([a, b, isBorder]);
      }
    }
  });

  it('begin and end where they are asked to', () => {
    for (const [a, b] of [
      ['ashemark', 'highgarden'],
      ['riverrun', 'pyke'],
      ['starfall', 'the-eyrie'],
      ['pyke', 'pyke'],
    ] as const) {
      const way = wayBetween(a, centre(a), b, centre(b));
      expect(isSame(way[0]!, centre(a)) && isSame(way.at(-1)!, centre(b)), `${a} ${b}`).toBe(true);
    }
  });

  it('by sea start at one harbour, end at the other and are the same both ways', () => {
    const out = seaRoute('starfall', 'the-eyrie')!;
    expect(isSame(out[0]!, harbours.starfall!.way[0]!)).toBe(true);
    expect(isSame(out.at(-1)!, harbours['the-eyrie']!.way[0]!)).toBe(true);
    expect(lengthOf(seaRoute('the-eyrie', 'starfall')!)).toBeCloseTo(lengthOf(out), 3);
  });

  it('by sea hardly touch land', () => {
    const land = DOMAINS.flatMap((id) => rings(areas[id]));
    for (const [a, b] of [
      ['white-harbor', 'winterfell'],
      ['ashemark', 'kings-landing'],
      ['riverrun', 'old-town'],
    ] as const) {
      const route = seaRoute(a, b)!;
      const ashore = route.slice(8, -8).filter((point) => isInside(point, land));
      expect(ashore, `${a} ${b}`).toEqual([]);
    }
  });

  it('are shown by arrows that cross the border between', () => {
    for (const { a, b } of borders) {
      const { line, badge, bySea } = arrowLine(a, b);
      expect(bySea).toBe(false);
      expect(lengthOf(line), `${a} ${b}`).toBeGreaterThan(60);
      expect(Math.min(...line.map((point) => distance(point, badge))), `${a} ${b}`).toBeLessThan(50);
    }
    expect(arrowLine('starfall', 'pyke').bySea).toBe(true);
  });

  it('bend and do not break', () => {
    const line = rounded([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([10, 10]);
    expect(line).not.toContainEqual([10, 0]);
  });
});

it('the grain of the paper repeats without a seam', () => {
  const size = 64;
  const values = grain(size);
  let worst = 0;
  for (let at = 0; at < size; at++) {
    worst = Math.max(worst, Math.abs(values[at * size]! - values[at * size + size - 1]!));
    worst = Math.max(worst, Math.abs(values[at]! - values[(size - 1) * size + at]!));
  }
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(worst).toBeLessThan(0.45);
});
