// Units on the map, piled where they are many, with the standards of armies.

import { clsx } from 'clsx';
import { memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Line } from '@three-thrones/game-kit/board/map/lines.ts';
import { Plates, Travelling, usePieces } from '@three-thrones/game-kit/board/map/pieces.tsx';
import { layOut, type Piece, type Spot } from './layout.ts';
import type { ArmyShown, MapLabels, MapProps } from './props.ts';
import { wayBetween } from './routes.ts';

interface PiecesProps {
  readonly shown: MapProps['areas'];
  readonly armies: readonly ArmyShown[];
  readonly label: MapLabels;
}

export const Pieces = memo(function Pieces({ shown, armies, label }: PiecesProps) {
  const { layout, pieces, gone } = usePieces(layOut, shown, armies);
  return (
    <>
      <Plates rooms={layout.plates} className="ag-plate" radius={10} />
      <Travelling pieces={inOrder(pieces)} gone={gone} way={way}>
        {(piece) => <Unit piece={piece} />}
      </Travelling>
      {layout.standards.map(({ key, at: [x, y], house }) => (
        <use key={key} href={`#ag-standard-${house}`} x={x} y={y} />
      ))}
      {layout.piles.map(({ at: [x, y], count }) => (
        <g key={`${x} ${y}`} transform={`translate(${x + 9.5} ${y - 9.5})`} className="ag-pile">
          <circle r="7.5" />
          <text>{label.number(count)}</text>
        </g>
      ))}
    </>
  );
});

/** Those further south stand in front; in a pile the upper ones lie on top. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  return pieces
    .map((piece, at) => ({ piece, at }))
    .sort((a, b) => (a.piece.area === b.piece.area ? a.at - b.at : a.piece.at[1] - b.piece.at[1]))
    .map(({ piece }) => piece);
}

function Unit({ piece: { house, kind, routed } }: { readonly piece: Piece }) {
  return (
    <g className={clsx(routed && 'ag-routed')}>
      {routed ? <circle r="13" className="ag-routed-ground" /> : undefined}
      <use href={`#ag-unit-${house}-${kind}`} />
    </g>
  );
}

const way = (was: Spot, start: Point, piece: Spot): Line => wayBetween(was.area, start, piece.area, piece.at);
