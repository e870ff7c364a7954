// Everything that lies on a crowded table is drawn, where it belongs, and can be told apart.

import { AREAS, type AreaId, HOUSES, ORDERS, UNIT_KINDS } from '../../data/ids.ts';
import tablesJson from '../../data/tables.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { scenes } from './support/scenes.ts';
import { areas, rings } from '../geometry/drawing.ts';
import { ZoomedOut, signsOf } from '../map/zoomed-out.tsx';
import { gapOf, holderOf, layOut, pennantOf, type Spot } from '../map/layout.ts';
import { ORDER_FACES } from '../map/orders.ts';
import { Pieces } from '../map/pieces-layer.tsx';
import type { AreaShown, MapLabels, MapProps, OrderShown } from '../map/props.ts';
import { Symbols } from '../map/symbols.tsx';
import { Barred, Orders, OrderToken, Sites, Tokens } from '../map/tokens.tsx';
import { follow } from '@three-thrones/game-kit/board/map/follow.ts';
import { distance, isInside } from '@three-thrones/game-kit/board/map/lines.ts';

const label: MapLabels = {
  area: (id) => id,
  describe: (id) => id,
  control: (name) => name,
  number: (value) => `n${value}`,
  signed: (value) => `s${value}`,
};
const crowd = scenes['crowded']!.areas;
const entries = Object.entries(crowd) as [AreaId, AreaShown][];
const size = (units: AreaShown['units'] = []): number => units.reduce((sum, { count }) => sum + count, 0);
const unitsIn = (spots: readonly Spot[], area: AreaId): Spot[] => spots.filter((spot) => spot.area === area);
const times = (text: string, part: string | RegExp): number => text.split(part).length - 1;

describe('units of an area', () => {
  it('fill its slots in order', () => {
    const { spots, piles } = layOut({
      winterfell: { units: [{ house: 'stark', kind: 'footman', count: 3 }] },
    });
    expect(spots.map(({ at }) => at)).toEqual(areas.winterfell.slots.units.slice(0, 3));
    expect(piles).toEqual([]);
  });

  it('lie on one another when there are more, five units higher each, with their number beside them', () => {
    for (const id of AREAS) {
      const { units } = areas[id].slots;
      const count = units.length + 2;
      const { spots, piles } = layOut({ [id]: { units: [{ house: 'tyrell', kind: 'ship', count }] } });
      expect(spots.length).toBe(count);
      expect(spots[units.length]!.at).toEqual([units[0]![0], units[0]![1] - 5]);
      expect(piles.map((pile) => pile.count)).toEqual([2, 2]);
    }
  });

  it('stand on their feet first, the routed after them', () => {
    const { spots } = layOut({
      fingers: {
        units: [
          { house: 'stark', kind: 'knight', count: 1, routed: true },
          { house: 'stark', kind: 'footman', count: 1 },
        ],
      },
    });
    expect(spots.map(({ kind, routed }) => [kind, routed])).toEqual([
      ['footman', false],
      ['knight', true],
    ]);
  });

  it('are all there in a crowd, inside their area, and none hides another', () => {
    const { spots, standards } = layOut(crowd);
    for (const [id, area] of entries) {
      const here = unitsIn(spots, id);
      expect([id, here.length]).toEqual([id, size(area.units)]);
      for (const [at, one] of here.entries()) {
        expect(isInside(one.at, rings(id)), id).toBe(true);
        for (const other of here.slice(at + 1))
          expect(distance(one.at, other.at), id).toBeGreaterThanOrEqual(25);
      }
    }
    expect(standards.map(({ key }) => key).sort()).toEqual(
      entries
        .filter(([, area]) => size(area.units) > 0)
        .map(([id]) => id)
        .sort(),
    );
  });

  it('have the standard of their house among them, inside the area and off every middle of a unit', () => {
    for (const id of AREAS) {
      expect(isInside(gapOf(id), rings(id)), id).toBe(true);
      for (const at of areas[id].slots.units) expect(distance(at, gapOf(id)), id).toBeGreaterThan(12);
    }
  });
});

describe('an army that fights for an area', () => {
  const { armies = [], areas: shown } = scenes['battle']!;

  it('stands on a plate of its own and covers no unit', () => {
    const { spots, plates } = layOut(shown, armies);
    expect(plates.length).toBe(1);
    const { at, width, height } = plates[0]!;
    for (const spot of spots.filter(({ onTheWay }) => !onTheWay)) {
      const clear =
        Math.abs(spot.at[0] - at[0]) > width / 2 + 8 || Math.abs(spot.at[1] - at[1]) > height / 2 + 8;
      expect(clear, spot.area).toBe(true);
    }
    expect(spots.filter(({ onTheWay }) => onTheWay).length).toBe(4);
  });

  it('takes its pieces along when it marches in', () => {
    const before = follow(
      [],
      layOut({ boneway: { units: [{ house: 'martell', kind: 'knight', count: 1 }] } }).spots,
    );
    const after = follow(
      before,
      layOut({}, [
        { from: 'boneway', at: 'storms-end', units: [{ house: 'martell', kind: 'knight', count: 1 }] },
      ]).spots,
    );
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});

const draw = (shown: MapProps['areas']): string =>
  [
    createElement(Sites, { key: 1, shown }),
    createElement(Tokens, { key: 2, shown, label }),
    createElement(Orders, { key: 3, shown, label }),
    createElement(Pieces, { key: 4, shown, armies: [], label }),
    createElement(Barred, { key: 5, shown }),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('');

describe('a crowded table', () => {
  const markup = draw(crowd);

  it('shows every unit, order, Power token, garrison and neutral force', () => {
    const total = entries.reduce((sum, [, area]) => sum + size(area.units), 0);
    expect(total).toBeGreaterThan(100);
    expect(times(markup, 'href="#ag-unit-')).toBe(total);
    expect(times(markup, 'class="ag-order ')).toBe(entries.filter(([, { order }]) => order).length);
    expect(times(markup, /href="#ag-power-/)).toBe(entries.filter(([, { power }]) => power).length);
    const guards = entries.filter(([, { garrison }]) => garrison);
    expect(times(markup, 'class="ag-strength"')).toBe(guards.length);
    expect(times(markup, 'href="#ag-neutral"')).toBe(
      guards.filter(([, { garrison }]) => !garrison!.house).length,
    );
  });

  it('shows what is printed: castles, strongholds, barrels and crowns', () => {
    const goods = AREAS.flatMap((id) => areas[id].goods);
    expect(times(markup, 'href="#ag-supply"')).toBe(goods.filter((good) => good === 'supply').length);
    expect(times(markup, 'href="#ag-power"')).toBe(goods.filter((good) => good === 'power').length);
    for (const site of ['castle', 'stronghold'] as const) {
      const count = AREAS.filter((id) => areas[id].site === site).length;
      expect([site, times(markup, `href="#ag-${site}"`)]).toEqual([site, count]);
    }
  });

  it('refers only to what is drawn', () => {
    const known = renderToStaticMarkup(createElement('svg', undefined, createElement(Symbols)));
    const used = new Set([...markup.matchAll(/href="#(ag-[\w-]+)"/g)].map(([, id]) => id!));
    for (const id of used) expect(known, id).toContain(`id="${id}"`);
  });

  it('shows closed gates where nobody may go', () => {
    const three = scenes['three']!.areas;
    const gates = Object.values(three).filter(({ impassable }) => impassable).length;
    expect(gates).toBe(12);
    expect(times(draw(three), 'href="#ag-gate"')).toBe(gates);
    expect(times(draw(three), 'class="ag-out-hatch"')).toBe(gates);
  });
});

describe('units and houses', () => {
  const known = renderToStaticMarkup(createElement('svg', undefined, createElement(Symbols)));

  it('are told apart by shape, sign, sigil and pattern, not by colour alone', () => {
    for (const house of HOUSES) {
      expect(known).toContain(`href="#pattern-${house}"`);
      for (const kind of UNIT_KINDS) expect(known).toContain(`id="ag-unit-${house}-${kind}"`);
      for (const token of ['standard', 'power']) {
        const symbol = known.slice(known.indexOf(`id="ag-${token}-${house}"`));
        expect(symbol.slice(0, symbol.indexOf('</g>'))).toContain(`#sigil-${house}`);
      }
    }
    const bases = UNIT_KINDS.map(
      (kind) => known.split(`id="ag-unit-stark-${kind}"`)[1]!.split(' d="')[1]!.split('"')[0],
    );
    expect(new Set(bases).size).toBe(UNIT_KINDS.length);
  });
});

const token = (order: OrderShown): string =>
  renderToStaticMarkup(createElement(OrderToken, { order, label }));

describe('order tokens', () => {
  it('bear what the game prints on them', () => {
    const printed = tablesJson.orders.tokens;
    expect(printed.map(({ id }) => id).sort()).toEqual([...ORDERS].sort());
    for (const { id, type, modifier, special } of printed) {
      const { bonus, star, type: drawn } = ORDER_FACES[id as keyof typeof ORDER_FACES];
      expect([id, drawn, bonus ?? 0, star]).toEqual([id, type, modifier, special]);
      expect(bonus !== undefined, id).toBe(['march', 'defense', 'support'].includes(type));
    }
  });

  it('have eleven different faces', () => {
    const faces = ORDERS.map((kind) => token({ house: 'stark', kind }));
    expect(new Set(faces).size).toBe(11);
    for (const [at, kind] of ORDERS.entries()) {
      expect(faces[at]).toContain(`#icon-order-${ORDER_FACES[kind].type}`);
      expect(times(faces[at]!, 'icon-order-star'), kind).toBe(ORDER_FACES[kind].star ? 1 : 0);
    }
  });

  it('show nothing but the house from the back', () => {
    for (const house of HOUSES) {
      const back = token({ house, faceDown: true });
      expect(back).toContain(`#sigil-${house}`);
      expect(back).not.toContain('icon-order');
    }
  });

  it('let me peek at my own, and mark what is not yet laid down', () => {
    expect(token({ house: 'stark', kind: 'raid', faceDown: true })).toContain('ag-peek');
    expect(token({ house: 'stark', kind: 'raid', draft: true })).toContain('ag-draft-ring');
  });
});

describe('zoomed out', () => {
  it('every area shows its army, a pip for each unit by its kind or its number, and its order', () => {
    const markup = renderToStaticMarkup(createElement(ZoomedOut, { shown: crowd, armies: [], label }));
    expect(times(markup, 'class="ag-order ')).toBe(entries.filter(([, { order }]) => order).length);
    const armies = entries.filter(([, area]) => size(area.units) > 0);
    for (const kind of UNIT_KINDS) {
      const pips = armies.flatMap(([, { units = [] }]) =>
        units
          .filter((one) => one.kind === kind && one.count > 0)
          .map(({ count }) => (size(units) > 5 ? 1 : count)),
      );
      expect(times(markup, `data-kind="${kind}"`), kind).toBe(pips.reduce((sum, n) => sum + n, 0));
    }
    const counted = armies
      .filter(([, { units }]) => size(units) > 5)
      .flatMap(([, { units = [] }]) => units.map(({ count }) => count).filter((n) => n > 0));
    const numbers = [...markup.matchAll(/<text>n(\d+)</g)].map(([, n]) => Number(n));
    const rising = (a: number, b: number): number => a - b;
    expect(numbers.sort(rising)).toEqual(counted.sort(rising));
  });

  it('garrisons, neutral forces and the numbers of orders are there too', () => {
    const markup = renderToStaticMarkup(createElement(ZoomedOut, { shown: crowd, armies: [], label }));
    const guarded = entries.filter(([, { garrison }]) => garrison);
    expect(times(markup, 'class="ag-strength"')).toBe(guarded.length);
    const numbered = entries.filter(
      ([, { order }]) => order?.kind !== undefined && ORDER_FACES[order.kind].bonus !== undefined,
    );
    expect(times(markup, 'class="ag-bonus-text"')).toBe(numbered.length);
  });

  it('army and order stand apart', () => {
    for (const id of AREAS) {
      const { army, order } = signsOf(id);
      expect(distance(army, order), id).toBeGreaterThanOrEqual(areas[id].kind === 'port' ? 33.9 : 44.9);
    }
  });
});

describe('who holds an area', () => {
  it('is told by what lies there, unless it is said', () => {
    expect(holderOf({ power: 'stark', garrison: { house: 'tyrell', strength: 2 } })).toBe('stark');
    expect(holderOf({ garrison: { house: 'tyrell', strength: 2 } })).toBe('tyrell');
    expect(holderOf({ garrison: { strength: 2 } })).toBeUndefined();
    expect(holderOf({ power: 'stark', holder: 'martell' })).toBe('martell');
  });

  it('flies over every castle, clear of its name', () => {
    for (const id of AREAS) {
      const pennant = pennantOf(id);
      expect(pennant !== undefined, id).toBe(areas[id].site !== undefined);
      if (!pennant) continue;
      const { at, width, size: letters, lines } = areas[id].label;
      const middle = [pennant.at[0] + pennant.side * 8, pennant.at[1] - 10] as const;
      const clear =
        Math.abs(middle[0] - at[0]) > width / 2 || Math.abs(middle[1] - at[1]) > (letters * lines) / 2;
      expect(clear, id).toBe(true);
    }
  });
});
