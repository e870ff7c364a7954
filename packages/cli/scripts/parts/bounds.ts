// Which bounds the games draw below: every table's chance is watched while bots play whole games at random.

import { random as randomBot } from '@three-thrones/bots';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { type Flow, isRefusal, type Random, type Step, type Table } from '@three-thrones/kernel';
import { playOut } from '../../src/simulation.ts';

/** Switches that bring more decks to the table than a plain game has. */
const MORE: Readonly<Record<string, object>> = { agot: { switches: { tidesOfBattle: true } } };

export interface Watched {
  /** From the smallest on. */
  readonly bounds: readonly number[];
  readonly games: number;
}

/** Plays so many games of every kind of table and collects every bound that was drawn below. */
export async function boundsOfGames(each: number): Promise<Watched> {
  const bounds = new Set<number>();
  let games = 0;
  for (const id of catalogue.ids) {
    const listing = catalogue.find(id);
    if (isRefusal(listing)) throw new Error(listing.code);
    const game = watched(await listing.load(), (bound) => bounds.add(bound));
    const { least, most } = listing.players;
    for (let players = least; players <= most; players++) {
      const plain = listing.configFor(players) as object;
      const configs = id in MORE ? [plain, { ...plain, ...MORE[id] }] : [plain];
      for (const config of configs) {
        for (let i = 0; i < each; i++, games++) {
          const played = playOut({ game, config, seed: `bounds/${i}`, bots: [randomBot], check: false });
          if (isRefusal(played) || !played.outcome) throw new Error(`${id} with ${players} does not end`);
        }
      }
    }
  }
  return { bounds: [...bounds].sort((a, b) => a - b), games };
}

type Note = (bound: number) => void;
type AnyStep = Step<unknown, unknown>;

/** The same game; whatever it draws is noted. */
function watched(game: AnyGame, note: Note): AnyGame {
  return {
    ...game,
    configure: (config, random) => game.configure(config, noted(random, note)),
    setup: (config, random) => game.setup(config, noted(random, note)),
    flows: (game.flows as unknown as Flow<unknown, unknown>[]).map((flow) => ({
      ...flow,
      steps: flow.steps.map((step) => watchedStep(step, note)),
    })),
  };
}

function watchedStep(step: AnyStep, note: Note): AnyStep {
  const seen = (table: Table): Table => ({ ...table, random: noted(table.random, note) });
  if (step.type === 'do') return { ...step, run: (w, a, table) => step.run(w, a, seen(table)) };
  if (step.type === 'ask')
    return { ...step, resolve: (w, a, said, table) => step.resolve(w, a, said, seen(table)) };
  return { ...step, next: (w, a, table) => step.next(w, a, seen(table)) };
}

function noted(random: Random, note: Note): Random {
  return {
    int(bound) {
      note(bound);
      return random.int(bound);
    },
    pick(things) {
      note(things.length);
      return random.pick(things);
    },
    shuffle(things) {
      for (let bound = 2; bound <= things.length; bound++) note(bound);
      return random.shuffle(things);
    },
  };
}
