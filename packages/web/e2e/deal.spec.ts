// The negotiation of The Iron Throne: terms by steppers that stop where the rules stop, one touch to propose, the sheet
// seen by all, and the answer to a proposal.

import en from '@three-thrones/iron-throne/board/moments/text/en.json' with { type: 'json' };
import { bring, gameAt, openBare, type Wanted } from './support/positions.ts';
import { expect, test } from './support/test.ts';

interface Talks {
  readonly encounter?: { readonly negotiation?: { readonly proposal?: object } };
  readonly mats: Readonly<Record<string, { readonly sheet: number }>>;
}

/** I may make the first proposal. */
const first: NonNullable<Wanted['at']> = (decision, _answered, _chair, { world }) =>
  decision.kind === 'move.choose' &&
  decision.options.includes('propose') &&
  (world as Talks).encounter?.negotiation?.proposal === undefined;

/** A proposal lies there for me to answer. */
const answered: NonNullable<Wanted['at']> = ({ kind, options }) =>
  kind === 'move.choose' && options.includes('accept');

async function open(page: Parameters<typeof bring>[0], seed: string, at: Wanted['at']): Promise<void> {
  await openBare(page);
  const path = await bring(page, await gameAt({ game: 'iron-throne', seed, players: 4, at: at! }));
  await page.goto(path);
  await expect(page.locator('.it-deal')).toBeVisible();
}

test('a proposal is put together with steppers and sent by one touch', async ({ page }) => {
  // 7.2, 7.6e: power comes from the leader sheet, at most three of it.
  let payable = 0;
  await open(page, 'deal-first', (decision, ...rest) => {
    payable = Math.min(3, (rest[2].world as Talks).mats[decision.seat]?.sheet ?? 0);
    return first(decision, ...rest) && payable > 0;
  });
  const editor = page.locator('.it-terms.edit');
  const propose = page.locator('.it-propose');
  await expect(propose).toHaveAttribute('aria-disabled', 'true');
  const power = editor.getByRole('group', { name: `${en['deal.you']} · ${en['deal.power']}` });
  const [less, more] = [power.locator('button').first(), power.locator('button').last()];
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  // Up to what the rules or the purse allow; then it says why, though it takes no more.
  for (let count = 1; count <= payable; count++) {
    await expect(more).toHaveAttribute('aria-disabled', 'false');
    await more.click();
    await expect(power.locator('b')).toHaveText(String(count));
  }
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect(power.locator('b')).toHaveText(String(payable));
  await expect(page.locator('.it-deal-stop')).not.toBeEmpty();
  await expect(power).toHaveClass(/changed/);
  await less.click();
  await expect(page.locator('.it-deal-stop')).toBeEmpty();
  await more.click();
  const log = page.locator('.log');
  const mine = new RegExp(`proposes: the (challenger|defender) gives ${payable} power`);
  await expect(log).not.toContainText(mine);
  await propose.click();
  // Both answers have been sent by that touch; the other side may answer at once, but what I proposed is written down.
  await expect(log).toContainText(mine);
});

test('a proposal is accepted by one touch, and stands on record', async ({ page }) => {
  await open(page, 'deal-answer', answered);
  await expect(page.locator('.it-terms.edit')).toBeVisible();
  await page.locator('.it-accept').click();
  await expect(page.locator('.it-deal-sheet')).toContainText(en['deal.recorded']);
  await expect(page.locator('.it-accept')).toHaveCount(0);
});

test('on a phone accept, propose and pass are at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'deal-answer', answered);
  for (const part of ['.it-accept', '.it-propose', '.it-deal-pass'])
    await expect(page.locator(part)).toBeVisible();
  await page.locator('.it-deal-pass').click();
  // 7.6c: the other may go on, and then I am asked again; but whoever has passed proposes no more.
  await expect(page.locator('.it-propose')).toHaveCount(0);
});
