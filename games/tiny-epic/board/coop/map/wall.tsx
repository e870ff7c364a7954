// The Wall, above every glow and rim: it stands, or lies in ruins.

import { memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { along, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';
import type { World } from '../../../rules/queries.ts';
import { decor } from '../../geometry/drawing.ts';
import { wall } from '../../map/ground/land.ts';
import './map.css';

export function WallOnMap({ world }: { readonly world: World }) {
  return <Wall stands={world.coop!.wall} />;
}

const Wall = memo(function Wall({ stands }: { readonly stands: boolean }) {
  return (
    <svg className="map-layer te-wall-layer" data-stands={stands} aria-hidden="true" focusable="false">
      {stands ? <g dangerouslySetInnerHTML={STANDING} /> : <Fallen />}
    </svg>
  );
});

const STANDING = { __html: wall() };

/** What is left standing and what is gone, by turns, along the Wall. */
const STUMPS = '34 40 18 62 44 30 12 52 26 46 36 70';

function Fallen() {
  return (
    <g>
      <use href="#te-wall" className="te-breach" />
      <use href="#te-wall" className="te-stump-shade" strokeDasharray={STUMPS} transform="translate(1.5 4)" />
      <use href="#te-wall" className="te-stump-edge" strokeDasharray={STUMPS} />
      <use href="#te-wall" className="te-stump" strokeDasharray={STUMPS} />
      {RUBBLE.map(({ at: [x, y], size, turn }) => (
        <path
          key={`${x} ${y}`}
          d="M-4 3 -3 -3 2 -4 5 1 2 4Z"
          className="te-rubble"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size})`}
        />
      ))}
    </g>
  );
}

const WALL_LENGTH = lengthOf(decor.wall);

/** Where the Ice Dragon sits once the Wall is down. */
export const BREACH: Point = along(decor.wall, WALL_LENGTH * 0.36);

/** Blocks lie about on both sides, always the same ones. */
const BLOCKS = 34;
const RUBBLE = Array.from({ length: BLOCKS }, (_, nth) => {
  const scatter = (salt: number): number => Math.abs(Math.sin((nth + 1) * salt) * 1000) % 1;
  const [x, y] = along(decor.wall, WALL_LENGTH * ((nth + scatter(12.9)) / BLOCKS));
  const at: Point = [x, y + (scatter(78.2) - 0.5) * 26];
  return { at, size: 0.6 + scatter(37.7) * 0.9, turn: Math.round(scatter(4.1) * 360) };
});
