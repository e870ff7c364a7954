// Somebody who wants to see what comes next, whatever it is.

import type { Page } from 'playwright-core';

/** Presses whatever can be pressed while nothing is shown, and what goes on where something waits. */
export function answerSomehow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const press = (selector: string): void => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find((element) => element.ariaDisabled !== 'true' && element.checkVisibility())?.click();
    };
    if (document.querySelector('[data-beat]')) return press('[data-beat] .button');
    press('.entry-confirm, .ag-plan-send, .stepper .button.primary, .it-deal-pass');
    press('.options .entry:not([aria-checked="true"]), .main-options .entry');
  });
}
