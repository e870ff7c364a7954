// A Scoring Phase taken apart: what each step gives to whom, and what for. All of it from facts and the table after them.

import type { Fact, Seat } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { type DomainId, DOMAINS, type HouseId } from '../../data/ids.ts';
import {
  alliesOf,
  CASTLES,
  castleRank,
  castles,
  controls,
  type Facts,
  type ObjectiveNow,
  objectivesNow,
  playerOrder,
  type World,
} from '../../rules/queries.ts';
import type { GameFact } from '../types.ts';

export const PARTS = ['castles', 'objectives', 'alliances'] as const;
export type Part = (typeof PARTS)[number];

/** One house in one step. */
export interface Share {
  readonly seat: HouseId;
  readonly points: number;
  /** Its score before this step. */
  readonly before: number;
}

export interface ScoringStep {
  readonly part: Part | 'vengeance';
  readonly shares: readonly Share[];
  /** Where it lights up, and how many points each place brings. */
  readonly lit: readonly { readonly domain: DomainId; readonly house: HouseId; readonly points: number }[];
}

export interface CastleShare {
  readonly count: number;
  readonly rank: number;
  readonly isShared: boolean;
}

export interface Scoring {
  readonly round: number;
  readonly seats: readonly HouseId[];
  /** Scores before anything was scored. */
  readonly start: Readonly<Record<Seat, number>>;
  readonly steps: readonly ScoringStep[];
  readonly castles: Readonly<Record<Seat, CastleShare>>;
  readonly objectives: Readonly<Record<Seat, readonly ObjectiveNow[]>>;
  readonly allies: Readonly<Record<Seat, readonly HouseId[]>>;
  /** Who takes the Vengeance token; nobody where the last place is shared; nothing where none is given. */
  readonly vengeance: { readonly seat: HouseId | undefined } | undefined;
}

type Tally = Facts['scoring.tally'];

export function isScoring(facts: readonly Fact[]): boolean {
  return facts.some(({ kind }) => kind === 'scoring.tally');
}

/** Others first, whoever looks comes last. */
export function scoringOf(facts: readonly GameFact[], world: World, eye: string): Scoring {
  const tallies = new Map<string, Tally>();
  let vengeance: Scoring['vengeance'];
  for (const { kind, data } of facts) {
    if (kind === 'scoring.tally') tallies.set(data.seat, data);
    else if (kind === 'vengeance.taken') vengeance = { seat: data.seat as HouseId };
    else if (kind === 'vengeance.removed') vengeance = { seat: undefined };
  }
  const seats = playerOrder(world).toSorted(
    (one, other) => Number(one === eye) - Number(other === eye),
  ) as HouseId[];
  const of = <T>(make: (seat: HouseId) => T): Record<Seat, T> =>
    Object.fromEntries(seats.map((seat) => [seat, make(seat)]));
  const gained = (seat: Seat, parts: readonly Part[]): number =>
    parts.reduce((sum, part) => sum + (tallies.get(seat)?.[part] ?? 0), 0);
  const start = of((seat) => world.players[seat]!.score - gained(seat, PARTS));
  const objectives = of((seat) => objectivesNow(world, seat));
  const counts = of((seat) => castles(world, seat));
  const steps = PARTS.map(
    (part, at): ScoringStep => ({
      part,
      shares: seats.map((seat) => ({
        seat,
        points: gained(seat, [part]),
        before: start[seat]! + gained(seat, PARTS.slice(0, at)),
      })),
      lit: seats.flatMap((seat) => litBy(part, world, seat, objectives[seat]!)),
    }),
  );
  const last = { part: 'vengeance', lit: [], shares: sharesAtEnd(world, seats) } as const;
  return {
    ...{ round: world.round, seats, start, objectives, vengeance },
    steps: vengeance ? [...steps, last] : steps,
    castles: of((seat) => ({
      count: counts[seat]!,
      rank: castleRank(world, seat),
      isShared: seats.some((other) => other !== seat && counts[other] === counts[seat]),
    })),
    allies: of((seat) => alliesOf(world, seat)),
  };
}

function sharesAtEnd(world: World, seats: readonly HouseId[]): readonly Share[] {
  return seats.map((seat) => ({ seat, points: 0, before: world.players[seat]!.score }));
}

function litBy(
  part: Part,
  world: World,
  seat: HouseId,
  objectives: readonly ObjectiveNow[],
): ScoringStep['lit'] {
  switch (part) {
    case 'castles':
      return CASTLES.filter((at) => controls(world, seat, at)).map((domain) => ({
        domain,
        house: seat,
        points: 0,
      }));
    case 'objectives':
      return objectives
        .filter(({ isReached }) => isReached)
        .flatMap(({ held, vp }) =>
          held.map((domain, at) => ({ domain, house: seat, points: at === 0 ? vp : 0 })),
        );
    case 'alliances':
      return alliesOf(world, seat).flatMap((ally) =>
        standsAt(world, ally).map((domain, at) => ({
          domain,
          house: ally,
          points: at === 0 ? tables.victoryPoints.alliancePerScoring : 0,
        })),
      );
  }
}

function standsAt(world: World, id: HouseId): readonly DomainId[] {
  return DOMAINS.filter((at) => world.map[at].some(({ house }) => house === id));
}
