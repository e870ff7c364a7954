// Events that only cards of Ice & Fire have (§19.3): units sent home, taken or promoted, cards drawn and put back.

import type { Seat } from '@three-thrones/kernel';
import { imagined, look, pile, replacing } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import type { CardId, DomainId, HouseId } from '../../data/ids.ts';
import { sources, takeUnit } from '../actions/recruit.ts';
import { captureToken, takeFromPool } from '../allies.ts';
import { poolOf } from '../pools.ts';
import { discard, draw, eyesOn, takeFromHand } from '../cards.ts';
import { removeWalker } from '../coop/tokens.ts';
import { geographyOf } from '../geography.ts';
import { ask, call, flow, go, type MoveRules, step } from '../kit.ts';
import { canMove } from '../legal-moves.ts';
import { settleIn } from '../movement.ts';
import { eliminate } from '../returns.ts';
import {
  controls,
  domainsAt,
  domainsOf,
  heroesOf,
  isOnMap,
  player,
  plotCards,
  stackOf,
  type World,
} from '../state.ts';
import { gainGold, gainPoints } from '../treasury.ts';
import { hasRoom, isFinal, unitNamed, without } from '../units.ts';
import { paramsOf, parse, type UnitAt } from './terms.ts';

const UNPAID = { times: 0 };

/** A Crown for a King. */
const crownForAKing = flow('return-enemy-token', [
  ask('sendHome', {
    openly: true,
    rule: '18.21',
    who: (_w, a) => a.seat,
    options: (w, a) => rivalTokens(w, a.seat, a.card),
    resolve: (w, _a, option, table) => {
      const [house, at] = parse(option);
      if ((house as string) === 'white-walker') removeWalker(w, table, at);
      else eliminate(w, table, at, unitNamed(w, house), UNPAID);
    },
  }),
]);

/** §18.8 Devotion: a domain left empty loses its controller. */
const devotion = flow('capture-np-token', [
  ask('take', {
    openly: true,
    rule: '18.8',
    who: (_w, a) => a.seat,
    options: (w, a) => foreignTokens(w, a.card),
    resolve: (w, a, option, table) => {
      const [house, at] = parse(option);
      captureToken(w, table, a.seat, at, house as HouseId);
    },
  }),
]);

/** Disobedience: the token is back on its mat before the gold comes, so that a castle given up makes room for it. */
const disobedience = flow('return-own-token-for', [
  ask('sendHome', {
    openly: true,
    rule: '18.21',
    who: (_w, a) => a.seat,
    options: (w, a) => ownTokens(w, a.seat),
    resolve: (w, a, at, table) => {
      eliminate(w, table, at, unitNamed(w, a.seat), UNPAID);
      gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
    },
  }),
]);

/** Bend the Knee: the usual reward for the return, and a point more. */
const bendTheKnee = flow('return-hero-for-vp', [
  ask('sendHome', {
    openly: true,
    rule: '9.2',
    who: (_w, a) => a.seat,
    options: (w, a) => heroesToReturn(w, a.seat).map(({ hero }) => hero),
    resolve: (w, a, hero, table) => {
      const { at } = heroesToReturn(w, a.seat).find((one) => one.hero === hero)!;
      eliminate(w, table, at, unitNamed(w, hero));
      gainPoints(w, table, a.seat, paramsOf(a).vp ?? 0, 'event');
    },
  }),
]);

/** Lordly Promotion: the token goes home and the Hero takes its place. */
const lordlyPromotion = flow('promote-token-to-hero', [
  ask('promote', {
    openly: true,
    rule: '18.21',
    who: (_w, a) => a.seat,
    options: (w, a) => promotions(w, a.seat),
    resolve: (w, a, option, table) => {
      const [hero, at] = parse(option);
      eliminate(w, table, at, unitNamed(w, a.seat), UNPAID);
      takeUnit(w, a.seat, hero);
      table.tell('unit.recruited', { seat: a.seat, unit: hero, domain: at });
      settleIn(w, table, a.seat, at, unitNamed(w, hero));
    },
  }),
]);

/** §18.32 Resurrection: the 2 gold paid for the card are the price of the Hero. */
const resurrection = flow('hero-return-and-march', [
  ask('place', {
    openly: true,
    rule: '18.32',
    who: (_w, a) => a.seat,
    options: (w, a) => placesForHero(w, a.seat),
    resolve: (w, a, at, table) => {
      const hero = player(w, a.seat).leader;
      takeUnit(w, a.seat, hero);
      table.tell('unit.recruited', { seat: a.seat, unit: hero, domain: at });
      settleIn(w, table, a.seat, at, unitNamed(w, hero));
    },
  }),
  ask('perform', {
    openly: true,
    rule: '18.22',
    when: (_w, a) => paramsOf(a).thenMarch === true,
    who: (w, a) => (canMove(w, marchOfHero(a.seat)) ? a.seat : undefined),
    options: () => ['perform', 'skip'] as const,
    resolve: (_w, a, said) => {
      a.performs = said === 'perform';
    },
  }),
  call(
    'march',
    (_w, a) => go('movement', marchOfHero(a.seat)),
    (_w, a) => a.performs === true,
  ),
]);

/** A Shocking Discovery: first the cards, then the limit (E23). */
const shockingDiscovery = flow('draw-and-discard', [
  step('draw', (w, a, table) => {
    draw(w, table, a.seat, paramsOf(a).draw ?? 0, Number.POSITIVE_INFINITY);
  }),
  ask('discard', {
    openly: true,
    rule: '5.6',
    shape: 'some',
    when: (w, a) => overLimit(w, a.seat) > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => plotCards(w, a.seat),
    between: (w, a) => [overLimit(w, a.seat), overLimit(w, a.seat)],
    resolve: (w, a, cards, table) => discard(w, table, a.seat, cards),
  }),
]);

/** §18.11 House of the Undying: gold, the redraw, and only then the cards given up, the first one named on top. */
const houseOfTheUndying = flow('whisper-to-deck-top', [
  ask('giveUp', {
    openly: true,
    rule: '18.11',
    shape: 'some',
    who: (_w, a) => a.seat,
    options: (w, a) => plotCards(w, a.seat),
    between: (w, a) => [0, plotCards(w, a.seat).length],
    resolve: (w, a, cards, table) => {
      for (const id of cards) takeFromHand(w, a.seat, id);
      gainGold(w, table, a.seat, cards.length);
      draw(w, table, a.seat, tables.limits.plotHand);
      look(w.deck).unshift(...cards);
      table.tell('cards.put-back', { seat: a.seat, cards: pile([...cards], eyesOn(w, a.seat)) });
    },
  }),
]);

/** A Surprising Coalition: one token of each house is mixed, some are kept, the others never left their pools. */
const surprisingCoalition = flow('random-ally-tokens', [
  step('mix', (w, a, table) => {
    const mixed = table.random.shuffle(w.mats.filter((id) => poolOf(w, id) > 0));
    for (const id of mixed.slice(0, paramsOf(a).keep)) takeFromPool(w, table, a.seat, id);
  }),
]);

/** §18.10 Loyal Companion: it leaves the middle of the table and lies beside the mat. */
const loyalCompanion = flow('persistent-battle-bonus', [
  step('lay', (w, a, table) => {
    const id = a.card;
    if (id !== 'loyal-companion') throw new Error(`${id} does not stay in play`);
    w.inPlay.splice(w.inPlay.lastIndexOf(id), 1);
    (player(w, a.seat).beside ??= []).push(id);
    table.tell('card.stays', { seat: a.seat, card: id });
  }),
]);

export const iceAndFireFlows = [
  crownForAKing,
  devotion,
  disobedience,
  bendTheKnee,
  lordlyPromotion,
  resurrection,
  shockingDiscovery,
  houseOfTheUndying,
  surprisingCoalition,
  loyalCompanion,
];

/** Tokens of other players' own houses within the reach of a card. */
export function rivalTokens(w: World, seat: Seat, id: CardId): UnitAt[] {
  const { exclude, range } = paramsOf({ card: id });
  const { domains, neighbours } = geographyOf(w);
  return domains.flatMap((at): UnitAt[] => {
    if (exclude?.includes(at)) return [];
    if (range === 'adjacent-to-own' && !neighbours(at).some((next) => controls(w, seat, next))) return [];
    if (w.coop !== undefined) return w.coop.walkers.includes(at) ? [`white-walker@${at}`] : []; // §21.20
    const houses = w.map[at].filter(
      (stack) =>
        stack.tokens > 0 && stack.house !== seat && w.players[stack.house] && !isFinal(w, stack.house),
    );
    return houses.map(({ house }): UnitAt => `${house}@${at}`);
  });
}

/** Tokens of non-player houses, whoever they are allied with, that may leave the map. */
export function foreignTokens(w: World, id: CardId): UnitAt[] {
  const { exclude } = paramsOf({ card: id });
  return domainsAt(w).flatMap((at) => {
    if (exclude?.includes(at)) return [];
    const houses = w.map[at].filter(
      (stack) => stack.tokens > 0 && w.nonPlayers[stack.house] && !isFinal(w, stack.house),
    );
    return houses.map(({ house }): UnitAt => `${house}@${at}`);
  });
}

/** Domains where a token of the own house stands; that it is not the final unit is a prerequisite. */
function ownTokens(w: World, seat: Seat): DomainId[] {
  return domainsAt(w).filter((at) => (stackOf(w.map[at], seat as HouseId)?.tokens ?? 0) > 0);
}

/** Heroes and Dragons (§23.8) the player controls that are not the last of their house. */
export function heroesToReturn(w: World, seat: Seat): ReturnType<typeof heroesOf> {
  return heroesOf(w, seat).filter(({ hero }) => !isFinal(w, unitNamed(w, hero)[0]!.house));
}

/** A Hero on its mat and the domain of the token it would replace. */
export function promotions(w: World, seat: Seat): UnitAt[] {
  const heroes = sources(w, { seat }).filter((unit) => !w.players[unit] && !w.nonPlayers[unit as HouseId]);
  return ownTokens(w, seat).flatMap((at) => {
    const rest = without(w.map[at], unitNamed(w, seat));
    const fitting = imagined(replacing(w.map, at, rest), () =>
      heroes.filter((hero) => hasRoom(w, at, unitNamed(w, hero))),
    );
    return fitting.map((hero): UnitAt => `${hero}@${at}`);
  });
}

/** Where the own Hero, now on its mat, could be placed. */
export function placesForHero(w: World, seat: Seat): DomainId[] {
  const { leader } = player(w, seat);
  if (isOnMap(w, leader)) return [];
  return domainsOf(w, seat).filter((at) => hasRoom(w, at, unitNamed(w, leader)));
}

/** With that Hero in the army, which starts where the Hero stands. */
function marchOfHero(seat: Seat): MoveRules {
  return { seat, mode: 'march', hero: seat as HouseId };
}

function overLimit(w: World, seat: Seat): number {
  return plotCards(w, seat).length - tables.limits.plotHand;
}
