// Something that is shown for a moment, and looked at for longer.

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Held {
  readonly selector: string;
  /** Only where it says this. */
  readonly text?: string;
}

/**
 * The show stands still as soon as this is on the page. The page itself presses the key, in the same breath, so that it is
 * not over before a busy machine gets round to it.
 */
export async function holdAt(page: Page, selector: string, text?: string): Promise<void> {
  const wanted: Held = { selector, ...(text !== undefined && { text }) };
  await page.addInitScript(hold, wanted);
  await page.evaluate(hold, wanted);
}

/** What is held, once it is. */
export async function held(page: Page, selector: string): Promise<Locator> {
  await expect(page.locator('.scene-over')).toHaveAttribute('data-paused', 'true', { timeout: 60_000 });
  const found = page.locator(selector).first();
  await found.waitFor({ state: 'attached' });
  return found;
}

/** The show goes on, to the next place it is to be held at. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('body').evaluate(press);
}

function hold({ selector, text = '' }: Held): void {
  const observer = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
    if (!isThere) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

function press(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
}
