// How smooth it is while something is shown.

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { answerSomehow } from '../../e2e/support/answering.ts';
import { bring, openBare } from '../../e2e/support/positions.ts';
import { STRETCHES } from '../../e2e/support/stretches.ts';
import { asNewcomer, slowed, WINDOW } from './page.ts';

/** So many frames are enough; who gets fewer has these milliseconds. */
const ENOUGH = 1_000;
const LONGEST = 30_000;

interface Watching {
  readonly device?: BrowserContextOptions;
  readonly factor?: number;
}

/** Milliseconds from frame to frame while something is being shown, with answers in between. */
export function framesWhileShown(
  browser: Browser,
  home: string,
  game: keyof typeof STRETCHES,
  { device = WINDOW, factor = 1 }: Watching = {},
): Promise<number[]> {
  return asNewcomer(
    browser,
    async (page) => {
      await openBare(page, home);
      await page.goto(home + (await bring(page, await STRETCHES[game]())));
      await page.locator('.prompt').waitFor();
      await slowed(page, factor);
      await page.evaluate(() => {
        const frames: number[] = [];
        Object.assign(window, { frames });
        let last = performance.now();
        let wasShown = false;
        const look = (now: number): void => {
          const isShown = document.querySelector('[data-beat]') !== null;
          // The frame in which it comes is counted, too.
          if (isShown || wasShown) frames.push(now - last);
          [last, wasShown] = [now, isShown];
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const frames = (): Promise<number[]> =>
        page.evaluate(() => (window as unknown as { frames: number[] }).frames);
      for (const until = Date.now() + LONGEST; Date.now() < until; ) {
        await answerSomehow(page);
        await page.waitForTimeout(300);
        if ((await frames()).length >= ENOUGH) break;
      }
      return frames();
    },
    device,
  );
}
