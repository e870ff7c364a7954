// §4.5 Plot.

import type { Seat } from '@three-thrones/kernel';
import { card, tables } from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import { passToken, returnToPool, takeFromPool } from '../allies.ts';
import { housesIn, poolOf, tokensOf } from '../pools.ts';
import { addToHand, finishPlayed, playFromHand } from '../cards.ts';
import { banishWalker, fromTerror, terrorOf } from '../coop/treaty.ts';
import type { Table } from '../facts.ts';
import { ask, flow, type PlotArgs, step } from '../kit.ts';
import { shieldPrice } from '../prices.ts';
import { because, type Reason } from '../reasons.ts';
import { handOf, isHeroCard, isPlayer, purse, type World } from '../state.ts';
import { loseGold } from '../treasury.ts';

/** What a shield does: `arryn:take:arryn`, `arryn:return:arryn:stark`, `stark:steal:arryn`, `stark:banish:white-walker`. */
type ShieldUse =
  | `${HouseId}:take:${HouseId}`
  | `${HouseId}:return:${HouseId}:${Seat}`
  | `${HouseId}:steal:${HouseId}`
  | `${HouseId}:banish:white-walker`;

type ShieldVerb = 'take' | 'return' | 'steal' | 'banish';

export const plot = flow('plot', [
  ask('chooseCard', {
    rule: '4.5.1',
    about: (_w, { free }) => (free ? { free } : undefined),
    who: (_w, a) => a.seat,
    options: (w, a): (CardId | 'none')[] =>
      a.mayDecline ? [...handOf(w, a.seat), 'none'] : handOf(w, a.seat),
    refuse: (w, a, _seat, id) =>
      id === 'none' || isUsable(w, a, id) ? undefined : because('noUsableShield'),
    resolve: (w, a, id, table) => {
      if (id === 'none') return table.leave();
      playFromHand(w, a.seat, id);
      a.card = id;
      a.shields = [...card(id).shields];
      a.used = 0;
      table.tell('plot.played', { seat: a.seat, card: id });
    },
  }),

  // Each shield once, in any order, at least one
  ask('useShield', {
    openly: true,
    rule: '4.5.1',
    again: true,
    about: (_w, { free }) => (free ? { free } : undefined),
    who: (w, a) => (canGoOn(w, a) ? a.seat : undefined),
    options: (w, a): (ShieldUse | 'done')[] => [...uses(w, a.seat, a.shields!), 'done'],
    refuse: (w, a, _seat, use) => {
      if (use === 'done') return a.used === 0 ? because('useOneShield') : undefined;
      return useRefusal(w, a, use);
    },
    resolve: (w, a, use, table) => {
      if (use === 'done') a.shields = [];
      else useShield(w, table, a, use);
    },
  }),

  // §18.18 Edmure: for each token stolen another one goes back, if there is one
  ask('returnOther', {
    openly: true,
    rule: '18.18',
    again: true,
    when: (_w, a) => (a.toReturn ?? 0) > 0,
    who: (w, a) => (others(w, a).length > 0 ? a.seat : undefined),
    options: others,
    resolve: (w, a, id, table) => {
      returnToPool(w, table, a.seat, id);
      a.toReturn!--;
    },
  }),

  // §4.5.5 A Plot Card to the discard pile, a Hero Card face up
  step('putAway', (w, a) => {
    const id = a.card!;
    if (a.returnCard && !isHeroCard(id)) {
      w.inPlay.splice(w.inPlay.lastIndexOf(id), 1);
      addToHand(w, a.seat, [id]);
    } else {
      finishPlayed(w, a.seat, id);
    }
  }),
]);

/** Whether the player holds any card with a shield that can be used. */
export function canPlot(w: World, seat: Seat): boolean {
  return handOf(w, seat).some((id) => isUsable(w, { seat }, id));
}

function isUsable(w: World, a: PlotArgs, id: CardId): boolean {
  return isAnyUsable(w, a, card(id).shields);
}

function canGoOn(w: World, a: PlotArgs): boolean {
  return isAnyUsable(w, a, a.shields!);
}

function isAnyUsable(w: World, a: PlotArgs, shields: readonly HouseId[]): boolean {
  return shields.some((shield) =>
    usesOf(w, a.seat, shield).some((use) => useRefusal(w, a, use) === undefined),
  );
}

/** Everything the shields could do, whatever it costs. */
function uses(w: World, seat: Seat, shields: readonly HouseId[]): ShieldUse[] {
  return [...new Set(shields)].flatMap((shield) => usesOf(w, seat, shield));
}

function usesOf(w: World, seat: Seat, shield: HouseId): ShieldUse[] {
  if (w.coop !== undefined) return treatyUses(w, shield);
  if (w.nonPlayers[shield]) {
    if (poolOf(w, shield) > 0) return [`${shield}:take:${shield}`];
    return w.order
      .filter((owner) => tokensOf(w, owner, shield) > 0)
      .map((owner) => `${shield}:return:${shield}:${owner}` as const);
  }
  if (isPlayer(w, shield) && shield !== seat)
    return housesIn(w, shield).map((id) => `${shield}:steal:${id}` as const);
  return w.mats.filter((id) => poolOf(w, id) > 0).map((id) => `${shield}:take:${id}` as const);
}

/** §21.19 The Treaty steals from nobody; a shield may also send a White Walker back from the Terror Pool. */
function treatyUses(w: World, shield: HouseId): ShieldUse[] {
  const banish: ShieldUse[] = w.coop!.terror.walkers > 0 ? [`${shield}:banish:white-walker`] : [];
  const open = w.mats.filter((id) => poolOf(w, id) > 0).map((id) => `${shield}:take:${id}` as const);
  if (!w.nonPlayers[shield]) return [...open, ...banish];
  if (poolOf(w, shield) > 0) return [`${shield}:take:${shield}`, ...banish];
  return terrorOf(w, shield) > 0 ? [`${shield}:return:${shield}:night-king`, ...banish] : banish;
}

function priceOf(w: World, a: PlotArgs, use: ShieldUse): number {
  const price = shieldPrice(w, a, shieldOf(use));
  return use.endsWith(':banish:white-walker') ? Math.min(price, tables.costs.plotNonPlayerShield) : price;
}

function shieldOf(use: ShieldUse): HouseId {
  return use.slice(0, use.indexOf(':')) as HouseId;
}

function useRefusal(w: World, a: PlotArgs, use: ShieldUse): Reason | undefined {
  const gold = priceOf(w, a, use);
  return gold > purse(w, a.seat).gold ? because('notEnoughGold', { needs: gold }) : undefined;
}

function useShield(w: World, table: Table, a: PlotArgs, use: ShieldUse): void {
  const [shield, verb, id, owner] = use.split(':') as [HouseId, ShieldVerb, HouseId, Seat?];
  loseGold(w, table, a.seat, priceOf(w, a, use));
  if (verb === 'take') takeFromPool(w, table, a.seat, id);
  if (verb === 'return' && w.coop !== undefined) fromTerror(w, table, id);
  else if (verb === 'return') returnToPool(w, table, owner!, id);
  if (verb === 'banish') banishWalker(w, table);
  if (verb === 'steal') {
    passToken(w, table, shield, a.seat, id);
    (a.stolen ??= []).push(id);
    a.toReturn = (a.toReturn ?? 0) + (a.returnPerStolen ?? 0);
  }
  a.shields!.splice(a.shields!.indexOf(shield), 1);
  a.used!++;
}

/** Houses of which the player owns more than the tokens just stolen. */
function others(w: World, { seat, stolen = [] }: PlotArgs): HouseId[] {
  return housesIn(w, seat).filter((id) => tokensOf(w, seat, id) > stolen.filter((one) => one === id).length);
}
