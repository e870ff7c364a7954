// `npm run measure-web`: how heavy and how quick the client is, against its budgets, written into docs/measurements.md.

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { root } from '../../../scripts/bootstrap.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { dist } from '../../../scripts/build.mjs';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';
import { openHouse } from '../e2e/support/house.ts';
import { bring, gameAt } from '../e2e/support/positions.ts';

const RUNS = 5;
const SLOW = 4;
const WINDOW = { viewport: { width: 1440, height: 900 } };

interface Line {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly holds: boolean | undefined;
}

/** A browser that has never been here. No copy for offline play is made meanwhile: that happens after the first look. */
async function asNewcomer<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...WINDOW, serviceWorkers: 'block' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slowed(page: Page, factor: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

// Weight

interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** What the server sends for a file, as it lies beside it on the disk. */
function weigh(urls: Iterable<string>): Weight {
  let [gzip, brotli] = [0, 0];
  for (const url of new Set(urls)) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/')) continue;
    const known = join(dist, pathname);
    const file = existsSync(known) && statSync(known).isFile() ? known : join(dist, 'index.html');
    const sized = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
    gzip += sized('.gz');
    brotli += sized('.br');
  }
  return { gzip, brotli };
}

async function weightOf(
  browser: Browser,
  address: string,
  until: (page: Page) => Promise<unknown>,
): Promise<Weight> {
  return asNewcomer(browser, async (page) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) urls.push(request.url());
    });
    await page.goto(address);
    await until(page);
    await page.waitForLoadState('networkidle');
    return weigh(urls);
  });
}

// Time

/** From the start of the navigation until a first option can be chosen, and has been painted. */
async function untilFirstOption(page: Page): Promise<number> {
  await page.locator('.options .entry').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
}

async function openingTimes(browser: Browser, home: string, factor: number): Promise<number[]> {
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
async function playNowTimes(browser: Browser, home: string): Promise<number[]> {
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

async function highlights(
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

// Frames

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const WATCHED = 25_000;

/** Milliseconds from frame to frame while something is being shown, with answers in between. */
async function framesWhileShown(
  browser: Browser,
  home: string,
  game: string,
  { device = WINDOW, factor = 1 }: { device?: typeof WINDOW; factor?: number } = {},
): Promise<number[]> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${home}/here/new?game=${game}&players=3&seed=frames`);
    await untilFirstOption(page);
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
    for (const until = Date.now() + WATCHED; Date.now() < until; ) await answerSomehow(page);
    return await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  } finally {
    await context.close();
  }
}

/** Presses whatever can be pressed, as somebody would who wants to see what comes next. */
async function answerSomehow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (selector: string): void => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find((element) => element.ariaDisabled !== 'true' && !element.matches(':disabled'))?.click();
    };
    if (document.querySelector('[data-beat]')) return press('[data-beat] .button');
    press('.options .entry:not([aria-pressed=true]):not([aria-checked=true]), .main-options .entry');
    press('.confirm .button.primary, .orders-bar .button.primary');
  });
  await page.waitForTimeout(300);
}

// The report

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(0)} KB`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

function weightLine(what: string, { gzip, brotli }: Weight, budget: number): Line {
  const measured = `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;
  return { what, measured, budget: `${budget} KB gzip`, holds: gzip <= budget * 1_000 };
}

function timeLine(what: string, times: readonly number[], part: number, budget?: number): Line {
  const worst = quantile(times, part);
  const name = part === 0.5 ? 'median' : 'p95';
  return {
    what,
    measured: `${milliseconds(worst)} ${name} of ${times.length}, ${milliseconds(Math.max(...times))} at most`,
    budget: budget === undefined ? '' : milliseconds(budget),
    holds: budget === undefined ? undefined : worst <= budget,
  };
}

function report(lines: readonly Line[]): string {
  const model = cpus()[0]?.model ?? 'unknown';
  const rows = lines.map(({ what, measured, budget, holds }) => {
    const verdict = holds === undefined ? '' : holds ? 'holds' : '**does not hold**';
    return `| ${what} | ${measured} | ${budget} | ${verdict} |`;
  });
  return [
    '## The web client',
    '',
    'Written by `npm run measure-web`: a new browser for every run, nothing in its cache, 1440 × 900, Chromium without a',
    `graphics card, server on the same machine (${cpus().length} × ${model.trim()}). “Slowed” is Chromium’s own brake on the`,
    'page’s thread. A highlight is counted from the moment the pointer arrives until the frame in which the option is lit',
    'has been made.',
    '',
    '| what | measured | budget | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Replaces this part of the document and leaves the others alone. */
function write(part: string): void {
  const file = join(root, 'docs', 'measurements.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const without = before.replace(/## The web client\n[\s\S]*?(?=\n<!-- |\n## |$)/, '').trimEnd();
  writeFileSync(file, `${without}\n\n${part}`);
}

const house = await openHouse();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
const { address } = house;
const startPage = await weightOf(browser, address, (page) => page.locator('.game').first().waitFor());
const withTable = await weightOf(browser, address, async (page) => {
  await page.locator('.game-buttons button').first().click();
  await page.locator('.options .entry').first().waitFor();
});
const lines: Line[] = [
  weightLine('Weight of the start page', startPage, 170),
  weightLine('Weight from the start page to an open table', withTable, 380),
  timeLine('“Play now” until the first option is there', await playNowTimes(browser, address), 0.5, 800),
  timeLine(
    'First visit at a table until its first option is there',
    await openingTimes(browser, address, 1),
    0.5,
  ),
  timeLine(`The same, slowed ${SLOW} times`, await openingTimes(browser, address, SLOW), 0.5),
  timeLine(
    'Pointer on an option of the list until it is lit',
    await highlights(browser, address, '.options .entry', 1),
    0.95,
    100,
  ),
  timeLine(
    'Pointer on a domain of the map until it is lit',
    await highlights(browser, address, '.map-area[data-target]', 1),
    0.95,
    100,
  ),
  timeLine(
    `Pointer on an option of the list, slowed ${SLOW} times`,
    await highlights(browser, address, '.options .entry', SLOW),
    0.95,
  ),
  timeLine(
    'From frame to frame while Tiny Epic is shown',
    await framesWhileShown(browser, address, 'tiny-epic'),
    0.95,
    20,
  ),
  timeLine(
    'From frame to frame while A Game of Thrones is shown',
    await framesWhileShown(browser, address, 'agot'),
    0.95,
    20,
  ),
  timeLine(
    `The same of Tiny Epic on a phone, slowed ${SLOW} times`,
    await framesWhileShown(browser, address, 'tiny-epic', { device: PHONE, factor: SLOW }),
    0.95,
    50,
  ),
  timeLine(
    `The same of A Game of Thrones on a phone, slowed ${SLOW} times`,
    await framesWhileShown(browser, address, 'agot', { device: PHONE, factor: SLOW }),
    0.95,
    50,
  ),
];
await browser.close();
await house.close();
write(report(lines));
for (const { what, measured, budget } of lines)
  process.stdout.write(`${what}: ${measured}${budget && ` (${budget})`}\n`);
if (lines.some(({ holds }) => holds === false)) process.exitCode = 1;
