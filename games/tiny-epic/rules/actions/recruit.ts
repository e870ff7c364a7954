// §4.1 Recruit.

import type { Seat } from '@three-thrones/kernel';
import { house } from '../../data/data.ts';
import { type DomainId, type HeroId, type HouseId, isDomain } from '../../data/ids.ts';
import { poolOf } from '../pools.ts';
import { giveHeroCard } from '../cards.ts';
import type { Table } from '../facts.ts';
import { geographyOf } from '../geography.ts';
import { ask, call, flow, go, type RecruitArgs } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { unitPrice } from '../prices.ts';
import { because, type Reason } from '../reasons.ts';
import {
  alliesOf,
  controls,
  domainsOf,
  heroesOf,
  homeOf,
  isHostile,
  isOnMap,
  isUnoccupied,
  leaderOf,
  player,
  purse,
  type World,
} from '../state.ts';
import { loseGold } from '../treasury.ts';
import { hasRoom, type UnitName, unitNamed, unitsOnMap } from '../units.ts';

/** A unit and where it goes: a house for a Power Token, a name for a Hero. */
type Deployment = `${HouseId | HeroId}@${DomainId}`;

export const recruit = flow('recruit', [
  ask('deploy', {
    openly: true,
    rule: '4.1.1',
    again: true,
    about: (_w, { left, free, heroDiscount }) => ({
      left,
      ...(free && { free }),
      ...(heroDiscount !== undefined && { heroDiscount }),
    }),
    when: (_w, a) => a.left > 0,
    who: (w, a) => (canRecruit(w, a) ? a.seat : undefined),
    options: (w, a): (Deployment | 'done')[] =>
      a.exact ? deployments(w, a) : [...deployments(w, a), 'done'],
    refuse: (w, a, _seat, option) => {
      if (option !== 'done') return deploymentRefusal(w, a, option);
      return a.deployed > 0 || a.mayDecline ? undefined : because('atLeastOne');
    },
    elsewhere: (w, a, _seat, at) =>
      isDomain(at) && !controls(w, a.seat, at) ? because('notYours') : undefined,
    resolve: (w, a, option, table) => {
      if (option === 'done') a.left = 0;
      else deploy(w, table, a, option);
    },
  }),
  call('consequences', () => go('consequences', {})),
]);

/** Whether anything can be deployed anywhere. */
export function canRecruit(w: World, a: RecruitArgs): boolean {
  const units = sources(w, a).filter((unit) => unitPrice(w, a, unit) <= purse(w, a.seat).gold);
  return (
    units.length > 0 && places(w, a).some((at) => units.some((unit) => hasRoom(w, at, unitNamed(w, unit))))
  );
}

/** Units that are there to be recruited, whatever they cost (§4.1.2-4.1.5). */
export function sources(
  w: World,
  a: Pick<RecruitArgs, 'seat' | 'from' | 'fromHouse' | 'tokensOnly'>,
): (HouseId | HeroId)[] {
  const found: (HouseId | HeroId)[] = [];
  const own = a.from === undefined || a.from.startsWith('force-track');
  if (own && player(w, a.seat).recruited < house(a.seat as HouseId).powerTokens)
    found.push(a.seat as HouseId);
  if (a.from !== 'force-track') {
    for (const id of alliesOf(w, a.seat)) {
      if (poolOf(w, id) > 0 && (a.fromHouse ?? id) === id) found.push(id);
    }
  }
  if (a.tokensOnly) return found;
  for (const id of [a.seat as HouseId, ...alliesOf(w, a.seat)]) {
    const hero = leaderOf(w, id);
    if (hero && !isOnMap(w, hero)) found.push(hero);
  }
  return found;
}

/** Domains the player may deploy to; §7.8 for a player without any unit on the map. */
function places(w: World, a: RecruitArgs): readonly DomainId[] {
  if (a.into === 'domain-of-controlled-hero') return [...new Set(heroesOf(w, a.seat).map(({ at }) => at))];
  if (a.into) return [a.into];
  const held = domainsOf(w, a.seat);
  if (held.length > 0 && w.coop === undefined) return held;
  if (unitsOnMap(w, a.seat as HouseId, 1) > 0) return held;
  const home = homeOf(a.seat as HouseId);
  const isOpen = !isHostile(w, a.seat, home) && hasRoom(w, home, unitNamed(w, a.seat));
  const refuges = isOpen ? [home] : geographyOf(w).fiefs.filter((at) => isUnoccupied(w, at));
  return [...new Set([...held, ...refuges])];
}

function deployments(w: World, a: RecruitArgs): Deployment[] {
  const held = places(w, a);
  return sources(w, a).flatMap((unit) => held.map((at): Deployment => `${unit}@${at}`));
}

function deploymentRefusal(w: World, a: RecruitArgs, option: Deployment): Reason | undefined {
  const [unit, at] = option.split('@') as [HouseId | HeroId, DomainId];
  const gold = unitPrice(w, a, unit);
  if (gold > purse(w, a.seat).gold) return because('notEnoughGold', { needs: gold });
  return hasRoom(w, at, unitNamed(w, unit)) ? undefined : because('noRoom');
}

function deploy(w: World, table: Table, a: RecruitArgs, option: Deployment): void {
  const [unit, at] = option.split('@') as [HouseId | HeroId, DomainId];
  loseGold(w, table, a.seat, unitPrice(w, a, unit));
  takeUnit(w, a.seat, unit);
  if (a.from === 'one-allied-house') a.fromHouse = unit as HouseId;
  if (a.into === 'domain-of-controlled-hero') a.into = at; // one domain for all
  a.left--;
  a.deployed++;
  table.tell('unit.recruited', { seat: a.seat, unit, domain: at });
  settleIn(w, table, a.seat, at, unitNamed(w, unit));
}

/** A unit leaves its mat; a Hero brings its card (§4.1.3, §4.1.5). */
export function takeUnit(w: World, seat: Seat, unit: UnitName): void {
  if (unit === seat) player(w, seat).recruited++;
  else if (w.nonPlayers[unit as HouseId]) w.nonPlayers[unit as HouseId]!.pool--;
  else giveHeroCard(w, seat, unit as HeroId);
}
