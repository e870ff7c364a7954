// Two who win or lose together: a signal seen and heard, a plan agreed to and done, one answered with another.

import type { Locator, Page } from '@playwright/test';
import { openMore } from './support/more.ts';
import { sitWithCode, tableTogether } from './support/online.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const [english, persian] = [wordsIn('en'), wordsIn('fa')];

test('a signal, a plan that is done, and one that is answered with another, each in the reader’s language', async ({
  page,
  newGuest,
  baseURL,
}) => {
  const { path, codes } = await tableTogether(baseURL!, ['stark', 'lannister']);
  await page.goto(path);
  await sitWithCode(page, codes[0]);
  const friend = await (await newGuest({ locale: 'fa-IR' })).newPage();
  await friend.goto(path);
  await sitWithCode(friend, codes[1], persian);
  const watcher = await (await newGuest()).newPage();
  await watcher.goto(path);
  await watcher.getByRole('button', { name: english('tables.watch') }).click();
  await watcher.locator('.table').waitFor();

  // A signal by mouse: taken up, put on a place; the other sees it, hears it and can read it.
  await bar(page, english)
    .getByRole('button', { name: english('table.signal.danger') })
    .click();
  await place(page, 'winterfell').dispatchEvent('click');
  await expect(
    friend.locator('.signal-mark[data-signal="danger"][data-ringing="true"] > .icon'),
  ).toBeVisible();
  await expect(friend.locator('.unseen [role="status"]')).toContainText(persian('table.signal.danger'));
  await expect(bar(watcher, english)).toHaveCount(0);
  await expect(watcher.locator('.signal-mark'), 'it may show a hand').toHaveCount(0);
  // By keys: at the place that has the focus.
  await place(friend, 'pyke').focus();
  await friend.keyboard.press('p');
  await friend
    .locator('.signal-menu')
    .getByRole('button', { name: persian('table.signal.wait') })
    .press('Enter');
  await expect(place(friend, 'pyke')).toBeFocused();
  await expect(page.locator('.signal-mark[data-signal="wait"] > .icon')).toBeVisible();
  // Nobody has to see signals of everybody.
  await openTalk(page);
  await expect(page.locator('.team-line')).toHaveText([/^Danger: Winterfell$/, /^Wait: Pyke$/]);
  await expect(page.locator('.talk-offer')).toHaveCount(0);

  // Whoever is asked is shown a move by the other, who draws it as if it were played.
  const [mover, other] = (await isAsked(page)) ? [page, friend] : [friend, page];
  const say = (one: Page) => (one === page ? english : persian);
  const asked = await questionOf(mover);
  await drawing(other).click();
  await options(other).first().click();
  await other
    .locator('.plan-drawn')
    .getByRole('button', { name: say(other)('table.plan.propose') })
    .click();
  const plan = mover.locator('.plans li');
  await expect(plan).toHaveCount(1);
  expect(await questionOf(mover), 'nothing is played by a plan').toBe(asked);
  await plan.getByRole('button', { name: say(mover)('table.plan.agree'), exact: true }).click();
  await expect(other.locator('.plans li [data-agreed="true"]')).toHaveCount(2);
  await plan.getByRole('button', { name: say(mover)('table.plan.do') }).click();
  await expect(mover.locator(`.prompt[data-question="${asked}"]`)).toHaveCount(0);
  const done = await page.locator('.team-line[data-plan] b').first().innerText();
  expect(done).not.toBe('');
  for (const one of [mover, other]) await expect(one.locator('.plans li'), 'it is done').toHaveCount(0);

  // The next one is answered with another: both lie on the table until one is done.
  const [next, rest] = (await isAsked(mover)) ? [mover, other] : [other, mover];
  await drawing(next).click();
  await options(next).first().click();
  await next
    .locator('.plan-drawn')
    .getByRole('button', { name: say(next)('table.plan.propose') })
    .click();
  await rest
    .locator('.plans li')
    .getByRole('button', { name: say(rest)('table.plan.another') })
    .click();
  await options(rest).nth(1).click();
  await rest
    .locator('.plan-drawn')
    .getByRole('button', { name: say(rest)('table.plan.propose') })
    .click();
  await expect(next.locator('.plans li')).toHaveCount(2);
  const line = page.locator('.team-line[data-plan]').last();
  await expect(line).toContainText(/instead of this plan/);
  const [first, second] = [next.locator('.plans li').first(), next.locator('.plans li').last()];
  await first.getByRole('button', { name: say(next)('table.plan.withdraw') }).click();
  await expect(rest.locator('.plans li')).toHaveCount(1);
  const before = await questionOf(next);
  await second
    .or(first)
    .getByRole('button', { name: say(next)('table.plan.do') })
    .click();
  await expect(next.locator(`.prompt[data-question="${before}"]`)).toHaveCount(0);

  // All of it is there again after a reload.
  await page.reload();
  await page.locator('.table').waitFor();
  await openTalk(page);
  await expect(page.locator('.team-line[data-signal]')).toHaveCount(2);
  await expect(page.locator('.team-line[data-plan]')).toHaveCount(3);
  await expect(page.locator('.team-line[data-plan]').first()).toContainText(done);
});

test('on a phone a finger that rests on a place signals there, and hidden signals stay hidden', async ({
  page,
  newGuest,
  baseURL,
}) => {
  const { path, codes } = await tableTogether(baseURL!, ['stark', 'lannister']);
  await page.goto(path);
  await sitWithCode(page, codes[0]);
  const phone = await (
    await newGuest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  await phone.goto(path);
  await sitWithCode(phone, codes[1]);
  await hold(place(phone, 'riverrun'));
  await phone
    .locator('.about .signal-row')
    .getByRole('button', { name: english('table.signal.go') })
    .tap();
  await expect(page.locator('.signal-mark[data-signal="go"] > .icon')).toBeVisible();
  await openMore(page, english);
  await page.getByRole('button', { name: english('table.people') }).click();
  await page.getByRole('dialog').getByText(english('table.signal.hide')).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.signal-mark')).toHaveCount(0);
});

function bar(page: Page, say: typeof english): Locator {
  return page.locator('.signal-bar').and(page.getByRole('group', { name: say('table.signals') }));
}

/** The area itself, as keys reach it. */
function place(page: Page, id: string): Locator {
  return page.locator(`.stage [data-about="domain:${id}"][tabindex]`);
}

function options(page: Page): Locator {
  return page.locator('.options [data-option]:not([data-option^="aside"])');
}

function drawing(page: Page): Locator {
  return page.locator('.plans-head .plan-draw');
}

async function questionOf(page: Page): Promise<string | null> {
  return page.locator('.prompt').getAttribute('data-question');
}

/** Once somebody is asked something: whether it is this one. */
async function isAsked(page: Page): Promise<boolean> {
  await expect(page.locator('.plans-head .plan-draw')).toBeVisible();
  return (await page.locator('.prompt[data-mine="true"][data-question]').count()) > 0;
}

async function openTalk(page: Page): Promise<void> {
  await page.getByRole('tab', { name: english('table.talk') }).click();
  await page.locator('.talk').waitFor();
}

async function hold(thing: Locator): Promise<void> {
  const box = (await thing.boundingBox())!;
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  // A table that is still being laid may move under the finger.
  await expect(async () => {
    await thing.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true, ...at });
    await thing.page().locator('.about').waitFor({ timeout: 2_000 });
  }).toPass();
}
