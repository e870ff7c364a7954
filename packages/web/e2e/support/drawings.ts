import type { Page } from '@playwright/test';

export const GROUND = '.map-ground';

/**
 * The drawing of the map says nothing to a screen reader or to a key, and to draw it takes most of the time of a test
 * without a graphics card.
 */
export async function withoutDrawings(page: Page): Promise<void> {
  await page.addInitScript(hide, GROUND);
  await page.evaluate(hide, GROUND);
}

function hide(ground: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${ground}, .map-layer:not(.map-top), .map-pictures { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}
