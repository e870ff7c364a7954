// Small things fly from one part of the table to another: a coin to a purse, a card to a hand, a die to its slot.

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Showing } from '../beat.ts';
import './flights.css';

export interface Flight {
  readonly key: string;
  /** Where it begins and ends: of these selectors the first that is on the screen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly children: ReactNode;
}

interface FlightsProps {
  readonly beat: Pick<Showing, 'key' | 'phase' | 'lasts'>;
  readonly flights: readonly Flight[];
}

/** Nothing flies where nothing may move: then it is simply there. */
export function Flights({ beat: { key, phase, lasts }, flights }: FlightsProps) {
  if (phase !== 'movement' || lasts === 0) return null;
  return flights.map((flight, at) => (
    <Flying
      key={`${key} ${flight.key}`}
      flight={flight}
      lasts={lasts}
      delay={at / Math.max(4, flights.length)}
    />
  ));
}

interface FlyingProps {
  readonly flight: Flight;
  readonly lasts: number;
  /** How much of the time is over when it takes off, from 0 to 1. */
  readonly delay: number;
}

function Flying({ flight: { from, to, children }, lasts, delay }: FlyingProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [way, setWay] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const table = element.current?.closest('.table');
    const [start, end] = [from, to].map((places) => table && middleOf(table, places));
    if (!start || !end) return;
    setWay({
      '--from': `${start.x}px ${start.y}px`,
      '--to': `${end.x}px ${end.y}px`,
      '--flies': `${lasts * 0.6}ms`,
      '--waits': `${lasts * 0.4 * delay}ms`,
    } as CSSProperties);
  }, []);
  return (
    <span
      ref={element}
      className="board-flying"
      data-flies={way !== undefined}
      style={way}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** The middle of the first of these that is on the screen. */
export function middleOf(table: Element, places: readonly string[]): { x: number; y: number } | undefined {
  for (const place of places)
    for (const found of table.querySelectorAll(place)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) return { x, y };
    }
  return undefined;
}
