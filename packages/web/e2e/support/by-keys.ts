// A table answered with keys alone: numbers, Tab, Enter, the space bar.

import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { Pick, State, Table } from './table.ts';

/** Keys that choose an option directly. */
const NUMBERED = 9;

/** Answers the open question: every other step by its number, else by walking through the list. */
export async function answerByKeys(page: Page, table: Table, pick: Pick, step: number): Promise<State> {
  const { count, confirm } = await table.buttons();
  const chosen = pick(Math.min(count, NUMBERED));
  return table.movesOn(confirm ?? (await table.entry(chosen)), async () => {
    if (confirm) return answerSeveral(page, confirm, count);
    if (step % 2 === 0) return page.keyboard.press(String(chosen + 1));
    await page.keyboard.press('l');
    for (let at = 0; at < chosen; at++) await page.keyboard.press('Tab');
    return page.keyboard.press('Enter');
  });
}

/** As few as are asked for, from the top of the list; a number is confirmed as it stands. */
async function answerSeveral(page: Page, confirm: ElementHandle, count: number): Promise<void> {
  await page.keyboard.press('l');
  for (let at = 0; at < count; at++) {
    if ((await confirm.getAttribute('aria-disabled')) !== 'true') break;
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Tab, until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let at = 0; at < 80; at++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never arrives there');
}
