import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wireTo } from './support/wire.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('with the network cut the page opens again, and a new game can be played', async ({
  newGuest,
  baseURL,
  watch,
}) => {
  watch.expectCuts();
  const wire = await wireTo(baseURL!);
  const guest = await newGuest({ serviceWorkers: 'allow' });
  const page = await guest.newPage();
  await page.goto(wire.address);
  await page.evaluate(async () => {
    const copy = await navigator.serviceWorker.ready;
    const { active } = copy;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

  wire.cut();
  await guest.setOffline(true);
  await page.reload();
  await page
    .getByRole('button', { name: say('start.play-now') })
    .first()
    .click();
  const table = new Table(page);
  const pick = pickBy(2);
  for (let answers = 0; answers < 5; answers++) {
    await table.ready();
    await table.answer(pick);
  }
  await table.ready();
  const asked = await table.question.innerText();

  // The game is kept on the device: after a reload it stands where it was, and the start page knows it.
  await page.reload();
  await table.ready();
  await expect(table.question).toHaveText(asked);
  await page.goto(wire.address);
  await expect(page.getByRole('heading', { name: say('start.continue') })).toBeVisible();

  // Other languages, the rules and what needs a server behave as well.
  await page.getByRole('button', { name: 'فارسی' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`${wire.address}/rules/tiny-epic/12`);
  await expect(page.locator('.rules-text h2').first()).toBeVisible();
  await page.goto(`${wire.address}/t/nowhere`);
  await expect(page.getByRole('heading', { name: wordsIn('fa')('error.no-connection.title') })).toBeVisible();
  wire.close();
});
