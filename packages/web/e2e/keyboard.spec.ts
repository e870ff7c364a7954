import { unpainted } from './support/drawings.ts';
import { answerByKeys, tabTo } from './support/by-keys.ts';
import { expect, test } from './support/test.ts';
import { pickBy, Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test.use({ viewport: { width: 1180, height: 720 } });

test('from the start page to a first answer by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: say('start.play-now') }).first());
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await table.ready();
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(table.entries.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await table.movesOn(table.entries.first(), () => page.keyboard.press('Enter'));
});

test('a key pressed the moment a question appears is heard', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=quick&pace=0');
  await new Table(page).ready();
  const unheard = await page.evaluate(
    ([questions, patience]) =>
      new Promise<string | undefined>((resolve) => {
        let left = questions;
        let answered: Element | undefined;
        let alarm: ReturnType<typeof setTimeout>;
        // Called with the very change that brings a question, before it is painted.
        const press = (): void => {
          const option = document.querySelector('.options .entry'); // every question has buttons of its own
          if (!option || option === answered) return;
          answered = option;
          clearTimeout(alarm);
          if (left-- === 0) return resolve(undefined);
          alarm = setTimeout(() => resolve(document.querySelector('h1')!.textContent), patience);
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }),
          );
        };
        new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
        press();
      }),
    [12, 5_000] as const,
  );
  expect(unheard).toBeUndefined();
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=keys&pace=0');
  await unpainted(page);
  const table = new Table(page);
  const pick = pickBy(3);
  let answers = 0;
  for (let state = await table.ready(); state !== 'over'; answers++)
    state = await answerByKeys(page, table, pick, answers);
  expect(answers).toBeGreaterThan(40);
  await expect(page.getByRole('row', { name: say('table.end.total') })).toBeVisible();
  const again = page.getByRole('button', { name: say('table.end.again') });
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
});
