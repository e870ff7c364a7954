// A Game of Thrones takes ten rounds, and most of what a test learns from them it has learnt after three: the tests begin in
// round 8, and `npm run whole-games` plays the same ones from the first question.

import type { Page } from '@playwright/test';
import { bring, gameAt, openBare, type Wanted } from './positions.ts';

const LATE = 8;

export const isWhole = process.env['WHOLE_GAMES'] === '1';

/** Opens such a table; where whole games are asked for, `begin` opens a new one. */
export async function openLate(
  page: Page,
  wanted: Pick<Wanted, 'seed' | 'people'>,
  begin: () => Promise<unknown>,
): Promise<void> {
  if (isWhole) return void (await begin());
  const record = await gameAt({
    ...{ game: 'agot', players: 3, ...wanted },
    at: (_decision, _answered, _chair, { world }) => (world as { round: number }).round >= LATE,
  });
  await openBare(page);
  await page.goto(`${await bring(page, record)}?pace=0`);
}
