// What lights up on the map as the Treaty scores.

import type { HouseId } from '../../../data/ids.ts';
import {
  alliesOf,
  castleDomains,
  domainsAt,
  objectivesNow,
  TREATY,
  type World,
} from '../../../rules/queries.ts';
import { bannerOf } from '../../map/sites.tsx';
import type { Part, ScoringStep } from '../../scenes/scoring-steps.ts';

export function treatyLit(world: World, part: Part): ScoringStep['lit'] {
  switch (part) {
    case 'castles':
      return castleDomains(world, TREATY).map((domain) => ({
        domain,
        house: bannerOf(world, domain)!,
        points: 0,
      }));
    case 'objectives':
      return world.order.flatMap((seat) =>
        objectivesNow(world, seat)
          .filter(({ isReached }) => isReached)
          .flatMap(({ held, vp }) =>
            held.map((domain, at) => ({ domain, house: seat as HouseId, points: at === 0 ? vp : 0 })),
          ),
      );
    case 'alliances':
      return alliesOf(world, TREATY).flatMap((house) =>
        domainsAt(world)
          .filter((at) => world.map[at].some((stack) => stack.house === house))
          .map((domain) => ({ domain, house, points: 0 })),
      );
  }
}
