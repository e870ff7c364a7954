// Somebody at a table of The Iron Throne who knows what to answer: from the list of options, and deals by the steppers.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Deal, Side } from '@three-thrones/iron-throne/queries';
import type { Choice } from '@three-thrones/kernel';

/** Answers from the list of options; a question with one answer answers itself, and is not meant. */
export function answerHere(page: Page, choice: Choice): Promise<void> {
  return page.evaluate(pressHere, { choice, patience: 60_000 });
}

/** Runs in the page, so it may use nothing of this file. */
async function pressHere({ choice, patience }: { choice: Choice; patience: number }): Promise<void> {
  const kept = window as { lastPressed?: Element };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const isOff = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';
  const until = async <T>(look: () => T | undefined | false): Promise<T> => {
    for (const late = Date.now() + patience; ; await new Promise(requestAnimationFrame)) {
      const found = look();
      if (found) return found;
      if (Date.now() > late)
        throw new Error(
          `nobody asks for ${JSON.stringify(choice)}: ${document.querySelector('.prompt h1')?.textContent}`,
        );
    }
  };
  // Every question has buttons of its own.
  await until(() => kept.lastPressed?.isConnected !== true);
  const press = (button: HTMLElement): void => {
    kept.lastPressed = button;
    button.click();
  };
  if (typeof choice === 'string') {
    const option = (): HTMLElement | undefined => {
      const entries = all('.options .entry');
      const wanted = entries.find((one) => one.dataset['option'] === choice);
      return entries.length > 1 && wanted && !isOff(wanted) ? wanted : undefined;
    };
    press(await until(option));
    return;
  }
  if (Array.isArray(choice) && all('.arrange').length === 0)
    for (const id of choice) {
      const box = await until(() => all('.options .entry').find((one) => one.dataset['option'] === id));
      if (box.getAttribute('aria-checked') !== 'true') box.click();
    }
  press(await until(() => all('.entry-confirm, .stepper .button').find((one) => !isOff(one))));
}

const ROWS = ['influence', 'hostages', 'power'] as const;

/** A cell of a deal: what this side gives of it. */
function cell(sheet: Locator, row: (typeof ROWS)[number], side: Side): Locator {
  const cells = sheet.locator('tbody tr').nth(ROWS.indexOf(row)).locator('td');
  return side === 'challenger' ? cells.first() : cells.last();
}

function amounts({ influence, power, open, backs }: Deal[Side]): Record<(typeof ROWS)[number], number> {
  return { influence, hostages: open + backs.length, power };
}

/** With the steppers, and one touch to send it. */
export async function proposeHere(page: Page, deal: Deal): Promise<void> {
  const editor = page.locator('.it-terms.edit');
  for (const side of ['challenger', 'defender'] as const)
    for (const row of ROWS) {
      const wanted = amounts(deal[side])[row];
      const stepper = cell(editor, row, side).locator('.it-stepper');
      for (let count = 1; count <= wanted; count++) await stepper.locator('button').last().click();
      await expect(stepper.locator('b')).toHaveText(new RegExp(`^[${wanted}${'۰۱۲۳'[wanted]}]$`));
    }
  await page.locator('.it-propose').click();
}

/** What lies on the table, as everybody can read it. */
export async function seesDeal(page: Page, deal: Deal): Promise<void> {
  const sheet = page.locator('.it-deal-sheet .it-terms').first();
  for (const side of ['challenger', 'defender'] as const)
    for (const row of ROWS) {
      const given = amounts(deal[side])[row];
      const digits = given === 0 ? /–/ : new RegExp(`[${given}${'۰۱۲۳'[given]}]`);
      await expect(cell(sheet, row, side)).toHaveText(digits);
    }
}
