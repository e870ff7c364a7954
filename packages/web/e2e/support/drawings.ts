import type { Page } from '@playwright/test';

export const GROUND = '.map-ground';

const MAP = `${GROUND}, .map-layer:not(.map-top), .map-pictures { display: none }`;
/** Laid out, pressed and read out as ever; only its pixels are missing. */
const ALL = 'body { opacity: 0 }';

/**
 * The drawing of the map says nothing to a screen reader or to a key, and to draw it takes most of the time of a test
 * without a graphics card.
 */
export function withoutDrawings(page: Page): Promise<void> {
  return wear(page, MAP);
}

/** Nothing is painted at all: for whole games, hundreds of pictures that nobody looks at. */
export function unpainted(page: Page): Promise<void> {
  return wear(page, MAP + ALL);
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
