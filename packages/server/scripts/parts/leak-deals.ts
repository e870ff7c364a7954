// Games that are dealt otherwise on the other side, and look to one eye just the same.

import { type AnyGame, anyGame, type Catalogue, catalogueOf } from '@three-thrones/catalogue';
import { type Eye, type Game, isRefusal, randomFrom, seeded, view } from '@three-thrones/kernel';

/** What a configuration says besides: for whose eye the other side is dealt otherwise. */
export interface Deal {
  readonly eye: Eye;
  readonly seed: string;
}

/** The game itself, or one whose deal looks to the configured eye just the same and is another. */
function dealt<W, C>(game: Game<W, C>, { otherwise }: { otherwise: boolean }): AnyGame {
  const apart = (config: unknown): { deal: Deal; rest: C } => {
    const { deal, ...rest } = config as { deal: Deal };
    return { deal, rest: rest as C };
  };
  return anyGame<W, C & { deal: Deal }>({
    ...game,
    configure: (config, random) => {
      const { deal, rest } = apart(config);
      const checked = game.configure(rest, random);
      return isRefusal(checked) ? checked : { ...checked, deal };
    },
    chairs: (config) => game.chairs(apart(config).rest),
    setup: (config, random) => {
      const { deal, rest } = apart(config);
      const world = game.setup(rest, random);
      if (!otherwise) return world;
      const { id, rulesVersion, start, flows } = game;
      const [first] = flows.filter(({ name }) => name === start.flow);
      const frames = [{ flow: start.flow, at: first!.steps[0]!.name, args: start.args }];
      const state = {
        game: id,
        rulesVersion,
        seats: game.seats(world),
        settled: 0,
        world,
        frames,
        random: { at: [] },
      };
      return game.resample(view(state, deal.eye), deal.eye, randomFrom(seeded(deal.seed)));
    },
  });
}

/** A catalogue of one game under two names: as it is, and with deals of its own on either side. */
export function twoSided<W, C>(game: Game<W, C>): readonly [Catalogue, Catalogue] {
  const side = (otherwise: boolean): Catalogue => {
    const own = dealt(game, { otherwise });
    const listing = {
      players: { least: 2, usual: 2, most: 4 },
      configFor: (players: number) => ({ players }),
    };
    return catalogueOf({
      [game.id]: { ...listing, load: async () => anyGame(game) },
      dealt: { ...listing, load: async () => own },
    });
  };
  return [side(false), side(true)];
}
