// The stage of a game that is played on a map: the map fills it, and what lies over the map.

import { type ReactNode, useEffect, useRef } from 'react';
import './map-stage.css';

interface MapStageProps {
  /** What its places are among the things of the table: the part of their id before the colon. */
  readonly kind: string;
  readonly isMarked: boolean;
  readonly children: ReactNode;
}

export function MapStage({ kind, isMarked, children }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);

  // Whatever can be touched on the map can be asked about.
  useEffect(() => {
    for (const element of stage.current?.querySelectorAll('[data-area]') ?? [])
      element.setAttribute('data-about', `${kind}:${element.getAttribute('data-area')}`);
  }, [kind]);

  return (
    <div className="board-map-stage" ref={stage} data-marked={isMarked}>
      {children}
    </div>
  );
}
