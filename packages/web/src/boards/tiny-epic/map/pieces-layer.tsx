// Units on the map. A piece that changes its place travels there, and nobody has to wait for it.

import type { World } from '@three-thrones/tiny-epic/queries';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { mayMove } from '../../../app/appearance.ts';
import type { Point } from '../geometry/codec.ts';
import { distance } from '../geometry/lines.ts';
import { type Army, follow, layOut, type Piece, type Plate, stops } from './pieces.ts';
import { wayBetween } from './routes.ts';

const TRAVEL = 350;
const EASE = 'cubic-bezier(0.3, 0.5, 0.3, 1)';

interface Shown {
  readonly world: World;
  readonly armies: readonly Army[];
  readonly pieces: readonly Piece[];
  readonly plates: readonly Plate[];
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
  const layer = useTravel(shown.pieces);
  return (
    <g ref={layer} className="te-pieces">
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

const placed = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

function Unit({ piece, gone }: { readonly piece: Piece; readonly gone?: true }) {
  const { id, house, hero, at, scale, onTheWay } = piece;
  return (
    <g
      data-piece={gone ? undefined : id}
      className={gone ? 'te-gone' : undefined}
      style={{ transform: placed(at) }}
    >
      <g className="te-body">
        {onTheWay && scale === 1 ? <circle r={hero ? 24 : 18} className="te-on-the-way" /> : undefined}
        <use
          href={`#te-${hero ? 'hero' : 'token'}-${house}`}
          transform={scale === 1 ? undefined : `scale(${scale})`}
        />
      </g>
    </g>
  );
}

/** Starts every piece that has moved where it was last seen, even in the middle of another way. */
function useTravel(pieces: readonly Piece[]): React.RefObject<SVGGElement | null> {
  const layer = useRef<SVGGElement>(null);
  const last = useRef<ReadonlyMap<string, Piece> | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = new Map(pieces.map((piece) => [piece.id, piece]));
    if (!before || before.size === 0 || !mayMove()) return;
    for (const piece of pieces) {
      const was = before.get(piece.id);
      if (was && distance(was.at, piece.at) < 0.5) continue;
      const element = layer.current?.querySelector(`[data-piece='${piece.id}']`);
      if (!element) continue;
      if (was) travel(element, was, piece);
      else
        element.firstElementChild?.animate(
          { opacity: [0, 1], scale: ['0.4', '1'] },
          { duration: 220, easing: EASE },
        );
    }
  }, [pieces]);
  return layer;
}

function travel(element: Element, was: Piece, piece: Piece): void {
  const running = element.getAnimations()[0];
  const start = running ? positionOf(element) : was.at;
  running?.cancel();
  const way = wayBetween(was.domain, start, piece.domain, piece.at);
  const frames = stops(way, way.length > 2 ? 14 : 2).map((point) => ({ transform: placed(point) }));
  element.animate(frames, { duration: TRAVEL, easing: EASE });
}

function positionOf(element: Element): Point {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  return [e, f];
}
