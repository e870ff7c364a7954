// The aid for a real table, on a phone without a network: houses, leaders, the windows of a round, and after a reload it
// stands where it was.

import en from '@three-thrones/iron-throne/board/companion/text/en.json' with { type: 'json' };
import fa from '@three-thrones/iron-throne/board/companion/text/fa.json' with { type: 'json' };
import { expect, test } from './support/test.ts';
import { wireTo } from './support/wire.ts';
import { wordsIn } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('who may act when, on a phone without a network', async ({ newGuest, baseURL, watch }) => {
  watch.expectCuts();
  const wire = await wireTo(baseURL!);
  const guest = await newGuest({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await guest.newPage();
  await page.goto(wire.address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  wire.cut();
  await guest.setOffline(true);
  await page.reload();
  await page.locator('a[href="/companion/iron-throne"]').click();
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();

  // Three houses around the table, and who leads them.
  await expect(page.getByRole('button', { name: en.begin })).toBeDisabled();
  for (const house of ['Lannister', 'Tyrell', 'Stark'])
    await page.getByRole('button', { name: house }).click();
  await page.getByLabel(`Lannister · ${en.leader}`).selectOption({ label: 'Tyrion' });
  await page.getByLabel(`Tyrell · ${en.leader}`).selectOption({ label: 'Olenna' });
  await page.getByLabel(`Stark · ${en.leader}`).selectOption({ label: 'Eddard' });
  await page.getByRole('button', { name: en.begin }).click();

  // From step to step; what is told narrows down who may act.
  const next = page.getByRole('button', { name: en.next, exact: true });
  const heading = page.locator('.it-walk h2');
  await expect(heading).toHaveText('Before your turn begins');
  for (let step = 0; step < 4; step++) await next.click();
  await page.getByLabel(en.defender).selectOption({ label: 'Tyrell' });
  for (let step = 0; step < 9; step++) await next.click();
  await expect(heading).toHaveText('Before house cards are revealed');
  const actors = page.locator('.it-actors > li:not(.no)');
  await expect(actors).toContainText(['Tyrion', 'Olenna', 'Tywin', 'Joffrey', 'Loras']);
  await page.getByLabel('Lannister: character').selectOption({ label: 'Joffrey' });
  await expect(actors).toContainText(['Tyrion', 'Olenna', 'Joffrey', 'Loras']);
  await actors.first().locator('summary').click();
  await expect(actors.first().locator('p').first()).toBeVisible();

  // Whoever is dead can be used no more, nor be brought again.
  const dead = page.getByRole('group', { name: en.dead }).getByRole('button', { name: 'Loras' });
  await dead.click();
  await expect(dead).toHaveAttribute('aria-pressed', 'true');
  await expect(actors).toHaveCount(3);
  await expect(page.locator('.it-actors > li.no')).toContainText(['Loras']);
  await expect(page.getByLabel('Tyrell: character').getByRole('option', { name: 'Loras' })).toHaveCount(0);

  // It is remembered on the device, and speaks the reader's language.
  await page.reload();
  await expect(heading).toHaveText('Before house cards are revealed');
  await expect(dead).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Lannister: character')).toHaveValue('lannister.joffrey');
  // On a phone the languages are a list in the bar at the top.
  await page
    .getByRole('combobox', { name: wordsIn('en')('settings.language') })
    .selectOption('fa', { force: true });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: fa.next, exact: true })).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, 'nothing is wider than the phone').toBe(false);
  wire.close();
});

test('a game without such an aid has no such page', async ({ page }) => {
  await page.goto('/companion/agot');
  await expect(page.locator('.it-companion, .te-companion')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: wordsIn('en')('error.not-found.title') })).toBeVisible();
});
