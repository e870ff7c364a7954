// `npm run measure-web`: how heavy, how quick and how smooth the client is, against its budgets, written into
// docs/measurements.md. Words after it choose parts, which are printed only: `npm run measure-web -- frames`.

import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.mjs';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';
import { openHouse } from '../e2e/support/house.ts';
import { framesWhileShown } from './measure/frames.ts';
import { PHONE } from './measure/page.ts';
import { failedLine, type Line, report, timeLine, weightLine, write } from './measure/report.ts';
import { highlights, openingTimes, playNowTimes } from './measure/times.ts';
import { START_PAGE, TABLE, weightOf, withTable } from './measure/weight.ts';

const SLOW = 4;
const GAMES = [
  ['tiny-epic', 'Tiny Epic'],
  ['agot', 'A Game of Thrones'],
  ['iron-throne', 'The Iron Throne'],
] as const;

interface Measure {
  readonly part: 'weight' | 'times' | 'frames';
  readonly what: string;
  take(what: string, browser: Browser, home: string): Promise<Line>;
}

const MEASURES: readonly Measure[] = [
  {
    part: 'weight',
    what: 'Weight of the start page',
    take: async (what, browser, home) =>
      weightLine(
        what,
        await weightOf(browser, home, (page) => page.locator('.game').first().waitFor()),
        START_PAGE,
      ),
  },
  ...GAMES.map(
    ([game, name]): Measure => ({
      part: 'weight',
      what: `Weight from the start page to an open table of ${name}`,
      take: async (what, browser, home) => weightLine(what, await withTable(browser, home, game), TABLE),
    }),
  ),
  ...['solo', 'coop', 'teammate'].map(
    (mode): Measure => ({
      part: 'weight',
      what: `The same of Tiny Epic, ${mode}`,
      take: async (what, browser, home) =>
        weightLine(what, await withTable(browser, home, 'tiny-epic', mode), TABLE),
    }),
  ),
  {
    part: 'times',
    what: '“Play now” until the first option is there',
    take: async (what, browser, home) => timeLine(what, await playNowTimes(browser, home), 0.5, 800),
  },
  {
    part: 'times',
    what: 'First visit at a table until its first option is there',
    take: async (what, browser, home) => timeLine(what, await openingTimes(browser, home, 1), 0.5),
  },
  {
    part: 'times',
    what: `The same, slowed ${SLOW} times`,
    take: async (what, browser, home) => timeLine(what, await openingTimes(browser, home, SLOW), 0.5),
  },
  {
    part: 'times',
    what: 'Pointer on an option of the list until it is lit',
    take: async (what, browser, home) =>
      timeLine(what, await highlights(browser, home, '.options .entry', 1), 0.95, 100),
  },
  {
    part: 'times',
    what: 'Pointer on a domain of the map until it is lit',
    take: async (what, browser, home) =>
      timeLine(what, await highlights(browser, home, '.map-area[data-target]', 1), 0.95, 100),
  },
  {
    part: 'times',
    what: `Pointer on an option of the list, slowed ${SLOW} times`,
    take: async (what, browser, home) =>
      timeLine(what, await highlights(browser, home, '.options .entry', SLOW), 0.95),
  },
  ...GAMES.flatMap(([game, name]): Measure[] => [
    {
      part: 'frames',
      what: `From frame to frame while ${name} is shown`,
      take: async (what, browser, home) =>
        timeLine(what, await framesWhileShown(browser, home, game), 0.95, 20),
    },
    {
      part: 'frames',
      what: `The same of ${name} on a phone, slowed ${SLOW} times`,
      take: async (what, browser, home) =>
        timeLine(
          what,
          await framesWhileShown(browser, home, game, { device: PHONE, factor: SLOW }),
          0.95,
          50,
        ),
    },
  ]),
];

const wanted = process.argv.slice(2);
const house = await openHouse();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
const lines: Line[] = [];
for (const { part, what, take } of MEASURES) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  // What fails is said, and the rest is measured all the same.
  const line = await take(what, browser, house.address).catch((error: Error) => failedLine(what, error));
  lines.push(line);
  process.stdout.write(`${what}: ${line.measured}${line.budget && ` (${line.budget})`}\n`);
}
await browser.close();
await house.close();
if (wanted.length === 0) write(report(lines));
if (lines.some(({ holds }) => holds === false)) process.exitCode = 1;
