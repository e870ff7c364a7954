// How many clicks or taps things take, by mouse on a desktop and by finger on a phone, on the board itself.

import type { Page } from '@playwright/test';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { type Decision, isRefusal, type State, view } from '@three-thrones/kernel';
import { Look } from '../src/engine/preview.ts';
import { agotAt } from './support/agot-moments.ts';
import { CLICKS, type Counted, counted, Hands, type Line, startCounting, WAYS } from './support/clicks.ts';
import { bring, gameAt, openBare, type Wanted } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

for (const [way, use] of Object.entries(WAYS))
  test.describe(`by ${way}`, () => {
    test.use(use);
    const by = new Hands(way as keyof typeof WAYS);

    test('a march of two steps, from the die to the goal: 4', async ({ page }) => {
      const table = await openAt(page, { seed: 'rose', at: canMarchTwoSteps });
      const asked = await table.question.innerText();
      await placeMarch(page, by);
      // Which of the armies gets further than one step is found out first, and all of it taken back.
      const from = await armyThatGetsFar(page, by);
      await page.keyboard.press('Escape');
      await page.keyboard.press('z');
      await expect(table.question).toHaveText(asked);
      await startCounting(page);

      await placeMarch(page, by);
      await by.pressArea(page, from);
      const far = page.locator('.map-area[data-far]');
      await far.first().waitFor();
      const goal = (await far.first().getAttribute('id'))!;
      await by.pressArea(page, goal);
      const again = page.locator('.stage-outlook .touch-again');
      const done = page.locator('.prompt:not([data-mine=true]), .undo');
      await expect(again.or(done).first()).toBeVisible();
      if (await again.isVisible()) await by.pressArea(page, goal);
      await expect(far).toHaveCount(0);
      holds(way, 'Tiny Epic: march of two steps, die and slot included', await counted(page), 4);
    });

    test('orders: two for each area and one for all', async ({ page }) => {
      const table = await openAgot(page, 'planning');
      await startCounting(page);
      const areas = await areasAsked(page);
      await placeOrders(page, by, areas);
      const asked = await table.question.innerText();
      await by.press(page.locator('.ag-plan-send:visible, .entry-confirm:visible').first());
      await expect(table.question).not.toHaveText(asked);
      holds(way, `A Game of Thrones: ${areas.length} orders`, await counted(page), 2 * areas.length + 1);
    });

    test('a march of two of three units: 5', async ({ page }) => {
      const table = await openAt(page, { game: 'agot', seed: 'wall', at: marchesThree, squiresFor: 60 });
      await startCounting(page);
      const areas = await areasAsked(page);
      for (const area of areas) {
        await by.pressArea(page, area);
        await page.getByText('Choose again').locator('visible=true').first().waitFor();
        if ((await page.locator('.who-token').count()) >= 3) break;
        await page.keyboard.press('Escape');
        await startCounting(page);
      }
      await by.press(page.locator('.who-token').first());
      await expect(page.locator('.who-token[aria-pressed=false]')).toHaveCount(1);
      const goal = (await page.locator('.map-area[data-target]').first().getAttribute('id'))!;
      await by.pressArea(page, goal);
      const again = page.locator('.stage-outlook .touch-again');
      const carryOut = page.getByRole('button', { name: 'March as planned' }).locator('visible=true').first();
      await expect(again.or(carryOut).first()).toBeVisible();
      if (await again.isVisible()) await by.pressArea(page, goal);
      await carryOut.waitFor();
      const asked = await table.question.innerText();
      await by.press(carryOut);
      await expect(table.question).not.toHaveText(asked);
      holds(way, 'A Game of Thrones: march of 2 of 3 units', await counted(page), 5);
    });

    test('a card in a combat: 2', async ({ page }) => {
      const table = await openAgot(page, 'combat');
      await startCounting(page);
      const asked = await table.question.innerText();
      // In a fight a phone shows the odds in place of the hand: a card is touched in the list.
      const card = way === 'touch' ? '.main-options .entry:not(.all)' : '.board-card[data-open=true]';
      await by.press(page.locator(card).first());
      await expect(table.question).not.toHaveText(asked);
      holds(way, 'A Game of Thrones: a card in a combat', await counted(page), 2);
    });

    test('ties are put in order at once: 1', async ({ page }) => {
      const table = await openAt(page, {
        game: 'agot',
        seed: 'clash',
        players: 6,
        people: 6,
        squiresFor: 0,
        at: ({ kind, options }) => kind === 'track.orderTies' && options.length > 2,
      });
      await page.locator('.arrange').waitFor();
      await startCounting(page);
      const asked = await table.question.innerText();
      await by.press(page.locator('.arrange .entry-confirm'));
      await expect(page.locator('.arrange')).toHaveCount(0);
      expect(asked).not.toBe('');
      holds(way, 'A Game of Thrones: ties on a track', await counted(page), 1);
    });

    test('"use it or skip it" asks for the first real choice, with Skip beside it', async ({ page }) => {
      const rules = await catalogue.rules('tiny-epic');
      if (isRefusal(rules)) throw new Error(rules.code);
      const table = await openAt(page, {
        seed: 'raven',
        at: (decision, _answered, _chair, state) => isRecruit(rules, decision, state),
      });
      await startCounting(page);
      await expect(table.question).toContainText('Recruit: choose');
      const skip = page.locator('.prompt-aside:visible, .main-options .entry:visible', { hasText: 'Skip' });
      const asked = await table.question.innerText();
      await by.press(skip.first());
      await expect(table.question).not.toHaveText(asked);
      holds(way, 'Tiny Epic: not to use an action', await counted(page), 1);
    });
  });

test('what was begun is there again after a reload: orders, and then it is forgotten', async ({ page }) => {
  const table = await openAgot(page, 'planning');
  const hands = new Hands('mouse');
  const areas = await areasAsked(page);
  await placeOrders(page, hands, areas.slice(0, 3));
  const placed = page.locator('.ag-plan');
  await expect(placed).toContainText(`3 of ${areas.length} placed`);
  await page.reload();
  await expect(placed).toContainText(`3 of ${areas.length} placed`);
  await placeOrders(page, hands, areas.slice(3));
  const asked = await table.question.innerText();
  await page.locator('.ag-plan-send:visible, .entry-confirm:visible').first().click();
  await expect(table.question).not.toHaveText(asked);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.draft.'))))
    .toEqual([]);
});

async function openAt(page: Page, wanted: Wanted): Promise<Table> {
  return opened(page, await gameAt(wanted));
}

async function openAgot(page: Page, moment: Parameters<typeof agotAt>[0]): Promise<Table> {
  return opened(page, await agotAt(moment));
}

async function opened(page: Page, record: Parameters<typeof bring>[1]): Promise<Table> {
  await openBare(page);
  await page.goto(await bring(page, record));
  const table = new Table(page);
  await table.ready();
  return table;
}

/** The areas that stand for an option. */
function areasAsked(page: Page): Promise<readonly string[]> {
  return page.locator('.map-area[data-target]').evaluateAll((all) => all.map(({ id }) => id));
}

/** One order into each of these areas. */
async function placeOrders(page: Page, by: Hands, areas: readonly string[]): Promise<void> {
  for (const area of areas) {
    await by.pressArea(page, area);
    await by.press(page.locator('.ag-ring-token:not([aria-disabled=true], .elsewhere)').first());
  }
}

/** The die of a march, and its own slot. */
async function placeMarch(page: Page, by: Hands): Promise<void> {
  await by.press(page.locator('[data-about="die:march"][data-open=true]').first());
  await by.press(page.locator('[data-about="slot:march"][data-open=true]').first());
  await page.locator('.map-area[data-target]').first().waitFor();
}

async function armyThatGetsFar(page: Page, by: Hands): Promise<string> {
  const armies = await areasAsked(page);
  const back = page.getByText('Choose again').locator('visible=true').first();
  for (const army of armies) {
    await by.pressArea(page, army);
    await back.waitFor();
    const far = page.locator('.map-area[data-far]').first();
    if (
      await far.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
    )
      return army;
    await by.press(back);
    await back.waitFor({ state: 'hidden' });
  }
  throw new Error('no army gets further than one step');
}

/** The bar, and a line for the table in docs/measurements.md. */
function holds(way: string, what: string, { clicks, questions }: Counted, most: number): void {
  const line: Line = { what, way, clicks, questions, most };
  test.info().annotations.push({ type: CLICKS, description: JSON.stringify(line) });
  expect(clicks, what).toBeGreaterThan(0);
  expect(clicks, what).toBeLessThanOrEqual(most);
}

/** Late enough for armies in several places. */
function canMarchTwoSteps({ options }: Decision, answered: number): boolean {
  return answered >= 60 && options.includes('place:march@march');
}

/** Several march orders, and three units at least with one of them. */
function marchesThree(
  { kind, options }: Decision,
  _answered: number,
  _chair: number,
  state: State<unknown>,
): boolean {
  return kind === 'declareMarch.chooseOrder' && options.some((area) => unitsIn(state, area) >= 3);
}

function unitsIn(state: State<unknown>, area: string): number {
  const { armies } = state.world as { armies: Record<string, { units: readonly string[] } | undefined> };
  return armies[area]?.units.length ?? 0;
}

/** There is something to choose from. */
function isRecruit(rules: AnyGame, { kind, about, seat }: Decision, state: State<unknown>): boolean {
  if (kind !== 'action.perform' || (about as { action: string }).action !== 'recruit') return false;
  return new Look(rules, view(state, seat), seat).preview('perform')?.next?.kind === 'recruit.deploy';
}
