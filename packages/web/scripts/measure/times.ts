// How soon something can be done, and how soon what is pointed at is lit.

import type { Browser, Page } from 'playwright-core';
import { bring, gameAt } from '../../e2e/support/positions.ts';
import { asNewcomer, slowed, untilFirstOption } from './page.ts';

const RUNS = 5;

export async function openingTimes(browser: Browser, home: string, factor: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++)
    times.push(
      await asNewcomer(browser, async (page) => {
        await slowed(page, factor);
        await page.goto(`${home}/here/new?players=3&seed=measure-${run}&pace=0`, { waitUntil: 'commit' });
        return untilFirstOption(page);
      }),
    );
  return times;
}

/** From the press of “Play now” until a first option has been painted, for somebody who has read the start page. */
export async function playNowTimes(browser: Browser, home: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++)
    times.push(
      await asNewcomer(browser, async (page) => {
        await page.goto(home);
        await page.waitForTimeout(2_500);
        const pressed = await page.evaluate(() => {
          const button = document.querySelector<HTMLButtonElement>('.game-buttons button')!;
          const at = performance.now();
          button.click();
          return at;
        });
        return (await untilFirstOption(page)) - pressed;
      }),
    );
  return times;
}

/**
 * From the pointer's arrival at each of these until something is lit and painted. The pointer really moves; the page
 * notes when it heard of it, when the table changed, and when the frame after that was done.
 */
async function highlightTimes(page: Page, selector: string, rounds: number): Promise<number[]> {
  await page.evaluate(() => {
    const lit: number[] = [];
    let since: number | undefined;
    Object.assign(window, { lit });
    document.addEventListener(
      'pointerover',
      ({ timeStamp }) => {
        since = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      if (since === undefined) return;
      const from = since;
      since = undefined;
      requestAnimationFrame(() => setTimeout(() => lit.push(performance.now() - from)));
    }).observe(document.querySelector('.table')!, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'data-lit'],
    });
  });
  for (let round = 0; round < rounds; round++)
    for (const point of await pointsWithin(page, selector)) {
      await page.mouse.move(5, 5);
      await page.waitForTimeout(60);
      await page.evaluate(() => (window as unknown as { lit: number[] }).lit.splice(-1, 0));
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(160);
    }
  return page.evaluate(() => (window as unknown as { lit: number[] }).lit);
}

/** Points that really belong to the elements: a domain is no rectangle. */
function pointsWithin(page: Page, selector: string): Promise<{ x: number; y: number }[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        for (const across of [0.5, 0.35, 0.65])
          for (const down of [0.5, 0.35, 0.65]) {
            const [x, y] = [left + across * width, top + down * height];
            if (element.contains(document.elementFromPoint(x, y))) return [{ x, y }];
          }
        return [];
      }),
    selector,
  );
}

export async function highlights(
  browser: Browser,
  home: string,
  selector: string,
  factor: number,
): Promise<number[]> {
  return asNewcomer(browser, async (page) => {
    await page.goto(`${home}/credits`);
    const marching = await gameAt({
      seed: 'measure',
      at: ({ kind, options }, answered) =>
        kind.startsWith('movement.chooseDestination') && answered > 100 && options.length > 3,
    });
    await page.goto(home + (await bring(page, marching)));
    await untilFirstOption(page);
    await page.waitForTimeout(1_000);
    await slowed(page, factor);
    return highlightTimes(page, selector, 6);
  });
}
