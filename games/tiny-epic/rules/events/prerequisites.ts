// §4.6.1 What must be true before a card may be played for its Event.

import type { Seat } from '@three-thrones/kernel';
import { card, type EventCost, type EventParams, house, tables } from '../../data/data.ts';
import type { CardId, HouseId, IceAndFirePrerequisiteId, PrerequisiteId } from '../../data/ids.ts';
import { canRecruit } from '../actions/recruit.ts';
import { poolOf, realTokens } from '../pools.ts';
import { nestsFor } from '../dragons/eggs.ts';
import { because, type Reason } from '../reasons.ts';
import {
  alliesOf,
  castles,
  domainsAt,
  domainsOf,
  handOf,
  heroesOf,
  isOnMap,
  player,
  purse,
  sideFor,
  stackOf,
  throneHolder,
  unitsIn,
  type World,
} from '../state.ts';
import { unitsOnMap } from '../units.ts';
import { kingsLandingHolder, opponents, tokensAt } from './allies.ts';
import { canFight } from './battles.ts';
import { canEliminate, isWithinReach, soleLeader, unitsOfLeader } from './eliminations.ts';
import { heroFits } from './heroes.ts';
import { foreignTokens, heroesToReturn, placesForHero, promotions, rivalTokens } from './ice-and-fire.ts';
import { recruitsOf } from './recruits.ts';
import { paramsOf } from './terms.ts';

/** Why this card, which lies in the player's hand, cannot be played for its Event now. */
export function playRefusal(w: World, seat: Seat, id: CardId): Reason | undefined {
  const { cost, prerequisites } = card(id).event;
  const unpaid = costRefusal(w, seat, cost);
  if (unpaid) return unpaid;
  for (const needed of prerequisites) {
    if (!glossary[needed](w, seat, id)) return refusalOf(needed);
  }
  return undefined;
}

/** Every cost is payable in full (§18.20). */
function costRefusal(w: World, seat: Seat, cost: EventCost): Reason | undefined {
  const { gold, score } = purse(w, seat);
  const needsGold = Math.max(
    cost.gold ?? 0,
    cost.goldPerUse ?? 0,
    cost.goldPerToken ?? 0,
    cost.goldPerEgg ?? 0,
  );
  if (gold < needsGold) return because('notEnoughGold', { needs: needsGold });
  if (score < (cost.vp ?? 0)) return because('notEnoughPoints', { needs: cost.vp });
  const tokens = Math.max(cost.allyTokens ?? 0, cost.allyTokensGiven ?? 0);
  if (tokens > 0 && realTokens(w, seat) < tokens) return refusalOf('own-ally-token');
  if (cost.ownUnit !== undefined && unitsOnMap(w, seat as HouseId) <= cost.ownUnit) {
    return refusalOf('own-unit-on-map-not-final-unit');
  }
  return undefined;
}

type Holds = (w: World, seat: Seat, id: CardId) => boolean;

const params = (id: CardId): EventParams => paramsOf({ card: id });

const eliminates: Holds = (w, seat, id) => canEliminate(w, seat, params(id));
const ownGold =
  (least: number): Holds =>
  (w, seat) =>
    purse(w, seat).gold >= least;

/** The words of `prerequisiteGlossary` in plot-cards.json and of `extraPrerequisites` in houses.json. */
const glossary: Readonly<Record<PrerequisiteId | IceAndFirePrerequisiteId, Holds>> = {
  'adjacent-domain-to-surprise': (w, seat, id) =>
    domainsAt(w).some((at) => isWithinReach(w, seat, params(id), at)),
  'another-card-in-hand': (w, seat) => handOf(w, seat).length > 1,
  'control-4-castles': (w, seat, id) => castles(w, seat) >= (params(id).minCastles ?? 4),
  'control-hero-on-map': (w, seat) => heroesOf(w, seat).length > 0,
  'controlled-hero-alone-in-domain': (w, seat) =>
    heroesOf(w, seat).some(({ at }) => unitsIn(w.map[at]) === 1),
  'domain-with-single-removable-hostile-token': canFight,
  'eliminable-token-exists': eliminates,
  'force-track-at-least-2': (w, seat) => onForceTrack(w, seat) >= 2 && hasRoomForOwn(w, seat, 2),
  'force-track-at-least-7': (w, seat) => onForceTrack(w, seat) >= 7,
  'force-track-or-ally-token': (w, seat) =>
    onForceTrack(w, seat) > 0 || alliesOf(w, seat).some((ally) => poolOf(w, ally) > 0),
  'have-alliance-with-pool-token': (w, seat, id) =>
    canRecruit(w, { ...recruitsOf({ seat, card: id }), free: true }),
  'hero-fits-target': heroFits,
  'kings-landing-held-by-a-player': (w, _seat, id) =>
    params(id).owner === undefined ? throneHolder(w) !== undefined : kingsLandingHolder(w).length > 0,
  'leader-has-removable-unit': (w, _seat, id) => unitsOfLeader(w, params(id)).length > 0,
  'legal-battle-target': canFight,
  'legal-single-combat': canFight,
  'opponent-has-ally-token': (w, seat) => opponents(w, seat).some((other) => tokensAt(w, other).length > 0),
  'own-ally-token': (w, seat) => realTokens(w, seat) > 0,
  'own-gold-at-least-1': ownGold(1),
  'own-gold-at-least-2': ownGold(2),
  'own-gold-at-least-3': ownGold(3),
  'own-gold-at-least-4': ownGold(4),
  'own-gold-is-zero': (w, seat) => purse(w, seat).gold === 0,
  'own-hero-on-map': (w, seat) => isOnMap(w, player(w, seat).leader),
  'own-token-on-map-not-final-unit': (w, seat) =>
    player(w, seat).recruited > 0 && unitsOnMap(w, seat as HouseId) > 1,
  'own-unit-on-map-not-final-unit': (w, seat) => unitsOnMap(w, seat as HouseId) > 1,
  'own-vp-at-least-1': (w, seat) => purse(w, seat).score >= 1,
  'single-vp-leader-is-another-player': (w, seat) => (soleLeader(w) ?? sideFor(w, seat)) !== sideFor(w, seat),
  'some-token-pool-not-empty': (w) => w.mats.some((id) => poolOf(w, id) > 0),
  'that-player-has-ally-token': (w) => kingsLandingHolder(w).some((owner) => tokensAt(w, owner).length > 0),
  'token-in-kings-landing': eliminates,
  'token-of-targets-ally': eliminates,

  'adjacent-opponent-token': (w, seat, id) => rivalTokens(w, seat, id).length > 0,
  'egg-available': (w, seat) => nestsFor(w, seat).length > 0,
  'hero-not-final-unit': (w, seat) => heroesToReturn(w, seat).length > 0,
  'mother-of-dragons-variant': (w) => w.dragons === true,
  'own-hero-on-mat': (w, seat) => placesForHero(w, seat).length > 0,
  'recruitable-hero-on-mat': (w, seat) => promotions(w, seat).length > 0,
  'removable-np-token-on-map': (w, _seat, id) => foreignTokens(w, id).length > 0,
};

function refusalOf(needed: string): Reason {
  if (needed === 'control-hero-on-map') return because('noHeroOnMap');
  if (needed.startsWith('own-gold-at-least-'))
    return because('notEnoughGold', { needs: Number(needed.at(-1)) });
  if (needed === 'own-vp-at-least-1') return because('notEnoughPoints', { needs: 1 });
  return because('prerequisite', { needs: needed });
}

function onForceTrack(w: World, seat: Seat): number {
  return house(seat as HouseId).powerTokens - player(w, seat).recruited;
}

/** Room for so many own tokens in all domains together; without any domain §7.8 finds one. */
function hasRoomForOwn(w: World, seat: Seat, tokens: number): boolean {
  const held = domainsOf(w, seat);
  if (held.length === 0) {
    return canRecruit(w, {
      seat,
      left: tokens,
      deployed: 0,
      free: true,
      tokensOnly: true,
      from: 'force-track',
    });
  }
  let room = 0;
  for (const at of held) {
    const stack = stackOf(w.map[at], seat as HouseId);
    room += tables.limits.unitsPerHousePerDomain - (stack ? unitsIn([stack]) : 0);
  }
  return room >= tokens;
}
