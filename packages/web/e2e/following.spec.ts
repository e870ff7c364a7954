// What the director shows is on the screen, and nothing lies over it: its words, and the places on the map it is about. Looked
// at in the last moment of every beat, at the usual speed, on a wide screen and on a phone.

import type { Page } from '@playwright/test';
import { agotBefore } from './support/agot-facts.ts';
import { momentBefore } from './support/before.ts';
import { WAYS } from './support/clicks.ts';
import { bring, openBare } from './support/positions.ts';
import type { LocalRecord } from '../src/engine/records.ts';
import { expect, test } from './support/test.ts';

test.use({ speed: 'normal', contextOptions: { reducedMotion: 'no-preference' } });

/** So many things are watched, or so many milliseconds. */
const MANY = 8;
const LONG = 40_000;

const STRETCHES: Readonly<Record<string, () => Promise<LocalRecord>>> = {
  'tiny-epic': async () =>
    (await momentBefore({ is: (told) => told.some(({ kind }) => kind === 'die.passed') })).record,
  agot: () => agotBefore({ kind: 'units.moved' }),
};

interface Watched {
  readonly kind: string;
  /** What could not be seen of it. */
  readonly faults: readonly string[];
}

for (const [way, { viewport }] of Object.entries(WAYS))
  test.describe(way === 'touch' ? 'on a phone' : 'with room', () => {
    test.use({ viewport });

    for (const [game, stretch] of Object.entries(STRETCHES))
      test(`what happens in ${game} is seen, and nothing covers it`, async ({ page }) => {
        await openBare(page);
        const path = await bring(page, await stretch());
        await page.addInitScript(watchBeats);
        await page.goto(path);
        const watched = await watch(page);
        const kinds = watched.map(({ kind }) => kind);
        test.info().annotations.push({ type: 'beats', description: kinds.join(', ') });
        expect(watched.filter(({ faults }) => faults.length > 0)).toEqual([]);
        expect(new Set(kinds).size, kinds.join(', ')).toBeGreaterThan(2);
      });
  });

async function watch(page: Page): Promise<readonly Watched[]> {
  const beats = (): Promise<readonly Watched[]> =>
    page.evaluate(() => (window as unknown as { watched: Watched[] }).watched);
  for (const until = Date.now() + LONG; Date.now() < until; ) {
    if ((await beats()).length >= MANY) break;
    await answerSomehow(page);
    await page.waitForTimeout(150);
  }
  return beats();
}

/** Presses whatever can be pressed while nothing is shown, as somebody would who wants to see what comes next. */
function answerSomehow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const press = (selector: string): void => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find((element) => element.ariaDisabled !== 'true' && element.checkVisibility())?.click();
    };
    if (document.querySelector('[data-beat]')) return press('[data-beat] .button');
    press('.entry-confirm, .ag-plan-send, .stepper .button.primary');
    press('.options .entry:not([aria-checked="true"]), .main-options .entry');
  });
}

/** In the page: looks at every beat that took its time, while it is still there. */
function watchBeats(): void {
  const watched: Watched[] = [];
  Object.assign(window, { watched });
  // What lets a pointer through is still seen.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-beat], [data-beat] * { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);

  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const spots = (element: Element): readonly (Element | null)[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return steps.flatMap((down) =>
      steps.map((across) => document.elementFromPoint(left + across * width, top + down * height)),
    );
  };
  const named = (element: Element | null | undefined): string =>
    element?.closest('[class]')?.getAttribute('class') ?? 'nothing';
  /** Its words: nearly all of what it takes up on the screen is its own. */
  const wordsCovered = (key: string): string[] => {
    const told = [...document.querySelectorAll(`[data-beat="${CSS.escape(key)}"]`)].filter((one) =>
      one.checkVisibility(),
    );
    if (told.length === 0) return [];
    const isSeen = told.some((one) => {
      const there = spots(one);
      return there.filter((found) => found?.closest('[data-beat]')).length > 0.9 * there.length;
    });
    return isSeen
      ? []
      : [`its words, by ${named(spots(told[0]!).find((found) => !found?.closest('[data-beat]')))}`];
  };
  /** A place: some of it is seen, where no scene fills the table. */
  const placesCovered = (places: readonly string[]): string[] =>
    document.querySelector('.scene-over [data-beat]')
      ? []
      : places.flatMap((place) => {
          const area = document.getElementById(`map-area-${place}`);
          if (!area) return [];
          const there = spots(area);
          const isSeen = there.some(
            (found) =>
              found?.closest('[data-area]')?.getAttribute('data-area') === place ||
              // A fight on a phone: what names the place lies over it.
              found?.closest('[data-beat]'),
          );
          return isSeen ? [] : [`${place}, by ${named(there[0])}`];
        });
  document.addEventListener('beat', (event) => {
    const { key, kind, weight, places, from, to, isWhole } = (event as CustomEvent).detail as {
      readonly [at in 'key' | 'kind']: string;
    } & { readonly [at in 'weight' | 'from' | 'to']: number } & {
      places: readonly string[];
      isWhole: boolean;
    };
    if (!isWhole || to - from < 100 || weight < 2) return;
    const isTold = document.querySelector(`[data-beat="${CSS.escape(key)}"]`) !== null;
    watched.push({
      kind,
      faults: [...(isTold ? [] : ['no words']), ...wordsCovered(key), ...placesCovered(places)],
    });
  });
}
