// What the host of a table may do about the people there, and how it looks to them.

import { openMore } from './support/more.ts';
import { openFor, openForTwo, sit } from './support/gathering.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const isolated = (name: string) => `\u2068${name}\u2069`;

test('the host sends somebody away, who hears of it and cannot come back', async ({
  page,
  newGuest,
  watch,
}) => {
  watch.expectRefusals();
  const link = await openFor(page, 3, 'Anna');
  const guest = await (await newGuest()).newPage();
  await guest.goto(link);
  await sit(guest, 'Béla');
  await expect(guest.getByRole('button', { name: say('lobby.leave-seat') })).toBeVisible();

  const away = page.getByRole('button', { name: say('lobby.kick.of', { name: isolated('Béla') }) });
  await away.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.cancel') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await away.click();
  await expect(page.getByRole('dialog')).toContainText(say('lobby.kick.explained'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('lobby.kick') })
    .click();
  await expect(page.locator('.chair', { hasText: 'Béla' })).toHaveCount(0);

  await expect(guest.getByText(say('lobby.seat-lost'))).toBeVisible();
  await expect(guest.getByRole('button', { name: say('lobby.kick') })).toHaveCount(0);
  await sit(guest, 'Béla');
  await expect(guest.getByText(say('error.kicked'))).toBeVisible();
  await guest.goto('/tables');
  await expect(guest.getByText(say('tables.none-mine'))).toBeVisible();
});

test('the host silences somebody at the table, and lets them speak again', async ({ page, newGuest }) => {
  const link = await openForTwo(page, 'Anna');
  const guest = await (await newGuest()).newPage();
  await guest.goto(link);
  await sit(guest, 'Béla');
  await guest.getByRole('tab', { name: say('table.talk') }).click();
  await expect(guest.getByRole('textbox', { name: say('table.talk.message') })).toBeVisible();

  await openMore(page, say);
  await page.getByRole('button', { name: say('table.people') }).click();
  const people = page.getByRole('dialog');
  await expect(people.locator('li')).toHaveCount(2);
  await people.getByRole('button', { name: say('table.people.mute-of', { name: isolated('Béla') }) }).click();
  await expect(people.getByText(say('table.people.muted'))).toBeVisible();
  await expect(guest.getByText(say('error.muted'))).toBeVisible();
  await expect(guest.getByRole('textbox', { name: say('table.talk.message') })).toHaveCount(0);
  await people
    .getByRole('button', { name: say('table.people.unmute-of', { name: isolated('Béla') }) })
    .click();
  await expect(guest.getByRole('textbox', { name: say('table.talk.message') })).toBeVisible();

  // Nobody but the host is offered that; and with somebody else at the table nobody closes it.
  await expect(people.getByText(say('lobby.close-table'))).toHaveCount(0);
  await openMore(guest, say);
  await guest.getByRole('button', { name: say('table.people') }).click();
  await expect(guest.getByRole('dialog').locator('li')).toHaveCount(2);
  await expect(guest.getByRole('dialog').locator('.people-actions button')).toHaveCount(0);
});

test('a host alone with bots opens a seat, somebody new takes it and no other; then all are asked', async ({
  page,
  newGuest,
}) => {
  const link = await openFor(page, 3, 'Anna');
  for (let bots = 0; bots < 2; bots++)
    await page
      .getByRole('button', { name: new RegExp(say('lobby.bot-for', { house: '' })) })
      .first()
      .click();
  await new Table(page).prompt.waitFor();

  const guest = await (await newGuest()).newPage();
  await guest.goto(link);
  const take = guest.getByRole('button', { name: new RegExp(say('lobby.take-seat-of', { house: '' })) });
  await expect(guest.getByRole('heading', { name: say('lobby.begun.title') })).toBeVisible();
  await expect(take, 'bots are not there to be replaced').toHaveCount(0);

  await openMore(page, say);
  await page.getByRole('button', { name: say('table.people') }).click();
  const open = page.getByRole('button', {
    name: new RegExp(say('table.propose.open-seat-of', { house: '' })),
  });
  await expect(open).toHaveCount(2);
  await open.first().click();
  await expect(page.getByText(say('table.people.open'))).toBeVisible();
  await expect(open).toHaveCount(1);
  await guest.reload();
  await expect(take).toHaveCount(1);
  await sit(guest, 'Béla');
  await new Table(guest).prompt.waitFor();

  // From now on the other one is asked.
  await open.click();
  const wish = guest.locator('.notices .note').filter({ hasText: isolated('Anna') });
  await wish.getByRole('button', { name: say('table.proposals.agree') }).click();
  await expect(page.getByText(say('table.people.open'))).toBeVisible();
});

test('a table with bots alone is closed by its host in the middle of the game', async ({ page }) => {
  const link = await openForTwo(page, 'Anna');
  await page.getByRole('button', { name: new RegExp(say('lobby.bot-for', { house: '' })) }).click();
  await openMore(page, say);
  await page.getByRole('button', { name: say('table.people') }).click();
  await page
    .getByRole('dialog')
    .locator('summary', { hasText: say('lobby.close-table') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('lobby.close-table') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('lobby.closed.title') })).toBeVisible();
});
