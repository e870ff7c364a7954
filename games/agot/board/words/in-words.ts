// The map as a list, for those who do not look at it.

import { area } from '../../data/data.ts';
import {
  type AreaId,
  type HouseId,
  type LandId,
  LANDS,
  PORTS,
  SEAS,
  type TrackId,
  TRACKS,
} from '../../data/ids.ts';
import { type Asking, controller, foeAt, isImpassable, type World } from '../../rules/queries.ts';
import type { View } from '@three-thrones/kernel';
import { house, housed, order, place, placed, say, t, track, units } from './names.ts';
import { things } from './things.ts';

export function inWords(
  view: View<World>,
  decision: Asking | undefined,
): readonly { heading: string; lines: readonly string[] }[] {
  const { world } = view;
  const open = new Set(decision?.options.flatMap((option) => things(decision, option, view)));
  const lineOf = (id: AreaId): string => areaLine(id, world, open.has(`area:${id}`) ? decision : undefined);
  return [
    ...(world.combat && !world.combat.over ? [{ heading: t('term.combat'), lines: [attackers(world)] }] : []),
    { heading: t('words.heading.tracks'), lines: trackLines(world) },
    { heading: t('words.heading.land'), lines: LANDS.map(lineOf) },
    { heading: t('words.heading.sea'), lines: SEAS.map(lineOf) },
    { heading: t('words.heading.port'), lines: PORTS.map(lineOf) },
  ];
}

/** Who stands there, routed units told apart. */
export function armyWords(w: World, id: AreaId): string {
  const army = w.armies[id]!;
  const parts = [
    ...(army.units.length > 0 ? [units(army.units)] : []),
    ...(army.routed.length > 0 ? [t('words.routed', { units: units(army.routed) })] : []),
  ];
  return t('words.army', { house: house(army.house), units: parts.join(' · ') });
}

export function areaParts(id: AreaId, w: World): string[] {
  const { type, structure } = area(id);
  const kind = structure === 'none' ? type : structure;
  const holder = controller(w, id);
  const lies = w.orders[id];
  const garrison = w.garrisons[id as LandId];
  const neutral = w.neutrals[id as LandId];
  return [
    say(`words.${kind}`, { place: place(id) }),
    ...(isImpassable(w, id) ? [t('term.impassable')] : []),
    ...(w.armies[id] ? [armyWords(w, id)] : []),
    ...(lies ? [t('about.order', { order: order(lies.order) })] : []),
    ...(garrison ? [t('about.garrison', { n: garrison })] : []),
    ...(neutral ? [t('about.neutral', { n: neutral })] : []),
    ...(holder ? [t('words.controller', housed({ house: holder }))] : []),
  ];
}

function areaLine(id: AreaId, w: World, decision: Asking | undefined): string {
  const isAttack =
    decision?.kind === 'marchMove.chooseDestination' && foeAt(w, id, decision.seat as HouseId) !== undefined;
  return [
    ...areaParts(id, w),
    ...(decision ? [isAttack ? t('words.target.attack') : t('words.target')] : []),
  ].join(' · ');
}

function attackers({ combat }: World): string {
  return t('words.attackers', {
    in: placed(combat!.area, 'in'),
    units: units(combat!.attackers),
    house: house(combat!.attacker.house),
  });
}

function trackLines(w: World): string[] {
  return [
    ...TRACKS.map((id) => t('words.track', { track: track(id), houses: placesOn(w, id) })),
    t('words.threat', { n: w.threat }),
  ];
}

function placesOn(w: World, id: TrackId): string {
  return w.tracks[id].length > 0 ? w.tracks[id].map(house).join(' · ') : t('mat.tracks.empty');
}
