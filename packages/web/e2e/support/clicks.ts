// Counting what a player does: clicks or taps on the page, and the questions that stood there.

import type { Locator, Page } from '@playwright/test';

export interface Counted {
  readonly clicks: number;
  readonly questions: number;
}

/** What a test tells the table of clicks. */
export interface Line extends Counted {
  readonly what: string;
  readonly way: string;
  readonly most: number;
}

/** The kind of its annotation. */
export const CLICKS = 'clicks';

interface Counting {
  clicks: number;
  asked: Set<string>;
}

/** From now on, in this page. */
export async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counting: Counting = { clicks: 0, asked: new Set() };
    (window as unknown as { counting: Counting }).counting = counting;
    const look = (): void => {
      const id = document.querySelector('[data-question]')?.getAttribute('data-question');
      if (id) counting.asked.add(id);
    };
    document.addEventListener('click', () => counting.clicks++, true);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

export function counted(page: Page): Promise<Counted> {
  return page.evaluate(() => {
    const { clicks, asked } = (window as unknown as { counting: Counting }).counting;
    return { clicks, questions: asked.size };
  });
}

/** A spot of an area that nothing else lies over, as a pointer would find it. */
export function spotIn(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const area = document.getElementById(wanted)!;
    const { left, top, width, height } = area.getBoundingClientRect();
    const steps = Array.from({ length: 39 }, (_, step) => (step + 1) / 40);
    steps.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    const name = area.getAttribute('data-area');
    const isThere = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('[data-area]')?.getAttribute('data-area') === name;
    for (const near of [5, 3, 1])
      for (const down of steps)
        for (const across of steps) {
          const [x, y] = [left + across * width, top + down * height];
          if ([-near, 0, near].every((by) => isThere(x + by, y) && isThere(x, y + by))) return { x, y };
        }
    throw new Error(`${wanted} cannot be touched`);
  }, id);
}

export const WAYS = {
  mouse: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** A pointer or a finger. */
export class Hands {
  readonly #way: keyof typeof WAYS;

  constructor(way: keyof typeof WAYS) {
    this.#way = way;
  }

  async press(on: Locator): Promise<void> {
    await (this.#way === 'touch' ? on.tap() : on.click());
  }

  async pressArea(page: Page, id: string): Promise<void> {
    const { x, y } = await spotIn(page, id);
    await (this.#way === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
}
