// The browser tests: a real Chromium against a real server. `npm run browser-tests`, also a step of `npm test`.

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { TEST_ARGS } from './e2e/support/browser-args.ts';

// Looked up once; the workers inherit it.
const executablePath = (process.env['CHROMIUM_PATH'] ??= findBrowser());

/** A server that runs already, for somebody who is working on a test. */
const running = process.env['TT_ADDRESS'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: join('..', '..', 'test-results'),
  fullyParallel: true,
  // One more than the cores we count on: a test waits for a page or a clock half of its time.
  workers: 3,
  // A whole game takes half a minute, and a busy machine several times as long.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./e2e/support/plain-tally.ts'],
    ...(process.env['RECORD'] === '1' ? [['./e2e/support/clicks-table.ts'] as const] : []),
  ],
  // Whole tables of people, bots and clocks on machines that have other things to do: what fails once is tried once more, and the tally says so.
  retries: 1,
  use: {
    baseURL: running,
    viewport: { width: 1440, height: 900 },
    // What cannot be pressed for so long never will: say so before the whole test is spent on it.
    actionTimeout: 60_000,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests without a network want a copy of the client.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...TEST_ARGS] },
    screenshot: 'only-on-failure',
  },
  ...(running === undefined && {
    webServer: {
      command: `"${process.execPath}" e2e/support/serve.ts`,
      // The name of the group becomes an environment variable for the workers: TT_ADDRESS.
      wait: { stdout: /open at (?<tt_address>\S+)/ },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
});
