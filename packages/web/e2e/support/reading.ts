// How a page reads: where things stand on it, and in which digits it counts.

import type { Page } from '@playwright/test';

export async function centre(page: Page, selector: string): Promise<number> {
  const { x, width } = (await page.locator(selector).first().boundingBox())!;
  return x + width / 2;
}

/** Visible texts with digits of another script. Names of keys and codes keep theirs. */
export function latinDigits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isOurs =
        /[0-9]/.test(nodeValue ?? '') &&
        !parentElement?.closest('kbd, code, input, [lang]:not([lang=fa]), .credits');
      if (isOurs && parentElement!.checkVisibility()) found.push(nodeValue!.trim());
    }
    return found;
  });
}

/** Visible words of another script, but for Roman numerals and the list of languages. */
export function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isOurs =
        /[a-z]{2}/i.test((nodeValue ?? '').replace(/\b[IVX]+\b/g, '')) &&
        !parentElement?.closest('kbd, code, option, .language-list, [lang]:not([lang=fa])');
      if (isOurs && parentElement!.checkVisibility()) found.push(nodeValue!.trim());
    }
    return found;
  });
}
