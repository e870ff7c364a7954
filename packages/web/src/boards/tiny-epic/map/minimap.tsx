// The whole map, small: where we are in it, who holds what. A mouse may take it anywhere.

import { DOMAINS, type DomainId, type HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import { controller, type World } from '@three-thrones/tiny-epic/queries';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { Point } from '../geometry/codec.ts';
import { areas, rings, viewBox } from '../geometry/drawing.ts';
import { simplified, straightPath } from '../geometry/lines.ts';
import type { MapProps } from './props.ts';

const shapes = Object.fromEntries(
  DOMAINS.map((id) => [
    id,
    rings(areas[id])
      .map((ring) => `${straightPath(simplified([...ring, ring[0]!], 5))}Z`)
      .join(''),
  ]),
) as Record<DomainId, string>;

interface MinimapProps {
  readonly world: World;
  readonly targets: MapProps['targets'];
  /** The frame of what is seen; moved without drawing anything again. */
  readonly frame: React.Ref<SVGRectElement>;
  onCentre(point: Point): void;
}

export const Minimap = memo(function Minimap({ world, targets, frame, onCentre }: MinimapProps) {
  const [left, top, width, height] = viewBox;
  const centre = (event: React.PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onCentre([
      left + ((event.clientX - box.left) / box.width) * width,
      top + ((event.clientY - box.top) / box.height) * height,
    ]);
  };
  return (
    <svg
      className="te-minimap"
      viewBox={viewBox.join(' ')}
      aria-hidden="true"
      focusable="false"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) centre(event);
      }}
    >
      {DOMAINS.map((id) => (
        <MiniDomain key={id} id={id} banner={controller(world, id)} isTarget={targets.has(id)} />
      ))}
      <rect ref={frame} className="te-minimap-frame" />
    </svg>
  );
});

interface MiniDomainProps {
  readonly id: DomainId;
  readonly banner: HouseId | undefined;
  readonly isTarget: boolean;
}

const MiniDomain = memo(function MiniDomain({ id, banner, isTarget }: MiniDomainProps) {
  const [x, y] = areas[id].circle;
  return (
    <>
      <path d={shapes[id]} className={clsx('te-mini-land', isTarget && 'te-mini-target')} />
      {banner ? <circle cx={x} cy={y} r="30" data-house={banner} className="te-mini-banner" /> : undefined}
    </>
  );
});
