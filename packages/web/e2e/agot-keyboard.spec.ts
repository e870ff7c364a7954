import type { Page } from '@playwright/test';
import { unpainted } from './support/drawings.ts';
import { pickBy, type Pick, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Keys that choose an option directly. */
const NUMBERED = 9;

test('a whole Game of Thrones by keyboard alone', async ({ page }) => {
  await page.goto('/here/new?game=agot&players=3&seed=keys&pace=0');
  await unpainted(page);
  const table = new Table(page);
  const pick = pickBy(5);
  let answers = 0;
  for (let state = await table.ready(); state !== 'over'; answers++) {
    const { count, confirm } = await table.buttons();
    state = await table.movesOn(confirm ?? (await table.entry(0)), async () => {
      if (!confirm) return chooseOne(page, count, pick);
      return count > 0 ? chooseSeveral(page, pick) : chooseNumber(page, pick);
    });
  }
  // Seven areas end a game at once, and chance may come to them early.
  expect(answers).toBeGreaterThan(15);
  await expect(page.locator('.end tfoot')).toContainText(/\d/);
});

/** By its number, or from the list. */
async function chooseOne(page: Page, count: number, pick: Pick): Promise<void> {
  const chosen = pick(count);
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
