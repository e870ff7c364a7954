// Four people at a council table online, each in a browser and a language of their own: a deal is struck and kept, another
// is struck and betrayed, a promise is made in private, and somebody wins.

import type { Page } from '@playwright/test';
import sheetEn from '@three-thrones/iron-throne/board/moments/text/en.json' with { type: 'json' };
import sheetFa from '@three-thrones/iron-throne/board/moments/text/fa.json' with { type: 'json' };
import sheetHu from '@three-thrones/iron-throne/board/moments/text/hu.json' with { type: 'json' };
import sheetUk from '@three-thrones/iron-throne/board/moments/text/uk.json' with { type: 'json' };
import en from '@three-thrones/iron-throne/text/en.json' with { type: 'json' };
import fa from '@three-thrones/iron-throne/text/fa.json' with { type: 'json' };
import hu from '@three-thrones/iron-throne/text/hu.json' with { type: 'json' };
import uk from '@three-thrones/iron-throne/text/uk.json' with { type: 'json' };
import type { Deal } from '@three-thrones/iron-throne/queries';
import { LANGUAGES, type Language, LOCALES } from '@three-thrones/ui/i18n/languages.ts';
import { unpainted } from './support/drawings.ts';
import { ironStory, type Told } from './support/iron-story.ts';
import { answerHere, proposeHere, seesDeal } from './support/iron-table.ts';
import { broughtTable, sitWithCode } from './support/online.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const GAME = { en, fa, hu, uk };
const SHEET = { en: sheetEn, fa: sheetFa, hu: sheetHu, uk: sheetUk };

interface Sitting {
  readonly seat: string;
  readonly language: Language;
  readonly page: Page;
}

test('four play a whole Iron Throne online: a deal is kept, a deal is betrayed, and what is private stays so', async ({
  newGuest,
  baseURL,
}) => {
  const { record, seats, told, winners } = await ironStory('council');
  const { path, seatForCode } = await broughtTable(baseURL!, record);
  const sitting = await Promise.all(
    seats.map(async (seat, chair): Promise<Sitting> => {
      const language = LANGUAGES[chair]!;
      const page = await (await newGuest({ locale: LOCALES[language] })).newPage();
      // Windows are let go by in a rhythm of chance: here it is a quick one.
      await page.addInitScript(() => {
        const chance = Math.random;
        Math.random = () => chance() / 50;
      });
      await page.goto(path);
      await sitWithCode(page, await seatForCode(seat), wordsIn(language));
      await unpainted(page);
      return { seat, language, page };
    }),
  );

  await promiseInPrivate(sitting);
  for (const [turn, { seat, kind, choice, isOnly, decides }] of told.entries()) {
    const at = sitting.find((one) => one.seat === seat)!;
    if (kind === 'move.terms') await propose(sitting, at, told[turn]!);
    else if (choice === 'accept' && kind === 'move.choose') await accept(sitting, at, told[turn]!);
    // To propose and what is proposed are one touch.
    else if (choice !== 'propose' && !isOnly) await answerHere(at.page, choice);
    if (decides) await readsInLog(sitting, decides === 'kept' ? KEPT : BETRAYED);
  }

  for (const { page, seat, language } of sitting) {
    const won = page.locator('.end').getByText(wordsIn(language)('table.end.you-won'));
    await expect(page.locator('.end')).toBeVisible();
    await expect(won, `whether ${seat} has won`).toHaveCount(winners.includes(seat) ? 1 : 0);
  }
});

const KEPT = ['fact.clash.truce', 'fact.deal.carried-out'] as const;
/** Truce on the challenger's side, hostility on the other. */
const BETRAYED = ['fact.clash.betrayal.defender'] as const;

/** Words of the log up to what is filled in. */
function lineIn(language: Language, key: keyof typeof en): string {
  return GAME[language][key]
    .replace(/\{house\}:? ?/, '')
    .split('{')[0]!
    .trim();
}

async function readsInLog(sitting: readonly Sitting[], keys: readonly (keyof typeof en)[]): Promise<void> {
  for (const { page, language } of sitting)
    for (const key of keys) await expect(page.locator('.log')).toContainText(lineIn(language, key));
}

/** A proposal is open to all (7.6d), and only the other side can answer it. */
async function propose(sitting: readonly Sitting[], by: Sitting, { deal }: Told): Promise<void> {
  await proposeHere(by.page, deal!);
  await everybodySees(sitting, deal!);
  const buttons = await Promise.all(
    sitting.map(({ page }) =>
      Promise.all(['.it-accept', '.it-deal button'].map((one) => page.locator(one).count())),
    ),
  );
  expect(
    buttons.filter(([yes]) => yes === 1),
    'one can accept',
  ).toHaveLength(1);
  expect(
    buttons.filter(([, any]) => any === 0),
    'three can only read',
  ).toHaveLength(3);
  await readsInLog(sitting, ['fact.deal.proposed']);
}

async function accept(sitting: readonly Sitting[], by: Sitting, { deal }: Told): Promise<void> {
  await by.page.locator('.it-accept').click();
  for (const { page, language } of sitting)
    await expect(page.locator('.it-deal-sheet')).toContainText(SHEET[language]['deal.recorded']);
  await everybodySees(sitting, deal!);
  await readsInLog(sitting, ['fact.deal.recorded']);
}

async function everybodySees(sitting: readonly Sitting[], deal: Deal): Promise<void> {
  for (const { page } of sitting) await seesDeal(page, deal);
}

/** An offer outside the rules, from one to one: what is said to all after it is the first thing the others hear. */
async function promiseInPrivate(sitting: readonly Sitting[]): Promise<void> {
  const [from, to] = sitting as [Sitting, Sitting];
  const [say, { page }] = [wordsIn(from.language), from];
  for (const { page: each } of sitting) await each.locator('#side-talk').click();
  const channel = page.getByRole('group', { name: say('table.talk.to') }).getByRole('button');
  await channel.nth(1).click();
  await page.getByRole('button', { name: say('table.bargain.make') }).click();
  const form = page.getByRole('dialog', { name: say('table.bargain.make') });
  const want = form.getByRole('group', { name: say('table.bargain.i-want') });
  await want.getByLabel(say('table.bargain.term', { number: 1 })).selectOption('peace');
  await form.locator('[type=submit]').click();
  await channel.first().click();
  await page.getByRole('button', { name: say('table.phrase.hello') }).click();
  await expect(to.page.locator('.offer-notice')).toBeAttached();
  for (const { page: other } of sitting.slice(2)) {
    await expect(other.locator('.messages > li')).toHaveCount(1);
    await expect(other.locator('.offer-notice, .bargain, .promises, .talk sup')).toHaveCount(0);
  }
  for (const { page: each } of sitting) await each.locator('#side-log').click();
}
