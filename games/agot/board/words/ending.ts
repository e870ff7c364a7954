// The end: who won, by what, and what was compared.

import { area } from '../../data/data.ts';
import { landsOf, structuresOf, turnOrder, type World } from '../../rules/queries.ts';
import type { Outcome, View } from '@three-thrones/kernel';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { Ending } from '@three-thrones/game-kit/board/board.ts';
import { house, say } from './names.ts';

type Measure = 'structures' | 'strongholds' | 'land-areas' | 'supply' | 'power' | 'iron-throne';

/** What the edition compares, most important first (3.4). */
const MEASURES: Readonly<Record<World['profile'], readonly Measure[]>> = {
  faq2: ['land-areas', 'supply', 'iron-throne'],
  print2011: ['strongholds', 'supply', 'power', 'iron-throne'],
};

export function ending(
  { world }: View<World>,
  _log: readonly Logged[],
  { ranking, reason, scores }: Outcome,
): Ending {
  return {
    title: say('end.title', { house: house(ranking[0]![0]!) }),
    reason: say(`end.reason.${reason}`),
    rows: MEASURES[world.profile].map((measure) => ({
      label: say(`tiebreak.${measure}`),
      apart: true,
      values: Object.fromEntries(world.order.map((id) => [id, measured(world, id, measure)])),
    })),
    total: scores,
    totalLabel: say('tiebreak.structures'),
  };
}

function measured(w: World, id: World['order'][number], measure: Measure): number {
  const structures = structuresOf(w, id);
  const { supply, power } = w.players[id]!;
  const values: Readonly<Record<Measure, number>> = {
    structures: structures.length,
    strongholds: structures.filter((at) => area(at).structure === 'stronghold').length,
    'land-areas': landsOf(w, id).length,
    supply,
    power,
    'iron-throne': turnOrder(w).indexOf(id) + 1,
  };
  return values[measure];
}
