// §12 and §28 Alliances: gained, stolen and lost.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import type { DomainId, HouseId } from '../data/ids.ts';
import { handOver, putOnMat } from './cards.ts';
import { speaker, TREATY } from './coop/state.ts';
import { setTerrified } from './coop/treaty.ts';
import { ownerOf } from './coop/units.ts';
import type { Table } from './facts.ts';
import { ask, call, each, flow, go, step } from './kit.ts';
import { answering } from './solo/rival.ts';
import { allianceCount, domainsAt, heroDomain, leaderOf, playerOrder, stackOf, type World } from './state.ts';
import { isFinal, lift } from './units.ts';

export const alliances = flow('alliances', [
  // §28.1 All counts are taken once, before anything changes hands
  step('count', (w, a, table) => {
    for (const id of w.mats) {
      const { ally } = w.nonPlayers[id]!;
      const strongest = claimant(w, id);
      if (strongest !== undefined && strongest !== ally) a.taken.push({ house: id, seat: strongest });
      if (strongest === undefined && ally !== undefined) a.lapsed.push(id);
    }
    const order = playerOrder(w);
    a.taken.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat)); // stable: mat order within
    table.tell('alliances.counted', { taken: [...a.taken], lapsed: [...a.lapsed] });
  }),
  // §28.2 Player by player, house by house
  each('take', (_w, a) => {
    const next = a.taken.shift();
    return next && go('alliance', { house: next.house, to: next.seat });
  }),
  // §28.3 Then lapsed ones in mat order
  each('lapse', (_w, a) => {
    const next = a.lapsed.shift();
    return next && go('alliance', { house: next });
  }),
]);

/** One alliance goes to a player, or ends. Events that move an alliance run this too (§28.5). */
export const alliance = flow('alliance', [
  // a. Shield, units, Hero and Hero Card
  step('changeSides', (w, a, table) => {
    const nonPlayer = w.nonPlayers[a.house]!;
    const { ally: former } = nonPlayer;
    if (former !== undefined) {
      a.former = former;
      w.parting = { house: a.house, former };
    }
    if (a.to === undefined) delete nonPlayer.ally;
    else nonPlayer.ally = a.to;
    if (a.to === undefined && (former !== undefined || w.coop === undefined))
      table.tell('alliance.lapsed', { house: a.house, former });
    if (a.to !== undefined) table.tell('alliance.taken', { house: a.house, seat: a.to, former });
    if (w.coop !== undefined) setTerrified(w, table, a.house, a.terrified === true);
    moveHeroCard(w, a.house, a.to);
  }),
  // b. The former ally's own units leave shared domains
  each('leaveShared', (w, a) => {
    const { former, house } = a;
    return former && sharedDomains(w, house, former).length > 0
      ? go('leaveShared', { house, former })
      : undefined;
  }),
  step('part', (w) => {
    w.parting = undefined;
  }),
  step(
    'heroLeaves',
    (w, a, table) => heroLeaves(w, table, a.house),
    (_w, a) => a.to === undefined,
  ),
  // c. Castles follow the units; d. King's Landing
  call('consequences', () => go('consequences', {})),
]);

/** One group leaves, the owner choosing which if there are several (§7.6, §28.2b). */
export const leaveShared = flow('leaveShared', [
  ask('chooseGroup', {
    openly: true,
    rule: '28.2',
    about: (_w, { house }) => ({ house }),
    who: (w, a) => {
      if (sharedDomains(w, a.house, a.former).length < 2) return undefined;
      return w.coop === undefined ? answering(w, a.former) : speaker(w);
    },
    options: (w, a): readonly DomainId[] => sharedDomains(w, a.house, a.former),
    resolve: (_w, a, from) => {
      a.from = from;
    },
  }),
  call('retreat', (w, a) => {
    const from = a.from ?? sharedDomains(w, a.house, a.former)[0]!;
    const own = (a.former === TREATY ? ownerOf(w, w.map[from])! : a.former) as HouseId;
    return go('retreat', { from, side: a.former, house: own, decider: own });
  }),
]);

function sharedDomains(w: World, id: HouseId, former: Seat): DomainId[] {
  const isShared = (at: DomainId): boolean =>
    former === TREATY
      ? ownerOf(w, w.map[at]) !== undefined
      : stackOf(w.map[at], former as HouseId) !== undefined;
  return domainsAt(w).filter((at) => stackOf(w.map[at], id) && isShared(at));
}

/** §12.1 Who has the most tokens, at least 2; a tie keeps the ally, else the first in player order. */
function claimant(w: World, id: HouseId): Seat | undefined {
  let best: Seat | undefined;
  for (const seat of playerOrder(w)) {
    const n = allianceCount(w, seat, id);
    if (n < tables.limits.allianceMinimumTokens) continue;
    const most = best === undefined ? 0 : allianceCount(w, best, id);
    if (n > most || (n === most && w.nonPlayers[id]!.ally === seat)) best = seat;
  }
  return best;
}

/** §12.3 The Hero's card goes to the new ally; §12.4 without one it goes to the mat. */
function moveHeroCard(w: World, id: HouseId, to: Seat | undefined): void {
  const hero = leaderOf(w, id);
  if (!hero || heroDomain(w, id) === undefined) return;
  if (to === undefined) putOnMat(w, hero);
  else handOver(w, hero, to);
}

/** §12.4, §28.3: the figure goes to the mat last, without benefit, unless it is the final unit of its house. */
function heroLeaves(w: World, table: Table, id: HouseId): void {
  const at = heroDomain(w, id);
  if (at === undefined || isFinal(w, id)) return;
  lift(w, at, [{ house: id, tokens: 0, hero: true }]);
  table.tell('hero.left', { hero: leaderOf(w, id)!, domain: at });
}
