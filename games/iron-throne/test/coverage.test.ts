// Every row of the timing table is really used by a scenario that carries its name, in its window.

import { join } from 'node:path';
import { gather, type Traced, traced } from '@three-thrones/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import timing from '../data/timing.json' with { type: 'json' };

let scenarios: readonly Traced[] = [];

beforeAll(async () => {
  const load = async (): Promise<void> => {
    for (const name of ['cards', 'leaders', 'timing-rows'])
      await import(/* @vite-ignore */ `${join(import.meta.dirname, name)}.test.ts?index`);
  };
  scenarios = traced(await gather(load));
});

const ROWS = timing.windowActors.flatMap(({ window, actors }) =>
  actors.map(({ id, kind }) => ({ id, window, kind })),
);

/** What is told when it is used; a removal that is split interrupts and is no use of its own. */
function markOf({ id, window, kind }: (typeof ROWS)[number]): string {
  if (window === 'special_power_removal') return 'tells removal.split';
  return kind === 'leader' ? `tells ability.used ${id}` : `tells card.used ${id}`;
}

test('the timing table has fifty rows', () => {
  expect(ROWS).toHaveLength(50);
});

describe('a scenario uses', () => {
  test.each(ROWS)('$id in $window', (row) => {
    const own = scenarios.filter(({ title }) => title.startsWith(`${row.id} ${row.window}`));
    expect(own.filter(({ marks }) => marks.has(markOf(row))).map(({ title }) => title)).not.toEqual([]);
  });
});
