// Somebody who wants to see what comes next, whatever it is.

import type { Page } from 'playwright-core';

/** Presses whatever can be pressed while nothing is shown, and what goes on where something waits. */
export function answerSomehow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const press = (selector: string): boolean => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const found = all.find((element) => element.ariaDisabled !== 'true' && element.checkVisibility());
      found?.click();
      return found !== undefined;
    };
    if (document.querySelector('[data-beat]')) return void press('[data-beat] .button');
    press('.entry-confirm, .ag-plan-send, .stepper .button.primary, .it-deal-pass');
    // A small screen has only a few at hand where a place is touched on the map: what begins again, and what ends it.
    if (press('.main-options .entry.all')) return;
    // Where each group wants one of its own, none is chosen anew while another has nothing.
    const isOpen = (entry: HTMLElement): boolean =>
      entry.ariaDisabled !== 'true' &&
      entry.checkVisibility() &&
      !entry.closest('.entries')?.querySelector('[aria-checked="true"]');
    const open = [...document.querySelectorAll<HTMLElement>('.options .entry')].filter(isOpen);
    // By a small generator of its own: the first, or each in turn, may begin and give up the same thing for ever.
    const chance = window as { turn?: number };
    chance.turn = (Math.imul(chance.turn ?? 1, 1_664_525) + 1_013_904_223) >>> 0;
    if (open.length > 0) open[Math.floor((chance.turn / 2 ** 32) * open.length)]!.click();
    else press('.options .entry:not([aria-checked="true"]), .main-options .entry');
  });
}
