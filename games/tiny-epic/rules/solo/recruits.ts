// §20.10, §29.6 Where the Rival's units appear, and whose they are.

import { domain, house } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { type RecruitPlace, type RivalCardId, rivalCard, soloHero } from '../../data/solo.ts';
import { unitsIn } from '../state.ts';
import { distance } from '../geography.ts';
import { type BoardReads, homeOf } from './reads.ts';

/** One unit the card lets it recruit; `ability`: its Hero's, not the card's. */
export interface RivalUnit {
  readonly unit: 'rival' | 'strongest-ally';
  readonly where: RecruitPlace;
  readonly ability?: true;
}

/** What a Recruit brings: the units of the card, one by one, then those of the Hero. */
export function unitsToRecruit(reads: BoardReads, card: RivalCardId): RivalUnit[] {
  return [...unitsOf(reads, card), ...unitsOfHero(reads.rival)];
}

/** The units of the card; without an ally what it says instead (§29.6). */
function unitsOf(reads: BoardReads, card: RivalCardId): RivalUnit[] {
  return rivalCard(card).recruit.flatMap((one): RivalUnit[] => {
    const instead = one.unit !== 'rival' && one.elseUnit !== undefined && reads.allies().length === 0;
    const unit = instead ? one.elseUnit : one.unit;
    const count = instead ? one.elseCount! : one.count;
    return Array.from({ length: count }, () => ({ unit, where: one.where }));
  });
}

/** Eddard: one more into the Hero's domain. */
function unitsOfHero(rival: HouseId): RivalUnit[] {
  const { ability } = soloHero(rival);
  if (ability.effect !== 'extra-recruit') return [];
  return Array.from({ length: ability.params.count }, () => ({
    unit: 'rival',
    where: 'hero-domain',
    ability: true,
  }));
}

/** What is known on the way: the ally that recruits, and where the unit before went. */
export interface Recruiting {
  readonly ally?: HouseId;
  readonly first?: DomainId;
}

/** Whose unit it is; none where there is no ally. */
export function houseOf(reads: BoardReads, { unit }: RivalUnit, { ally }: Recruiting): HouseId | undefined {
  return unit === 'rival' ? reads.rival : ally;
}

/** Where this unit may appear, equally fitting domains together; or why it is left out (§20.7). */
export function recruitPlan(
  reads: BoardReads,
  unit: RivalUnit,
  so: Recruiting,
): { places: readonly DomainId[]; why?: 'no-ally' | 'no-room' | 'no-token' } {
  const id = houseOf(reads, unit, so);
  if (id === undefined) return { places: [], why: 'no-ally' };
  if (!hasToken(reads, id)) return { places: [], why: 'no-token' };
  const places = placesFor(reads, unit.where, id, so.first);
  return places.length > 0 ? { places } : { places, why: 'no-room' };
}

/** The allies a Recruit may mean: the strongest; of equals those of which a unit finds room, if any does (§20.7). */
export function alliesMeant(reads: BoardReads, units: readonly RivalUnit[]): readonly HouseId[] {
  const theirs = units.filter(({ unit }) => unit !== 'rival');
  if (theirs.length === 0) return [];
  const equals = reads.strongest('rival');
  if (equals.length < 2) return equals;
  const fitting = equals.filter((ally) =>
    theirs.some((unit) => recruitPlan(reads, unit, { ally }).places.length > 0),
  );
  return fitting.length > 0 ? fitting : equals;
}

/** Whether a house has a token left for the Rival. */
function hasToken(reads: BoardReads, id: HouseId): boolean {
  return id === reads.rival ? reads.recruited() < house(id).powerTokens : reads.poolTokens(id) > 0;
}

/** Whether one more unit of the Rival's own may appear there. */
export function mayDeploy(reads: BoardReads, at: DomainId): boolean {
  return hasToken(reads, reads.rival) && reads.hasRoom(at, reads.rival);
}

/** The domains a unit may appear in, equally fitting ones together; `first` is where the one before it went. */
function placesFor(
  reads: BoardReads,
  where: RecruitPlace,
  id: HouseId,
  first: DomainId | undefined,
): readonly DomainId[] {
  const hero = reads.heroDomain();
  const withRoom = (places: readonly DomainId[]): DomainId[] => places.filter((at) => reads.hasRoom(at, id));
  switch (where) {
    case 'hero-domain':
      return withRoom([hero]);
    case 'home-domain-else-hero-domain': {
      const home = homeOf(reads.rival);
      const own = reads.holder(home) === 'rival' ? withRoom([home]) : [];
      return own.length > 0 ? own : withRoom([hero]);
    }
    case 'controlled-castle-fewest-units':
      return fewestUnits(reads, withRoom(castleDomains(reads)));
    case 'controlled-castle-second-fewest-units': {
      const open = withRoom(castleDomains(reads));
      const others = open.filter((at) => at !== first);
      return fewestUnits(reads, others.length > 0 ? others : open);
    }
    case 'controlled-domain-nearest-to-human':
      return nearestToYou(reads, reads.domainsOf('rival'), (at) => reads.hasRoom(at, id));
    case 'ally-home-domain': {
      const home = homeOf(id);
      return reads.holder(home) === 'rival' ? withRoom([home]) : [];
    }
  }
}

function castleDomains(reads: BoardReads): DomainId[] {
  return reads.domainsOf('rival').filter((at) => domain(at).kind === 'castle');
}

function fewestUnits(reads: BoardReads, places: readonly DomainId[]): DomainId[] {
  return least(places, (at) => unitsIn(reads.force(at)));
}

/** Room is looked for from the nearest on, and no further than need be. */
function nearestToYou(
  reads: BoardReads,
  places: readonly DomainId[],
  hasRoom: (at: DomainId) => boolean,
): DomainId[] {
  const yours = reads.domainsOf('you');
  const between = reads.distance ?? distance;
  const steps = (at: DomainId): number => Math.min(...yours.map((one) => between(at, one)));
  for (const step of [...new Set(places.map(steps))].sort((one, other) => one - other)) {
    const found = places.filter((at) => steps(at) === step && hasRoom(at));
    if (found.length > 0) return found;
  }
  return [];
}

function least(places: readonly DomainId[], measure: (at: DomainId) => number): DomainId[] {
  const found = places.map(measure);
  const lowest = Math.min(...found);
  return places.filter((_, at) => found[at] === lowest);
}
