// §20.10, §29.6 Where the Rival's units appear, and whose they are.

import { domain } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import type { RecruitPlace } from '../../data/solo.ts';
import { unitsIn } from '../state.ts';
import { distance } from '../geography.ts';
import { type BoardReads, homeOf } from './reads.ts';

/** "Strongest ally": most tokens in its Ally Pool. Of equals, those that have a token to give (§20.7). */
export function strongestAllies(reads: BoardReads): HouseId[] {
  return strongest(reads, reads.allies(), 'rival');
}

/** Houses of which a side's Ally Pool holds the most tokens; of equals, those with a token in their Token Pool. */
export function strongest(reads: BoardReads, houses: readonly HouseId[], side: 'rival' | 'you'): HouseId[] {
  const [only] = houses;
  if (houses.length < 2) return only === undefined ? [] : [only];
  const counts = houses.map((id) => reads.allyTokens(side, id));
  const most = Math.max(...counts);
  const equals = houses.filter((_, at) => counts[at] === most);
  if (equals.length === 1) return equals;
  const giving = equals.filter((id) => reads.poolTokens(id) > 0);
  return giving.length > 0 ? giving : equals;
}

/** Whether a house has a token left for the Rival. */
export function hasToken(reads: BoardReads, id: HouseId, powerTokens: number): boolean {
  return id === reads.rival ? reads.recruited() < powerTokens : reads.poolTokens(id) > 0;
}

/** The domains a unit may appear in, equally fitting ones together; `first` is where the one before it went. */
export function placesFor(
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
      return nearestToYou(reads, withRoom(reads.domainsOf('rival')));
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

function nearestToYou(reads: BoardReads, places: readonly DomainId[]): DomainId[] {
  const yours = reads.domainsOf('you');
  return least(places, (at) => Math.min(...yours.map((one) => distance(at, one))));
}

function least(places: readonly DomainId[], measure: (at: DomainId) => number): DomainId[] {
  const found = places.map(measure);
  const lowest = Math.min(...found);
  return places.filter((_, at) => found[at] === lowest);
}
