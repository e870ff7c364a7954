// What may be chosen glows, what may not is hatched where one points at it, and arrows say from where to where.

import { clsx } from 'clsx';
import { memo } from 'react';
import type { Point } from './codec.ts';
import { outlineId } from './ground/svg.ts';
import { distance, type Line, smoothPath } from './lines.ts';
import './marks.css';

function Outline({ id, className }: { readonly id: string; readonly className: string }) {
  return <use href={`#${outlineId(id)}`} className={className} />;
}

/** Draws inside an area only. */
function Inside({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  return <g clipPath={`url(#map-clip-${id})`}>{children}</g>;
}

/** Light that falls off inwards, in strokes: a blur would have to be computed again with every zoom. */
const GLOW = [
  [58, 0.1],
  [46, 0.12],
  [35, 0.14],
  [25, 0.17],
  [16, 0.24],
  [9, 0.4],
] as const;

interface GlowProps {
  readonly targets: { keys(): Iterable<string> };
  readonly chosen: ReadonlySet<string>;
}

/** Lies on its own so that it can breathe without anything else being drawn again. */
export const Glow = memo(function Glow({ targets, chosen }: GlowProps) {
  return (
    <svg className="map-layer map-glow" aria-hidden="true" focusable="false">
      {[...targets.keys()].map((id) => (
        <Inside key={id} id={id}>
          <Outline id={id} className={clsx('map-glow-field', chosen.has(id) && 'map-strong')} />
          {GLOW.map(([width, opacity]) => (
            <use
              key={width}
              href={`#${outlineId(id)}`}
              stroke="#ffc42a"
              strokeWidth={width}
              strokeOpacity={opacity}
            />
          ))}
        </Inside>
      ))}
    </svg>
  );
});

/** An arrow as it is drawn. */
export interface DrawnArrow {
  readonly key: string;
  readonly line: Line;
  readonly bySea: boolean;
  readonly battle: boolean;
  /** Some games have arrows of several meanings. */
  readonly means?: string;
  readonly strong: boolean;
}

const NONE: ReadonlySet<string> = new Set();

interface MarksProps extends GlowProps {
  /** Two steps away: their edge is broken. */
  readonly far?: ReadonlySet<string>;
  readonly origin: string | undefined;
  /** Where arrows lie below what stands on the map. */
  readonly arrows?: readonly DrawnArrow[];
}

export const Marks = memo(function Marks(props: MarksProps) {
  const { targets, far = NONE, origin, chosen, arrows } = props;
  const marked = new Set([...targets.keys(), ...chosen, ...(origin ? [origin] : [])]);
  return (
    <svg className="map-layer map-marks" aria-hidden="true" focusable="false">
      <defs>
        {[...marked].map((id) => (
          <clipPath key={id} id={`map-clip-${id}`}>
            <use href={`#${outlineId(id)}`} clipRule="evenodd" />
          </clipPath>
        ))}
      </defs>
      {[...new Set([...targets.keys(), ...chosen])].map((id) => (
        <g key={id} className={clsx(chosen.has(id) && 'map-chosen', far.has(id) && 'map-far')}>
          <Outline id={id} className="map-target-edge" />
          <Inside id={id}>
            <Outline id={id} className="map-target-rim" />
          </Inside>
        </g>
      ))}
      {origin === undefined ? undefined : (
        <Inside id={origin}>
          {GLOW.map(([width, opacity]) => (
            <use
              key={width}
              href={`#${outlineId(origin)}`}
              className="map-origin-shade"
              strokeWidth={width}
              strokeOpacity={opacity}
            />
          ))}
          <Outline id={origin} className="map-origin-rim" />
        </Inside>
      )}
      {arrows ? <Arrows arrows={arrows} /> : undefined}
    </svg>
  );
});

export const Arrows = memo(function Arrows({ arrows }: { readonly arrows: readonly DrawnArrow[] }) {
  return arrows.map((arrow) => <Arrow key={arrow.key} arrow={arrow} />);
});

function Arrow({ arrow: { line, bySea, battle, means, strong } }: { readonly arrow: DrawnArrow }) {
  const [x, y] = line.at(-1)!;
  const tail = line.findLast((point) => distance(point, [x, y]) > 12) ?? line[0]!;
  const turn = (Math.atan2(y - tail[1], x - tail[0]) * 180) / Math.PI;
  const d = smoothPath(line);
  return (
    <g
      className={clsx(
        'map-arrow',
        bySea && 'map-by-sea',
        battle && 'map-to-battle',
        means && `map-${means}`,
        strong && 'map-strong',
      )}
    >
      <path d={d} className="map-arrow-edge" />
      <path d={d} className="map-arrow-shaft" />
      <path d={d} className="map-arrow-flow" />
      <path
        d="M-5 -14 19 0-5 14 0 0Z"
        className="map-arrow-head"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    </g>
  );
}

interface BadgeProps {
  readonly symbol: string;
  readonly at: Point;
}

/** Badges lie above everything. */
export function Badge({ symbol, at: [x, y] }: BadgeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={`#${symbol}`} className="map-body" />
    </g>
  );
}

/** What marks are drawn with. */
export const MarkSymbols = memo(function MarkSymbols() {
  return (
    <>
      <pattern
        id="map-hatch"
        width="11"
        height="11"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V11" className="map-hatch" />
      </pattern>
      <g id="map-battle">
        <circle cy="2.5" r="17" fill="#1d130a" opacity=".4" />
        <circle r="16" fill="#7d1512" stroke="#f4c64a" strokeWidth="2.2" />
        <circle r="13.2" fill="none" stroke="#f4c64a" strokeOpacity=".35" strokeWidth="1" />
        <g fill="#fff2cf">
          <path d="M-9 -9.6l2.8 .5L6.6 3.7 8 2.6l1.6 1.6-2 2 2.6 2.6-1.6 1.6L6 7.8l-2 2-1.6-1.6 1.1-1.4L-8.5 -6.2Z" />
          <path d="M9 -9.6l-2.8 .5L-6.6 3.7-8 2.6-9.6 4.2l2 2-2.6 2.6 1.6 1.6L-6 7.8l2 2 1.6-1.6-1.1-1.4L8.5 -6.2Z" />
        </g>
      </g>
      <g id="map-two-steps">
        <circle cy="2" r="13" fill="#1d130a" opacity=".35" />
        <circle r="12.5" fill="#f4c64a" stroke="#1d130a" strokeWidth="1.8" />
        <path
          d="M-4.2 -3.2a4.3 4.3 0 1 1 7.7 2.6L-4.2 6.6H4.8"
          fill="none"
          stroke="#1d130a"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
});
