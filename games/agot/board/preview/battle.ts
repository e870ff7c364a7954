// The combat or march that an option leads to, as far as it is known: sums over the kernel's preview.

import type { AreaId, HouseId, LandId } from '../../data/ids.ts';
import {
  combatOf,
  controller,
  isAttack,
  type March,
  SIDES,
  type SideProspect,
  supportingAreas,
  supportOffer,
  unitsLeft,
  type World,
} from '../../rules/queries.ts';
import type { View } from '@three-thrones/kernel';
import type { GameFact, Told } from '../types.ts';
import { housed, placed, t, units } from '../words/names.ts';

export interface OptionPreview {
  readonly view: View<World>;
  readonly facts: readonly GameFact[];
}

/** A combat as an option would leave it. */
export interface CombatPreview {
  readonly world: World;
  /** Both sides as they are counted at its end, if the option decides it. */
  readonly sides?: readonly SideProspect[];
  readonly winner?: HouseId;
  readonly tie?: boolean;
}

export function combatPreview(now: World, ahead: OptionPreview): CombatPreview | undefined {
  const { world } = ahead.view;
  if (now.combat && !now.combat.over) {
    const end = decidedIn(ahead.facts, now);
    if (end) return end;
    return world.combat?.area === now.combat.area && !world.combat.over
      ? { world: withOffers(ahead.view) }
      : undefined;
  }
  if (world.combat && !world.combat.over) return { world };
  const march = world.march && wholeMarch(world);
  const attack = march?.moves.find(({ to }) => isAttack(world, march.house, to));
  if (!march || !attack || world.neutrals[attack.to as LandId]) return undefined;
  return { world: { ...world, combat: combatOf(world, march.house, march.from!, attack) } };
}

/** The combat under way. Once decided it keeps the figures it was decided by, whatever happens to units afterwards. */
export function combatNow(now: World, log: readonly Told[]): CombatPreview {
  const facts = log.map(({ fact }) => fact);
  const began = facts.findLastIndex(({ kind }) => kind === 'combat.began');
  return (now.combat?.winner && decidedIn(facts.slice(began + 1), now)) || { world: now };
}

/** The kernel tells what decides a combat; afterwards casualties and retreats change what stands there. */
function decidedIn(facts: readonly GameFact[], w: World): CombatPreview | undefined {
  const decided = facts.find((fact) => fact.kind === 'combat.decided')?.data;
  const counted = facts.findLast((fact) => fact.kind === 'combat.strength')?.data;
  if (!decided || !counted) return undefined;
  const sides = SIDES.map((side) => ({ side, house: w.combat![side].house, ...counted[side] }));
  return { world: w, sides, winner: decided.house, tie: decided.tie };
}

/** Support counts when it is accepted; who offers it wants to see what it would do. */
export function withOffers(view: View<World>): World {
  const { world } = view;
  const offer = supportOffer(view);
  if (!world.combat || !offer) return world;
  const { areas, side, house: of } = offer;
  const known = new Set(world.combat.support.map(({ area }) => area));
  const more = areas.filter((area) => !known.has(area)).map((area) => ({ area, house: of, side }));
  return { ...world, combat: { ...world.combat, support: [...world.combat.support, ...more] } };
}

/** A march with a destination whose units are not named yet, as if all that are left went there. */
function wholeMarch(w: World): March {
  const { to, ...march } = w.march!;
  if (to === undefined) return march;
  const left = unitsLeft(w, w.march!);
  const there = march.moves.find((move) => move.to === to);
  const others = march.moves.filter((move) => move !== there);
  return { ...march, moves: [...others, { to, units: [...(there?.units ?? []), ...left] }] };
}

/** What a march would do, move by move: the one declared so far, or the one this option carries out. */
export function marchLines(now: World, ahead: OptionPreview): string[] {
  const { world } = ahead.view;
  const isCarriedOut = ahead.facts.some(({ kind }) => kind === 'march.declared');
  const w = isCarriedOut ? now : world;
  if (!w.march?.from) return [];
  const { house: id, moves } = wholeMarch(w);
  const lines = moves.flatMap(({ to, units: sent }) => {
    const values = { to: placed(to, 'to'), units: units(sent) };
    if (w.neutrals[to as LandId])
      return t('outlook.march.neutral', { ...values, n: w.neutrals[to as LandId]! });
    // Its combat is shown line by line.
    if (isAttack(w, id, to)) return [];
    return t(controller(w, to) === id ? 'outlook.march' : 'outlook.march.takes', values);
  });
  return w.march.to === undefined || unitsLeft(w, w.march).length < 2
    ? lines
    : [...lines, t('outlook.march.all')];
}

/** Before anybody has declared support: from where it could come. */
export function possibleSupport(w: World): string[] {
  const { area, support } = w.combat!;
  if (support.length > 0) return [];
  return w.order.flatMap((id) =>
    supportingAreas(w, area, id).map((from: AreaId) =>
      t('outlook.support.possible', { from: placed(from, 'from'), ...housed({ house: id }) }),
    ),
  );
}
