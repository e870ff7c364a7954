// Places among the things of a table, and which of them a map keeps in view or hatches.

import { createContext, use, useRef } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { Showing } from '../beat.ts';
import type { ControlName } from './controls.tsx';

/** The places among some things, by what a place is called there: `area`, `domain`. */
export function placesIn<P extends string>(
  things: ReadonlySet<Thing>,
  kind: string,
  isPlace: (id: string) => id is P,
): P[] {
  const found: P[] = [];
  for (const thing of things) {
    const id = thing.startsWith(`${kind}:`) ? thing.slice(kind.length + 1) : '';
    if (isPlace(id)) found.push(id);
  }
  return found;
}

const MOST_HATCHED = 6;

/**
 * Where an army may not go is worth seeing. Elsewhere, if nearly everything is refused, hatching all of it would only
 * hide the map; touching it still says why.
 */
export function hatched<P extends string>(refused: readonly P[], isDestination: boolean): ReadonlySet<P> {
  return new Set(isDestination || refused.length <= MOST_HATCHED ? refused : []);
}

const FEW = 3;

/** What a question is about must be in view; one place alone says little: who stands around it belongs to the picture. */
export function askedInView<P extends string>(
  targets: ReadonlyMap<P, unknown>,
  origin: P | undefined,
  withNeighbours: (ids: readonly P[]) => readonly P[],
): readonly P[] | undefined {
  const asked = [...new Set([...targets.keys(), ...(targets.size > 0 && origin ? [origin] : [])])];
  if (asked.length === 0) return undefined;
  return asked.length < FEW ? withNeighbours(asked) : asked;
}

/** More arrows than this would hide the map: then only the marked one is drawn. */
const MOST_ARROWS = 4;

/** The places among all that may be chosen to which an arrow is drawn. */
export function arrowedAmong<P extends string>(
  targets: ReadonlyMap<P, unknown>,
  isChosen: (id: P) => boolean,
): P[] {
  return [...targets.keys()].filter((to) => targets.size <= MOST_ARROWS || isChosen(to));
}

/** There is room for all of the map, large enough to be read: nobody need be shown a part of it. */
export const WholeInView = createContext(false);

const ALL: readonly never[] = [];

/** Keeps the last part of the map somebody had to look at. */
export function useLasting<P extends string>(
  fit: readonly P[] | undefined,
  atFirst: () => readonly P[],
): readonly P[] {
  const isWhole = use(WholeInView);
  const last = useRef<readonly P[]>(undefined);
  last.current = isWhole ? ALL : (fit ?? last.current ?? atFirst());
  return last.current;
}

/** The places of what is being shown, from the moment the camera goes there; one alone is shown where it lies. */
export function shownAmong<P extends string>(
  beat: Showing | undefined,
  isPlace: (id: string) => id is P,
): readonly P[] | undefined {
  const places = beat?.places.filter(isPlace);
  return places?.length ? places : undefined;
}

/** What the buttons of a map are called. */
export function controlWords(name: ControlName): string {
  return t(name === 'map' ? 'table.map' : `table.map.${name}`);
}
