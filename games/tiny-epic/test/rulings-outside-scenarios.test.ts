// Rulings that no scenario can show: they are about the setup, about whole games, or about tables the notation cannot write.

import { answer, begin, beginAt, decisions, isRefusal, look, pile, type State } from '@three-thrones/kernel';
import { askingEverything, playRandomGame } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { tinyEpic } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import type { World } from '../rules/state.ts';

const TWO = { seats: ['lannister', 'stark'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] };

function setUp(config: object, ...script: unknown[]) {
  const turn = begin(tinyEpic, config, 'seed', script);
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  return turn.state.world;
}

test('1.8 the first holder of the Hand of the King is drawn', () => {
  const aShuffledDeck: string[] = [];
  expect(setUp(TWO, aShuffledDeck, 'stark').handOfTheKing).toBe('stark');
  expect(setUp(TWO, aShuffledDeck, 'lannister').handOfTheKing).toBe('lannister');
});

test('1.8 any other method is allowed: the table may name the holder', () => {
  expect(setUp({ ...TWO, first: 'stark' }).handOfTheKing).toBe('stark');
});

test('0.5 mat order: Arryn, then the other houses as they were drawn', () => {
  const { mats } = setUp({ seats: TWO.seats }, ['greyjoy', 'martell', 'tully']);
  expect(mats).toEqual(['arryn', 'greyjoy', 'martell', 'tully']);
});

for (const players of [2, 3, 4]) {
  test(`31.2, 31.3 in games of ${players} the invariants hold at every question`, () => {
    for (let game = 1; game <= 4; game++) {
      const { outcome } = playRandomGame(tinyEpic, {
        config: { players },
        seed: `rulings/${players}/${game}`,
      });
      expect(outcome.ranking.flat()).toHaveLength(players); // it throws when something is broken on the way
    }
  });
}

function tableOf(document: Partial<PositionDocument>): State<World> {
  const turn = beginAt(tinyEpic, { ...TWO, ...document }, 'seed');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  return turn.state;
}

// 45 Plot Cards, at most 16 of them in hands: no game of the base box gets there, so these two tables are made by hand.

/** Lannister attacks Greyjoy and holds a Secret card; neither deck nor discard pile has a card. */
function withoutCards(document: Partial<PositionDocument>): State<World> {
  const state = tableOf(document);
  state.world.deck = pile([], []);
  state.world.discard = [];
  return state;
}

/** Everything is asked, as in a scenario. */
const game = askingEverything(tinyEpic);

function after(state: State<World>, ...choices: (string | string[])[]): State<World> {
  for (const choice of choices) {
    const [open] = decisions(game, state);
    const turn = answer(game, state, open!.seat, open!.id, choice);
    if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
    state = turn.state;
  }
  return state;
}

test('E11, 26.4 if no card exists at all, Secret and the top card count 0', () => {
  const before = withoutCards({
    map: { ashemark: 'lannister-2+jaime-lannister' },
    players: { lannister: { hand: ['lone-wolf'], dice: ['whisper', 'whisper'] } },
    at: { step: 'action', seat: 'lannister', action: 'march' },
  });
  const { world } = after(before, 'perform', 'ashemark', 'lannister-2+jaime-lannister', 'pyke', 'lone-wolf');
  expect(world.battle).toMatchObject({
    winner: 'greyjoy',
    cards: { attacker: { up: [] }, defender: { up: [] } },
  }); // 4 against 4
});

test('E25 with deck and discard pile empty no card is drawn', () => {
  const before = withoutCards({
    players: { lannister: { hand: ['lone-wolf'], dice: ['whisper', 'whisper'] } },
    at: { step: 'action', seat: 'lannister', action: 'whisper' },
  });
  const { world } = after(before, 'perform', []);
  expect(look(world.players['lannister']!.hand)).toEqual(['jaime-lannister', 'lone-wolf']);
});

// The notation has no word for a house without any unit.

/** Stark, the second seat, has no unit on the map and may recruit. */
function withoutStark(document: Partial<PositionDocument>): State<World> {
  const state = tableOf({ at: { step: 'action', seat: 'stark', action: 'recruit' }, ...document });
  state.world.map['winterfell'] = [];
  state.world.players['stark']!.recruited = 0;
  return state;
}

test('7.8, 4.1.1 who holds domains through allies recruits there, not at home', () => {
  const state = after(withoutStark({ alliances: { tully: 'stark' } }), 'perform');
  expect(decisions(tinyEpic, state)[0]!.options).toEqual(['stark@riverrun', 'eddard-stark@riverrun']);
});

test('7.8 without any domain the home domain takes the first unit', () => {
  const state = after(withoutStark({}), 'perform');
  expect(decisions(tinyEpic, state)[0]!.options).toEqual(['stark@winterfell', 'eddard-stark@winterfell']);
});
