// Units on the map.

import type { World } from '../../rules/queries.ts';
import { memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Line } from '@three-thrones/game-kit/board/map/lines.ts';
import { Plates, Travelling, usePieces } from '@three-thrones/game-kit/board/map/pieces.tsx';
import { Aside } from './aside.tsx';
import { steps } from './clear.ts';
import { type Army, layOut, type Piece, type Spot } from './pieces.ts';
import { wayBetween } from './routes.ts';

interface PiecesProps {
  readonly world: World;
  readonly armies: readonly Army[];
}

export const Pieces = memo(function Pieces({ world, armies }: PiecesProps) {
  const { layout, pieces, gone } = usePieces(layOut, world, armies);
  return (
    <>
      <Plates rooms={layout.plates} className="te-plate" radius={12} />
      <Travelling pieces={inOrder(pieces)} gone={gone} way={way}>
        {(piece) => <Unit piece={piece} />}
      </Travelling>
    </>
  );
});

/** Those further south stand in front. Heroes stand in front of all: they are the larger. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => Number(a.hero) - Number(b.hero) || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

function Unit({ piece: { house, hero, brood, area, slot, scale, onTheWay } }: { readonly piece: Piece }) {
  return (
    <Aside step={slot && steps[area][slot]}>
      <g className="map-body">
        {onTheWay && scale === 1 ? <circle r={hero ? 24 : 18} className="te-on-the-way" /> : undefined}
        <use
          href={brood ? `#te-${brood}` : `#te-${hero ? 'hero' : 'token'}-${house}`}
          transform={scale === 1 ? undefined : `scale(${scale})`}
        />
      </g>
    </Aside>
  );
}

const way = (was: Spot, start: Point, piece: Spot): Line => wayBetween(was.area, start, piece.area, piece.at);
