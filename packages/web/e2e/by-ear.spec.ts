// Played as with a screen reader: all that is known of the page is its accessibility tree.

import type { Page } from '@playwright/test';
import moments from '@three-thrones/iron-throne/board/moments/text/en.json' with { type: 'json' };
import stage from '@three-thrones/iron-throne/board/stage/text/en.json' with { type: 'json' };
import { unpainted } from './support/drawings.ts';
import { all, Ear, type Heard, named } from './support/ear.ts';
import { isWhole, openLate } from './support/late.ts';
import { pickBy } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test.use({ viewport: { width: 1180, height: 720 } });

/** What is asked and what can be answered, as far as it is told. */
interface Asked {
  readonly question: string;
  readonly choices: readonly Heard[];
  /** The same as they stand in lists, where there are several: one for each area that gets an order. */
  readonly lists: readonly (readonly Heard[])[];
  /** Sends what has been checked, or the number that stands there. */
  readonly confirm: Heard | undefined;
}

test('a whole game through the accessibility tree alone', async ({ page }) => {
  const ear = await sitDown(page, 'players=2&seed=ears');
  const first = await nextQuestion(ear);
  const map = named(await ear.listen(), 'group', say('table.map'));
  expect(all(map, 'button'), 'every domain, and four ways to look at the map').toHaveLength(24 + 4);
  expect(await playByEar(ear, first)).toBeGreaterThan(40);

  const end = await ear.listen();
  hearsPlace(end);
  const points = all(end, 'row').map(({ text }) => text);
  expect(points.some((row) => new RegExp(`^${say('table.end.total')} \\d+ \\d+$`).test(row))).toBe(true);
});

test('A Game of Thrones through the accessibility tree alone, to the end', async ({ page }) => {
  await openLate(page, { seed: 'ears' }, () => page.goto('/here/new?game=agot&players=3&seed=ears&pace=0'));
  const ear = await listenAt(page);
  const faults = new Set<string>();
  const asked = new Set<string>();
  const answers = await playByEar(ear, await nextQuestion(ear), ({ question, choices }, told) => {
    asked.add(question);
    if (choices.some(({ name }) => name === '')) faults.add(`an option without a name: ${question}`);
    const areas = all(named(told, 'group', say('table.map')), 'button');
    if (areas.some(({ name }) => name === '')) faults.add(`an area without a name: ${question}`);
  });
  expect([...faults]).toEqual([]);
  expect(asked).toContain('Place an order in each area with your units');
  expect(answers).toBeGreaterThan(isWhole ? 100 : 10);
  hearsPlace(await ear.listen());
});

test('a whole Iron Throne through the accessibility tree alone: table, windows, deals and the end', async ({
  page,
}) => {
  const ear = await sitDown(page, 'game=iron-throne&players=3&seed=ears');
  const faults = new Set<string>();
  let deals = 0;
  const answers = await playByEar(ear, await nextQuestion(ear), ({ question, choices }, told) => {
    if (choices.some(({ name }) => name === '')) faults.add(`an option without a name: ${question}`);
    const pieces = all(named(told, 'group', stage.table), 'button');
    if (pieces.length === 0) faults.add(`no piece on the table: ${question}`);
    if (pieces.some(({ name }) => name === '')) faults.add(`a piece without a name: ${question}`);
    if (!named(told, 'region', moments['timing.title'])) faults.add(`no word of where we are: ${question}`);
    // What may be offered is told, and whose it is.
    const steppers = all(told, 'group').filter(({ name }) => name.endsWith(moments['deal.power']));
    if (steppers.length > 0) deals++;
  });
  expect([...faults]).toEqual([]);
  expect(deals).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(15);
  hearsPlace(await ear.listen());
});

async function sitDown(page: Page, wanted: string): Promise<Ear> {
  await page.goto(`/here/new?${wanted}&pace=0`);
  return listenAt(page);
}

async function listenAt(page: Page): Promise<Ear> {
  await unpainted(page);
  return Ear.at(page);
}

/** My place first, and who has won in the line below it. */
function hearsPlace(end: Heard): void {
  expect(all(end, 'heading').some(({ name }) => /^you (won|came|share)/i.test(name))).toBe(true);
  expect(all(end, 'paragraph').some(({ text }) => /won|wins/i.test(text))).toBe(true);
}

/** Answers by chance until the end; how often. */
async function playByEar(
  ear: Ear,
  first: Asked | undefined,
  listen?: (asked: Asked, page: Heard) => void,
): Promise<number> {
  const pick = pickBy(8);
  let asked = first;
  let answers = 0;
  let from = 0;
  while (asked) {
    const said = await whenSaid(ear, from);
    from = said.at;
    const { choices, confirm } = said;
    // A question with one answer has answered itself meanwhile.
    if (choices.length === 0 && !confirm) {
      asked = await nextQuestion(ear);
      continue;
    }
    listen?.(said, await ear.listen());
    if (confirm) await checkEnough(ear, confirm);
    const used = confirm ?? choices[pick(choices.length)]!;
    // A proposal needs at least one term: one more of whatever there is.
    if (!confirm && used.disabled) await ear.press(firstTerm(await ear.listen()), 'Enter');
    // A button may make way for a new one while it is being looked for: then the question is read once more.
    const isPressed = await ear.press(used, 'Enter').then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    asked = await nextQuestion(ear, used);
    answers++;
  }
  return answers;
}

/**
 * Heading and status do not change in one breath in the tree: what counts is what both come to. Where it was said is where the
 * next one is listened for: others may have been asked, answered by themselves and talked over before anybody looks.
 */
async function whenSaid(ear: Ear, from: number): Promise<Asked & { readonly at: number }> {
  let asked = questionIn(await ear.listen());
  let at = -1;
  await expect
    .poll(
      async () => {
        asked = questionIn(await ear.listen());
        const said = await ear.said();
        // What was said last may still hold: the same question, asked again.
        at = said.findLastIndex((words, which) => which >= from && words.includes(asked.question));
        return at >= 0 ? 'said' : `${asked.question} / ${said.slice(from).join(' / ')}`;
      },
      { message: 'the question is said' },
    )
    .toBe('said');
  return { ...asked, at };
}

/** Waits until the button that was used is gone and something new is asked; nothing once the game is over. */
async function nextQuestion(ear: Ear, used?: Heard): Promise<Asked | undefined> {
  for (;;) {
    const page = await ear.listen();
    if (named(page, 'button', say('table.end.again'))) return undefined;
    const asked = questionIn(page);
    const isNew = [...asked.choices, asked.confirm].every((one) => one?.id !== used?.id);
    if ((asked.choices.length > 0 || asked.confirm) && (isNew || !used)) return asked;
  }
}

function questionIn(page: Heard): Asked {
  const options = named(page, 'region', say('table.options'));
  const buttons = all(options, 'button');
  const listed = all(options, 'list').flatMap((list) => all(list, 'button'));
  const boxes = all(options, 'checkbox');
  // Where it is talked, the sheet has the answers.
  const talks = all(named(page, 'region', moments['deal.title']), 'button');
  if (!options && talks.length > 0) listed.push(...talks.filter(({ name }) => TALKS.includes(name)));
  const isSeveral = boxes.length > 0 || all(options, 'spinbutton').length > 0;
  return {
    question: all(named(page, 'region', say('table.prompt')), 'heading')[0]?.name ?? '',
    choices: isSeveral ? boxes : listed,
    lists: all(options, 'list').map((list) => all(list, 'checkbox')),
    // Boxes are sent by the first button after them; others decline, or check all. Beside a number stand some to choose at once.
    confirm: !isSeveral ? undefined : boxes.length > 0 ? buttons[0] : buttons.findLast(isWords),
  };
}

const isWords = ({ name }: Heard): boolean => !/^\d+$/.test(name);

const TALKS: readonly string[] = [moments['deal.accept'], moments['deal.propose'], moments['deal.pass']];

/** What gives one more of something in a proposal. */
function firstTerm(page: Heard): Heard {
  const [, more] = moments['deal.more'].split('}');
  return all(page, 'button').find(({ name, disabled }) => name.endsWith(more!) && !disabled)!;
}

/** Checks boxes until there are as many as the question wants; what was tried and stayed empty is not tried again. */
async function checkEnough(ear: Ear, confirm: Heard): Promise<void> {
  const tried = new Set<number>();
  for (;;) {
    const { choices, lists, confirm: now } = questionIn(await ear.listen());
    if (now?.id !== confirm.id || !now.disabled) return;
    const used = new Set(choices.filter(({ checked }) => checked).map(({ name }) => name));
    const isFree = ({ id, checked, disabled }: Heard): boolean => !checked && !disabled && !tried.has(id);
    // A list in which nothing is checked comes first, with what lies nowhere yet: of some things there is only one.
    const bare = lists.filter((list) => !list.some(({ checked }) => checked)).flat();
    const next =
      bare.find((one) => isFree(one) && !used.has(one.name)) ?? bare.find(isFree) ?? choices.find(isFree);
    if (!next) throw new Error('no answer is enough');
    tried.add(next.id);
    await ear.press(next, 'Space');
  }
}
