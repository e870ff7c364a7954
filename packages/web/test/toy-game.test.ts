// The game of docs/add-a-game.md in the engine of the page's worker: bots, a person, foresight, and its board's words.

import { catalogue } from '@three-thrones/testkit/toy/catalogue.ts';
import type { Manifest } from '@three-thrones/game-kit/manifest.ts';
import { isRefusal } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { LocalGame } from '../src/engine/local-game.ts';
import { newRecord } from '../src/engine/new-record.ts';
import { Look } from '../src/engine/preview.ts';

async function newGame(people: readonly string[]): Promise<LocalGame> {
  const rules = await catalogue.rules('heir');
  if (isRefusal(rules)) throw new Error(rules.code);
  const wanted = { game: 'heir', config: { players: 2 }, people, bots: 'squire', seed: 'crown' };
  const record = newRecord(rules, wanted, 1);
  if (isRefusal(record)) throw new Error(record.code);
  return new LocalGame(rules, record);
}

test('bots play the toy game to its end', async () => {
  const game = await newGame([]);
  while (game.waitsForBot) game.letBotDecide();
  const { outcome } = game.news().table;
  expect(outcome?.scores[outcome.ranking[0]![0]!]).toBe(2);
});

test('a person plays it against a bot: one hand is seen, one is not, and the board has words for all of it', async () => {
  const { board: load } = catalogue.find('heir') as Manifest;
  const board = await load();
  await board.load();
  const rules = await catalogue.rules('heir');
  if (isRefusal(rules)) throw new Error(rules.code);
  const game = await newGame(['Anna']);
  let answers = 0;
  for (;;) {
    while (game.waitsForBot) game.letBotDecide();
    const { decision, view } = game.news().table;
    if (!decision || !view) break;
    const option = decision.options[0]!;
    const hands = Object.values((view.world as { hand: Record<string, { secret?: unknown }> }).hand);
    expect(hands.filter(({ secret }) => secret !== undefined)).toHaveLength(1);
    expect(board.prompt(decision, view).title).toBe('Put one card face down');
    expect(board.option(decision, option, view).label).not.toBe(option);
    expect(new Look(rules, view, decision.seat).preview(option)).toBeDefined();
    expect(game.answer(decision.id, option)).toBeUndefined();
    answers++;
  }
  expect(answers).toBeGreaterThan(1);
  const { table, told } = game.news({ all: true });
  expect(board.ending(table.view!, told, table.outcome!).title).toMatch(/inherits$/);
  const silent = told.filter((logged) => !board.fact(logged)).map(({ fact }) => fact.kind);
  expect(silent.filter((kind) => kind !== 'only-choice')).toEqual([]);
});
