// Places in a game's flows: what a bookmark in a frame stands for, found out once for each game.

import { type Flow, type ResolveOne, resolveOneOf, type Step } from './flow.ts';
import type { Frame, Game } from './game.ts';

/** A step, where it stands, and what comes after it. */
export interface Place {
  readonly step: Step<unknown, unknown>;
  /** What a question asked here is called: its flow and its step. */
  readonly kind: string;
  /** For a question to one seat, if there is such a way. */
  readonly resolveOne: ResolveOne | undefined;
  /** The next step of the flow; after the last one there is none. */
  readonly next: Place | undefined;
}

/** One flow: where it begins, and its places by the names of their steps. */
interface Course {
  readonly first: Place | undefined;
  readonly places: ReadonlyMap<string, Place>;
}

/** The flows of a game by their names. */
export type Places = ReadonlyMap<string, Course>;

const known = new WeakMap<object, Places>();

export function placesOf<W>(game: Pick<Game<W>, 'flows'>): Places {
  let places = known.get(game);
  if (!places) {
    places = new Map(
      game.flows.map((flow) => [flow.name, courseOf(flow as unknown as Flow<unknown, unknown>)]),
    );
    known.set(game, places);
  }
  return places;
}

function courseOf({ name, steps }: Flow<unknown, unknown>): Course {
  const places = new Map<string, Place>();
  let next: Place | undefined;
  for (const step of steps.toReversed()) {
    const resolveOne = step.type === 'ask' ? resolveOneOf(step) : undefined;
    next = { step, kind: `${name}.${step.name}`, resolveOne, next };
    places.set(step.name, next);
  }
  return { first: next, places };
}

/** The place a frame's bookmark lies at. */
export function placeOf(places: Places, { flow, at }: Frame): Place {
  const place = places.get(flow)?.places.get(at);
  if (!place) throw new Error(`no step ${flow}.${at}`);
  return place;
}

/** Where a flow begins. */
export function startOf(places: Places, flow: string): Place {
  const first = places.get(flow)?.first;
  if (!first) throw new Error(`no flow ${flow}`);
  return first;
}
