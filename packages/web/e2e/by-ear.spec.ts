// Played as with a screen reader: all that is known of the page is its accessibility tree.

import { unpainted } from './support/drawings.ts';
import { all, Ear, type Heard, named } from './support/ear.ts';
import { pickBy } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test.use({ viewport: { width: 1180, height: 720 } });

/** What is asked and what can be answered, as far as it is told. */
interface Asked {
  readonly question: string;
  readonly spoken: string;
  readonly choices: readonly Heard[];
  /** Sends what has been checked, or the number that stands there. */
  readonly confirm: Heard | undefined;
}

test('a whole game through the accessibility tree alone', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=ears&pace=0');
  await unpainted(page);
  const ear = await Ear.at(page);
  const pick = pickBy(8);

  let asked = await nextQuestion(ear);
  const map = named(await ear.listen(), 'group', say('table.map'));
  expect(all(map, 'button'), 'every domain, and three ways to look at the map').toHaveLength(24 + 3);

  let answers = 0;
  while (asked) {
    const { question, spoken, choices, confirm } = asked;
    if (!spoken.includes(question))
      await expect
        .poll(async () => questionIn(await ear.listen()).spoken, { message: 'the question is said' })
        .toContain(question);
    if (confirm) await checkEnough(ear, confirm);
    const used = confirm ?? choices[pick(choices.length)]!;
    await ear.press(used, 'Enter');
    asked = await nextQuestion(ear, used);
    answers++;
  }
  expect(answers).toBeGreaterThan(40);

  const end = await ear.listen();
  expect(all(end, 'heading').some(({ name }) => /won|wins/i.test(name))).toBe(true);
  const points = all(end, 'row').map(({ text }) => text);
  expect(points.some((row) => new RegExp(`^${say('table.end.total')} \\d+ \\d+$`).test(row))).toBe(true);
});

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
  const isSeveral = boxes.length > 0 || all(options, 'spinbutton').length > 0;
  return {
    question: all(named(page, 'region', say('table.prompt')), 'heading')[0]?.name ?? '',
    spoken: all(page, 'status')[0]?.text ?? '',
    choices: isSeveral ? boxes : listed,
    confirm: isSeveral ? buttons.at(-1) : undefined,
  };
}

/** Checks boxes until there are as many as the question wants. */
async function checkEnough(ear: Ear, confirm: Heard): Promise<void> {
  for (;;) {
    const { choices, confirm: now } = questionIn(await ear.listen());
    if (now?.id !== confirm.id || !now.disabled) return;
    await ear.press(choices.find(({ checked }) => !checked)!, 'Space');
  }
}
