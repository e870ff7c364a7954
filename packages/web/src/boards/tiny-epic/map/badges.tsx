import { memo } from 'react';
import { Badge } from '../../map/marks.tsx';
import { areas } from '../geometry/drawing.ts';
import type { MapProps } from './props.ts';
import { arrowLine } from './routes.ts';

/** Badges lie above everything: crossed swords where it means a battle, a lock where it may not be. */
export const Badges = memo(function Badges({
  targets,
  arrows,
  refused,
}: Pick<MapProps, 'targets' | 'arrows' | 'refused'>) {
  const pointed = new Map(
    arrows.filter(({ battle }) => battle).map(({ from, to }) => [to, arrowLine(from, to).badge]),
  );
  return (
    <g>
      {[...targets].map(([id, means]) =>
        means === 'battle' ? (
          <Badge key={id} symbol="map-battle" at={pointed.get(id) ?? areas[id].slots.token} />
        ) : undefined,
      )}
      {[...refused].map((id) => (
        <Badge key={id} symbol="map-lock" at={areas[id].slots.token} />
      ))}
    </g>
  );
});
