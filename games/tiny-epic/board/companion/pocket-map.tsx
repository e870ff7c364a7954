// The same domains drawn plainly, with the place lit, so that it is found on the table.

import { memo } from 'react';
import { plain } from '@three-thrones/ui/rich.ts';
import { type Box, boxAround, boxOf, straightPath } from '@three-thrones/game-kit/board/map/lines.ts';
import { ALL_DOMAINS, type DomainId } from '../../data/ids.ts';
import { areas, arcs, northViewBox, rings } from '../geometry/drawing.ts';
import { place } from '../words/names.ts';
import '../colours.css';
import './pocket-map.css';

interface PocketMapProps {
  /** Places to find, and where somebody comes from. */
  readonly lit: readonly DomainId[];
  readonly from?: DomainId | undefined;
  /** A thumbnail beside a name, without names of its own. */
  readonly isSmall?: boolean;
  /** An arrow from `from` to the first place. */
  readonly arrow?: 'rival' | 'king' | undefined;
}

const outlines: Readonly<Record<string, string>> = Object.fromEntries(
  ALL_DOMAINS.map((id) => [
    id,
    rings(areas[id])
      .map((ring) => `${straightPath(ring)}Z`)
      .join(''),
  ]),
);

const boxes: Readonly<Record<string, Box>> = Object.fromEntries(
  ALL_DOMAINS.map((id) => [id, boxOf(rings(areas[id]).flat())]),
);

const borders = arcs
  .filter(({ kind }) => kind === 'border' || kind === 'card-border')
  .map(({ points }) => straightPath(points))
  .join('');
const wall = arcs
  .filter(({ kind }) => kind === 'wall')
  .map(({ points }) => straightPath(points))
  .join('');

const RATIO = 1.45;
const NAME = 24;
/** Beyond this only the places that matter are named. */
const CROWDED = 1.35;

export const PocketMap = memo(function PocketMap({ lit, from, isSmall = false, arrow }: PocketMapProps) {
  const shown = from ? [...lit, from] : lit;
  const view = viewOf(shown, isSmall ? 30 : 90, isSmall ? 0 : 430);
  const scale = (view.right - view.left) / 430;
  const [to] = lit;
  return (
    <svg
      className={isSmall ? 'te-pocket small' : 'te-pocket'}
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      // All that matters is in view, whatever the shape of the picture; beside it lies more of the map.
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="te-pocket-sea" x="-600" y="-1000" width="2200" height="3200" />
      <g>
        {ALL_DOMAINS.map((id) => (
          <path
            key={id}
            className={`te-pocket-land${lit.includes(id) ? ' lit' : ''}${id === from ? ' from' : ''}`}
            d={outlines[id]}
          />
        ))}
        <path className="te-pocket-border" d={borders} />
        <path className="te-pocket-wall" d={wall} />
        {lit.map((id) => (
          <path key={id} className="te-pocket-rim" d={outlines[id]} />
        ))}
      </g>
      {arrow && from && to && <Arrow {...{ from, to, arrow, scale }} />}
      {!isSmall && <Sites within={view} scale={scale} named={shown} />}
    </svg>
  );
});

/** Somewhat more than the places, in the shape of the picture. */
function viewOf(ids: readonly DomainId[], margin: number, least: number): Box {
  const whole = { left: northViewBox[0], top: 0, right: northViewBox[2], bottom: 1620 };
  const box = ids.length === 0 ? whole : boxAround(ids.map((id) => boxes[id]!));
  const width = Math.max(
    box.right - box.left + 2 * margin,
    (box.bottom - box.top + 2 * margin) * RATIO,
    least,
  );
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const height = width / RATIO;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

interface SitesProps {
  readonly within: Box;
  readonly scale: number;
  readonly named: readonly DomainId[];
}

/** Castles first, so that no name is covered by one. */
function Sites({ within, scale, named }: SitesProps) {
  const margin = 20 * scale;
  const isInside = ([x, y]: readonly [number, number]): boolean =>
    x > within.left + margin &&
    x < within.right - margin &&
    y > within.top + margin &&
    y < within.bottom - margin;
  return (
    <>
      {ALL_DOMAINS.map((id) => {
        const { castle } = areas[id].slots;
        if (!castle) return undefined;
        const transform = `translate(${castle[0]} ${castle[1]}) scale(${(0.85 * scale).toFixed(2)})`;
        return (
          <use key={id} href={id === 'kings-landing' ? '#te-throne' : '#te-castle'} transform={transform} />
        );
      })}
      {ALL_DOMAINS.map((id) => {
        const { at } = areas[id].label;
        const isNamed = named.includes(id);
        if (!isNamed && (scale >= CROWDED || !isInside(at))) return undefined;
        return (
          <g key={id} className={isNamed ? 'te-pocket-site named' : 'te-pocket-site'}>
            <text x={at[0]} y={at[1]} fontSize={(isNamed ? NAME * 1.1 : NAME) * scale}>
              {plain(place(id))}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface ArrowProps {
  readonly from: DomainId;
  readonly to: DomainId;
  readonly arrow: 'rival' | 'king';
  readonly scale: number;
}

function Arrow({ from, to, arrow, scale }: ArrowProps) {
  const [x1, y1] = areas[from].circle;
  const [x2, y2] = areas[to].circle;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - Math.hypot(x2 - x1, y2 - y1) * 0.16];
  const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI;
  return (
    <g className={`te-pocket-arrow ${arrow}`}>
      <path d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} style={{ strokeWidth: 9 * scale }} />
      <path
        className="head"
        d="M0 0 -26 -14 -26 14Z"
        transform={`translate(${x2} ${y2}) rotate(${angle}) scale(${scale})`}
      />
    </g>
  );
}
