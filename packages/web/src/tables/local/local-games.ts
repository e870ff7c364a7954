// Games on this device: against bots, around one screen, with no network.

import { catalogue } from '@three-thrones/catalogue';
import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { engine, orRefusal } from '../../engine/engine.ts';
import type { NewLocalGame } from '../../engine/new-record.ts';
import type { Branch, LocalRecord } from '../../engine/records.ts';

/** Starts what runs games, with the rules of this one. */
export async function prepare(game: string): Promise<void> {
  await engine().prepare(game);
}

/** Enough to have allies and enemies, where a game takes so many. */
const COMPANY = 3;

function companyFor(game: string): number {
  const found = catalogue.find(game);
  return isRefusal(found) ? COMPANY : Math.min(Math.max(COMPANY, found.players.least), found.players.most);
}

/** How many usually play this mode; nothing if there is no such mode. */
async function usualIn(game: string, mode: unknown): Promise<number | undefined> {
  const found = catalogue.find(game);
  if (mode === undefined || isRefusal(found)) return undefined;
  const { modes = [] } = await found.setUp();
  return modes.find(({ id }) => id === mode)?.players({}).usual;
}

interface Wanted {
  readonly players?: number;
  readonly name?: string;
  readonly seed?: string;
  /** What else the configuration is to say: a mode, its rules. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** A table against bots, with no questions asked; its id. */
export async function playNow(
  game: string,
  { players, name = '', seed, config = {} }: Wanted = {},
): Promise<string | Refusal> {
  const count = players ?? (await usualIn(game, config['mode'])) ?? companyFor(game);
  return orRefusal((rules) =>
    rules.create({
      ...{ game, config: { players: count, ...config }, people: [name], bots: 'squire' },
      ...(seed !== undefined && { seed }),
    }),
  );
}

/** People around one device; seats that are not named are played by bots. */
export async function createHotSeat(
  game: string,
  {
    people,
    bots = 'squire',
    ...how
  }: Pick<NewLocalGame, 'config' | 'madeFor'> & { people: Readonly<Record<Seat, string>>; bots?: string },
): Promise<string | Refusal> {
  return orRefusal((rules) => rules.create({ game, people, bots, ...how }));
}

/** What would have been: goes on from there against bots, at a table of its own; its id. */
export async function branchOff(branch: Branch): Promise<string | Refusal> {
  return orRefusal((rules) => rules.branchOff(branch, 'squire'));
}

/** The whole record of a game here, for taking it online. */
export async function recordOf(id: string): Promise<LocalRecord | undefined> {
  const record = await orRefusal((rules) => rules.record(id));
  return isRefusal(record) ? undefined : record;
}
