// What moves in a scene moves in the time its beat has. Sheets say when, as a part of it: a scene has no clock of its own.

import type { CSSProperties } from 'react';
import type { Showing } from '../beat.ts';
import './paced.css';

export type Pace = Pick<Showing, 'phase' | 'lasts'>;

/** For the element around a scene: everything in it that is `from` some part of the beat follows this. */
export function paced({ phase, lasts }: Pace): { style: CSSProperties; 'data-phase': Pace['phase'] } {
  return { style: { '--lasts': `${lasts}ms` } as CSSProperties, 'data-phase': phase };
}

/** It comes, or turns over, when this part of the time is over; 0 is at once, 1 at the end. */
export function from(part: number): CSSProperties {
  return { '--from': part } as CSSProperties;
}

/** When each of so many comes, one after another, between two parts of the time. */
export function oneByOne(count: number, begin: number, end: number): (at: number) => number {
  return (at) => begin + ((end - begin) * at) / Math.max(1, count);
}
