import type { Locator, Page } from '@playwright/test';
import { unpainted } from './support/drawings.ts';
import { dealBy } from './support/iron-deal.ts';
import { openLate } from './support/late.ts';
import { pickBy, type Pick, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Keys that choose an option directly. */
const NUMBERED = 9;

const begin = (page: Page, game: string) => page.goto(`/here/new?game=${game}&players=3&seed=keys&pace=0`);

test('by keyboard alone to the end: A Game of Thrones', async ({ page }) => {
  await openLate(page, { seed: 'keys' }, () => begin(page, 'agot'));
  await playByKeys(page);
});

test('a whole game by keyboard alone: The Iron Throne', async ({ page }) => {
  await begin(page, 'iron-throne');
  await playByKeys(page);
});

async function playByKeys(page: Page): Promise<void> {
  await unpainted(page);
  const table = new Table(page);
  const pick = pickBy(5);
  let answers = 0;
  for (let state = await table.ready(); state !== 'over'; answers++) {
    const dealt = await dealBy(table, pick, (button) => enterOn(page, button));
    if (dealt) {
      state = dealt;
      continue;
    }
    const { count, confirm } = await table.buttons();
    const chosen = confirm ? 0 : pick(count);
    // A question with one answer has answered itself meanwhile, perhaps between two looks.
    const used = confirm ?? (count > 0 ? await table.entry(chosen).catch(() => undefined) : undefined);
    if (!used) {
      state = await table.ready();
      continue;
    }
    state = await table.movesOn(used, async () => {
      if (!confirm) return chooseOne(page, chosen, pick);
      return count > 0 ? chooseSeveral(page, pick) : chooseNumber(page, pick);
    });
  }
  // A game may end at once, and chance may come to that early.
  expect(answers).toBeGreaterThan(15);
  await expect(page.locator('.end tfoot')).toContainText(/\d/);
}

/** Tab, until this has the focus, and Enter; what was just used stands near, so first a little way back. */
async function enterOn(page: Page, wanted: Locator): Promise<void> {
  const button = await wanted.elementHandle();
  const isThere = (): Promise<boolean> => button.evaluate((element) => element === document.activeElement);
  for (const [key, most] of [
    ['Shift+Tab', 12],
    ['Tab', 300],
  ] as const)
    for (let at = 0; at < most; at++) {
      if (await isThere()) return page.keyboard.press('Enter');
      await page.keyboard.press(key);
    }
  throw new Error('Tab never arrives there');
}

/** By its number, or from the list. */
async function chooseOne(page: Page, chosen: number, pick: Pick): Promise<void> {
  if (chosen < NUMBERED && pick(2) === 0) return page.keyboard.press(String(chosen + 1));
  await page.keyboard.press('l');
  for (let at = 0; at < chosen; at++) await page.keyboard.press('Tab');
  return page.keyboard.press('Enter');
}

async function chooseNumber(page: Page, pick: Pick): Promise<void> {
  await page.keyboard.press('l');
  for (let steps = pick(3); steps > 0; steps--) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

/** Down the list with Tab, Space on what is wanted: one of each group first, then whatever is missing. */
async function chooseSeveral(page: Page, pick: Pick): Promise<void> {
  for (let rounds = 0; rounds < 12; rounds++) {
    const wanted = await wishes(page, pick(1_000));
    if (wanted.length === 0) return page.keyboard.press('Enter');
    await page.keyboard.press('l');
    let at = 0;
    for (const place of wanted) {
      for (; at < place; at++) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
  }
  throw new Error('no answer is enough');
}

/** Places in the list that are to be checked now; none, when what is checked can be sent. */
function wishes(page: Page, chance: number): Promise<number[]> {
  return page.evaluate((from) => {
    const confirm = document.querySelector('.entry-confirm');
    if (confirm?.getAttribute('aria-disabled') !== 'true') return [];
    const entries = [...document.querySelectorAll('.options .entry')];
    const isOn = (entry: Element): boolean => entry.getAttribute('aria-checked') === 'true';
    const words = (entry: Element): string => entry.querySelector('b')?.textContent ?? '';
    const used = new Set(entries.filter(isOn).map(words));
    const places: number[] = [];
    for (const [turn, group] of [...document.querySelectorAll('.options .entries')].entries()) {
      const inside = entries.filter((entry) => group.contains(entry));
      if (inside.some(isOn)) continue;
      // Tokens that lie nowhere yet: there is only one of some of them.
      const free = inside.filter((entry) => !used.has(words(entry)));
      const chosen = (free.length > 0 ? free : inside)[(from + turn) % (free.length || inside.length)]!;
      used.add(words(chosen));
      places.push(entries.indexOf(chosen));
    }
    const rest = entries.findIndex((entry) => !isOn(entry));
    return places.length > 0 ? places : [rest];
  }, chance);
}
