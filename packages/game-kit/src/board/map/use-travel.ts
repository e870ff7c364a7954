// A piece that changes its place travels there, and nobody has to wait for it.

import { useLayoutEffect, useRef } from 'react';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { Point } from './codec.ts';
import type { Named, Placed } from './follow.ts';
import { distance, type Line, stops } from './lines.ts';

const TRAVEL = 350;
const EASE = 'cubic-bezier(0.3, 0.5, 0.3, 1)';

export const placed = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

/** The way a piece takes, from where it is seen now. */
export type Way<S extends Placed> = (was: S, start: Point, piece: S) => Line;

/** Starts every piece that has moved where it was last seen, even in the middle of another way. */
export function useTravel<S extends Placed>(
  pieces: readonly Named<S>[],
  way: Way<S>,
): React.RefObject<SVGGElement | null> {
  const layer = useRef<SVGGElement>(null);
  const last = useRef<ReadonlyMap<string, Named<S>> | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = new Map(pieces.map((piece) => [piece.id, piece]));
    if (!before || before.size === 0 || !mayMove()) return;
    for (const piece of pieces) {
      const was = before.get(piece.id);
      if (was && distance(was.at, piece.at) < 0.5) continue;
      const element = layer.current?.querySelector(`[data-piece='${piece.id}']`);
      if (!element) continue;
      if (was) travel(element, (start) => way(was, start, piece), was.at);
      else
        element.firstElementChild?.animate(
          { opacity: [0, 1], scale: ['0.4', '1'] },
          { duration: 220, easing: EASE },
        );
    }
  }, [pieces, way]);
  return layer;
}

function travel(element: Element, wayFrom: (start: Point) => Line, was: Point): void {
  const running = element.getAnimations()[0];
  const start = running ? positionOf(element) : was;
  running?.cancel();
  const way = wayFrom(start);
  const frames = stops(way, way.length > 2 ? 14 : 2).map((point) => ({ transform: placed(point) }));
  element.animate(frames, { duration: TRAVEL, easing: EASE });
}

function positionOf(element: Element): Point {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  return [e, f];
}
