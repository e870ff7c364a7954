// A table as the tests see it: the question, the options, the end.

import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { type Say, wordsIn } from './words.ts';

/** Which of so many; the same numbers in every run. */
export type Pick = (count: number) => number;

/** A small generator of its own: tests choose differently from step to step and alike from run to run. */
export function pickBy(seed: number): Pick {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export class Table {
  readonly page: Page;
  readonly say: Say;
  readonly prompt: Locator;
  readonly options: Locator;
  readonly entries: Locator;
  readonly confirm: Locator;
  readonly curtain: Locator;
  readonly end: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.say = wordsIn(language);
    this.prompt = page.getByRole('region', { name: this.say('table.prompt') });
    this.options = page.getByRole('region', { name: this.say('table.options'), exact: true });
    this.entries = page.locator('.options .entry');
    this.confirm = page.locator('.options .entry-confirm, .options .stepper .button');
    this.curtain = page.getByRole('button', { name: this.say('table.curtain.lift') });
    this.end = page.locator('.end');
  }

  /** Waits until something can be done here: a question of mine, a curtain, or the end. */
  async ready(): Promise<'asked' | 'curtain' | 'over'> {
    const asked = this.entries.or(this.confirm);
    await asked.or(this.curtain).or(this.end).first().waitFor();
    if (await this.end.isVisible()) return 'over';
    return (await this.curtain.isVisible()) ? 'curtain' : 'asked';
  }

  /** Answers the open question from the list, and waits until the table has moved on. */
  async answer(pick: Pick): Promise<void> {
    const entries = await this.entries.all();
    const confirm = (await this.confirm.count()) > 0 ? this.confirm : undefined;
    if (entries.length > 0) await this.#click(entries[pick(entries.length)]!, confirm === undefined);
    if (confirm && (await confirm.getAttribute('aria-disabled')) === 'true') {
      for (const entry of entries) {
        if ((await confirm.getAttribute('aria-disabled')) !== 'true') break;
        if ((await entry.getAttribute('aria-checked')) === 'false') await entry.click();
      }
    }
    if (confirm) await this.#click(confirm, true);
  }

  async #click(locator: Locator, isAnswer: boolean): Promise<void> {
    const button = await locator.elementHandle();
    await button!.click();
    if (isAnswer) await button!.waitForElementState('hidden');
  }
}
