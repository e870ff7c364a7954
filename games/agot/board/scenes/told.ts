// What a scene shows, put together from what was told.

import { setupFor, tables, westerosCard } from '../../data/data.ts';
import type { HouseId, TrackId, WesterosId } from '../../data/ids.ts';
import type { Facts, World } from '../../rules/queries.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { GameFact, Told } from '../types.ts';

export type AgotBeat = Showing<World, GameFact>;

/** Everything told up to a beat, its own facts included. */
export function toldUpTo(log: readonly Told[], { seq, facts, answer }: AgotBeat): readonly GameFact[] {
  const before = log.filter((told) => told.seq < seq).map(({ fact }) => fact);
  const last = facts.at(-1);
  return [...before, ...answer.slice(0, last ? answer.indexOf(last) + 1 : 0)];
}

/** The last fact of a kind. */
export function lastOf<K extends keyof Facts>(facts: readonly GameFact[], kind: K): Facts[K] | undefined {
  return allOf(facts, kind).at(-1);
}

export function allOf<K extends keyof Facts>(facts: readonly GameFact[], kind: K): readonly Facts[K][] {
  return facts.filter((fact) => fact.kind === kind).map(({ data }) => data as Facts[K]);
}

export interface BidShown {
  readonly house: HouseId;
  readonly bid: number;
  /** Where its fist was, and where it stands once bids are sorted. */
  readonly was: number;
  readonly now: number;
  /** Somebody else bid as much. */
  readonly tied: boolean;
}

/** Fists in turn order; opened, the highest bid comes first, and of equals whoever sits first. */
export function bidsShown(
  bids: Facts['bids.revealed']['bids'],
  seats: readonly HouseId[],
): readonly BidShown[] {
  const fists = seats
    .filter((id) => bids[id] !== undefined)
    .map((house, was) => ({ house, was, bid: bids[house]! }));
  return fists
    .toSorted((one, other) => other.bid - one.bid || one.was - other.was)
    .map((one, now) => ({
      ...one,
      now,
      tied: fists.some(({ house, bid }) => house !== one.house && bid === one.bid),
    }));
}

/** Who is rewarded when the Watch holds, or suffers most when it falls: more than one where the Throne decides. */
export function bidders(bids: readonly BidShown[], watch: boolean): readonly HouseId[] {
  const all = bids.map(({ bid }) => bid);
  const wanted = watch ? Math.max(...all) : Math.min(...all);
  return bids.filter(({ bid }) => bid === wanted).map(({ house }) => house);
}

/** How a track stood before it was bid for: as it was filled or laid out, with every move since. */
export function orderBefore(facts: readonly GameFact[], track: TrackId, players: number): readonly HouseId[] {
  let order: readonly HouseId[] = setupFor(players as Parameters<typeof setupFor>[0]).tracks[track];
  for (const { kind, data } of facts.slice(
    0,
    facts.findLastIndex((fact) => isFilled(fact, track)),
  )) {
    if (kind === 'track.filled' && data.track === track) order = data.order;
    if (kind === 'track.moved' && data.track === track) {
      const others = order.filter((id) => id !== data.house);
      order = others.toSpliced(data.to - 1, 0, data.house);
    }
  }
  return order;
}

function isFilled(fact: GameFact, track: TrackId): boolean {
  return fact.kind === 'track.filled' && fact.data.track === track;
}

export interface WesterosShown {
  readonly id: WesterosId;
  readonly deck: number;
  readonly icons: number;
}

export function cardsShown(drawn: readonly WesterosId[]): readonly WesterosShown[] {
  return drawn.map((id, deck) => ({ id, deck, icons: westerosCard(deck, id).wildlingIcons }));
}

/** The steps of the threat track, the attack last. */
export function threatSteps(): readonly number[] {
  const { attackAt, perIcon } = tables.wildlings;
  return Array.from({ length: attackAt / perIcon + 1 }, (_, at) => at * perIcon);
}

/** What a wildling card does, as far as the same answer tells it; the rest is asked. */
export function consequencesOf({ main, answer }: AgotBeat): readonly GameFact[] {
  const after = answer.slice(answer.indexOf(main) + 1);
  const end = after.findIndex(({ kind }) => kind === 'wildlings.over');
  return end < 0 ? after : after.slice(0, end);
}

export interface SupplyShown {
  readonly house: HouseId;
  readonly before: number;
  readonly now: number;
}

export function supplyShown(facts: readonly GameFact[]): readonly SupplyShown[] {
  return allOf(facts, 'supply.set').map(({ house, before, supply }) => ({ house, before, now: supply }));
}
