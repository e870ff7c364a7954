// §19 A march against a neutral force: no combat, only enough strength or none at all.

import { area, order, tables, unit } from '../../data/data.ts';
import type { AreaId, HouseId, LandId, UnitKind } from '../../data/ids.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { type March, turnOrder, type World } from '../state.ts';

/** R102 Other houses are asked in turn order, as long as more is needed and those left could bring it. */
export const neutralForce = flow('neutralForce', [
  each('askForHelp', (w, a) => {
    const lacking = missing(w, w.march!);
    if (lacking <= 0 || lacking > helpOf(w, a.waiting, neutralTarget(w, w.march!)!)) return undefined;
    const house = a.waiting.shift();
    return house && go('neutralHelp', { house });
  }),
  // Not enough: nothing has happened, and another march is declared
  step('failed', (w, _a, table) => {
    const march = w.march!;
    if (missing(w, march) <= 0) return;
    const at = neutralTarget(w, march)!;
    table.tell('march.withdrawn', {
      house: march.house,
      from: march.from!,
      area: at,
      strength: w.neutrals[at]!,
    });
    w.march = {
      house: march.house,
      moves: [],
      isDeclared: false,
      helpers: [],
      barred: [...march.barred, at],
    };
  }),
]);

export const neutralHelp = flow('neutralHelp', [
  ask('offer', {
    openly: true,
    rule: 'R102',
    who: (_w, a) => a.house,
    options: () => ['help', 'none'] as const,
    resolve: (w, a, said, table) => {
      a.helps = said === 'help';
      const { house, from } = w.march!;
      const data = { house: a.house, for: house, from: from!, area: neutralTarget(w, w.march!)! };
      table.tell(a.helps ? 'help.offered' : 'help.denied', data);
    },
  }),
  ask('accept', {
    openly: true,
    rule: 'R102',
    about: (_w, { house }) => ({ house }),
    when: (_w, a) => a.helps === true,
    who: (w) => w.march!.house,
    options: () => ['accept', 'refuse'] as const,
    resolve: (w, a, said, table) => {
      if (said === 'accept') w.march!.helpers.push(a.house);
      table.tell(said === 'accept' ? 'help.accepted' : 'help.refused', {
        house: w.march!.house,
        helper: a.house,
      });
    },
  }),
]);

/** The neutral force this march attacks, if it attacks one. */
export function neutralTarget(w: World, { moves }: March): LandId | undefined {
  return moves.find(({ to }) => w.neutrals[to as LandId])?.to as LandId | undefined;
}

/** 19.2 What the march still lacks; 0 or less is enough. */
export function missing(w: World, march: March): number {
  const at = neutralTarget(w, march);
  if (!at) return 0;
  let strength = ownStrength(w, march, at, march.moves.find(({ to }) => to === at)!.units);
  for (const house of march.helpers) strength += supportOf(w, house, at);
  return w.neutrals[at]! - strength;
}

/** The marching units, the order, and own Support orders next to the area. */
export function ownStrength(w: World, march: March, at: LandId, units: readonly UnitKind[]): number {
  const { modifier } = order(w.orders[march.from!]!.order);
  let strength = strengthOf(units, at) + modifier + supportOf(w, march.house, at);
  // 12.4 Units that join an own supporting area have done so before the attack
  for (const { to, units: joining } of march.moves)
    if (supports(w, march.house, to, at)) strength += strengthOf(joining, at);
  return strength;
}

/** Houses that could help here, in turn order, and what all of them would bring; help in vain is not asked for twice. */
export function possibleHelp(w: World, march: March, at: LandId): { houses: HouseId[]; strength: number } {
  if (march.barred.includes(at)) return { houses: [], strength: 0 };
  const houses = turnOrder(w).filter((id) => id !== march.house && supportOf(w, id, at) > 0);
  return { houses, strength: helpOf(w, houses, at) };
}

function helpOf(w: World, houses: readonly HouseId[], at: LandId): number {
  return houses.reduce((sum, id) => sum + supportOf(w, id, at), 0);
}

/** Ships in a port support only their sea (13.1c); a land's neighbours are lands and seas. */
function supports(w: World, house: HouseId, from: AreaId, at: LandId): boolean {
  const placed = w.orders[from];
  return (
    placed?.house === house && order(placed.order).type === 'support' && area(at).adjacent.includes(from)
  );
}

/** 13.1 What the Support orders of a house next to an area are worth there. */
function supportOf(w: World, house: HouseId, at: LandId): number {
  let strength = 0;
  for (const from of area(at).adjacent)
    if (supports(w, house, from, at))
      strength += strengthOf(w.armies[from]?.units ?? [], at) + order(w.orders[from]!.order).modifier;
  return strength;
}

/** Siege Engines count against a structure only; routed units are not among these. */
function strengthOf(units: readonly UnitKind[], at: LandId): number {
  const engine = area(at).structure === 'none' ? 0 : tables.siegeStrength;
  let strength = 0;
  for (const kind of units) strength += kind === 'siegeEngine' ? engine : unit(kind).strength;
  return strength;
}
