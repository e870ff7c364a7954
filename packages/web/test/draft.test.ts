import { describe, expect, it } from 'vitest';
import { choosable } from '../src/lobby/use-game.ts';
import { configOf, draftFor, withChair, withHouse, withPlayers } from '../src/lobby/draft.ts';

const choice = (await choosable('tiny-epic'))!;

describe('a table being laid', () => {
  it('knows the houses and leaders of the base game', () => {
    expect(choice.houses.map(({ id }) => id)).toEqual([
      'lannister',
      'stark',
      'tully',
      'tyrell',
      'greyjoy',
      'martell',
      'baratheon',
    ]);
    expect(choice.houses[0]).toEqual({
      id: 'lannister',
      leaders: ['jaime-lannister', 'cersei-lannister', 'tyrion-lannister'],
    });
  });

  it('adds chairs like the last one, and the first stays the host’s', () => {
    const draft = withChair(draftFor(2), 1, { by: 'bot' });
    expect(withPlayers(draft, 4).map(({ by }) => by)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(withPlayers(withPlayers(draft, 4), 2)).toEqual(draft);
  });

  it('swaps houses instead of giving one twice', () => {
    const draft = withHouse(withHouse(draftFor(3), 0, 'stark'), 1, 'tully');
    expect(withHouse(draft, 1, 'stark').map(({ house }) => house)).toEqual(['tully', 'stark', undefined]);
  });

  it('forgets the leader of a house that was changed', () => {
    const draft = withChair(withHouse(draftFor(2), 0, 'stark'), 0, { leader: 'robb-stark' });
    expect(configOf(draft, choice, () => 0)).toEqual({
      seats: ['stark', 'lannister'],
      leaders: { stark: 'robb-stark' },
    });
    expect(configOf(withHouse(draft, 0, 'tully'), choice, () => 0).leaders).toEqual({});
  });

  it('draws the houses nobody chose, each once', () => {
    const { seats } = configOf(withHouse(draftFor(4), 2, 'lannister'), choice, () => 0.999);
    expect(seats[2]).toBe('lannister');
    expect(new Set(seats).size).toBe(4);
  });
});
