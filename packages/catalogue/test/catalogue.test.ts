import { readFileSync } from 'node:fs';
import { answer, begin, type Chance, type Choice, decisions, isOver, isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue, gameIds, type Listing } from '../src/index.ts';

/** A game as it was written down while it was played. */
interface Recorded {
  readonly config: unknown;
  readonly seed: string;
  readonly chance?: Chance;
  readonly answers: readonly { readonly seat: string; readonly decision: string; readonly choice: Choice }[];
}

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

  it.each(gameIds.filter((id) => '1' in ((catalogue.find(id) as Listing).released ?? {})))(
    'lets the questions of running games of %s say what they are about, as today',
    async (id) => {
      const file = new URL(`../../../games/${id}/releases/v1.games.json`, import.meta.url);
      const games = JSON.parse(readFileSync(file, 'utf8')) as { record: Recorded }[];
      const [first, today] = await Promise.all([catalogue.rules(id, 1), catalogue.rules(id)]);
      if (isRefusal(first) || isRefusal(today)) throw new Error('no rules');
      const kinds = today.flows.flatMap(({ name, steps }) =>
        steps.flatMap((step) => (step.type === 'ask' && step.about ? [`${name}.${step.name}`] : [])),
      );
      const said = new Set<string>();
      for (const { record } of games) {
        const start = begin(first, record.config, record.seed, undefined, record.chance ?? 'fast');
        if (isRefusal(start)) throw new Error(start.code);
        let { state } = start;
        for (const { seat, decision, choice } of record.answers) {
          for (const { kind, about } of isOver(state) ? [] : decisions(first, state)) {
            if (about) said.add(kind);
            expect(JSON.stringify(about ?? {}), kind).not.toMatch(/undefined|null/);
          }
          const turn = answer(first, state, seat, decision, choice);
          if (isRefusal(turn)) throw new Error(turn.code);
          state = turn.state;
        }
      }
      expect(said.size).toBeGreaterThan(5);
      expect([...said].filter((kind) => !kinds.includes(kind))).toEqual([]);
    },
  );
});
