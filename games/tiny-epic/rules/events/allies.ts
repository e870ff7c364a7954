// Events about tokens in Token Pools and Ally Pools, and about alliances. The Iron Throne is none (§18.31).

import type { Seat } from '@three-thrones/kernel';
import { card, tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { passToken, returnToPool, takeFromPool } from '../allies.ts';
import { housesIn, poolOf, realTokens, tokensOf } from '../pools.ts';
import {
  countsFor,
  fromTerror,
  housesInTerror,
  passToTerror,
  takeFromTerror,
  terrorOf,
} from '../coop/treaty.ts';
import { ask, each, type EventArgs, flow, go, step } from '../kit.ts';
import { allianceCount, purse, sideFor, throneHolder, type World } from '../state.ts';
import { gainGold, gainPoints, loseGold } from '../treasury.ts';
import { plots } from './actions.ts';
import { paramsOf } from './terms.ts';

/** A token of a house in somebody's Ally Pool. */
type OwnedToken = `${Seat}:${HouseId}`;

/** Dealmaking: one or two houses, each token paid. */
const dealmaking = flow('buy-ally-tokens', [
  ask('buy', {
    openly: true,
    rule: '18.21',
    shape: 'some',
    who: (_w, a) => a.seat,
    options: (w) => w.mats.filter((id) => poolOf(w, id) > 0),
    between: (w, a) => [1, Math.min(paramsOf(a).houses ?? 1, affordable(w, a))],
    resolve: (w, a, houses, table) => {
      for (const id of houses) {
        const taken = takeFromPool(w, table, a.seat, id, Math.min(paramsOf(a).take ?? 1, affordable(w, a)));
        loseGold(w, table, a.seat, taken * goldPerToken(a));
      }
    },
  }),
]);

/** Hoster Tully. */
const goldAndToken = flow('gold-then-ally-token', [
  step('gainGold', (w, a, table) => {
    gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
  }),
  ask('takeTokens', {
    openly: true,
    rule: '18.21',
    who: (w, a) => (wooed(w, a).length > 0 ? a.seat : undefined),
    options: wooed,
    resolve: (w, a, id, table) => void takeFromPool(w, table, a.seat, id, paramsOf(a).tokens),
  }),
]);

/** Little Finger's Influence: one house other than that of the token given up. */
const trade = flow('trade-ally-token', [
  ask('takeTokens', {
    openly: true,
    rule: '18.21',
    who: (w, a) => (otherHouses(w, a).length > 0 ? a.seat : undefined),
    options: otherHouses,
    resolve: (w, a, id, table) => void takeFromPool(w, table, a.seat, id, paramsOf(a).take),
  }),
]);

/** A Betrayer's Gift: the token has been given up as the cost. */
const betrayersGift = flow('return-ally-token-for', [
  step('gain', (w, a, table) => {
    const { vp = 0, gold = 0 } = paramsOf(a);
    gainPoints(w, table, a.seat, vp, 'event');
    gainGold(w, table, a.seat, gold);
  }),
]);

/** Vendetta, A Secret Heir: the first token decides whose Ally Pool and, for Vendetta, of which house. */
const tokensSentBack = flow('return-opponent-ally-tokens', [
  ask('sendBack', {
    openly: true,
    rule: '18.31',
    again: true,
    when: (_w, a) => !a.stopped && (a.count ?? 0) < (paramsOf(a).max ?? 1),
    who: (w, a) => (returnable(w, a).length > 0 ? a.seat : undefined),
    options: (w, a): (OwnedToken | 'done')[] => (a.count ? [...returnable(w, a), 'done'] : returnable(w, a)),
    resolve: (w, a, token, table) => {
      if (token === 'done') {
        a.stopped = true;
        return;
      }
      const [owner, id] = token.split(':') as [Seat, HouseId];
      if (owner === NIGHT_KING) fromTerror(w, table, id);
      else returnToPool(w, table, owner, id);
      a.owner = owner;
      if (paramsOf(a).sameHouse) a.house = id;
      a.count = (a.count ?? 0) + 1;
    },
  }),
]);

/** Red Wedding: tokens that do not make up a point are wasted (E56). */
const redWedding = flow('sell-ally-tokens', [
  ask('giveUpToken', {
    openly: true,
    rule: '18.21',
    again: true,
    about: (_w, { count = 0 }) => ({ count }),
    when: (_w, a) => !a.stopped,
    who: (w, a) => (realTokens(w, a.seat) > 0 ? a.seat : undefined),
    options: (w, a): (HouseId | 'done')[] =>
      a.count ? [...housesIn(w, a.seat), 'done'] : housesIn(w, a.seat),
    resolve: (w, a, id, table) => {
      if (id === 'done') {
        a.stopped = true;
        return;
      }
      returnToPool(w, table, a.seat, id);
      a.count = (a.count ?? 0) + 1;
    },
  }),
  step('gainPoints', (w, a, table) => {
    gainPoints(w, table, a.seat, Math.floor((a.count ?? 0) / (paramsOf(a).tokensPerVp ?? 1)), 'event');
  }),
]);

/** §18.25 Complex Negotiations: what is given and what is taken were both there before. */
const negotiations = flow('swap-ally-token', [
  ask('choosePlayer', {
    openly: true,
    rule: '18.25',
    who: (_w, a) => a.seat,
    options: (w, a) => opponents(w, a.seat).filter((seat) => tokensAt(w, seat).length > 0),
    resolve: (_w, a, owner) => {
      a.owner = owner;
      a.picked = [];
    },
  }),
  ask('giveToken', {
    openly: true,
    rule: '18.25',
    again: true,
    about: (_w, { owner }) => ({ owner: owner! }),
    when: (_w, a) => a.picked!.length < (card(a.card).event.cost.allyTokensGiven ?? 0),
    who: (_w, a) => a.seat,
    options: (w, a) => housesIn(w, a.seat),
    resolve: (w, a, id, table) => {
      if (a.owner === NIGHT_KING) passToTerror(w, table, id);
      else passToken(w, table, a.seat, a.owner!, id);
      a.picked!.push(id);
    },
  }),
  ask('takeToken', {
    openly: true,
    rule: '18.25',
    again: true,
    about: (_w, { owner }) => ({ owner: owner! }),
    when: (_w, a) => (a.count ?? 0) < (paramsOf(a).take ?? 1),
    who: (w, a) => (ownedBefore(w, a).length > 0 ? a.seat : undefined),
    options: ownedBefore,
    resolve: (w, a, id, table) => {
      if (a.owner === NIGHT_KING) takeFromTerror(w, table, id);
      else passToken(w, table, a.owner!, a.seat, id);
      a.count = (a.count ?? 0) + 1;
    },
  }),
]);

/** §18.12 A Timely Alliance. */
const timelyAlliance = flow('plot-then-alliance', [
  plots,
  ask('claim', {
    openly: true,
    rule: '18.12',
    shape: 'some',
    who: (w, a) => (claimable(w, a.seat).length > 0 ? a.seat : undefined),
    options: (w, a) => claimable(w, a.seat),
    between: (_w, a) => [0, paramsOf(a).claimAlliances ?? 1],
    resolve: (_w, a, houses) => {
      a.picked = [...houses];
    },
  }),
  each('takeAlliance', (w, a) => {
    const house = a.picked?.shift() as HouseId | undefined;
    return house && go('alliance', { house, to: sideFor(w, a.seat) });
  }),
]);

export const allyFlows = [
  dealmaking,
  goldAndToken,
  trade,
  betrayersGift,
  tokensSentBack,
  redWedding,
  negotiations,
  timelyAlliance,
];

function goldPerToken(a: EventArgs): number {
  return card(a.card).event.cost.goldPerToken ?? 0;
}

/** Tokens the player can pay for. */
function affordable(w: World, a: EventArgs): number {
  return Math.floor(purse(w, a.seat).gold / goldPerToken(a));
}

/** Houses with a token to give; `onlyUnallied` leaves out the player's own allies. */
function wooed(w: World, a: EventArgs): HouseId[] {
  const { onlyUnallied } = paramsOf(a);
  return w.mats.filter(
    (id) => poolOf(w, id) > 0 && !(onlyUnallied && w.nonPlayers[id]!.ally === sideFor(w, a.seat)),
  );
}

function otherHouses(w: World, a: EventArgs): HouseId[] {
  return w.mats.filter((id) => id !== a.given && poolOf(w, id) > 0);
}

/** Whose Ally Pool a card reaches: one other player, or whoever holds King's Landing. */
function owners(w: World, a: EventArgs): Seat[] {
  if (a.owner !== undefined) return [a.owner];
  if (paramsOf(a).owner === 'kings-landing-controller') return kingsLandingHolder(w);
  return opponents(w, a.seat);
}

/** §21.20 In the Treaty the opponent is the Night King, and his Ally Pool the Terror Pool. */
const NIGHT_KING = 'night-king';

export function opponents(w: World, seat: Seat): Seat[] {
  return w.coop === undefined ? w.order.filter((other) => other !== seat) : [NIGHT_KING];
}

/** Who holds the Iron Throne, the Night King included. */
export function kingsLandingHolder(w: World): Seat[] {
  const holder = w.coop?.nightKing.throne ? NIGHT_KING : throneHolder(w);
  return holder === undefined ? [] : [holder];
}

/** Houses with a token in that Ally Pool. */
export function tokensAt(w: World, owner: Seat): HouseId[] {
  return owner === NIGHT_KING ? housesInTerror(w) : housesIn(w, owner);
}

function returnable(w: World, a: EventArgs): OwnedToken[] {
  return owners(w, a).flatMap((owner) =>
    tokensAt(w, owner)
      .filter((id) => id === (a.house ?? id))
      .map((id): OwnedToken => `${owner}:${id}`),
  );
}

/** Houses whose tokens the other player owned besides the ones just received. */
function ownedBefore(w: World, a: EventArgs): HouseId[] {
  const count = (id: HouseId): number =>
    a.owner === NIGHT_KING ? terrorOf(w, id) : tokensOf(w, a.owner!, id);
  return tokensAt(w, a.owner!).filter((id) => count(id) > a.picked!.filter((given) => given === id).length);
}

/** Houses the player has more tokens of than anybody else, and at least 2; not those allied already. */
function claimable(w: World, seat: Seat): HouseId[] {
  return w.mats.filter((id) => {
    const n = allianceCount(w, seat, id);
    if (n < tables.limits.allianceMinimumTokens || w.nonPlayers[id]!.ally === sideFor(w, seat)) return false;
    if (w.coop !== undefined) return countsFor(w, id).terror < n;
    return w.order.every((other) => other === seat || allianceCount(w, other, id) < n);
  });
}
