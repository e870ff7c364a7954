import type { BrowserContext, Page } from '@playwright/test';

export const GROUND = '.map-ground';

const MAP = `${GROUND}, .map-layer:not(.map-top), .map-pictures { display: none }`;
/** Laid out, pressed and read out as ever; only its pixels are missing. */
const ALL = 'body { opacity: 0 }';

/** In every page of it: pieces, names and marks are there as ever. */
export async function withoutGround(context: BrowserContext): Promise<void> {
  await context.addInitScript(put, `${GROUND} { display: none }`);
}

/**
 * The drawing of the map says nothing to a screen reader or to a key, and to draw it takes most of the time of a test
 * without a graphics card.
 */
export function withoutDrawings(page: Page): Promise<void> {
  return wear(page, MAP);
}

/** Nothing is painted at all: hundreds of pictures of a whole game, or a screen that is only measured. */
export function unpainted(page: Page): Promise<void> {
  return wear(page, MAP + ALL);
}

/** The same, but what lies over the map goes by its marks: they keep their place. */
export function faint(page: Page): Promise<void> {
  return wear(page, `${GROUND}, .map-glow { display: none } ${ALL}`);
}

/** All but the map is there to be seen for so long. */
export async function painted(page: Page, look: () => Promise<void>): Promise<void> {
  const show = (opacity: string) =>
    page.evaluate((wanted) => void (document.body.style.opacity = wanted), opacity);
  await show('1');
  await look();
  await show('');
}

async function wear(page: Page, css: string): Promise<void> {
  await page.addInitScript(put, css);
  await page.evaluate(put, css);
}

function put(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
