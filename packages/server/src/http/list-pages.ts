// The list of tables as it goes over the wire, kept for a moment: many look at the same page, and each look reads fifty tables.

/** How long a page may be behind what happens at the tables on it. */
const KEPT_MS = 1_000;
/** A crawler turns pages that nobody else will look at. */
const MOST = 64;

interface Page {
  readonly madeAt: number;
  readonly text: Promise<Buffer>;
}

/** Pages are dropped as soon as anybody changes something here, so that whoever opens or closes a table sees it at once. */
export class ListPages {
  readonly #pages = new Map<string, Page>();
  readonly #clock: () => number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  /** The page of this name, made anew if it is not there. Those who ask meanwhile wait for the same one. */
  async get(name: string, make: () => Promise<string>): Promise<Buffer> {
    const [kept, now] = [this.#pages.get(name), this.#clock()];
    if (kept && now - kept.madeAt < KEPT_MS) return kept.text;
    this.#pages.delete(name);
    if (this.#pages.size >= MOST) this.#pages.delete(this.#pages.keys().next().value!);
    const page: Page = { madeAt: now, text: make().then((text) => Buffer.from(text)) };
    this.#pages.set(name, page);
    try {
      return await page.text;
    } catch (error) {
      if (this.#pages.get(name) === page) this.#pages.delete(name);
      throw error;
    }
  }

  drop(): void {
    this.#pages.clear();
  }
}
