// Played as with a screen reader: everything is found by role and name, and nothing by place or looks.

import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { pickBy, Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('a whole game through the accessibility tree alone', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=ears&pace=0');
  const table = new Table(page);
  const question = page.getByRole('region', { name: say('table.prompt') }).getByRole('heading');
  const options = page.getByRole('region', { name: say('table.options'), exact: true });
  const choices = options.getByRole('listitem').getByRole('button').or(options.getByRole('checkbox'));
  const none = options.getByRole('button', { name: say('table.some.none') });
  const some = options.getByRole('button', { name: /^Confirm|^Choose \d/ });
  const number = options.getByRole('spinbutton');
  const total = page.getByRole('row', { name: say('table.end.total') });
  const spoken = page.getByRole('status').first();

  await expect(page.getByRole('group', { name: say('table.map') }).getByRole('button')).toHaveCount(24 + 3);

  const pick = pickBy(8);
  let answers = 0;
  for (;;) {
    await choices.or(number).or(total).first().waitFor();
    if (await total.isVisible()) break;
    const asked = await question.innerText();
    await expect(spoken, 'the question is said').toContainText(asked);
    const several = none.or(some);
    const isOne = (await several.count()) === 0;
    const mark = isOne ? choices.nth(pick(await choices.count())) : several;
    if (!isOne) await enough(several, choices);
    await table.movesOn(mark, (button) => button.press('Enter'));
    answers++;
  }
  expect(answers).toBeGreaterThan(40);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

/** Checks boxes until there are as many as the question wants. */
async function enough(confirm: Locator, choices: Locator): Promise<void> {
  for (const choice of await choices.all()) {
    if ((await confirm.getAttribute('aria-disabled')) !== 'true') return;
    await choice.press('Space');
  }
}
