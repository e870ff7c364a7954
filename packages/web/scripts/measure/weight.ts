// How much is sent.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { dist } from '../../../../scripts/build.mjs';
import { asNewcomer } from './page.ts';

/** Kilobytes, compressed with gzip. `weight.spec.ts` holds the build to them. */
export const START_PAGE = 170;
export const TABLE = 380;

export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
  readonly files: readonly string[];
}

/** What the server sends for a file, as it lies beside it on the disk. */
function weigh(urls: Iterable<string>): Weight {
  const files: string[] = [];
  let [gzip, brotli] = [0, 0];
  for (const url of new Set(urls)) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/')) continue;
    files.push(pathname);
    const known = join(dist, pathname);
    const file = existsSync(known) && statSync(known).isFile() ? known : join(dist, 'index.html');
    const sized = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
    gzip += sized('.gz');
    brotli += sized('.br');
  }
  return { gzip, brotli, files };
}

export async function weightOf(
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

/** Of this game, from its “Play now”, in its usual mode or another. */
export function withTable(browser: Browser, address: string, game: string, mode?: string): Promise<Weight> {
  return weightOf(browser, address, async (page) => {
    const cover = page.locator(`[aria-labelledby="game-${game}"]`);
    if (mode !== undefined) await cover.getByRole('combobox').first().selectOption(mode);
    await cover.locator('.game-buttons button').first().click();
    await page.locator('.options .entry').first().waitFor();
  });
}
