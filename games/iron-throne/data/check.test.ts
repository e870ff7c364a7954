// The data hang together: counts follow from the lists, every reference finds its thing, and the timing table says of each
// ability what the ability says of itself.

import { describe, expect, test } from 'vitest';
import {
  ability,
  cardsIn,
  characterOn,
  conditions,
  deckOf,
  eventDeck,
  house,
  houseOf,
  isCharacterCard,
  isTruce,
  type Op,
  options,
  sequence,
  tables,
  valueOf,
} from './data.ts';
import eventsJson from './events.json' with { type: 'json' };
import housesJson from './houses.json' with { type: 'json' };
import { type AbilityId, CRITERIA, HOUSES, WINDOWS, type WindowId } from './ids.ts';
import tablesJson from './tables.json' with { type: 'json' };
import timingJson from './timing.json' with { type: 'json' };

const SOURCES = ['seed', 'public', 'public+reconstructed', 'reconstructed'];
const rows = timingJson.windowActors.flatMap(({ window, actors }) =>
  actors.map((actor) => ({ ...actor, window: window as WindowId, id: actor.id as AbilityId })),
);
const leaders = housesJson.houses.flatMap((one) => one.leaders.map(({ id }) => id as AbilityId));
const cards = HOUSES.flatMap((id) => [...new Set(deckOf(id))].filter(isCharacterCard));

describe('houses', () => {
  test('all five are there, in the order of their ids', () => {
    expect(housesJson.houses.map(({ id }) => id)).toEqual([...HOUSES]);
  });

  test.each(HOUSES)('%s: decks, persons, tokens and power add up', (id) => {
    const row = housesJson.houses.find((one) => one.id === id)!;
    const { characters, powerTokens, sheetPower, influenceTokens } = house(id);
    expect(deckOf(id)).toHaveLength(row.deckSize);
    expect(characters).toHaveLength(tablesJson.setup.characterTokensPerHouse.value);
    expect(row.charactersInPlay).toBe(tablesJson.setup.charactersInPlay.value);
    expect(sheetPower + row.charactersInPlay * characters[0]!.startingPower).toBe(powerTokens);
    expect(powerTokens * HOUSES.length).toBe(tablesJson.components.powerTokens.value);
    expect(influenceTokens * HOUSES.length).toBe(tablesJson.components.influenceTokens.value);
    for (const { id: person, leader, card } of characters) {
      expect([characterOn(leader), characterOn(card)]).toEqual([person, person]);
      expect([houseOf(person), houseOf(leader), houseOf(card)]).toEqual([id, id, id]);
      expect(deckOf(id)).toContain(card);
    }
  });

  test('hostility values are between 1 and 20; character cards and truces count 0', () => {
    for (const card of HOUSES.flatMap((id) => deckOf(id))) {
      const isNumbered = !isTruce(card) && !isCharacterCard(card);
      const [, printed] = /\.hostility\.(\d\d)$/.exec(card) ?? [];
      expect(valueOf(card), card).toBe(Number(printed ?? 0));
      expect(valueOf(card) > 0 && valueOf(card) <= 20, card).toBe(isNumbered);
    }
  });

  test('all cards together are what is in the box', () => {
    expect(HOUSES.flatMap((id) => deckOf(id))).toHaveLength(tablesJson.components.houseCards.value);
    expect(leaders).toHaveLength(tablesJson.components.leaderSheets.value);
  });
});

describe('abilities', () => {
  const opsIn = (ops: readonly Op[]): Op[] =>
    ops.flatMap((op) => [
      op,
      ...(op.op === 'chooseOne' ? op.options.flatMap(opsIn) : []),
      ...(op.op === 'demandAnswer' ? opsIn(op.ifFalse) : []),
    ]);

  test.each([...leaders, ...cards])('%s: window, condition, operations and marks are known', (id) => {
    const { window, condition, effect, source } = ability(id);
    expect(WINDOWS).toContain(window);
    expect(Object.keys(conditions)).toContain(condition);
    expect(SOURCES).toContain(source);
    for (const { op } of opsIn(effect)) expect(Object.keys(housesJson.effectOps)).toContain(op);
  });

  const all = [...leaders, ...cards].flatMap((id) => opsIn(ability(id).effect));

  test('what may be chosen between begins with different operations: they name the options', () => {
    const choices = all.flatMap((op) => (op.op === 'chooseOne' ? [op.options.map((ops) => ops[0]!.op)] : []));
    expect(choices.length).toBeGreaterThan(0);
    for (const names of choices) expect(new Set(names).size).toBe(names.length);
  });

  test('selectors are those that are explained', () => {
    const { players, characters } = housesJson.selectors;
    const meant = all.flatMap((op) => [
      ...('target' in op ? [op.target] : []),
      ...(op.op === 'takeHostage' ? [op.from] : []),
      ...(op.op === 'lookAt' || op.op === 'denyReward' ? [op.who] : []),
    ]);
    expect(Object.keys({ ...players, ...characters })).toEqual(expect.arrayContaining(meant));
  });
});

describe('the timing table', () => {
  test('has a row for every leader and every character card, once', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual([...leaders, ...cards].sort());
  });

  test.each(rows)(
    '$window: $id under the condition $condition',
    ({ id, window, condition, kind, house: of }) => {
      expect(ability(id)).toMatchObject({ window, condition, house: of });
      expect(kind).toBe(leaders.includes(id) ? 'leader' : 'characterCard');
      expect(cardsIn(window, of).some((card) => card.id === id)).toBe(kind === 'characterCard');
    },
  );

  test('names every window in the order of the round, and the one that interrupts last', () => {
    const windows = timingJson.sequence.filter(({ kind }) => kind === 'window').map(({ id }) => id);
    expect(windows).toEqual([...WINDOWS]);
    expect(sequence.map(({ id }) => id)).not.toContain('special_power_removal');
  });

  test('conditions use predicates that are explained', () => {
    for (const predicate of Object.values(conditions).flat())
      for (const key of Object.keys(predicate)) expect(Object.keys(timingJson.predicateKeys)).toContain(key);
  });
});

describe('events and tables', () => {
  test('decks by number of players', () => {
    expect(eventDeck(HOUSES)).toHaveLength(eventsJson.totalInBox);
    for (const [players, { total }] of Object.entries(eventsJson.byPlayerCount))
      expect(eventDeck(HOUSES.slice(0, Number(players)))).toHaveLength(total);
  });

  test('special cards look at something that is explained', () => {
    const criteria = eventsJson.cards.flatMap((card) => ('criterion' in card ? [card.criterion] : []));
    expect(criteria.sort()).toEqual([...CRITERIA].sort());
    expect(Object.keys(eventsJson.criteria).sort()).toEqual([...CRITERIA].sort());
  });

  test('numbers are numbers, options have a usual choice', () => {
    const { players, ...numbers } = tables;
    expect(players.min).toBeLessThan(players.max);
    for (const [name, value] of Object.entries(numbers)) expect(value, name).toBeGreaterThan(0);
    for (const [name, choices] of Object.entries(options)) expect(choices.length, name).toBeGreaterThan(1);
    expect(tablesJson.options.negotiationMaxProposals).toBe(tables.proposals);
  });
});
