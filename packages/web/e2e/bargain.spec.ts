// Offers and promises: made in one language, read in another, and nobody else's business.

import type { Locator, Page } from '@playwright/test';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import { expect, test } from './support/test.ts';
import { type Say, wordsIn } from './support/words.ts';

const [english, persian] = [wordsIn('en'), wordsIn('fa')];

test('an offer made in private is read in Persian, accepted and remembered; others see nothing of it', async ({
  page,
  newGuest,
}) => {
  await page.goto('/new/tiny-epic');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('textbox', { name: english('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: english('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: english('lobby.link') }).inputValue();

  const guest = await (await newGuest({ locale: 'fa-IR', viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: persian('lobby.your-name') }).fill('آرش');
  await guest.getByRole('button', { name: persian('lobby.take-seat') }).click();

  const watcher = await (await newGuest()).newPage();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: english('tables.watch') }).click();
  for (const one of [page, watcher]) await openTalk(one, 'en');
  await expect(watcher.getByRole('button', { name: english('table.bargain.make') })).toHaveCount(0);

  // Anna promises two things and asks for one.
  await channel(page, english, 1).click();
  await page.getByRole('button', { name: english('table.bargain.make') }).click();
  const form = page.getByRole('dialog', { name: english('table.bargain.make') });
  const give = form.getByRole('group', { name: english('table.bargain.i-give') });
  const want = form.getByRole('group', { name: english('table.bargain.i-want') });
  await give.getByLabel(english('table.bargain.term', { number: 2 })).selectOption('leave');
  await give.getByLabel(english('table.bargain.place')).selectOption('leave:winterfell');
  await want.getByLabel(english('table.bargain.term', { number: 1 })).selectOption('peace');
  await form.getByLabel(english('table.bargain.until')).selectOption('end');
  // A hand that clicks twice sends it once, and does not touch what lies behind.
  const touched = await page.evaluateHandle(() => {
    const behind = document.createElement('button');
    behind.style.cssText = 'position: fixed; inset: 0; z-index: 99; opacity: 0';
    behind.addEventListener('click', () => behind.append('touched'));
    return document.body.appendChild(behind);
  });
  await form.getByRole('button', { name: english('table.talk.send') }).dblclick();
  await expect(form).toBeHidden();
  expect(await touched.evaluate((behind) => (behind.remove(), behind.textContent))).toBe('');
  await expect(card(page)).toContainText('not to move to Winterfell');
  await expect(card(page)).toContainText(english('table.bargain.state.open'));
  await expect(card(page).getByRole('button')).toHaveText([english('table.bargain.withdraw')]);

  // On a low screen too, what one says stays in view.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of [english('table.talk.send'), english('table.bargain.make')])
    await expect(page.locator('.talk').getByRole('button', { name })).toBeInViewport();

  // It is announced to the other house, wherever that looks, and is there in its language.
  await expect(guest.locator('#drawer-talk sup')).toHaveText('۱');
  const notice = guest.locator('.offer-notice');
  await notice.getByRole('button', { name: /معامله‌ای برای شما/ }).click();
  await expect(card(guest).getByRole('button', { name: persian('table.bargain.accept') })).toBeInViewport();
  await expect(notice).toBeHidden();
  await channel(guest, persian, 0).click();
  await guest.getByRole('button', { name: /معامله‌ای برای شما/ }).click();
  await expect(card(guest)).toContainText('وینترفل');
  await expect(card(guest)).toContainText(persian('table.bargain.until.end'));
  expect(await card(guest).innerText()).not.toMatch(/[A-Za-z/]/);
  await expect(card(guest).locator('.shield')).toHaveCount(2);
  await card(guest)
    .getByRole('button', { name: persian('table.bargain.accept') })
    .click();

  for (const [one, say] of [
    [page, english],
    [guest, persian],
  ] as const) {
    await expect(card(one)).toContainText(say('table.bargain.state.accepted'));
    await expect(card(one).getByRole('button')).toHaveCount(0);
    await one.getByText(say('table.promises', { count: 1 })).click();
    await expect(one.getByText(say('table.promises.note'))).toBeVisible();
    await expect(one.locator('.promises .bargain')).toHaveCount(1);
    await expect(one.locator('.messages > li'), 'the answer is no message of its own').toHaveCount(1);
  }

  // Something said to all reaches whoever watches; of the offer nothing does.
  await channel(page, english, 0).click();
  await page.getByRole('button', { name: english('table.phrase.hello') }).click();
  await expect(watcher.locator('.messages > li')).toHaveCount(1);
  await expect(watcher.locator('.bargain, .promises')).toHaveCount(0);
  await watcher.reload();
  await watcher.getByRole('button', { name: english('tables.watch') }).click();
  await openTalk(watcher, 'en');
  await expect(watcher.locator('.messages > li')).toHaveCount(1);
  await expect(watcher.locator('.bargain, .promises')).toHaveCount(0);

  // An offer before everybody says that it is public, has witnesses, and only the house it was made to can answer. What is
  // not sent yet is there again after a reload.
  await page.getByRole('button', { name: english('table.bargain.make') }).click();
  await expect(form.getByText(english('table.bargain.public'))).toBeVisible();
  await form.getByLabel(english('table.bargain.until')).selectOption('end');
  await page.reload();
  await openTalk(page, 'en');
  await page.getByRole('button', { name: english('table.bargain.continue') }).click();
  await expect(form.getByLabel(english('table.bargain.until'))).toHaveValue('end');
  await form.getByRole('button', { name: english('table.bargain.send-to-all') }).click();
  await expect(card(watcher)).toContainText(english('table.bargain.state.open'));
  await expect(card(watcher).getByRole('button')).toHaveCount(0);
  await guest.getByRole('button', { name: /معامله‌ای برای شما/ }).click();
  await card(guest)
    .getByRole('button', { name: persian('table.bargain.decline') })
    .click();
  for (const one of [page, watcher])
    await expect(card(one)).toContainText(english('table.bargain.state.declined'));
  await expect(watcher.locator('.promises')).toHaveCount(0);
});

test('words said to me alone open where they are, and what I type survives a reload', async ({
  page,
  newGuest,
}) => {
  await page.goto('/new/tiny-epic');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('textbox', { name: english('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: english('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: english('lobby.link') }).inputValue();
  const guests: Page[] = [];
  for (const name of ['Béla', 'Cili']) {
    const guest = await (await newGuest()).newPage();
    await guest.goto(link);
    await guest.getByRole('textbox', { name: english('lobby.your-name') }).fill(name);
    await guest
      .getByRole('button', { name: english('lobby.take-seat') })
      .first()
      .click();
    guests.push(guest);
  }
  const [bela, cili] = guests as [Page, Page];
  await openTalk(bela, 'en');
  await openTalk(cili, 'en');
  await page.locator('.table').waitFor();

  // One speaks to all, the other to Anna alone.
  await bela.getByRole('button', { name: english('table.phrase.hello') }).click();
  await cili
    .getByRole('group', { name: english('table.talk.to') })
    .getByRole('button', { name: /Anna/ })
    .click();
  await speak(cili, 'Help me at Pyke');
  const talk = page.getByRole('tab', { name: english('table.talk') });
  await expect(talk.locator('sup')).toHaveText('2');
  await talk.click();
  await expect(page.locator('.messages > li')).toHaveText([/Help me at Pyke/]);
  await expect(page.locator('.unread-dot'), 'what was said to all is not read yet').toHaveCount(1);
  await expect(talk.locator('sup')).toHaveText('1');

  // What is typed belongs to its channel, and is there again.
  const message = page.getByRole('textbox', { name: english('table.talk.message') });
  await message.fill('Not before');
  await channel(page, english, 0).click();
  await expect(talk.locator('sup')).toHaveCount(0);
  await expect(message).toHaveValue('');
  await page.reload();
  await openTalk(page, 'en');
  await expect(talk.locator('sup'), 'what was read stays read').toHaveCount(0);
  await page
    .getByRole('group', { name: english('table.talk.to') })
    .getByRole('button', { name: /Cili/ })
    .click();
  await expect(message).toHaveValue('Not before');
  await page.getByRole('button', { name: english('table.talk.send') }).click();
  await expect(cili.locator('.messages > li')).toHaveText([/Help me at Pyke/, /Not before/]);
  await expect(message).toHaveValue('');
});

async function speak(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: english('table.talk.message') }).fill(words);
  await page.getByRole('button', { name: english('table.talk.send') }).click();
}

/** The offer among the messages. */
function card(page: Page): Locator {
  return page.locator('.messages').getByRole('group');
}

/** Everybody first, then the other houses. */
function channel(page: Page, say: Say, at: number): Locator {
  return page
    .getByRole('group', { name: say('table.talk.to') })
    .getByRole('button')
    .nth(at);
}

async function openTalk(page: Page, language: Language): Promise<void> {
  const say = wordsIn(language);
  await page.locator('.table').waitFor();
  await page
    .getByRole('tab', { name: say('table.talk') })
    .or(page.locator('#drawer-talk'))
    .click();
  await page.locator('.talk').waitFor();
}
