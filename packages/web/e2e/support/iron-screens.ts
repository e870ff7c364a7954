// The table of The Iron Throne at the moments that look different.

import { bring, gameAt, openBare, type Wanted } from './positions.ts';
import { goTo, type Screen, STILL } from './screens.ts';

type At = NonNullable<Wanted['at']>;

interface AtTable {
  readonly round: number;
  readonly encounter?: {
    readonly down: boolean;
    readonly revealed?: object;
    readonly parts: readonly unknown[];
  };
}

/** A question in an encounter of several, when this can be seen on the table. */
function fought(isShown: (encounter: NonNullable<AtTable['encounter']>) => boolean): At {
  return (_decision, _answered, _chair, { world }) => {
    const { encounter, round } = world as AtTable;
    return round > 2 && encounter !== undefined && encounter.parts.length > 2 && isShown(encounter);
  };
}

const kind =
  (wanted: string, after: number): At =>
  ({ kind: asked }, answered) =>
    asked === wanted && answered > after;

const MOMENTS: Readonly<Record<string, Pick<Wanted, 'at' | 'players'>>> = {
  leaders: { players: 4, at: kind('leaders.pick', -1) },
  hostages: { players: 4, at: kind('hostages.handle', 60) },
  support: { players: 5, at: kind('offer.offer', 40) },
  negotiation: { players: 3, at: kind('move.choose', 40) },
  'clash cards': { players: 5, at: kind('choose.card', 40) },
  'face down': { players: 5, at: fought(({ down, revealed }) => down && !revealed) },
  revealed: { players: 5, at: fought(({ revealed }) => revealed !== undefined) },
  end: { players: 4 },
};

export const ironScreens: readonly Screen[] = Object.entries(MOMENTS).map(([moment, wanted]) => ({
  name: `iron throne, ${moment}`,
  open: async (visit) => {
    await openBare(visit.page, visit.home);
    const record = await gameAt({ game: 'iron-throne', seed: 'throne', ...wanted });
    await goTo(visit, (await bring(visit.page, record)) + STILL);
    await visit.page.locator('.table').waitFor();
  },
}));
