import { memo } from 'react';
import type { DomainId } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { Badge } from '@three-thrones/game-kit/board/map/marks.tsx';
import { areas } from '../geometry/drawing.ts';
import { Aside } from './aside.tsx';
import { isClear, steps } from './clear.ts';
import type { DomainName } from './domain-names.ts';
import type { MapProps } from './props.ts';
import { arrowLine } from './routes.ts';

interface BadgesProps extends Pick<MapProps, 'targets' | 'far' | 'arrows'> {
  readonly names: readonly DomainName[];
  /** Where the slot of a badge is taken by something else. */
  readonly taken: ReadonlySet<DomainId>;
}

/** So far above what lies in its slot. */
const ABOVE = 24;

/** Badges lie above everything: crossed swords where it means a battle, a 2 where it takes two steps. */
export const Badges = memo(function Badges({ targets, far, arrows, names, taken }: BadgesProps) {
  const slotOf = (id: DomainId): Point => {
    const [x, y] = areas[id].slots.token;
    return taken.has(id) ? [x, y - ABOVE] : [x, y];
  };
  const pointed = new Map(
    arrows
      .filter(({ battle }) => battle)
      .map(({ from, to }) => [to, arrowLine(from, to).badge] as const)
      .filter(([, at]) => isClear(at, names)),
  );
  return (
    <g>
      {[...targets].map(([id, means]) =>
        means === 'battle' ? (
          <Aside key={id} step={pointed.has(id) ? undefined : steps[id].badge}>
            <Badge symbol="map-battle" at={pointed.get(id) ?? slotOf(id)} />
          </Aside>
        ) : far?.has(id) ? (
          <Aside key={id} step={steps[id].badge}>
            <Badge symbol="map-two-steps" at={slotOf(id)} />
          </Aside>
        ) : undefined,
      )}
    </g>
  );
});
