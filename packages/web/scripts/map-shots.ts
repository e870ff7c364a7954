// Pictures of the map of A Game of Thrones in crowded positions, wide and small, in Persian and by night, into
// `shots/map/`. Words after it choose pictures by name: `node packages/web/scripts/map-shots.ts march`.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';
import { root } from '../../../scripts/bootstrap.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';

interface Picture {
  readonly name: string;
  readonly scene: string;
  readonly language: string;
  readonly theme: 'day' | 'night';
  readonly device: BrowserContextOptions;
  readonly fit?: readonly string[];
}

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const TALL: BrowserContextOptions = { viewport: { width: 1210, height: 1760 } };
const CLOSE: BrowserContextOptions = { viewport: { width: 760, height: 480 }, deviceScaleFactor: 2 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const MIDLANDS = ['riverrun', 'kings-landing', 'highgarden'];

const pictures: readonly Picture[] = [
  { name: 'whole', scene: 'crowded', language: 'en', theme: 'day', device: TALL },
  { name: 'whole-night', scene: 'crowded', language: 'en', theme: 'night', device: TALL },
  { name: 'whole-persian', scene: 'crowded', language: 'fa', theme: 'day', device: TALL },
  { name: 'wide', scene: 'crowded', language: 'en', theme: 'day', device: WIDE },
  { name: 'midlands', scene: 'crowded', language: 'en', theme: 'day', device: WIDE, fit: MIDLANDS },
  {
    name: 'close',
    scene: 'crowded',
    language: 'en',
    theme: 'day',
    device: CLOSE,
    fit: ['pyke', 'seagard', 'fingers'],
  },
  { name: 'march', scene: 'march', language: 'en', theme: 'day', device: WIDE },
  { name: 'march-night', scene: 'march', language: 'en', theme: 'night', device: WIDE },
  { name: 'battle', scene: 'battle', language: 'en', theme: 'day', device: WIDE },
  { name: 'planning', scene: 'planning', language: 'uk', theme: 'day', device: WIDE },
  { name: 'three', scene: 'three', language: 'hu', theme: 'day', device: TALL },
  { name: 'phone', scene: 'crowded', language: 'en', theme: 'day', device: PHONE },
  { name: 'phone-march', scene: 'march', language: 'fa', theme: 'day', device: PHONE },
  { name: 'phone-night', scene: 'planning', language: 'en', theme: 'night', device: PHONE },
];

function namesIn(language: string): Record<string, string> {
  const text = (name: string): string => join(root, 'games/agot/text', `${name}.json`);
  return JSON.parse(readFileSync(existsSync(text(language)) ? text(language) : text('en'), 'utf8')) as Record<
    string,
    string
  >;
}

const folder = join(import.meta.dirname, 'map-shots');
const outDir = mkdtempSync(join(tmpdir(), 'map-shots-'));
const common = { root: folder, configFile: false, logLevel: 'warn' } as const;
await build({
  ...common,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ ...common, build: { outDir }, preview: { port: 4179, strictPort: false } });
const address = server.resolvedUrls!.local[0]!;
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
const wanted = process.argv.slice(2);
const shots = join(root, 'shots/map');
mkdirSync(shots, { recursive: true });
for (const { name, scene, language, theme, device, fit } of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  await context.addInitScript((asked) => Object.assign(window, { asked }), {
    ...{ scene, language, theme, fit },
    names: namesIn(language),
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${name}: ${error.message}\n`));
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(shots, `${name}.png`) });
  await context.close();
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true });
process.stdout.write(`Pictures in ${shots}\n`);
