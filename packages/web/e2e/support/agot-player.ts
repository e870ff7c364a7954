// Somebody who plays A Game of Thrones from the list of options, inside the page: a game has hundreds of answers, and
// orders and bids take several presses each, so nobody asks the browser between them. The buttons are those of the page.

import type { Page } from '@playwright/test';

export interface Played {
  readonly answers: number;
  /** What was asked, word by word. */
  readonly questions: readonly string[];
  /** How often the device changed hands behind a curtain. */
  readonly curtains: number;
}

/** Answers whatever this page is asked, the same way in every run, until the end screen stands there. */
export function playToTheEnd(page: Page, seed: number): Promise<Played> {
  return page.evaluate(playHere, { seed, patience: 60_000 });
}

/** Runs in the page, so it may use nothing of this file. */
async function playHere({ seed, patience }: { seed: number; patience: number }): Promise<Played> {
  let chance = seed >>> 0;
  const pick = <T>(among: readonly T[]): T => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    return among[Math.floor((chance / 2 ** 32) * among.length)]!;
  };
  const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const isOn = (button: Element): boolean => button.getAttribute('aria-checked') === 'true';
  const isOff = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';
  const asked = (): string => document.querySelector('.prompt h1')?.textContent ?? '';
  /** Until the page shows it. */
  const until = async <T>(look: () => T | undefined | false): Promise<T> => {
    for (const late = Date.now() + patience; ; ) {
      const found = look();
      if (found) return found;
      if (Date.now() > late)
        throw new Error(
          `nothing happens at: ${asked()} ${document.querySelector('.bubble')?.textContent ?? ''}`,
        );
      await new Promise(requestAnimationFrame);
    }
  };
  const press = async (button: HTMLElement): Promise<void> => {
    button.click();
    await new Promise(requestAnimationFrame);
  };

  /** One order in each area, one unit after the other: whatever is wanted until it is enough. */
  const chooseSeveral = async (confirm: HTMLElement): Promise<void> => {
    for (let tries = 0; tries < 400 && isOff(confirm); tries++) {
      const bare = all('.options .entries').filter((group) =>
        all('.entry', group).every((entry) => !isOn(entry)),
      );
      const free = (bare.length > 0 ? all('.entry', pick(bare)) : all('.options .entry')).filter(
        (entry) => !isOn(entry),
      );
      await press(pick(free));
    }
    if (isOff(confirm)) throw new Error(`no answer is enough for: ${asked()}`);
  };

  /** A few steps up from the least: to bid all one has is no way to play. */
  const bidSome = async (more: HTMLElement): Promise<void> => {
    for (let steps = pick([0, 1, 2, 3]); steps > 0 && !isOff(more); steps--) await press(more);
  };

  const questions: string[] = [];
  let curtains = 0;
  for (;;) {
    const next = await until<HTMLElement>(
      () => all('.end')[0] ?? all('.curtain .primary, .options .entry, .stepper .button')[0],
    );
    if (next.matches('.end')) return { answers: questions.length, questions, curtains };
    if (next.closest('.curtain')) {
      curtains++;
      next.click();
      await until(() => !next.isConnected);
      continue;
    }
    // The next question may be there before the last answer is acknowledged. Where equals are put in order the first has nowhere to go.
    await until(
      () => !next.isConnected || !isOff(next) || all('.arrange .entry-confirm').some((one) => !isOff(one)),
    );
    // While several answers are sent the question before them stays, and goes without ever opening again.
    if (!next.isConnected) continue;
    questions.push(asked());
    const [confirm, more] = [all('.entry-confirm')[0], all('.stepper .icon-button')[1]];
    if (confirm) await chooseSeveral(confirm);
    if (more) await bidSome(more);
    const last = confirm ?? all('.stepper .button')[0] ?? pick(all('.options .entry'));
    last.click();
    // Every question has buttons of its own. What is sealed stays until all others have answered too.
    await until(() => !last.isConnected);
  }
}
