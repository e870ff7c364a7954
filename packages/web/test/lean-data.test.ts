// What a browser is not sent is nothing a rule reads, and the mark of what is ours stays.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import { leanJson, namesIn } from '../build/lean-data.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');

const files = catalogue.ids.flatMap((game) =>
  readdirSync(join(games, game, 'data'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(games, game, 'data', name)),
);

/** Operations of effects, with all they say. */
function operations(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return ['op' in value ? value : [], ...Object.values(value).map(operations)].flat(1);
}

describe.each(files.map((file) => [file.slice(games.length + 1), readFileSync(file, 'utf8')]))(
  '%s',
  (_name, text) => {
    it('keeps every operation whole', () => {
      expect(operations(leanJson(text))).toEqual(operations(JSON.parse(text)));
    });
  },
);

it('finds operations to keep', () => {
  const houses = leanJson(readFileSync(join(games, 'iron-throne/data/houses.json'), 'utf8'));
  const taking = operations(houses).filter((one) => (one as { op: string }).op === 'takeHostage');
  expect(taking.map((one) => (one as { source?: string }).source)).toContain('handSeen');
});

it('keeps the mark of what is ours, in part or as one of several values, and drops the rest', () => {
  const told = (source: unknown): unknown => leanJson(JSON.stringify({ id: 'card', source }));
  expect(told('reconstructed')).toEqual({ id: 'card', source: 'reconstructed' });
  expect(told('public+reconstructed')).toEqual({ id: 'card', source: 'reconstructed' });
  expect(told({ rule: 'seed', copies: 'reconstructed' })).toEqual({ id: 'card', source: 'reconstructed' });
  expect(told('public')).toEqual({ id: 'card' });
  expect(told(['page'])).toEqual({ id: 'card' });
});

it('drops what no code of the game has a name for, but no id, no place in a list and nothing of an operation', () => {
  const data = {
    cards: { 'red-wedding': { cost: 3, printedOn: 'thin paper' }, 7: [1, 2] },
    effect: { op: 'take', howMany: 2 },
  };
  expect(leanJson(JSON.stringify(data), new Set(['cards', 'cost', 'effect']))).toEqual({
    cards: { 'red-wedding': { cost: 3 }, 7: [1, 2] },
    effect: { op: 'take', howMany: 2 },
  });
});

it('has a name for every rule that may be chosen', () => {
  const named = namesIn(join(games, 'iron-throne'));
  const tables = readFileSync(join(games, 'iron-throne/data/tables.json'), 'utf8');
  const { options } = JSON.parse(tables) as { options: object };
  const { options: sent } = leanJson(tables, named) as { options: object };
  expect(Object.keys(sent)).toEqual(Object.keys(options));
});
