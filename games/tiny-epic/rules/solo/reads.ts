// Everything the automaton may know of the board. The engine reads it off the table; a companion of a physical table asks
// a person, one question at a time. No decision of the Rival looks anywhere else.

import { domain } from '../../data/data.ts';
import { DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import type { Row } from '../../data/solo.ts';
import { housesIn, poolOf, tokensOf } from '../pools.ts';
import { distance } from '../geography.ts';
import {
  alliesOf,
  castles,
  controller,
  domainsOf,
  type Force,
  heroDomain,
  homeOf,
  player,
  stackOf,
  type World,
} from '../state.ts';
import { hasRoom, isFinal, mayFight } from '../units.ts';

/** Who controls a domain, as the Rival sees it; `other` is an unallied non-player house. */
export type Holder = 'rival' | 'you' | 'other' | 'nobody';

/** What the Rival looks for nearby: an empty domain, one of yours, one that is not its own, a token of yours to take away. */
export type Sought = 'unoccupied' | 'yours' | 'not-its-own' | 'your-token';

export interface BoardReads {
  /** Which houses play, known from the start. */
  readonly rival: HouseId;
  readonly person: HouseId;
  /** Non-player houses in mat order. */
  readonly mats: readonly HouseId[];
  /** Where the Rival's Hero stands. */
  heroDomain(): DomainId;
  holder(at: DomainId): Holder;
  /** Whether only final units stand there, so that nobody may attack them (§10.1, E100). */
  isProtected(at: DomainId): boolean;
  /** Units in a domain of the Rival. */
  force(at: DomainId): Force;
  /** Whether this house of the Rival's side has only one unit on the map (§10.1). */
  isLastUnit(id: HouseId): boolean;
  domainsOf(side: 'rival' | 'you'): readonly DomainId[];
  /** March steps as the Wall stands; left out where there is no north (§22). */
  distance?(from: DomainId, to: DomainId): number;
  /** The nearest of these domains that are what it looks for and will do, all that are equally near (§0.10). */
  nearest(
    from: DomainId,
    among: readonly DomainId[],
    sought: Sought,
    does: (at: DomainId) => boolean,
  ): readonly DomainId[];
  /** Castles of the Rival. */
  castles(): number;
  /** Whether the Rival controls at least as many castles as you. */
  hasAsManyCastles(): boolean;
  /** Tokens missing from the Rival's Force Track. */
  recruited(): number;
  /** Houses allied with the Rival. */
  allies(): readonly HouseId[];
  /** Of which house a side's Ally Pool holds the most tokens, the Rival's of its allies (§20.10); equals together. */
  strongest(side: 'rival' | 'you'): readonly HouseId[];
  /** Houses of which you can give up a token. */
  yourTokens(): readonly HouseId[];
  poolTokens(id: HouseId): number;
  /** Whether one more unit of a house finds room there. */
  hasRoom(at: DomainId, id: HouseId): boolean;
}

/** The board as it lies on the table. */
export function readsOf(w: World): BoardReads {
  const { seat, person } = w.rival!;
  const sideOf = (side: 'rival' | 'you'): HouseId => (side === 'rival' ? seat : person);
  const holder = (at: DomainId): Holder => {
    const side = controller(w, at);
    if (side === undefined) return 'nobody';
    if (side === seat) return 'rival';
    return side === person ? 'you' : 'other';
  };
  const hasRemovableToken = (at: DomainId): boolean =>
    (stackOf(w.map[at], person)?.tokens ?? 0) > 0 && !isFinal(w, person);
  const isSought: Record<Sought, (at: DomainId) => boolean> = {
    unoccupied: (at) => holder(at) === 'nobody',
    yours: (at) => holder(at) === 'you',
    'not-its-own': (at) => holder(at) !== 'rival',
    'your-token': (at) => holder(at) === 'you' && hasRemovableToken(at),
  };
  return {
    rival: seat,
    person,
    mats: w.mats,
    heroDomain: () => heroDomain(w, seat)!,
    holder,
    isProtected: (at) => !mayFight(w, w.map[at]),
    force: (at) => w.map[at],
    isLastUnit: (id) => isFinal(w, id),
    domainsOf: (side) => domainsOf(w, sideOf(side)),
    nearest: (from, among, sought, does) =>
      nearestWhere(from, among, (at) => isSought[sought](at) && does(at)),
    castles: () => castles(w, seat),
    hasAsManyCastles: () => castles(w, seat) >= castles(w, person),
    recruited: () => player(w, seat).recruited,
    allies: () => alliesOf(w, seat),
    strongest: (side) =>
      strongestOf(
        side === 'rival' ? alliesOf(w, seat) : housesIn(w, person),
        (id) => tokensOf(w, sideOf(side), id),
        (id) => poolOf(w, id),
      ),
    yourTokens: () => housesIn(w, person),
    poolTokens: (id) => poolOf(w, id),
    hasRoom: (at, id) => hasRoom(w, at, [{ house: id, tokens: 1, hero: false }]),
  };
}

/** Most tokens in an Ally Pool. Of equals, those that have a token to give (§20.7). */
export function strongestOf(
  houses: readonly HouseId[],
  tokens: (id: HouseId) => number,
  pool: (id: HouseId) => number,
): readonly HouseId[] {
  const most = Math.max(...houses.map(tokens));
  const equals = houses.filter((id) => tokens(id) === most);
  const giving = equals.filter((id) => pool(id) > 0);
  return giving.length > 0 ? giving : equals;
}

/** The row of the Map Card a domain lies on. */
export function rowOf(at: DomainId): Row {
  return rowOfCard(domain(at).mapCard);
}

export function rowOfCard(card: string): Row {
  if (card.startsWith('N')) return 'north';
  return card.startsWith('S') ? 'south' : 'central';
}

/** Looked at from the inside out, so that nobody looks further than need be. */
export function nearestWhere(
  from: DomainId,
  candidates: readonly DomainId[],
  does: (at: DomainId) => boolean,
  away: (from: DomainId, to: DomainId) => number = distance,
): DomainId[] {
  const steps = [...new Set(candidates.map((at) => away(from, at)))].sort((one, other) => one - other);
  for (const step of steps) {
    const found = candidates.filter((at) => away(from, at) === step).filter(does);
    if (found.length > 0) return found;
  }
  return [];
}

/** Everything but where the Hero stands already. */
export function elsewhere(from: DomainId): readonly DomainId[] {
  return DOMAINS.filter((at) => at !== from);
}

export { homeOf };
