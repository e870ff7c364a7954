// What happens between one question and the next can be looked at thing by thing.

import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  type Game,
  hide,
  type Hidden,
  isRefusal,
  rulesOf,
  type Interim,
  interimsOf,
  type State,
} from '../src/index.ts';

interface World {
  points: number;
  coins: number;
  card: Hidden<string>;
}

const { flow, step, ask } = rulesOf<World, { day: object }>();

const day = flow('day', [
  ask('choose', {
    rule: '1',
    who: () => 'ann',
    options: () => ['work', 'rest', 'gamble', 'show'],
    resolve: (w, _a, what, table) => {
      w.coins = what === 'rest' ? 0 : 1;
      if (what === 'show') w.card.to = ['ann', 'bob'];
      table.tell('done', { what });
    },
  }),
  step('pay', (w, _a, table) => {
    w.coins += 1;
    table.tell('paid', {});
  }),
  step('score', (w, _a, table) => {
    if (w.coins < 2) return;
    w.points += 3;
    table.tell('scored', { points: 3 });
    table.tell('scored', { points: 0 });
  }),
  step('end', (w, _a, table) => {
    w.card.to = ['ann'];
    if (w.coins === 2) w.coins = table.random.int(10) + 100;
    table.tell('ended', {});
  }),
  ask('again', { rule: '2', who: () => 'bob', options: () => ['yes', 'no'], resolve: () => undefined }),
]);

const WEIGHTS: Record<string, number> = { done: 2, paid: 1, scored: 7, ended: 3 };

const game = {
  ...{ id: 'days', rulesVersion: 1, flows: [day], start: { flow: 'day', args: {} } },
  configure: (config: object) => config,
  setup: (): World => ({ points: 0, coins: 0, card: hide('ace', ['ann']) }),
  seats: () => ['ann', 'bob'],
  weight: ({ kind }: { kind: string }) => WEIGHTS[kind] ?? 0,
} as unknown as Game<World>;

function morning(): State<World> {
  const turn = begin(game, {}, 'seed');
  if (isRefusal(turn)) throw new Error(turn.code);
  return turn.state;
}

function after(choice: string, mayUndo = false, rules = game) {
  const before = morning();
  const said = { seat: 'ann', decision: '0-ann', choice };
  const turn = answer(rules, before, said.seat, said.decision, choice);
  if (isRefusal(turn)) throw new Error(turn.code);
  return { turn, interims: interimsOf(rules, before, said, { facts: turn.facts, mayUndo }) };
}

describe('interims of an answer', () => {
  test('are the table after each step that told something of weight, but for the last', () => {
    const { turn, interims } = after('work');
    expect(turn.facts.map(({ kind }) => kind)).toEqual(['done', 'paid', 'scored', 'scored', 'ended']);
    expect(interims.map(({ state: { world }, ahead }) => [world.coins, world.points, ahead])).toEqual([
      [1, 0, 4],
      [2, 3, 1],
    ]);
    expect(turn.state.world.coins).toBeGreaterThan(99);
  });

  test('are none where one thing at most is worth a look', () => {
    const light = { ...game, weight: () => 1 };
    expect(after('work', false, light as Game<World>).interims).toEqual([]);
    const { weight: _, ...silent } = game;
    expect(after('work', false, silent as Game<World>).interims).toEqual([]);
  });

  test('are kept while the answer is played, too, where somebody asks for them', () => {
    for (const choice of ['work', 'show']) {
      const kept: Interim<World>[] = [];
      const turn = answer(game, morning(), 'ann', '0-ann', choice, undefined, kept);
      if (isRefusal(turn)) throw new Error(turn.code);
      expect(kept).toEqual(after(choice, turn.barrier === undefined).interims);
      expect(kept).toHaveLength(2);
    }
  });

  test('leave what was played untouched', () => {
    const before = morning();
    const copy = structuredClone(before);
    interimsOf(
      game,
      before,
      { seat: 'ann', decision: '0-ann', choice: 'work' },
      {
        facts: after('work').turn.facts,
        mayUndo: false,
      },
    );
    expect(before).toEqual(copy);
  });

  test('show nothing that lay open for a moment, where the answer can be taken back', () => {
    expect(after('show').interims).toHaveLength(2);
    expect(after('show', true).interims).toEqual([]);
    expect(after('work', true).interims).toHaveLength(2);
  });
});
