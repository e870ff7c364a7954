// Pieces on a map. One that changes its place travels there, and nobody has to wait for it.

import { type ReactNode, useState } from 'react';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import { follow, type Named, type Placed } from './follow.ts';
import type { Room } from './plates.ts';
import { placed, useTravel, type Way } from './use-travel.ts';

interface Followed<S extends Placed, L, Given> {
  readonly layout: L;
  readonly given: Given;
  readonly pieces: readonly Named<S>[];
  /** Taken off the map just now; they fade. */
  readonly gone: readonly Named<S>[];
}

/** What stands where, and which piece of the last look each of them is; laid out anew when what is given changes. */
export function usePieces<
  S extends Placed,
  L extends { readonly spots: readonly S[] },
  Given extends readonly unknown[],
>(layOut: (...given: Given) => L & { readonly spots: readonly S[] }, ...given: Given): Followed<S, L, Given> {
  const show = (before: readonly Named<S>[]): Followed<S, L, Given> => {
    const layout = layOut(...given);
    const pieces = follow(before, layout.spots);
    const still = new Set(pieces.map(({ id }) => id));
    return { layout, given, pieces, gone: before.filter(({ id }) => !still.has(id)) };
  };
  const [kept, setKept] = useState(() => show([]));
  if (given.every((one, at) => one === kept.given[at])) return kept;
  const shown = show(kept.pieces);
  setKept(shown);
  return shown;
}

interface TravellingProps<S extends Placed> {
  /** Those in front last. */
  readonly pieces: readonly Named<S>[];
  readonly gone: readonly Named<S>[];
  readonly way: Way<S>;
  children(piece: Named<S>): ReactNode;
}

export function Travelling<S extends Placed>({ pieces, gone, way, children }: TravellingProps<S>) {
  const layer = useTravel(pieces, way);
  return (
    <g ref={layer}>
      {mayMove() &&
        gone.map((piece) => (
          <g key={`gone ${piece.id}`} className="map-gone" style={{ transform: placed(piece.at) }}>
            {children(piece)}
          </g>
        ))}
      {pieces.map((piece) => (
        <g key={piece.id} data-piece={piece.id} style={{ transform: placed(piece.at) }}>
          {children(piece)}
        </g>
      ))}
    </g>
  );
}

interface PlatesProps {
  readonly rooms: readonly Room[];
  readonly className: string;
  /** How round their corners are. */
  readonly radius: number;
}

/** Plates under armies that do not stand in slots. */
export function Plates({ rooms, className, radius }: PlatesProps) {
  return rooms.map(({ at: [x, y], width, height }) => (
    <rect
      key={`${x} ${y}`}
      className={className}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={radius}
    />
  ));
}
