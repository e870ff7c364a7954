// Questions that leave no choice are not asked, where everybody can see that they leave none.

import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  decisions,
  factsFor,
  type Game,
  type Hidden,
  isRefusal,
  look,
  ONLY_CHOICE,
  type Refusal,
  rulesOf,
  type Turn,
} from '../src/index.ts';
import { matchAt, play, undo } from '@three-thrones/match';

interface World {
  doors: string[];
  coins: number;
  took: string[];
}

const { flow, step, ask, askAll } = rulesOf<World, { walk: object }>();

/** Ann goes through doors until none is left; then a number, then some of nothing; Bob is asked at the end. */
function walk(openly: { openly?: true } = { openly: true }): Game<World, World> {
  const steps = [
    ask<object, string>('takeDoor', {
      ...openly,
      rule: '1',
      again: true,
      who: (w) => (w.doors.length > 0 ? 'ann' : undefined),
      options: (w) => w.doors,
      refuse: (_w, _a, _seat, door) => (door === 'wall' ? { code: 'no-door', rule: '1' } : undefined),
      resolve: (w, _a, door, table) => {
        w.doors = w.doors.filter((one) => one !== door && one !== 'wall');
        w.took.push(door);
        table.tell('door.taken', { door });
      },
    }),
    ask<object, string, 'number'>('pay', {
      ...openly,
      rule: '2',
      shape: 'number',
      who: () => 'ann',
      options: () => [],
      between: (w) => [w.coins, w.coins],
      resolve: (w, _a, coins) => {
        w.coins -= coins;
      },
    }),
    ask<object, string, 'some'>('bringAll', {
      ...openly,
      rule: '3',
      shape: 'some',
      who: () => 'ann',
      options: (w) => w.took,
      between: (w) => [w.took.length, w.took.length],
      resolve: (w, _a, brought) => {
        w.took = brought.map((one) => `${one}!`);
      },
    }),
    step<object>('rest', () => undefined),
    askAll<object, string>('vote', {
      rule: '4',
      who: () => ['ann', 'bob'],
      options: () => ['yes'],
      resolve: () => undefined,
    }),
  ];
  return {
    ...({} as Game<World, World>),
    ...{ id: 'walk', rulesVersion: 1, flows: [flow('walk', steps)], start: { flow: 'walk', args: {} } },
    configure: (config) => config as World,
    setup: (config) => config,
    seats: () => ['ann', 'bob'],
  };
}

const ok = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
};
const start = (game: Game<World, World>, doors: string[]): Turn<World> =>
  ok(begin(game, { doors, coins: 3, took: [] }, 'seed'));
const asked = (game: Game<World, World>, { state }: Turn<World>): string[] =>
  decisions(game, state).map(({ kind, id }) => `${kind} ${id}`);

describe('a question', () => {
  test('that leaves no choice settles itself, and so does the next one', () => {
    const game = walk();
    const begun = start(game, ['red', 'blue', 'wall']);
    expect(asked(game, begun)).toEqual(['walk.takeDoor 0-ann']);
    const turn = ok(answer(game, begun.state, 'ann', '0-ann', 'red'));
    expect(turn.state.world).toEqual({ doors: [], coins: 0, took: ['red!', 'blue!'] });
    // Numbers of questions count what was not asked, so that no id is ever used twice.
    expect(asked(game, turn)).toEqual(['walk.vote 4-ann', 'walk.vote 4-bob']);
  });

  test('says that it was settled, to everybody, and never with what', () => {
    const game = walk();
    const { facts } = ok(answer(game, start(game, ['red', 'blue']).state, 'ann', '0-ann', 'red'));
    expect(factsFor(facts, 'bob').map(({ kind }) => kind)).toEqual([
      ...['door.taken', ONLY_CHOICE, 'door.taken', ONLY_CHOICE, ONLY_CHOICE],
    ]);
    expect(facts[1]!.data).toEqual({ seat: 'ann' });
  });

  test('is asked where not everybody can see that there is one answer', () => {
    const game = walk({});
    const turn = ok(answer(game, start(game, ['red', 'blue']).state, 'ann', '0-ann', 'red'));
    expect(asked(game, turn)).toEqual(['walk.takeDoor 1-ann']);
  });

  test('to several at once is always asked', () => {
    const game = walk();
    const begun = start(game, ['red', 'blue']);
    const turn = ok(answer(game, begun.state, 'ann', '0-ann', 'blue'));
    expect(decisions(game, turn.state).map(({ options }) => options)).toEqual([['yes'], ['yes']]);
  });

  test('that settled itself goes back with the answer before it', () => {
    const game = walk();
    const match = matchAt(game, start(game, ['red', 'blue']).state);
    const after = ok(play(game, match, { seat: 'ann', decision: '0-ann', choice: 'red' }));
    expect(ok(undo(game, after, 'ann')).state).toEqual(match.state);
  });

  test('at which a game is taken up again stays as it is', () => {
    const asking = walk({});
    const turn = ok(answer(asking, start(asking, ['red', 'blue']).state, 'ann', '0-ann', 'red'));
    expect(asked(walk(), turn)).toEqual(['walk.takeDoor 1-ann']);
  });
});

describe('what was shown and hidden again while questions settled themselves', () => {
  interface Card {
    hand: Hidden<string[]>;
    shown: string[];
  }
  const { flow: cardFlow, step: cardStep, ask: cardAsk } = rulesOf<Card, { show: object }>();
  const show = (openly: { openly?: true }): Game<Card, Card> => ({
    ...({} as Game<Card, Card>),
    ...{ id: 'show', rulesVersion: 1, start: { flow: 'show', args: {} } },
    flows: [
      cardFlow('show', [
        cardAsk<object, string>('showCard', {
          rule: '1',
          who: () => 'ann',
          options: (w) => look(w.hand),
          resolve: (w, _a, card) => {
            w.shown = [card];
            w.hand.secret = look(w.hand).filter((one) => one !== card);
          },
        }),
        cardAsk<object, string>('name', {
          ...openly,
          rule: '2',
          who: () => 'ann',
          options: () => ['ann'],
          resolve: () => undefined,
        }),
        cardStep('takeBack', (w) => {
          w.hand.secret = [...w.shown, ...look(w.hand)];
          w.shown = [];
        }),
        cardAsk<object, string>('end', {
          rule: '3',
          who: () => 'ann',
          options: () => ['end', 'stay'],
          resolve: () => undefined,
        }),
      ]),
    ],
    configure: (config) => config as Card,
    setup: (config) => config,
    seats: () => ['ann', 'bob'],
  });
  const hand = { hand: { to: ['ann'], secret: ['ace', 'king'] }, shown: [] };

  test('cannot be taken back', () => {
    const game = show({ openly: true });
    const begun = ok(begin(game, hand, 'seed'));
    const turn = ok(answer(game, begun.state, 'ann', '0-ann', 'ace'));
    expect(turn.state.world).toEqual(begun.state.world);
    expect(turn.barrier).toBe('reveal');
  });
});
