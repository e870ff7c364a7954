// What is remembered about the pieces on a map is what lies there, and nobody moves one behind its back.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin } from '@three-thrones/kernel';
import { playRandomGame, unlessRefused } from '@three-thrones/testkit';
import { expect, it, test } from 'vitest';
import { order } from '../data/data.ts';
import { AREAS, type HouseId } from '../data/ids.ts';
import { mostStructures, structuresOf } from '../rules/control.ts';
import { agot, type World } from '../rules/index.ts';
import { ordersOf, ordersPlaced } from '../rules/orders.ts';
import { areasHeld } from '../rules/units.ts';
import { PLAYERS, tableFor } from './starts.ts';

function isRemembered(w: World, id: HouseId): void {
  const held = AREAS.filter((at) => w.armies[at]?.house === id);
  const placed = AREAS.filter((at) => w.orders[at]?.house === id);
  const marches = placed.filter((at) => order(w.orders[at]!.order).type === 'march');
  expect(areasHeld(w, id)).toEqual(held);
  expect(ordersPlaced(w, id)).toEqual(placed);
  expect(ordersOf(w, id, 'march')).toEqual(marches);
}

test.each(PLAYERS)('what is remembered is so at every question of games of %i', (players) => {
  for (let i = 0; i < 8; i++) {
    const seed = `remembered/${players}/${i}`;
    playRandomGame(
      agot,
      { config: tableFor(players, seed), seed },
      {
        also: ({ state: { world: w } }) => {
          for (const id of w.order) isRemembered(w, id);
          expect(mostStructures(w)).toBe(Math.max(...w.order.map((id) => structuresOf(w, id).length)));
        },
      },
    );
  }
});

it('is found out anew of another table', () => {
  const { world } = unlessRefused(begin(agot, tableFor(6, 'another'), 'another')).state;
  const { winterfell: _gone, ...armies } = world.armies;
  expect(areasHeld(world, 'stark')).toContain('winterfell');
  expect(areasHeld({ ...world, armies }, 'stark')).not.toContain('winterfell');
  expect(areasHeld(world, 'stark')).toContain('winterfell');
});

const RULES = join(import.meta.dirname, '..', 'rules');
/** The only files that lay pieces down and take them up. */
const KEEPERS = ['units.ts', 'power.ts', 'orders.ts'];
const MOVES =
  /(\.(armies|tokens|orders)\[[^\]]+\]!?(\.(house|order))? *(\?\?|\|\|)?=[^=])|delete .*\.(armies|tokens|orders)\[|\.(armies|tokens|orders) = /;

it('only those move pieces who say so', () => {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const movers = files.filter((file) => MOVES.test(readFileSync(join(RULES, file), 'utf8')));
  expect(movers.sort()).toEqual([...KEEPERS].sort());
});
