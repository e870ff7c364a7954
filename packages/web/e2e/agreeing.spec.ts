// What people at a table agree to, and what a bot does for one of them.

import type { Page } from '@playwright/test';
import { openMore } from './support/more.ts';
import { broughtTable, sitWithCode } from './support/online.ts';
import { gameAt } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('an answer is taken back when the other agrees; a bot plays for somebody, and gives the seat back', async ({
  page,
  newGuest,
  baseURL,
}) => {
  const record = await gameAt({
    seed: 'wolf',
    players: 2,
    people: 1,
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 20,
  });
  const [mine, theirs] = Object.keys(record.players);
  const { path, seatForCode } = await broughtTable(baseURL!, record);
  const other = await (await newGuest()).newPage();
  await sit(page, path, await seatForCode(mine!));
  await sit(other, path, await seatForCode(theirs!));
  const [table, across] = [new Table(page), new Table(other)];
  await table.ready();
  // I answer until nothing can simply be undone: then the same button asks the others.
  const pick = pickBy(5);
  const takeBack = page.getByRole('button', { name: say('table.propose.take-back') });
  let asked = '';
  let options: string[] = [];
  for (let answers = 0; answers < 8 && !(await takeBack.isVisible()); answers++) {
    [asked, options] = [await table.question.innerText(), await labels(table)];
    // What comes last in the list is one answer, and no march that would be several.
    const last = await table.entries.last().elementHandle();
    await last.click();
    await expect.poll(() => last.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(takeBack.or(table.entries.first()).first()).toBeVisible();
  }
  await takeBack.click();
  const wish = other.locator('.notices .note');
  await wish.getByRole('button', { name: say('table.proposals.refuse') }).dblclick();
  await expect(wish).toHaveCount(0);
  const no = page.locator('.notices .note');
  await expect(no, 'whoever asked is told').toContainText(
    say('table.proposals.no.take-back', { who: '' }).trim(),
  );
  await expect(other.locator('.bubble'), 'the second click answers nothing').toHaveCount(0);
  await no.getByRole('button', { name: say('common.close') }).click();
  await expect(no).toHaveCount(0);
  await takeBack.click();
  await expect(wish).toBeVisible();
  await expect(wish, 'it covers what lies under it').not.toHaveCSS(
    'background-color',
    /rgba\(.*, 0(\.\d+)?\)/,
  );
  await wish.getByRole('button', { name: say('table.proposals.agree') }).click();
  await expect(table.question).toHaveText(asked);
  await expect.poll(() => labels(table)).toEqual(options);
  await expect(page.locator('.log')).toContainText(say('table.fact.taken-back'));
  await expect(page.locator('.log')).not.toContainText('takenBack');
  await other.reload();
  await other.locator('.table').waitFor();
  await expect(other.locator('.log')).toContainText(say('table.fact.taken-back'));

  // The other house goes away for a while: a bot answers for it, everybody sees that, and one touch ends it.
  await openMore(other, say);
  await other.getByRole('button', { name: say('table.stand-in'), exact: true }).dblclick();
  await expect(other.getByText(say('table.stand-in.note')), 'it takes a second touch').toHaveCount(0);
  await other.getByRole('button', { name: say('table.stand-in.sure') }).click();
  const note = other.getByText(say('table.stand-in.note'));
  await expect(note).toBeVisible();
  const before = await page.locator('.log li').count();
  for (let answers = 0; answers < 8; answers++) await table.answer(pick);
  expect(await page.locator('.log li').count()).toBeGreaterThan(before);
  await other
    .locator('.notices')
    .getByRole('button', { name: say('table.stand-in.back') })
    .click();
  await expect(note).toBeHidden();
  await expect(across.prompt).toBeVisible();

  // Somebody who only watches says something, once, and everybody can see who it is.
  const watcher = await (await newGuest()).newPage();
  await watcher.goto(path);
  await watcher.getByRole('button', { name: say('tables.watch') }).click();
  for (const one of [watcher, page]) await one.getByRole('tab', { name: say('table.talk') }).click();
  await watcher.getByRole('button', { name: say('table.phrase.hello') }).dblclick();
  await page.getByRole('button', { name: say('table.phrase.hello') }).click();
  await expect(page.locator('.messages > li')).toHaveCount(2);
  await expect(page.locator('.messages > li', { hasText: say('table.talk.watcher') })).toHaveCount(1);
});

/** What can be chosen, without what is found out about it in the meantime. */
async function labels({ entries }: Table): Promise<string[]> {
  return (await entries.allInnerTexts()).map((text) => text.split('\n')[0]!);
}

async function sit(page: Page, path: string, code: string): Promise<void> {
  await page.goto(path);
  await sitWithCode(page, code);
}
