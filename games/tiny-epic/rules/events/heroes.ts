// §18.3 Events that send one Hero alone to a named domain; whoever is hostile there retreats first.

import type { Seat, Sub } from '@three-thrones/kernel';
import type { CardId, DomainId, HeroId, HouseId } from '../../data/ids.ts';
import { enemyAt } from '../coop/state.ts';
import type { DragonName } from '../dragons/brood.ts';
import { ask, call, type EventArgs, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { controller, heroesOf, homeOf, isHostile, isPlayer, type World } from '../state.ts';
import { gainGold } from '../treasury.ts';
import { abandonsEggs, hasRoom, lift, unitNamed } from '../units.ts';
import { paramsOf } from './terms.ts';

/** Banished to the Watch, Faith Militant Returns, Raid the Gold Lines. */
const relocateHero = flow('relocate-hero', [
  step('gainGold', (w, a, table) => {
    gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
  }),
  ask('chooseHero', {
    openly: true,
    rule: '18.3',
    who: (w, a) => (heroFits(w, a.seat, a.card) ? a.seat : undefined),
    options: (w, a) => fittingHeroes(w, a.seat, a.card),
    resolve: (_w, a, hero) => {
      a.hero = hero;
    },
  }),
  // §18.30 No battle: nobody is lost. A final unit may be forced to leave (§10.3)
  call('occupantsRetreat', leaveTarget, isOccupied),
  call('consequences', () => go('consequences', {})), // §31.1: after the retreat, before the Hero comes
  // §7.5 The last unit of a house, driven out of King's Landing just now, may have found refuge here
  call('refugeesRetreat', leaveTarget, isOccupied),
  step(
    'arrive',
    (w, a, table) => {
      const hero = unitNamed(w, a.hero!);
      const [from, to] = [domainOfHero(w, a.seat, a.hero!), targetOf(a.seat, a.card)];
      table.tell('army.moved', { seat: a.seat, mode: 'direct', from, to, units: a.hero! });
      lift(w, from, hero);
      settleIn(w, table, a.seat, to, hero);
    },
    (_w, a) => a.hero !== undefined,
  ),
]);

export const heroFlows = [relocateHero];

function isOccupied(w: World, a: EventArgs): boolean {
  return a.hero !== undefined && isHostile(w, a.seat, targetOf(a.seat, a.card));
}

function leaveTarget(w: World, a: EventArgs): Sub {
  const from = targetOf(a.seat, a.card);
  const side = controller(w, from)!;
  return go('retreat', { from, side, decider: isPlayer(w, side) ? side : a.seat });
}

/** Whether some Hero of the player has room in the domain this card names, once hostile occupants have left. */
export function heroFits(w: World, seat: Seat, id: CardId): boolean {
  return fittingHeroes(w, seat, id).length > 0;
}

/** Heroes that can go there; one that stands there already cannot (§18.3). */
function fittingHeroes(w: World, seat: Seat, id: CardId): (HeroId | DragonName)[] {
  const to = targetOf(seat, id);
  const { displaceOccupants = false } = paramsOf({ card: id });
  if (w.coop !== undefined && enemyAt(w.coop, to) !== undefined) return []; // they do not retreat
  const isEmptied = isHostile(w, seat, to);
  if (isEmptied && !displaceOccupants) return [];
  const others = heroesOf(w, seat).filter(
    ({ hero, at }) => at !== to && !(w.dragons && abandonsEggs(w.map[at], unitNamed(w, hero))),
  );
  return others.filter(({ hero }) => isEmptied || hasRoom(w, to, unitNamed(w, hero))).map(({ hero }) => hero);
}

/** Where a Hero or Dragon of the player stands. */
function domainOfHero(w: World, seat: Seat, name: string): DomainId {
  return heroesOf(w, seat).find(({ hero }) => hero === name)!.at;
}

function targetOf(seat: Seat, id: CardId): DomainId {
  const { target } = paramsOf({ card: id });
  return target === undefined || target === 'own-home-domain' ? homeOf(seat as HouseId) : target;
}
