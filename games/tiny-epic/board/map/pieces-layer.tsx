// Units on the map. A piece that changes its place travels there, and nobody has to wait for it.

import type { World } from '../../rules/queries.ts';
import { memo, useState } from 'react';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { follow } from '@three-thrones/game-kit/board/map/follow.ts';
import type { Line } from '@three-thrones/game-kit/board/map/lines.ts';
import { placed, useTravel } from '@three-thrones/game-kit/board/map/use-travel.ts';
import { Aside } from './aside.tsx';
import { steps } from './clear.ts';
import { type Army, type Layout, layOut, type Piece } from './pieces.ts';
import { wayBetween } from './routes.ts';

interface Shown {
  readonly world: World;
  readonly armies: readonly Army[];
  readonly pieces: readonly Piece[];
  readonly plates: Layout['plates'];
  /** Taken off the map just now; they fade. */
  readonly gone: readonly Piece[];
}

interface PiecesProps {
  readonly world: World;
  readonly armies: readonly Army[];
}

function show(world: World, armies: readonly Army[], before: readonly Piece[]): Shown {
  const { spots, plates } = layOut(world, armies);
  const pieces = follow(before, spots);
  const still = new Set(pieces.map(({ id }) => id));
  return { world, armies, pieces, plates, gone: before.filter(({ id }) => !still.has(id)) };
}

export const Pieces = memo(function Pieces({ world, armies }: PiecesProps) {
  const [kept, setKept] = useState(() => show(world, armies, []));
  let shown = kept;
  if (kept.world !== world || kept.armies !== armies) {
    shown = show(world, armies, kept.pieces);
    setKept(shown);
  }
  const layer = useTravel(shown.pieces, way);
  return (
    <g ref={layer}>
      {shown.plates.map(({ at: [x, y], width, height }) => (
        <rect
          key={`${x} ${y}`}
          className="te-plate"
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx="12"
        />
      ))}
      {mayMove()
        ? shown.gone.map((piece) => <Unit key={`gone ${piece.id}`} piece={piece} gone />)
        : undefined}
      {inOrder(shown.pieces).map((piece) => (
        <Unit key={piece.id} piece={piece} />
      ))}
    </g>
  );
});

/** Those further south stand in front. Heroes stand in front of all: they are the larger. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => Number(a.hero) - Number(b.hero) || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

function Unit({ piece, gone }: { readonly piece: Piece; readonly gone?: true }) {
  const { id, house, hero, at, area, slot, scale, onTheWay } = piece;
  return (
    <g
      data-piece={gone ? undefined : id}
      className={gone ? 'map-gone' : undefined}
      style={{ transform: placed(at) }}
    >
      <Aside step={slot && steps[area][slot]}>
        <g className="map-body">
          {onTheWay && scale === 1 ? <circle r={hero ? 24 : 18} className="te-on-the-way" /> : undefined}
          <use
            href={`#te-${hero ? 'hero' : 'token'}-${house}`}
            transform={scale === 1 ? undefined : `scale(${scale})`}
          />
        </g>
      </Aside>
    </g>
  );
}

const way = (was: Piece, start: Point, piece: Piece): Line =>
  wayBetween(was.area, start, piece.area, piece.at);
