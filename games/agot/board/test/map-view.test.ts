// What is seen of the map, where the keys lead, how names are fitted, the ways across, and what it weighs.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { AREAS, type AreaId, LANDS, SEAS } from '../../data/ids.ts';
import mapJson from '../../data/map.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { areas, crossings, rings } from '../geometry/drawing.ts';
import { MEASURE, nameIn, OVER } from '../map/name-in.ts';
import { ZOOMED_OUT_SIZE, zoomedOutNames, roomOf } from '../map/zoomed-out-names.ts';
import { centre, enlargement, NEAR, geometry } from '../map/map-geometry.ts';
import { arrowLine, overSeas, wayBetween } from '../map/routes.ts';
import { fitted, holds, seen } from '@three-thrones/game-kit/board/map/fit.ts';
import { boxAround, distance, isInside, isSame, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';
import { broken } from '@three-thrones/game-kit/board/map/names.ts';
import { nextArea } from '@three-thrones/game-kit/board/map/roving.ts';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const next = (from: AreaId, key: string): AreaId | undefined => nextArea(from, key, AREAS, centre);

describe('arrow keys', () => {
  it('lead to every area from every other', () => {
    for (const start of AREAS) {
      const found = new Set<AreaId>([start]);
      for (const id of found) {
        for (const key of KEYS) {
          const other = next(id, key);
          if (other) found.add(other);
        }
      }
      expect([start, found.size]).toEqual([start, AREAS.length]);
    }
  });

  it('lead where they point', () => {
    expect(next('winterfell', 'ArrowUp')).toBe('castle-black');
    expect(next('blackwater', 'ArrowDown')).toBe('reach');
    expect(next('blackwater', 'ArrowRight')).toBe('kings-landing');
    expect(next('east-summer-sea', 'ArrowDown')).toBeUndefined();
  });
});

describe('the view', () => {
  it('shows all of the sheet on every screen', () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 560 },
      { width: 320, height: 300 },
    ]) {
      expect(holds(seen(fitted(geometry.whole, size), size), geometry.whole)).toBe(true);
    }
  });

  it('names areas and shows single units from near, one sign for each area zoomed out', () => {
    expect(enlargement(NEAR).far).toBe(false);
    expect(enlargement(NEAR * 0.99).far).toBe(true);
    expect(fitted(geometry.whole, { width: 390, height: 560 }).scale).toBeLessThan(NEAR);
    // Names of the smallest size are then still read, and so is the plate over an area one points at.
    const smallest = Math.min(...AREAS.map((id) => areas[id].label.size).filter((size) => size > 0));
    expect(smallest * NEAR).toBeGreaterThan(10);
    expect(enlargement(0.3).names * 20 * 0.3).toBeGreaterThan(12);
  });

  it('puts ports above lands and seas, where they can be touched', () => {
    const order = geometry.ids.map((id) => areas[id].kind);
    expect(order.lastIndexOf('land')).toBeLessThan(order.indexOf('port'));
    expect(order.lastIndexOf('sea')).toBeLessThan(order.indexOf('port'));
  });
});

const widthOf = (text: string): number => text.length * 10;

function textOf(language: string): Record<string, string> {
  const file = new URL(`../../text/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

describe('a name', () => {
  it('stays whole where it has room, takes the lines it may, and shrinks at last', () => {
    const room = { width: 100, size: 20, lines: 1 };
    expect(nameIn('Pyke', room, widthOf)).toEqual({ lines: ['Pyke'], size: 20 });
    expect(nameIn('Narrow Seas', room, widthOf).lines).toEqual(['Narrow Seas']);
    expect(nameIn('Narrow Seas', room, widthOf).size).toBeLessThan(20);
    expect(nameIn('Dorne Marches', { ...room, lines: 2 }, widthOf)).toEqual({
      lines: ['Dorne', 'Marches'],
      size: 20,
    });
  });

  it('breaks at hyphens too, and keeps them', () => {
    expect(broken('Napnyugati-tenger')).toEqual(['Napnyugati-', 'tenger']);
  });

  it('is never wider than its room in any language', () => {
    for (const language of ['en', 'uk', 'hu', 'fa']) {
      const text = textOf(language);
      for (const id of [...LANDS, ...SEAS]) {
        const { label } = areas[id];
        const { lines, size } = nameIn(text[`area.${id}.name`]!, label, widthOf);
        expect(lines.length, `${language} ${id}`).toBeLessThanOrEqual(label.lines);
        const widest = Math.max(...lines.map(widthOf)) * (size / MEASURE);
        expect(widest, `${language} ${id}`).toBeLessThanOrEqual(label.width * OVER + 1e-6);
      }
    }
  });
});

describe('names zoomed out', () => {
  it('never run into each other or into the signs of armies, in any language', () => {
    const units = [{ house: 'stark', kind: 'footman', count: 1 }] as const;
    // Every second area is full, and all that lie beside them are asked for.
    const shown = Object.fromEntries(
      AREAS.filter((_, at) => at % 2 === 0).map((id) => [
        id,
        { units, order: { house: 'stark' as const, kind: 'raid' as const } },
      ]),
    );
    for (const language of ['en', 'uk', 'hu', 'fa']) {
      const text = textOf(language);
      const wide = (id: AreaId): number => text[`area.${id}.name`]!.length * ZOOMED_OUT_SIZE * 0.5;
      const names = zoomedOutNames(AREAS, shown, wide);
      expect(names.length, language).toBeGreaterThan(10);
      for (const [at, name] of names.entries())
        for (const other of names.slice(at + 1)) {
          const [one, two] = [roomOf(name, name.growth), roomOf(other, other.growth)];
          const apart =
            one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
          expect(apart, `${language} ${name.id} ${other.id}`).toBe(true);
        }
    }
  });

  it('are there for all areas of a house, large enough to be read', () => {
    const ids = ['winterfell', 'castle-black', 'moat-cailin', 'crackclaw-point', 'narrow-sea'] as const;
    const units = [{ house: 'stark', kind: 'footman', count: 1 }] as const;
    const shown = Object.fromEntries(ids.map((id) => [id, { units }]));
    const names = zoomedOutNames(ids, shown, () => 80);
    // Others follow where there is room for them.
    expect(names.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
    expect(names.length).toBeGreaterThan(20);
    for (const { growth } of names) expect(growth * ZOOMED_OUT_SIZE * 0.4).toBeGreaterThan(10);
  });
});

describe('what must be in view', () => {
  it("is an area's name and pieces, not all of a sea", () => {
    for (const id of AREAS) {
      const box = geometry.box(id);
      for (const [x, y] of [centre(id), areas[id].slots.order, ...areas[id].slots.units])
        expect(x > box.left && x < box.right && y > box.top && y < box.bottom, id).toBe(true);
    }
    const { top, bottom } = geometry.box('narrow-sea');
    expect(bottom - top).toBeLessThan(400);
  });

  it("is near enough to be named on a laptop, for Stark's first orders", () => {
    const boxes = (['winterfell', 'white-harbor', 'shivering-sea'] as const).map(geometry.box);
    const room = { width: 738, height: 456 };
    expect(fitted(boxAround(boxes), room, { top: 56, bottom: 60 }).scale).toBeGreaterThan(NEAR);
  });
});

const borders = mapJson.areas.flatMap(({ id, adjacent }) =>
  adjacent.map((other) => [id, other] as [AreaId, AreaId]),
);

describe('ways', () => {
  it('begin and end where they are asked to', () => {
    for (const [a, b] of [
      ['riverrun', 'seagard'],
      ['riverrun', 'oldtown'],
      ['sunspear', 'white-harbor'],
      ['pyke', 'pyke'],
    ] as const) {
      const way = wayBetween(a, centre(a), b, centre(b));
      expect(isSame(way[0]!, centre(a)) && isSame(way.at(-1)!, centre(b)), `${a} ${b}`).toBe(true);
    }
  });

  it('take the bridge where there is one, and find none over a river without one', () => {
    const { line } = arrowLine({ from: 'blackwater', to: 'reach' });
    const bridge = crossings.get('blackwater reach')!;
    expect(Math.min(...line.map((point) => distance(point, bridge)))).toBeLessThan(8);
    expect(crossings.has('riverrun mountains-of-the-moon')).toBe(false);
  });

  it('by sea lead over seas only', () => {
    const chain = overSeas('sunspear', 'white-harbor')!;
    expect(chain[0]).toBe('sunspear');
    expect(chain.at(-1)).toBe('white-harbor');
    for (const id of chain.slice(1, -1)) expect(areas[id].kind).toBe('sea');
    expect(overSeas('stoney-sept', 'sunspear')).toBeUndefined();
  });

  it('by sea keep off the land between', () => {
    const land = LANDS.map((id) => ({ id, outline: rings(id) }));
    for (const [from, to] of [
      ['riverrun', 'searoad-marches'],
      ['winterfell', 'flints-finger'],
      ['sunspear', 'kings-landing'],
      ['three-towers', 'arbor'],
      ['white-harbor', 'eyrie'],
    ] as const) {
      const chain = overSeas(from, to)!;
      const { line } = arrowLine({ from, to, over: chain.slice(1, -1) });
      for (const { id, outline } of land) {
        if (chain.includes(id)) continue;
        expect(line.filter((point) => isInside(point, outline)).length, `${from} ${to} over ${id}`).toBe(0);
      }
    }
  });

  it('are shown by arrows that cross the border between', () => {
    for (const [from, to] of borders) {
      const { line, badge, bySea } = arrowLine({ from, to });
      expect(bySea, `${from} ${to}`).toBe(false);
      expect(lengthOf(line), `${from} ${to}`).toBeGreaterThan(40);
      expect(Math.min(...line.map((point) => distance(point, badge))), `${from} ${to}`).toBeLessThan(30);
    }
    expect(
      arrowLine({ from: 'riverrun', to: 'oldtown', over: ['golden-sound', 'west-summer-sea'] }).bySea,
    ).toBe(true);
  });
});

it('weighs little', () => {
  const bytes = readFileSync(new URL('../geometry/drawing.json', import.meta.url));
  expect(gzipSync(bytes).length).toBeLessThan(30_000);
});
