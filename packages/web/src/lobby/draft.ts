// A table that is being laid: who sits where, before anybody has been asked.

export interface DraftChair {
  readonly by: 'person' | 'bot';
  /** Nothing: drawn when the table opens. */
  readonly house?: string;
  readonly leader?: string;
  /** Only where all play on one device. */
  readonly name: string;
}

/** What can be chosen in a game. */
export interface Choosable {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly houses: readonly { readonly id: string; readonly leaders: readonly string[] }[];
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
  { houses }: Choosable,
  random: () => number = Math.random,
): { seats: string[]; leaders: Record<string, string> } {
  const chosen = draft.map(({ house }) => house);
  const free = houses.map(({ id }) => id).filter((id) => !chosen.includes(id));
  const seats = chosen.map((house) => house ?? free.splice(Math.floor(random() * free.length), 1)[0]!);
  const leaders = draft.flatMap(({ leader }, at) =>
    leader === undefined ? [] : [[seats[at]!, leader] as const],
  );
  return { seats, leaders: Object.fromEntries(leaders) };
}
