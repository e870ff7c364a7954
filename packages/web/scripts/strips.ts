// `npm run strips`: six frames each of a march, a battle, a scoring or Westeros cards and a victory, and an encounter, as
// somebody sees them at the usual speed, one picture per strip, into `docs/pictures/`. Words after it choose strips by name: `npm run strips -- scoring`.

import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { root } from '../../../scripts/bootstrap.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { agotBefore } from '../e2e/support/agot-facts.ts';
import { bringAbout, lookingOn, momentBefore } from '../e2e/support/before.ts';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';
import { openHouse } from '../e2e/support/house.ts';
import { bring, openBare } from '../e2e/support/positions.ts';
import type { LocalRecord } from '../src/engine/records.ts';

interface Strip {
  readonly name: string;
  /** A game just before it, and what the person answers to bring it about; nothing where a bot does. */
  at(): Promise<{ readonly record: LocalRecord; readonly choice?: readonly string[] }>;
  /** It is on the screen while this is. */
  readonly shown: string;
  /** Milliseconds it takes at the usual speed, its rest included. */
  readonly lasts: number;
}

const tells = (kind: string) => (told: readonly { readonly kind: string }[]) =>
  told.some((fact) => fact.kind === kind);
const looksOn = async (kind: string) => ({ record: await agotBefore({ kind }) });

const STRIPS: readonly Strip[] = [
  {
    name: 'tiny-epic-march',
    at: async () => ({
      record: await lookingOn(
        ({ kind, options }) =>
          kind === 'movement.chooseDestination' && options.length > 2 && !options.includes('stay'),
      ),
    }),
    shown: '.caption[data-weight="2"]',
    lasts: 900,
  },
  {
    name: 'tiny-epic-battle',
    at: () => momentBefore({ is: tells('battle.decided') }),
    shown: '.te-fight',
    lasts: 2_900,
  },
  {
    name: 'tiny-epic-scoring',
    at: () => momentBefore({ is: tells('scoring.tally') }),
    shown: '.te-scoring',
    lasts: 6_000,
  },
  { name: 'agot-march', at: () => looksOn('units.moved'), shown: '.caption[data-weight="2"]', lasts: 900 },
  { name: 'agot-battle', at: () => looksOn('combat.decided'), shown: '.ag-fight', lasts: 3_000 },
  { name: 'agot-victory', at: () => looksOn('game.won'), shown: '.ag-scene-victory', lasts: 2_600 },
  {
    name: 'iron-throne-encounter',
    at: () => momentBefore({ game: 'iron-throne', is: tells('cards.revealed') }),
    shown: '.it-reveal',
    lasts: 2_700,
  },
  { name: 'agot-westeros', at: () => looksOn('westeros.drawn'), shown: '.ag-scene-westeros', lasts: 2_600 },
];

const FRAMES = 6;
/** Everything goes so many times slower than it does: a busy machine takes few pictures in a second. */
const SLOWED = 8;
const PATIENCE = 120_000;

interface Frame {
  readonly at: number;
  readonly jpeg: string;
}

/** A page in which the director's clock and every animation are slow. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((slowed) => {
    const chosen = { language: 'en', theme: 'day', motion: 'full', speed: 'normal', soundAsked: true };
    localStorage.setItem('three-thrones/settings', JSON.stringify(chosen));
    const [now, wait] = [performance.now.bind(performance), setTimeout];
    performance.now = () => now() / slowed;
    globalThis.setTimeout = ((call: () => void, milliseconds = 0) =>
      wait(call, milliseconds * slowed)) as typeof setTimeout;
  }, SLOWED);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWED });
  return page;
}

async function shoot(browser: Browser, home: string, { name, at, shown, lasts }: Strip): Promise<void> {
  const { record, choice } = await at();
  const page = await slowPage(browser);
  await openBare(page, home);
  await page.goto(home + (await bring(page, record)));
  if (choice) await bringAbout(page, choice);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  const frames: Frame[] = [];
  const begun = Date.now();
  for (let nth = 0; nth < FRAMES; nth++) {
    const due = begun + (SLOWED * lasts * (nth + 0.3)) / FRAMES;
    await page.waitForTimeout(Math.max(0, due - Date.now()));
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 85 });
    frames.push({ at: (Date.now() - begun) / SLOWED, jpeg: jpeg.toString('base64') });
  }
  await page.context().close();
  await compose(browser, name, frames);
}

/** Frames side by side on one sheet. */
async function compose(browser: Browser, name: string, frames: readonly Frame[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1344, height: 572 } });
  const images = frames.map(
    ({ at, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption>${Math.round(at)} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(3,1fr);gap:4px;background:#111}
     figure{margin:0;position:relative}img{display:block;width:100%}
     figcaption{position:absolute;right:4px;bottom:4px;padding:1px 6px;font:12px sans-serif;color:#fff;background:#000a}</style>${images.join('')}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const path = join(root, 'docs', 'pictures', `strip-${name}.jpg`);
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 72 });
  await page.close();
}

const wanted = process.argv.slice(2);
const house = await openHouse();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
for (const strip of STRIPS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
))
  await shoot(browser, house.address, strip).catch((error: Error) => {
    process.stderr.write(`${strip.name}: ${error.message.split('\n')[0]}\n`);
    process.exitCode = 1;
  });
await browser.close();
await house.close();
process.stdout.write(`the strips are in ${join(root, 'docs', 'pictures')}\n`);
