import { begin, isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue, gameIds, type Listing } from '../src/index.ts';

describe('the catalogue', () => {
  it.each(gameIds)('knows %s by the name the game gives itself', async (id) => {
    const game = await catalogue.rules(id);
    expect(isRefusal(game)).toBe(false);
    expect(game).toMatchObject({ id });
  });

  it.each(gameIds)('can set up %s for as many players as usual, and for most', async (id) => {
    const listing = catalogue.find(id) as Listing;
    const game = await listing.load();
    for (const players of Object.values(listing.players))
      expect(begin(game, listing.configFor(players), 'seed')).toMatchObject({ state: { game: id } });
  });

  it.each(['chess', '', 'constructor', '__proto__'])('refuses %j', async (game) => {
    expect(await catalogue.rules(game)).toEqual({
      refused: true,
      code: 'no-such-game',
      rule: '0',
      args: { game, games: gameIds },
    });
  });

  it.each([0, -1, 1.5, 1e9, Number.NaN])('refuses version %j of every game', async (version) => {
    for (const id of gameIds)
      expect(await catalogue.rules(id, version)).toMatchObject({ code: 'another-rules-version' });
  });

  it.each(gameIds)('gives every released version of %s by its own number', async (id) => {
    const { released = {} } = catalogue.find(id) as Listing;
    for (const version of Object.keys(released).map(Number))
      expect(await catalogue.rules(id, version)).toMatchObject({ id, rulesVersion: version });
  });
});
