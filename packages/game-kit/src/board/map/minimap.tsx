// The whole map, small: where we are in it, who holds what. A mouse may take it anywhere.

import { clsx } from 'clsx';
import { memo } from 'react';
import type { Point } from './codec.ts';
import { type Line, simplified, straightPath } from './lines.ts';
import './minimap.css';

/** An area as small as it gets. */
export interface MiniShape<Id extends string> {
  readonly id: Id;
  readonly d: string;
  /** Where its banner is shown. */
  readonly at: Point;
  readonly water: boolean;
}

const COARSE = 5;

export function miniPath(rings: readonly Line[]): string {
  return rings.map((ring) => `${straightPath(simplified([...ring, ring[0]!], COARSE))}Z`).join('');
}

interface MinimapProps<Id extends string> {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  readonly shapes: readonly MiniShape<Id>[];
  readonly targets: { has(id: Id): boolean };
  /** Whose banner an area bears. */
  readonly banners: Readonly<Partial<Record<Id, string>>>;
  /** The frame of what is seen; moved without drawing anything again. */
  readonly frame: React.Ref<SVGRectElement>;
  /** Something is being shown: it would lie over it. */
  readonly isAway: boolean;
  onCentre(point: Point): void;
}

export function Minimap<Id extends string>(props: MinimapProps<Id>) {
  const { viewBox, shapes, targets, banners, frame, isAway, onCentre } = props;
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
      className={clsx('map-minimap', isAway && 'away')}
      viewBox={viewBox.join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
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
      {shapes.map((shape) => (
        <MiniArea key={shape.id} shape={shape} banner={banners[shape.id]} isTarget={targets.has(shape.id)} />
      ))}
      <rect ref={frame} className="map-minimap-frame" />
    </svg>
  );
}

interface MiniAreaProps {
  readonly shape: MiniShape<string>;
  readonly banner: string | undefined;
  readonly isTarget: boolean;
}

const MiniArea = memo(function MiniArea({ shape, banner, isTarget }: MiniAreaProps) {
  const { d, at, water } = shape;
  return (
    <>
      <path d={d} className={clsx(water ? 'map-mini-sea' : 'map-mini-land', isTarget && 'map-mini-target')} />
      {banner ? (
        <circle cx={at[0]} cy={at[1]} r="30" data-house={banner} className="map-mini-banner" />
      ) : undefined}
    </>
  );
});
