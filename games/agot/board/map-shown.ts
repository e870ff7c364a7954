// What lies in every area, as the map draws it: the view, and the orders I am about to place.

import { area } from '../data/data.ts';
import {
  type AreaId,
  AREAS,
  type HouseId,
  type LandId,
  type OrderId,
  UNIT_KINDS,
  type UnitKind,
} from '../data/ids.ts';
import { controller, isImpassable, type World } from '../rules/queries.ts';
import type { AreaShown, ArmyShown, OrderShown, UnitsShown } from './map/props.ts';
import type { Props } from './types.ts';
import { isArea, isOrder } from './words/names.ts';

/** Orders that are picked but not sent, by area. */
export function draftOf(picked: readonly string[]): ReadonlyMap<AreaId, OrderId> {
  const draft = new Map<AreaId, OrderId>();
  for (const option of picked) {
    const [at = '', id = ''] = option.split(':');
    if (isArea(at) && isOrder(id)) draft.set(at, id);
  }
  return draft;
}

function unitsShown(house: HouseId, kinds: readonly UnitKind[], routed: boolean): UnitsShown[] {
  return UNIT_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? [{ house, kind, count, routed }] : [];
  });
}

/** Orders that lie there or are about to: mine by what they are, those of others face down. */
interface Planned {
  readonly draft: ReadonlyMap<AreaId, OrderId>;
  /** Who has sent orders that are not revealed yet: one lies in every area with units of theirs (9.1). */
  readonly sent?: ReadonlySet<string>;
}

/** Everybody plans at once, and these houses have done so. */
export function sentBy(asked: Props['asked'], eye: Props['eye']): ReadonlySet<string> {
  return new Set(
    asked.flatMap(({ seat, kind, answered }) =>
      kind === 'planning.placeOrders' && answered && seat !== eye ? [seat] : [],
    ),
  );
}

function orderShown(w: World, id: AreaId, { draft, sent }: Planned): OrderShown | undefined {
  const planned = draft.get(id);
  if (planned) return { house: w.armies[id]!.house, kind: planned, draft: true };
  const lies = w.orders[id];
  if (lies) return { house: lies.house, kind: lies.order };
  for (const [house, placed] of Object.entries(w.faceDown))
    if (placed.areas.includes(id))
      return { house: house as HouseId, kind: placed.orders.secret?.[id], faceDown: true };
  const army = w.armies[id];
  return army && sent?.has(army.house) && army.units.length > 0
    ? { house: army.house, kind: undefined, faceDown: true }
    : undefined;
}

export function areasShown(w: World, planned: Planned): Readonly<Partial<Record<AreaId, AreaShown>>> {
  return Object.fromEntries(
    AREAS.map((id): [AreaId, AreaShown] => {
      const army = w.armies[id];
      const garrison = w.garrisons[id as LandId];
      const neutral = w.neutrals[id as LandId];
      return [
        id,
        {
          units: army
            ? [...unitsShown(army.house, army.units, false), ...unitsShown(army.house, army.routed, true)]
            : [],
          order: orderShown(w, id, planned),
          power: w.tokens[id as LandId],
          garrison: garrison
            ? { house: area(id).home!, strength: garrison }
            : neutral
              ? { strength: neutral }
              : undefined,
          impassable: isImpassable(w, id),
          holder: controller(w, id),
        },
      ];
    }),
  );
}

/** Attackers stand apart until the combat is over. */
export function armiesShown({ combat }: World): readonly ArmyShown[] {
  if (!combat || combat.over || combat.attackers.length === 0) return [];
  const { origin, area: at, attackers, attacker } = combat;
  return [{ from: origin, at, units: unitsShown(attacker.house, attackers, false) }];
}
