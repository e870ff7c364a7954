// `npm run shots`: a picture of every screen, wide and small, in every language and by night, into `shots/`, and beside it
// what can be read there. Words after it choose screens by name, `--looks` the looks:
// `npm run shots -- battle end --looks persian,hungarian`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { root } from '../../../scripts/bootstrap.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { agotScreens } from '../e2e/support/agot-screens.ts';
import { ironScreens } from '../e2e/support/iron-screens.ts';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';
import { openHouse } from '../e2e/support/house.ts';
import { type Screen, screens } from '../e2e/support/screens.ts';
import { wordsIn } from '../e2e/support/words.ts';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';

interface Look {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'day' | 'night';
  readonly device: BrowserContextOptions;
}

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

const looks: readonly Look[] = [
  { name: 'wide', language: 'en', theme: 'day', device: WIDE },
  { name: 'phone', language: 'en', theme: 'day', device: PHONE },
  { name: 'night', language: 'en', theme: 'night', device: WIDE },
  { name: 'phone-night', language: 'en', theme: 'night', device: PHONE },
  { name: 'persian', language: 'fa', theme: 'day', device: WIDE },
  { name: 'phone-persian', language: 'fa', theme: 'day', device: PHONE },
  { name: 'ukrainian', language: 'uk', theme: 'day', device: WIDE },
  { name: 'hungarian', language: 'hu', theme: 'day', device: WIDE },
];

async function shoot(browser: Browser, home: string, screen: Screen, look: Look): Promise<void> {
  const { name, language, theme, device } = look;
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(
    (chosen) => localStorage.setItem('three-thrones/settings', JSON.stringify(chosen)),
    { language, theme },
  );
  const page = await context.newPage();
  const visit = { page, say: wordsIn(language), home };
  try {
    await screen.open(visit);
    await screen.again?.(visit);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    const file = join(root, 'shots', name, screen.name.replace(/\W+/g, '-'));
    await page.screenshot({ path: `${file}.png` });
    writeFileSync(`${file}.txt`, await page.locator('body').innerText());
  } catch (error) {
    process.stderr.write(`${name}, ${screen.name}: ${(error as Error).message.split('\n')[0]}\n`);
    process.exitCode = 1;
  }
  await context.close();
}

const { values, positionals: wanted } = parseArgs({
  options: { looks: { type: 'string' } },
  allowPositionals: true,
});
const wantedLooks = values.looks?.split(',');
const chosen = [...screens, ...agotScreens, ...ironScreens].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const running = process.env['TT_ADDRESS'];
const house = running === undefined ? await openHouse() : { address: running, close: async () => undefined };
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
for (const look of looks.filter(({ name }) => wantedLooks?.includes(name) ?? true)) {
  mkdirSync(join(root, 'shots', look.name), { recursive: true });
  for (const screen of chosen) await shoot(browser, house.address, screen, look);
}
await browser.close();
await house.close();
process.stdout.write(`the pictures are in ${join(root, 'shots')}\n`);
