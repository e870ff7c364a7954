// Units on the map. A piece that changes its place travels there, and nobody has to wait for it.

import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { follow } from '@three-thrones/game-kit/board/map/follow.ts';
import type { Line } from '@three-thrones/game-kit/board/map/lines.ts';
import { placed, useTravel } from '@three-thrones/game-kit/board/map/use-travel.ts';
import { type Layout, layOut, type Piece, type Spot } from './layout.ts';
import type { ArmyShown, MapLabels, MapProps } from './props.ts';
import { wayBetween } from './routes.ts';

interface Shown extends Layout {
  readonly of: MapProps['areas'];
  readonly armies: readonly ArmyShown[];
  readonly pieces: readonly Piece[];
  /** Taken off the map just now; they fade. */
  readonly gone: readonly Piece[];
}

interface PiecesProps {
  readonly shown: MapProps['areas'];
  readonly armies: readonly ArmyShown[];
  readonly label: MapLabels;
}

function show(of: MapProps['areas'], armies: readonly ArmyShown[], before: readonly Piece[]): Shown {
  const layout = layOut(of, armies);
  const pieces = follow(before, layout.spots);
  const still = new Set(pieces.map(({ id }) => id));
  return { ...layout, of, armies, pieces, gone: before.filter(({ id }) => !still.has(id)) };
}

export const Pieces = memo(function Pieces({ shown: areas, armies, label }: PiecesProps) {
  const [kept, setKept] = useState(() => show(areas, armies, []));
  let shown = kept;
  if (kept.of !== areas || kept.armies !== armies) {
    shown = show(areas, armies, kept.pieces);
    setKept(shown);
  }
  const layer = useTravel(shown.pieces, way);
  return (
    <>
      {shown.plates.map(({ at: [x, y], width, height }) => (
        <rect
          key={`${x} ${y}`}
          className="ag-plate"
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx="10"
        />
      ))}
      <g ref={layer}>
        {mayMove()
          ? shown.gone.map((piece) => <Unit key={`gone ${piece.id}`} piece={piece} gone />)
          : undefined}
        {inOrder(shown.pieces).map((piece) => (
          <Unit key={piece.id} piece={piece} />
        ))}
      </g>
      {shown.standards.map(({ key, at: [x, y], house }) => (
        <use key={key} href={`#ag-standard-${house}`} x={x} y={y} />
      ))}
      {shown.piles.map(({ at: [x, y], count }) => (
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

function Unit({ piece, gone }: { readonly piece: Piece; readonly gone?: true }) {
  const { id, house, kind, routed, at } = piece;
  return (
    <g
      data-piece={gone ? undefined : id}
      className={gone ? 'map-gone' : undefined}
      style={{ transform: placed(at) }}
    >
      <g className={clsx(routed && 'ag-routed')}>
        {routed ? <circle r="13" className="ag-routed-ground" /> : undefined}
        <use href={`#ag-unit-${house}-${kind}`} />
      </g>
    </g>
  );
}

const way = (was: Spot, start: Point, piece: Spot): Line => wayBetween(was.area, start, piece.area, piece.at);
