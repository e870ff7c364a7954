// What the director shows is on the screen for its time, and nothing lies over it: its words, and the places on the map it is
// about. Looked at in the last moment of every beat, at the usual speed, on a wide screen and on a phone; a stretch of a
// game, or with `FOLLOW=whole` all of it.

import type { Page } from '@playwright/test';
import { geometry as westeros } from '@three-thrones/agot/board/map/map-geometry.ts';
import type { Box } from '@three-thrones/game-kit/board/map/lines.ts';
import type { MapGeometry } from '@three-thrones/game-kit/board/map/map-geometry.ts';
import { geometryWithNorth as sevenKingdoms } from '@three-thrones/tiny-epic/board/map/map-geometry.ts';
import { timesOf } from '../src/play/director/pace.ts';
import { answerSomehow } from './support/answering.ts';
import { WAYS } from './support/clicks.ts';
import { bring, openBare } from './support/positions.ts';
import { STRETCHES, WHOLE, type Whole } from './support/stretches.ts';
import { expect, test } from './support/test.ts';

test.use({ speed: 'normal', ground: true, contextOptions: { reducedMotion: 'no-preference' } });

const IS_WHOLE = process.env['FOLLOW'] === 'whole';

/** So many things are watched, or so many milliseconds. */
const MANY = IS_WHOLE ? Number.POSITIVE_INFINITY : 8;
const LONG = IS_WHOLE ? 1_200_000 : 40_000;

const WATCHED: Readonly<Record<string, Whole>> = IS_WHOLE
  ? WHOLE
  : Object.fromEntries(Object.entries(STRETCHES).map(([game, from]) => [game, { from }]));

/** What must be seen of a place, as its map says: its name and whatever lies there, not all of a sea. */
function boxesIn(game: string): Readonly<Record<string, Box>> {
  const { ids, box }: MapGeometry<string> = (game.startsWith('agot')
    ? westeros
    : sevenKingdoms) as unknown as MapGeometry<string>;
  return Object.fromEntries(ids.map((id) => [id, box(id)]));
}

/** What a new round weighs. */
const ROUND = 8;

interface Watched {
  readonly kind: string;
  readonly weight: number;
  /** Milliseconds it was on the screen. */
  readonly time: number;
  /** What could not be seen of it. */
  readonly faults: readonly string[];
}

for (const [way, device] of Object.entries(WAYS))
  test.describe(way === 'touch' ? 'on a phone' : 'with room', () => {
    test.use(device);

    for (const [game, { from, rounds }] of Object.entries(WATCHED))
      test(`what happens in ${game} is seen for its time, and nothing covers it`, async ({ page }) => {
        if (IS_WHOLE) test.setTimeout(LONG + 60_000);
        await openBare(page);
        const path = await bring(page, await from());
        await page.addInitScript(watchBeats, boxesIn(game));
        await page.goto(path);
        const { watched, isThere } = await watch(page, rounds);
        const kinds = watched.map(({ kind }) => kind);
        test.info().annotations.push({ type: 'beats', description: kinds.join(', ') });
        expect(watched.filter(({ faults }) => faults.length > 0)).toEqual([]);
        expect(watched.filter(({ weight, time }) => time < shortest(weight))).toEqual([]);
        expect(!IS_WHOLE || isThere, 'it came to its end').toBe(true);
        expect(new Set(kinds).size, kinds.join(', ')).toBeGreaterThan(2);
      });
  });

/** When much is waiting it goes fast, but no faster. */
function shortest(weight: number): number {
  const { movement, rest } = timesOf(weight, 1, {
    ...{ speed: 'fast', travels: false, mayMove: true, isLong: false },
  });
  return movement + rest;
}

/** Until enough was seen, so many rounds have begun, or the game is over. */
async function watch(page: Page, rounds = Number.POSITIVE_INFINITY) {
  const beats = (): Promise<readonly Watched[]> =>
    page.evaluate(() => (window as unknown as { watched: Watched[] }).watched);
  const isRound = ({ weight }: Watched): boolean => weight === ROUND;
  for (const until = Date.now() + LONG; Date.now() < until; ) {
    const watched = await beats();
    const isThere =
      watched.length >= MANY ||
      watched.filter(isRound).length >= rounds ||
      (await page.locator('.end').isVisible());
    if (isThere) return { watched, isThere };
    await answerSomehow(page);
    await page.waitForTimeout(150);
  }
  return { watched: await beats(), isThere: false };
}

/** In the page: looks at every beat that took its time, while it is still there. */
function watchBeats(boxes: Readonly<Record<string, Box>>): void {
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
  /** Of what must be seen of it, only those in its shape: an area is no rectangle. */
  const spotsWithin = (area: Element, place: string): readonly (Element | null)[] => {
    const [shape] = area.getElementsByClassName('map-hit') as HTMLCollectionOf<SVGGeometryElement>;
    const onScreen = shape!.getScreenCTM()!;
    const { left, top, right, bottom } = boxes[place]!;
    return steps.flatMap((down) =>
      steps.flatMap((across) => {
        const at = new DOMPoint(left + across * (right - left), top + down * (bottom - top));
        if (!shape!.isPointInFill(at)) return [];
        const { x, y } = at.matrixTransform(onScreen);
        return [document.elementFromPoint(x, y)];
      }),
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
  /** A place: most of what must be seen of it is its own. Only a fight may lie over it, which says where it is. */
  const placesCovered = (places: readonly string[]): string[] =>
    document.querySelector('.scene-over [data-beat], .board-staged-fight[data-beat]')
      ? []
      : places.flatMap((place) => {
          const area = document.getElementById(`map-area-${place}`);
          if (!area) return [];
          const there = spotsWithin(area, place);
          const seen = there.filter((found) => found?.closest('[data-area]') === area);
          return seen.length > 0.5 * there.length
            ? []
            : [`${place}, by ${named(there.find((found) => !seen.includes(found)))}`];
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
      ...{ kind, weight, time: to - from },
      faults: [...(isTold ? [] : ['no words']), ...wordsCovered(key), ...placesCovered(places)],
    });
  });
}
