// Pages to measure in.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export const WINDOW: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** Slower than this is not measured but given up. */
const PATIENCE = 60_000;

/** A browser that has never been here. No copy for offline play is made meanwhile: that happens after the first look. */
export async function asNewcomer<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
  device = WINDOW,
): Promise<T> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowed(page: Page, factor: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** From the start of the navigation until a first option can be chosen, and has been painted. */
export async function untilFirstOption(page: Page): Promise<number> {
  await page.locator('.options .entry').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
}
