// People who come together at a table, each in a browser of their own.

import type { Page } from '@playwright/test';
import { wordsIn } from './words.ts';

const say = wordsIn('en');

/** Opens a table for so many and sits down at it; gives the link for the others. */
export async function openFor(page: Page, players: number, name: string): Promise<string> {
  await page.goto('/new/tiny-epic');
  await page.getByRole('radio', { name: String(players) }).check();
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill(name);
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

export const openForTwo = (page: Page, name: string): Promise<string> => openFor(page, 2, name);

/** Takes the first free chair at the table that is open here. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(say('lobby.take-seat-of', { house: '' })) })
    .first()
    .click();
}

/**
 * Nothing of this device's share leaves the page, until it is let go. A route would not do: whatever it holds back just
 * when the page is left goes its way.
 */
export function withholdShare(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = (to, how) => {
      const path = to instanceof Request ? to.url : to.toString();
      const isHeld = path.endsWith('/reveal') && sessionStorage.getItem('share') !== 'let go';
      return isHeld ? Promise.reject(new TypeError('withheld')) : send(to, how);
    };
  });
}

export function letShareGo(page: Page): Promise<void> {
  return page.evaluate(() => sessionStorage.setItem('share', 'let go'));
}

/** The device forgets what it put into the dice; on a page that does not look at it just then. */
export function loseShare(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('three-thrones-dice').addEventListener('success', () => resolve());
      }),
  );
}
