// `test` with a watch over every page: an error on the console or a request to anybody else fails the test.

import { type BrowserContext, type BrowserContextOptions, expect, test as plain } from '@playwright/test';
import { withoutGround } from './drawings.ts';

/** What must not happen on any page. */
export class Watch {
  readonly faults: string[] = [];
  readonly #home: string;
  #isCut = false;
  #isRefused = false;

  constructor(home: string) {
    this.#home = new URL(home).hostname;
  }

  /** The browser itself complains when a test cuts the network; nothing else is forgiven. */
  expectCuts(): void {
    this.#isCut = true;
  }

  /** The browser writes down every request that is refused. */
  expectRefusals(): void {
    this.#isRefused = true;
  }

  #isExpected(text: string): boolean {
    return (this.#isCut && CUT.test(text)) || (this.#isRefused && REFUSED.test(text));
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !this.#isExpected(text)) this.faults.push(`console: ${text}`);
    });
    context.on('weberror', (thrown) => {
      const { name, message, stack } = thrown.error();
      this.faults.push(`thrown: ${name} ${message} ${stack ?? ''}`);
    });
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOwn = protocol === 'data:' || protocol === 'blob:' || hostname === this.#home;
      if (!isOwn) this.faults.push(`request to ${request.url()}`);
    });
  }
}

const REFUSED = /the server responded with a status of 4\d\d/;
const CUT = /net::ERR_|WebSocket connection to|Failed to fetch/;

interface Fixtures {
  readonly watch: Watch;
  /** How fast things are shown where a test does not choose itself: most have no time to look. */
  readonly speed: string;
  /** The ground of the map is painted: a picture no test looks at, and a large part of what a page costs without a graphics card. */
  readonly ground: boolean;
  /** A person with a browser of their own. */
  readonly newGuest: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = plain.extend<Fixtures>({
  watch: [
    async ({ baseURL }, use) => {
      const watch = new Watch(baseURL!);
      await use(watch);
      expect(watch.faults, 'errors on the console, or requests to somebody else').toEqual([]);
    },
    { auto: true },
  ],
  speed: ['at-once', { option: true }],
  ground: [false, { option: true }],
  context: async ({ context, watch, speed, ground }, use) => {
    watch.over(context);
    await show(context, speed);
    if (!ground) await withoutGround(context);
    await use(context);
  },
  newGuest: async (
    { browser, watch, speed, ground, contextOptions, baseURL, viewport, serviceWorkers },
    use,
  ) => {
    const guests: BrowserContext[] = [];
    await use(async (options = {}) => {
      const usual = {
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        serviceWorkers,
      };
      const guest = await browser.newContext({ ...usual, ...options });
      watch.over(guest);
      await show(guest, speed);
      if (!ground) await withoutGround(guest);
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) await guest.close();
  },
});

/** What somebody would have chosen in the settings. */
async function show(context: BrowserContext, speed: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const place = 'three-thrones/settings';
    try {
      const chosen = { speed: wanted, soundAsked: true };
      if (!localStorage.getItem(place)) localStorage.setItem(place, JSON.stringify(chosen));
    } catch {
      // A page that may keep nothing.
    }
  }, speed);
}

export { expect };
