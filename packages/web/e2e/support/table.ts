// A table as the tests see it: the question, the options, the end. A whole game is some hundred answers, so each
// takes as few messages to the browser as it can: one to look, one to press.

import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
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

/** What can be done at a table: answer a question of mine, lift a curtain, or nothing more. */
export type State = 'asked' | 'curtain' | 'over';

const ENTRY = '.options .entry, .main-options .entry:not(.all)';
/** On a small screen the rest of the options lies behind this. */
const ALL = '.main-options .entry.all';
const CONFIRM = '.entry-confirm, .stepper .button';
const LIFT = '.curtain .button.primary';
const END = '.end';

export class Table {
  readonly page: Page;
  readonly say: Say;
  readonly prompt: Locator;
  readonly question: Locator;
  readonly options: Locator;
  readonly entries: Locator;
  readonly confirm: Locator;
  readonly #press: (button: ElementHandle) => Promise<void>;

  constructor(page: Page, language: Language = 'en', by: 'mouse' | 'finger' = 'mouse') {
    this.page = page;
    this.#press = (button) => (by === 'finger' ? button.tap() : button.click());
    this.say = wordsIn(language);
    this.prompt = page.getByRole('region', { name: this.say('table.prompt') });
    this.question = this.prompt.getByRole('heading');
    this.options = page.getByRole('region', { name: this.say('table.options'), exact: true });
    this.entries = page.locator(ENTRY);
    this.confirm = page.locator(CONFIRM);
  }

  /** Waits until something can be done here. */
  async ready(): Promise<State> {
    await this.page.locator([ENTRY, ALL, CONFIRM, LIFT, END].join()).first().waitFor();
    return this.#stateAfter(null);
  }

  /**
   * Waits until this button is gone, for every question has buttons of its own, and something can be done again.
   * Asked in the page itself: the answer comes with the frame that shows it.
   */
  #stateAfter(used: ElementHandle | null): Promise<State> {
    return this.page.evaluate(
      ([button, lift, end, ask]) =>
        new Promise<State>((resolve) => {
          const look = (): void => {
            const state = document.querySelector(end)
              ? 'over'
              : document.querySelector(lift)
                ? 'curtain'
                : document.querySelector(ask)
                  ? 'asked'
                  : undefined;
            if (state && !button?.isConnected) resolve(state);
            else requestAnimationFrame(look);
          };
          look();
        }),
      [used, LIFT, END, [ENTRY, ALL, CONFIRM].join()] as const,
    );
  }

  /** The table has moved on when the button that was used is gone. */
  async movesOn(
    used: Locator | ElementHandle,
    use: (button: ElementHandle) => Promise<void>,
  ): Promise<State> {
    const button = 'elementHandle' in used ? await used.elementHandle() : used;
    await use(button);
    return this.#stateAfter(button);
  }

  /**
   * What the open question can be answered with: so many options, and where several are sent together, what sends them.
   * Of the options there is no handle yet: each would be a message of its own.
   */
  async buttons(): Promise<{ count: number; confirm: ElementHandle | null }> {
    const more = await this.page.$(`css:light=${ALL}`);
    if (more) await this.#press(more);
    const [count, confirm] = await Promise.all([
      this.page.evaluate((entry) => document.querySelectorAll(entry).length, ENTRY),
      this.page.$(`css:light=${CONFIRM}`),
    ]);
    return { count, confirm };
  }

  /** One of the options of the open question. */
  async entry(at: number): Promise<ElementHandle> {
    const found = await this.page.evaluateHandle(
      ([entry, which]) => document.querySelectorAll(entry)[which],
      [ENTRY, at] as const,
    );
    const element = found.asElement();
    if (!element) throw new Error('the option is not attached any more');
    return element;
  }

  /** Answers the open question from the list, and waits until the table has moved on. */
  async answer(pick: Pick): Promise<State> {
    try {
      return await this.#answer(pick);
    } catch (error) {
      // A button that made way for a new one while it was being pressed: the question is still there.
      if (!/not attached/.test(String(error))) throw error;
      return this.answer(pick);
    }
  }

  async #answer(pick: Pick): Promise<State> {
    const { count, confirm } = await this.buttons();
    const chosen = count > 0 ? await this.entry(pick(count)) : undefined;
    // A question with one answer may have answered itself meanwhile.
    if (!confirm && !chosen) return this.#stateAfter(null);
    if (!confirm) return this.movesOn(chosen!, this.#press);
    if (chosen) await this.#press(chosen);
    for (let at = 0; at < count; at++) {
      if ((await confirm.getAttribute('aria-disabled')) !== 'true') break;
      const entry = await this.entry(at);
      if ((await entry.getAttribute('aria-checked')) === 'false') await this.#press(entry);
    }
    return this.movesOn(confirm, this.#press);
  }

  /** Answers until the end, lifting curtains on the way; how many answers it took. */
  async playToTheEnd(pick: Pick, atCurtain?: () => Promise<void>): Promise<number> {
    let answers = 0;
    let state = await this.ready();
    while (state !== 'over') {
      if (state === 'curtain') {
        await atCurtain?.();
        state = await this.movesOn(this.page.locator(LIFT), this.#press);
      } else {
        state = await this.answer(pick);
        answers++;
      }
    }
    return answers;
  }
}
