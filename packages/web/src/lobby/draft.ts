// A table that is being laid: who sits where, before anybody has been asked.

import type { Listing } from '@three-thrones/game-kit/manifest.ts';
import { configAt } from '@three-thrones/game-kit/config-words.ts';
import type { Mode, RuleChoice, Rules, SetUp } from '@three-thrones/game-kit/set-up.ts';

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

/** The houses that may sit at such a table. */
export function housesOf(choice: Choosable, players: number): Choosable['houses'] {
  const playing = choice.housesFor?.(players);
  return playing ? choice.houses.filter(({ id }) => playing.includes(id)) : choice.houses;
}

/** The mode of this name, or the usual one; nothing where a game has no modes. */
export function modeOf({ modes }: SetUp, id: string | undefined): Mode | undefined {
  return modes?.find((mode) => mode.id === id) ?? modes?.[0];
}

/** What is left to choose once mode and rules are: how many play, and which houses. */
export function inMode(choice: Choosable, mode: Mode | undefined, rules: Rules): Choosable {
  if (!mode) return choice;
  const taken = (mode.rules ?? []).filter(({ isHouse }) => isHouse).map(({ path }) => rules[path]);
  const houses = mode.houses?.(rules) ?? choice.houses;
  return { ...choice, ...mode.players(rules), houses: houses.filter(({ id }) => !taken.includes(id)) };
}

/** Rules of this mode that matter at a table of so many. */
export function rulesAsked(mode: Mode | undefined, players: number, rules: Rules): readonly RuleChoice[] {
  return (mode?.rules ?? []).filter((rule) => rule.matters?.({ players, rules }) ?? true);
}

/** Mode and rules as the game's configuration has them: only what was asked, and is not as usual. */
export function rulesConfig(
  choice: SetUp,
  {
    mode,
    rules,
    players,
  }: { readonly mode: Mode | undefined; readonly rules: Rules; readonly players: number },
): Readonly<Record<string, unknown>> {
  const asked = [...rulesAsked(mode, players, rules), ...(choice.rules ?? [])];
  const changed = asked.flatMap(({ path, values: [usual] }) => {
    const value = rules[path] ?? usual;
    return value === usual ? [] : [[path, value] as const];
  });
  return configAt([...Object.entries(mode?.config ?? {}), ...changed]);
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
