// The Rival and the Night King run a real table from a phone without a network: a whole round, one question at a time,
// taken back and kept; and what every screen must hold, in every language.

import en from '@three-thrones/tiny-epic/board/companion/text/en.json' with { type: 'json' };
import fa from '@three-thrones/tiny-epic/board/companion/text/fa.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { testEverywhere } from './support/everywhere.ts';
import { expect, test } from './support/test.ts';
import { wireTo } from './support/wire.ts';
import { wordsIn } from './support/words.ts';

const KEPT = 'three-thrones/companion/tiny-epic';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('.te-cp-sheet h2');

test('the Rival runs a round on a phone without a network', async ({ newGuest, baseURL, watch }) => {
  watch.expectCuts();
  const wire = await wireTo(baseURL!);
  const guest = await newGuest({ serviceWorkers: 'allow', ...PHONE });
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
  await page.locator('a[href="/companion/tiny-epic"]').click();
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();

  // Houses, each in one part
  await expect(button(page, en.begin)).toBeDisabled();
  const part = (name: string) => page.getByRole('group', { name });
  await part('The Rival’s house').getByRole('button', { name: 'Lannister' }).click();
  await part(en['set.you']).getByRole('button', { name: 'Stark' }).click();
  for (const house of ['Tully', 'Greyjoy', 'Martell'])
    await part(en['set.mats']).getByRole('button', { name: house }).click();
  await button(page, en.begin).click();

  // Its first turn, as the box shows it: it asks who stands there, and says what to do and why.
  await expect(heading(page)).toHaveText(en['q.changed']);
  await button(page, en.next).click();
  await button(page, 'Whisper').click();
  await button(page, 'Rival Card 2').click();
  await expect(heading(page)).toHaveText('Who stands in Riverrun?');
  await button(page, en['o.nobody']).click();
  await expect(heading(page)).toHaveText('Jaime Lannister marches to Riverrun');
  await expect(page.locator('.te-cp-deeds')).toContainText('Lannister token stays in Casterly Rock');
  await expect(page.locator('.te-cp-why')).toContainText('Rival Card 2');
  await expect(page.getByRole('status')).toContainText('Jaime Lannister marches to Riverrun');

  // Undo says what it takes back, as often as one likes; after a reload it stands where it was.
  const undo = page.getByRole('button', { name: new RegExp(`^${en.undo}`) });
  await expect(undo).toContainText(en['o.nobody']);
  await undo.click();
  await expect(heading(page)).toHaveText('Who stands in Riverrun?');
  await expect(undo).toContainText('Rival Card 2');
  await button(page, en['o.nobody']).click();
  await page.reload();
  await expect(heading(page)).toHaveText('Jaime Lannister marches to Riverrun');
  await button(page, en.done).click();

  // Two things to do: each is ticked, then it continues.
  await expect(heading(page)).toHaveText(en['g.special']);
  const waiting = page.locator('.te-cp-next');
  await expect(waiting).toContainText(en.tick);
  await waiting.click();
  await waiting.click();
  await expect(waiting).toContainText(en.done);

  // The page rolls and draws the rest of the round; whatever it asks gets the first answer.
  await playOn(page, () => page.locator('.te-cp-rounds li').nth(1).getAttribute('aria-current'));
  await expect(heading(page)).toHaveText(en['q.changed']);

  // In Persian it is mirrored, and nothing is wider than the phone.
  await page
    .getByRole('combobox', { name: wordsIn('en')('settings.language') })
    .selectOption('fa', { force: true });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(button(page, fa.next)).toBeVisible();
  wire.close();
});

/** Taps the first thing that answers, until it is so far. */
async function playOn(page: Page, isThere: () => Promise<unknown>): Promise<void> {
  const answers = page.locator('.te-cp-draw, .te-cp-answer, .te-cp-places button, .te-cp-foot .te-cp-next');
  for (let taps = 0; taps < 150 && (await isThere()) === null; taps++) await answers.first().click();
}

test('the Night King runs a round', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/companion');
  await page.locator('a[href="/companion/tiny-epic"]').click();
  await button(page, 'Together against the Night King').click();
  const part = (name: string) => page.getByRole('group', { name });
  for (const house of ['Stark', 'Lannister'])
    await part(en['set.players']).getByRole('button', { name: house }).click();
  for (const house of ['Tully', 'Greyjoy', 'Martell'])
    await part(en['set.mats']).getByRole('button', { name: house }).click();
  await button(page, en.begin).click();
  await expect(heading(page)).toHaveText(en['q.ranger-card']);
  await playOn(page, () => page.locator('.te-cp-rounds li').nth(1).getAttribute('aria-current'));
  await expect(heading(page)).toHaveText(en['q.ranger-card']);

  // Starting again is asked for first.
  await button(page, en.menu).click();
  await expect(page.getByRole('dialog')).toContainText('Stark and Lannister');
  await button(page, en.reset).click();
  await button(page, en['reset.yes']).click();
  await expect(button(page, en.begin)).toBeVisible();
});

test('the Teammate’s turn on a tablet, where one answer is changed by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/companion/tiny-epic');
  await button(page, 'With a Teammate against the Night King').click();
  const part = (name: string) => page.getByRole('group', { name });
  await part('The Teammate’s house').getByRole('button', { name: 'Lannister' }).click();
  await part(en['set.you']).getByRole('button', { name: 'Stark' }).click();
  for (const house of ['Tully', 'Greyjoy', 'Martell'])
    await part(en['set.mats']).getByRole('button', { name: house }).click();
  await button(page, en.begin).click();
  await playOn(page, () => page.locator('.te-cp-turns li').nth(2).getAttribute('aria-current'));
  await expect(page.locator('.te-cp-turns li').nth(2)).toContainText(en['turn.teammate']);
  if ((await heading(page).innerText()) === en['q.explored']) await button(page, en.next).click();
  await expect(heading(page)).toHaveText(en['mate.q.die']);
  await button(page, 'Whisper').click();
  await button(page, 'Rival Card 2').click();
  await expect(page.locator('.te-cp-rows')).toContainText('Riverrun');
  await button(page, en['o.nobody']).click();
  await expect(heading(page)).toHaveText('Jaime Lannister marches to Riverrun');
  await expect(page.locator('.te-cp-deeds')).toContainText(en['mate.d.takes']);

  // Somebody stood there after all: what follows is worked out again, what led there stays.
  const said = page.getByRole('region', { name: en.answers });
  await said.getByRole('button', { name: `${en.change}: Who stands in Riverrun?` }).click();
  await button(page, en['change.back']).click();
  await expect(heading(page)).toHaveText('Jaime Lannister marches to Riverrun');
  await said.getByRole('button', { name: `${en.change}: Who stands in Riverrun?` }).click();
  await button(page, en['mate.o.rival']).click();
  await expect(heading(page)).not.toHaveText('Jaime Lannister marches to Riverrun');
  await expect(said).toContainText('Rival Card 2');
  await expect(said).toContainText(en['mate.o.rival']);
});

const setup = {
  mode: 'solo',
  rival: 'lannister',
  person: 'stark',
  mats: ['arryn', 'greyjoy', 'tully', 'martell'],
  allies: [],
};
const rolled = [
  { kind: 'changed', said: [] },
  { kind: 'die', said: 'whisper' },
  { kind: 'rival-card', said: 'rival-02' },
];

testEverywhere([
  {
    name: 'a question of the companion',
    open: async ({ page, home }) => {
      await page.goto(`${home}/credits`);
      await page.evaluate(
        ([place, session]) => localStorage.setItem(place!, session!),
        [KEPT, JSON.stringify({ setup, entries: rolled })],
      );
      await page.goto(`${home}/companion/tiny-epic`);
      await page.locator('.te-cp-answers').waitFor();
    },
  },
  {
    name: 'deeds of the companion',
    open: async ({ page, home }) => {
      const entries = [...rolled, { kind: 'holder', said: 'you' }, { kind: 'protected', said: 'no' }];
      await page.goto(`${home}/credits`);
      await page.evaluate(
        ([place, session]) => localStorage.setItem(place!, session!),
        [KEPT, JSON.stringify({ setup, entries })],
      );
      await page.goto(`${home}/companion/tiny-epic`);
      await page.locator('.te-cp-deeds').waitFor();
    },
  },
]);
