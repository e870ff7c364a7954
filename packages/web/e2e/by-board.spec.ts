// A whole game by pressing what lies on the table, never the list of options: by mouse on a desktop, by finger on a phone.

import { playOnBoard } from './support/by-board.ts';
import { WAYS } from './support/clicks.ts';
import { faint } from './support/drawings.ts';
import { pickBy } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Questions of words, for which nothing lies on the table; each says why. */
const OF_WORDS: Readonly<Record<string, string>> = {
  // Tiny Epic
  'battle.attackerRetreat': 'to stay or to go, of an army that stands where it is asked',
  'battle.defenderRetreat': 'the same',
  // A Game of Thrones
  'cancelCard.use': 'yes or no',
  'combat.useBlade': 'yes or no',
  'support.answer': 'yes or no, to help that was offered',
  'destroyOrDrop.choose': 'one of two sentences of a wildling card',
  'raven.putBack': 'top or bottom of a deck that nobody may look into',
  'westerosCard.choose': 'one of the sentences of a card',
};

const GAMES = [
  ['tiny-epic', 2],
  ['agot', 3],
] as const;

for (const [way, use] of Object.entries(WAYS))
  test.describe(`by ${way}`, () => {
    test.use(use);

    for (const [game, players] of GAMES)
      test(`a whole game of ${game} on the board alone`, async ({ page }) => {
        await page.goto(`/here/new?game=${game}&players=${players}&seed=board&pace=0`);
        await faint(page);
        const { presses, onBoard, inList } = await playOnBoard(page, way as keyof typeof WAYS, pickBy(5));
        test.info().annotations.push({
          type: 'presses',
          description: `${presses} ${JSON.stringify([onBoard, inList])}`,
        });
        await expect(page.locator('.end')).toBeVisible();
        expect(Object.keys(inList).filter((kind) => !OF_WORDS[kind])).toEqual([]);
        // Not a game that was declined all along; seven areas may end one early.
        expect(Object.keys(onBoard).length).toBeGreaterThan(3);
      });
  });
