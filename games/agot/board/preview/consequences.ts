// What an option leads to, in lines: the difference between two views, both from the kernel.

import { supplyLimits } from '../../data/data.ts';
import { type AreaId, AREAS, type HouseId, UNIT_KINDS, type UnitKind } from '../../data/ids.ts';
import { armiesWithPlan, barrels, landsOf, onMap, structuresOf, type World } from '../../rules/queries.ts';
import { labelled } from '@three-thrones/ui/rich.ts';
import { house, order, placed, sizes, t, units } from '../words/names.ts';

const ABOUT = {
  power: 'term:available-power',
  castles: 'track:victory',
  lands: 'term:victory',
  supply: 'term:supply',
  barrels: 'term:supply-icon',
  hand: 'term:house-card',
} as const;

export function consequences(before: World, after: World, seat: HouseId): string[] {
  const lines: string[] = [];
  const change = (key: keyof typeof ABOUT, of: (w: World) => number): void => {
    const values = { before: of(before), after: of(after) };
    if (values.before !== values.after) lines.push(labelled(ABOUT[key], t(`outlook.${key}`, values)));
  };
  change('castles', (w) => structuresOf(w, seat).length);
  change('lands', (w) => landsOf(w, seat).length);
  change('power', (w) => w.players[seat]!.power);
  change('supply', (w) => w.players[seat]!.supply);
  change('barrels', (w) => barrels(w, seat));
  change('hand', (w) => w.players[seat]!.hand.length);
  const [was, is] = [sizes(armiesWithPlan(before, seat)), sizes(armiesWithPlan(after, seat))];
  if (was !== is) {
    const limits = sizes(supplyLimits[after.players[seat]!.supply]!);
    lines.push(labelled('term:supply', t('outlook.armies', { before: was, after: is, limits })));
  }
  return [...lines, ...losses(before, after), ...ordersGone(before, after, seat)];
}

/** Units that go, come, or become others: an upgrade is no loss. */
function losses(before: World, after: World): string[] {
  return after.order.flatMap((id) => {
    const [lost, gained] = [fewer(before, after, id), fewer(after, before, id)];
    const values = { house: house(id), units: units(lost), after: units(gained) };
    if (lost.length > 0 && lost.length === gained.length) return [t('outlook.becomes', values)];
    return [
      ...(lost.length > 0 ? [t('outlook.loses', values)] : []),
      ...(gained.length > 0 ? [t('outlook.gains', { house: house(id), units: units(gained) })] : []),
    ];
  });
}

/** What a house has in one world and lacks in the other. */
function fewer(one: World, other: World, id: HouseId): UnitKind[] {
  return UNIT_KINDS.flatMap((kind) =>
    Array.from({ length: Math.max(0, onMap(one, id, kind) - onMap(other, id, kind)) }, () => kind),
  );
}

/** Orders of others that would be gone. */
function ordersGone(before: World, after: World, seat: HouseId): string[] {
  return AREAS.flatMap((at: AreaId) => {
    const lay = before.orders[at];
    if (!lay || lay.house === seat || after.orders[at]) return [];
    const values = { house: house(lay.house), in: placed(at, 'in'), order: order(lay.order) };
    return [t('outlook.order-gone', values)];
  });
}
