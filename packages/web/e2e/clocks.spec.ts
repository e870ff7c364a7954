// Time at the table: my clock beside the question wherever I play, and a word when it was up.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page, WebSocketRoute } from '@playwright/test';
import { openMore } from './support/more.ts';
import { withoutDrawings } from './support/drawings.ts';
import { sitWithCode, strangersTable } from './support/online.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const LIVE = { kind: 'live', bank: 900_000, increment: 20_000 };

test('my clock stands beside the question, on a phone and at a desk, by day and by night', async ({
  page,
  baseURL,
}) => {
  await sitDown(page, baseURL!);
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [820, 1180],
    [844, 390],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    const mine = page.locator('.prompt-clocks').getByRole('timer').first();
    await expect(mine, where).toHaveAccessibleName(/^Your time: 1\d:\d\d$/);
    await expect(mine, where).toBeInViewport({ ratio: 1 });
    if (width === 320) await page.locator('#drawer-mats').click();
    // In the panels of the others; a drawer may have to be scrolled to them.
    for (const clock of await page.locator('.seat-clock').all()) {
      if (width < 1000) await clock.scrollIntoViewIfNeeded();
      await expect(clock, where).toBeInViewport({ ratio: 0.95 });
    }
    for (const theme of ['night', 'day'])
      expect(await faintClocks(page, theme), `${where}, ${theme}`).toEqual([]);
  }
  await expect(page.locator('.side-tabs')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.log li').last()).toBeInViewport({ ratio: 1 });
});

test('a house whose player is away is left to a bot when another agrees; I am told when my time was up, and when the clocks stand still', async ({
  page,
  newGuest,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wire = await changeable(page);
  const other = await (await newGuest()).newPage();
  const { path, seatForCode } = await strangersTable(baseURL!, LIVE, 'free');
  const codes = [await seatForCode('tyrell'), await seatForCode('lannister')];
  for (const [at, one] of [page, other].entries()) {
    await withoutDrawings(one);
    await one.goto(path);
    await sitWithCode(one, codes[at]!);
  }
  const [table, across] = [new Table(page), new Table(other)];
  const asked = page.locator(ENTRIES).first();
  const ask = page.getByRole('button', { name: say('table.propose.stand-in', { house: 'Stark' }) });
  await expect(async () => {
    for (const one of [table, across])
      if (await one.page.locator(ENTRIES).first().isVisible()) await answer(one);
    expect(await ask.isVisible()).toBe(true);
  }).toPass();
  await ask.click();
  await other
    .locator('.notices')
    .getByRole('button', { name: say('table.proposals.agree') })
    .click();
  // From here on a bot plays for the other as well.
  await openMore(other, say);
  await other.getByRole('button', { name: say('table.stand-in'), exact: true }).click();
  await other.getByRole('button', { name: say('table.stand-in.sure') }).click();
  await asked.waitFor();

  // What a server says that has waited for long: with this one answer my time was up.
  const asItIs = wire.change;
  wire.change = ({ facts, ...rest }) => {
    wire.change = asItIs;
    return { ...rest, facts: [{ kind: 'clock.ranOut', data: { seat: 'tyrell' } }, ...facts] };
  };
  await answer(table);
  const note = page.locator('.time-up');
  await expect(note).toContainText(say('table.time-up'));
  await expect(note.getByRole('listitem').first()).toContainText('Tyrell');
  await note.getByRole('button', { name: say('common.close') }).click();
  await expect(note).toHaveCount(0);
  // The next question opens the drawer it needs.
  await asked.waitFor();
  await page.locator('#drawer-log').click();
  await expect(page.locator('.log')).toContainText(say('table.fact.time-up', { house: 'Tyrell' }));

  wire.change = (update) => ({ ...update, clocks: { ...update.clocks, paused: true } });
  await answer(table);
  await expect(page.locator('.prompt-clocks')).toContainText(say('table.clocks.pause'));
});

test('who is alone with somebody that has only just gone is told how long to wait', async ({
  page,
  baseURL,
}) => {
  await sitDown(page, baseURL!);
  const ask = page.getByRole('button', { name: say('table.propose.stand-in', { house: 'Stark' }) });
  const asked = page.locator(ENTRIES).first();
  for (;;) {
    await ask.or(asked).first().waitFor();
    if (await ask.isVisible()) break;
    await answer(new Table(page));
  }
  await ask.click();
  await expect(page.locator('.bubble')).toContainText(say('error.too-soon', { wait: 2 }));
});

/** Waits until the answer is heard, not for what comes next: that may be a question to somebody who is away. */
async function answer(table: Table): Promise<void> {
  const { count, confirm } = await table.buttons();
  const first = count > 0 ? await table.entry(0) : undefined;
  await first?.click();
  await confirm?.click();
  await (confirm ?? first)?.waitForElementState('hidden');
}

const ENTRIES = '.options .entry, .main-options .entry';

interface Told {
  readonly type: string;
  readonly facts: readonly object[];
  readonly clocks: object;
}

/** The connection, with a hand that changes what the server tells. */
async function changeable(page: Page): Promise<{ change(update: Told): Told }> {
  const hand = { change: (update: Told): Told => update };
  await page.routeWebSocket(/api\/socket/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replace('"deflate":true', '"deflate":false')));
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told;
      socket.send(message.type === 'update' ? JSON.stringify(hand.change(message)) : text);
    });
  });
  return hand;
}

async function sitDown(page: Page, home: string): Promise<void> {
  const { path, seatForCode } = await strangersTable(home, LIVE);
  await withoutDrawings(page);
  await page.goto(path);
  await sitWithCode(page, await seatForCode('tyrell'));
}

/** Times one can hardly read. */
async function faintClocks(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('.prompt-clocks')
    .include('.seat-clock')
    .withRules(['color-contrast'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
