// The talks of The Iron Throne have a sheet with buttons of its own instead of the list of options.

import type { Locator } from '@playwright/test';
import type { Pick, State, Table } from './table.ts';

/** Accepts, proposes or passes, where it is talked; nothing otherwise. */
export async function dealBy(
  table: Table,
  pick: Pick,
  press: (button: Locator) => Promise<void>,
): Promise<State | undefined> {
  const { page } = table;
  if (!(await page.locator('.it-deal-acts').isVisible())) return undefined;
  const ways: Locator[] = [];
  for (const way of ['.it-accept', '.it-propose', '.it-deal-pass'])
    if ((await page.locator(way).count()) > 0) ways.push(page.locator(way));
  const way = ways[pick(ways.length)]!;
  // A proposal needs at least one term.
  if ((await way.getAttribute('aria-disabled')) === 'true')
    await press(page.locator('.it-stepper button:last-child:not([aria-disabled=true])').first());
  return table.movesOn(way, () => press(way));
}
