// A table that is being laid: who sits where, before anybody has been asked.

import type { Listing } from '@three-thrones/game-kit/manifest.ts';
import type { SetUp } from '@three-thrones/game-kit/set-up.ts';

export interface DraftChair {
  readonly by: 'person' | 'bot';
  /** Nothing: drawn when the table opens. */
  readonly house?: string;
  readonly leader?: string;
  /** Only where all play on one device. */
  readonly name: string;
}

/** What can be chosen in a game, and how many may play it. */
export type Choosable = Listing['players'] & SetUp;

/** Rules that are not as usual, by their path. */
export type Rules = Readonly<Record<string, string | boolean>>;

/** The houses that may sit at such a table. */
export function housesOf(choice: Choosable, players: number): Choosable['houses'] {
  const playing = choice.housesFor?.(players);
  return playing ? choice.houses.filter(({ id }) => playing.includes(id)) : choice.houses;
}

/** Rules as the game's configuration has them. */
export function rulesConfig(rules: Rules): Readonly<Record<string, unknown>> {
  const config: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(rules)) {
    const [name, inner] = path.split('.') as [string, string?];
    config[name] = inner === undefined ? value : { ...(config[name] as object | undefined), [inner]: value };
  }
  return config;
}

export type Draft = readonly DraftChair[];

export function draftFor(players: number, by: DraftChair['by'] = 'person'): Draft {
  return Array.from({ length: players }, (_, at) => ({ by: at === 0 ? 'person' : by, name: '' }));
}

/** Chairs that go are forgotten, chairs that come are like the last one. */
export function withPlayers(draft: Draft, players: number): Draft {
  const { by = 'person' } = draft.at(-1) ?? {};
  return [...draft, ...draftFor(players).map((chair) => ({ ...chair, by }))].slice(0, players).map(keepFirst);
}

/** The first chair is the host's. */
function keepFirst(chair: DraftChair, at: number): DraftChair {
  return at === 0 ? { ...chair, by: 'person' } : chair;
}

export function withChair(draft: Draft, at: number, change: Partial<DraftChair>): Draft {
  return draft.map((chair, one) => (one === at ? { ...chair, ...change } : chair));
}

/** Two chairs cannot have one house: whoever had it before takes the other's. */
export function withHouse(draft: Draft, at: number, house: string | undefined): Draft {
  const before = draft[at]!;
  return draft.map((chair, one) => {
    if (one === at) return dressed(chair, house);
    return house !== undefined && chair.house === house ? dressed(chair, before.house) : chair;
  });
}

function dressed({ by, name }: DraftChair, house: string | undefined): DraftChair {
  return { by, name, ...(house !== undefined && { house }) };
}

/** The configuration the game is given. Houses nobody chose are drawn. */
export function configOf(
  draft: Draft,
  choice: Choosable,
  random: () => number = Math.random,
): { seats: string[]; leaders: Record<string, string> } {
  const playing = housesOf(choice, draft.length).map(({ id }) => id);
  const chosen = draft.map(({ house }) => (house && playing.includes(house) ? house : undefined));
  const free = playing.filter((id) => !chosen.includes(id));
  const seats = chosen.map((house) => house ?? free.splice(Math.floor(random() * free.length), 1)[0]!);
  const leaders = draft.flatMap(({ leader }, at) =>
    leader === undefined ? [] : [[seats[at]!, leader] as const],
  );
  return { seats, leaders: Object.fromEntries(leaders) };
}
