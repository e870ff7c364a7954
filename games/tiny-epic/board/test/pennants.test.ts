// A castle that changes hands in a beat: whose pennant comes down.

import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import { begin, isRefusal, type View, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { tinyEpic } from '../../rules/index.ts';
import { domainsAt, type World } from '../../rules/queries.ts';
import { areas } from '../geometry/drawing.ts';
import { pennantsIn } from '../map-beat.ts';
import { bannerOf } from '../map/sites.tsx';
import type { GameFact } from '../types.ts';

function opening(): View<World> {
  const start = begin(tinyEpic, { players: 3 }, 'pennants');
  if (isRefusal(start)) throw new Error(start.code);
  return view(start.state, 'spectator');
}

/** The same table with other units in a domain. */
function taken(seen: View<World>, id: DomainId, by: HouseId | undefined): View<World> {
  const [stack] = Object.values(seen.world.map).flat();
  const map = { ...seen.world.map, [id]: by ? [{ ...stack!, house: by }] : [] };
  return { ...seen, world: { ...seen.world, map } };
}

function shown(before: View<World>, after: View<World>, phase: Showing['phase'] = 'movement') {
  const beat = { before, after, phase, key: '1.0', lasts: 900 } as Showing<World, GameFact>;
  return pennantsIn(beat);
}

describe('pennants', () => {
  const seen = opening();
  const castle = domainsAt(seen.world).find((id) => areas[id].slots.castle && bannerOf(seen.world, id));
  const was = bannerOf(seen.world, castle!);
  const other = seen.world.order.find((seat) => seat !== was) as HouseId;

  it('change where a castle changes hands, once the camera is there', () => {
    const after = taken(seen, castle!, other);
    expect(bannerOf(after.world, castle!)).toBe(other);
    expect(shown(seen, after)).toEqual({ lowered: new Map([[castle, was]]), key: '1.0', lasts: 900 });
    expect(shown(seen, after, 'camera')).toBeUndefined();
  });

  it('come down where a castle is left, and go up where nobody had one', () => {
    const left = taken(seen, castle!, undefined);
    expect(bannerOf(left.world, castle!)).toBeUndefined();
    expect(shown(seen, left)?.lowered.get(castle!)).toBe(was);
    expect([...shown(left, seen)!.lowered]).toEqual([[castle, undefined]]);
  });

  it('stay where nothing changes', () => {
    expect(shown(seen, seen)).toBeUndefined();
    expect(pennantsIn(undefined)).toBeUndefined();
  });
});
