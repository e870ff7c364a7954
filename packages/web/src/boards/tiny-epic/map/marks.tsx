// What may be chosen glows, what may not is hatched, and arrows say from where to where.

import type { DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { areas } from '../geometry/drawing.ts';
import { distance, smoothPath } from '../geometry/lines.ts';
import { outlineId } from './ground/shapes.ts';
import type { MapProps } from './props.ts';
import { type ArrowLine, arrowLine } from './routes.ts';

type Marking = Pick<MapProps, 'targets' | 'origin' | 'chosen' | 'arrows' | 'refused'>;

function Outline({ id, className }: { readonly id: DomainId; readonly className: string }) {
  return <use href={`#${outlineId(id)}`} className={className} />;
}

/** Draws inside a domain only. */
function Inside({ id, children }: { readonly id: DomainId; readonly children: React.ReactNode }) {
  return <g clipPath={`url(#te-clip-${id})`}>{children}</g>;
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

/** Lies on its own so that it can breathe without anything else being drawn again. */
export const Glow = memo(function Glow({ targets, chosen }: Pick<Marking, 'targets' | 'chosen'>) {
  return (
    <svg className="te-layer te-glow" aria-hidden="true" focusable="false">
      {[...targets.keys()].map((id) => (
        <Inside key={id} id={id}>
          <Outline id={id} className={clsx('te-glow-field', id === chosen && 'te-strong')} />
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

export const Marks = memo(function Marks({ targets, origin, chosen, arrows, refused }: Marking) {
  const marked = new Set([
    ...targets.keys(),
    ...refused,
    ...(origin ? [origin] : []),
    ...(chosen ? [chosen] : []),
  ]);
  return (
    <svg className="te-layer te-marks" aria-hidden="true" focusable="false">
      <defs>
        {[...marked].map((id) => (
          <clipPath key={id} id={`te-clip-${id}`}>
            <use href={`#${outlineId(id)}`} />
          </clipPath>
        ))}
      </defs>
      {[...refused].map((id) => (
        <Inside key={id} id={id}>
          <Outline id={id} className="te-refused-field" />
          <Outline id={id} className="te-refused-rim" />
        </Inside>
      ))}
      {[...targets.keys()].map((id) => (
        <g key={id} className={clsx(id === chosen && 'te-chosen')}>
          <Outline id={id} className="te-target-edge" />
          <Inside id={id}>
            <Outline id={id} className="te-target-rim" />
          </Inside>
        </g>
      ))}
      {origin === undefined ? undefined : (
        <Inside id={origin}>
          {GLOW.map(([width, opacity]) => (
            <use
              key={width}
              href={`#${outlineId(origin)}`}
              className="te-origin-shade"
              strokeWidth={width}
              strokeOpacity={opacity}
            />
          ))}
          <Outline id={origin} className="te-origin-rim" />
        </Inside>
      )}
      {arrows.map(({ from, to, battle }) => (
        <Arrow key={`${from} ${to}`} arrow={arrowLine(from, to)} battle={battle} strong={to === chosen} />
      ))}
    </svg>
  );
});

function Arrow({
  arrow,
  battle,
  strong,
}: {
  readonly arrow: ArrowLine;
  readonly battle: boolean;
  readonly strong: boolean;
}) {
  const { line, bySea } = arrow;
  const [x, y] = line.at(-1)!;
  const tail = line.findLast((point) => distance(point, [x, y]) > 12) ?? line[0]!;
  const turn = (Math.atan2(y - tail[1], x - tail[0]) * 180) / Math.PI;
  const d = smoothPath(line);
  return (
    <g className={clsx('te-arrow', bySea && 'te-by-sea', battle && 'te-to-battle', strong && 'te-strong')}>
      <path d={d} className="te-arrow-edge" />
      <path d={d} className="te-arrow-shaft" />
      <path d={d} className="te-arrow-flow" />
      <path
        d="M-5 -14 19 0-5 14 0 0Z"
        className="te-arrow-head"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    </g>
  );
}

/** Badges lie above everything: crossed swords where it means a battle, a lock where it may not be. */
export const Badges = memo(function Badges({ targets, arrows, refused }: Omit<Marking, 'origin' | 'chosen'>) {
  const pointed = new Map(
    arrows.filter(({ battle }) => battle).map(({ from, to }) => [to, arrowLine(from, to).badge]),
  );
  return (
    <g className="te-badges">
      {[...targets].map(([id, means]) => {
        if (means !== 'battle') return undefined;
        const [x, y] = pointed.get(id) ?? areas[id].slots.token;
        return <Badge key={id} symbol="te-battle" x={x} y={y} />;
      })}
      {[...refused].map((id) => {
        const [x, y] = areas[id].slots.token;
        return <Badge key={id} symbol="te-lock" x={x} y={y} />;
      })}
    </g>
  );
});

function Badge({ symbol, x, y }: { readonly symbol: string; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={`#${symbol}`} className="te-body" />
    </g>
  );
}
