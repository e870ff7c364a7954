// A table as the tests see it: the question, the options, the end.

import type { ElementHandle, Locator, Page } from '@playwright/test';
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
  readonly question: Locator;
  readonly options: Locator;
  readonly entries: Locator;
  readonly confirm: Locator;
  readonly curtain: Locator;
  readonly end: Locator;
  /** On a small screen the rest of the options lies behind this. */
  readonly #all: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.say = wordsIn(language);
    this.prompt = page.getByRole('region', { name: this.say('table.prompt') });
    this.question = this.prompt.getByRole('heading');
    this.options = page.getByRole('region', { name: this.say('table.options'), exact: true });
    this.entries = page.locator('.options .entry, .main-options .entry:not(.all)');
    this.confirm = page.locator('.entry-confirm, .stepper .button');
    this.curtain = page.getByRole('button', { name: this.say('table.curtain.lift') });
    this.end = page.locator('.end');
    this.#all = page.locator('.main-options .entry.all');
  }

  /** Waits until something can be done here: a question of mine, a curtain, or the end. */
  async ready(): Promise<'asked' | 'curtain' | 'over'> {
    const asked = this.entries.or(this.confirm).or(this.#all);
    await asked.or(this.curtain).or(this.end).first().waitFor();
    if (await this.end.isVisible()) return 'over';
    return (await this.curtain.isVisible()) ? 'curtain' : 'asked';
  }

  /** Answers the open question from the list, and waits until the table has moved on. */
  async answer(pick: Pick): Promise<void> {
    if (await this.#all.isVisible()) await this.#all.click();
    const entries = await this.entries.all();
    const isOne = (await this.confirm.count()) === 0;
    if (entries.length > 0) await this.#click(entries[pick(entries.length)]!, isOne);
    if (isOne) return;
    for (const entry of entries) {
      if ((await this.confirm.getAttribute('aria-disabled')) !== 'true') break;
      if ((await entry.getAttribute('aria-checked')) === 'false') await entry.click();
    }
    await this.#click(this.confirm, true);
  }

  async #click(locator: Locator, isAnswer: boolean): Promise<void> {
    if (!isAnswer) return locator.click();
    await this.movesOn(locator, (button) => button.click());
  }

  /** The table has moved on when the button that was used is gone: every question has buttons of its own. */
  async movesOn(locator: Locator, use: (button: ElementHandle) => Promise<void>): Promise<void> {
    const button = await locator.elementHandle();
    await use(button);
    await this.page.waitForFunction((element) => !element.isConnected, button, { polling: 'raf' });
  }

  /** Answers until the end, lifting curtains on the way; how many answers it took. */
  async playToTheEnd(pick: Pick, atCurtain?: () => Promise<void>): Promise<number> {
    for (let answers = 0; ; ) {
      const now = await this.ready();
      if (now === 'over') return answers;
      if (now === 'curtain') {
        await atCurtain?.();
        await this.movesOn(this.curtain, (button) => button.click());
        continue;
      }
      await this.answer(pick);
      answers++;
    }
  }
}
