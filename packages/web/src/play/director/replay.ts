// An earlier moment is shown as it was shown then: the camera goes there, and what happened is said and drawn.

import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import { settings } from '@three-thrones/ui/settings.ts';
import { useEffect, useMemo, useState } from 'react';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { View } from '@three-thrones/kernel';
import type { TableSnapshot } from '../../tables/client.ts';
import { beatsOf } from './beats.ts';
import { onceDrawn } from './drawn.ts';
import { type Times, timesOf } from './pace.ts';

interface Replayed {
  readonly board: AnyBoard;
  readonly snapshot: TableSnapshot;
  /** The moment, if it is one that was stepped to. */
  readonly at: number | undefined;
  readonly view: View<unknown> | undefined;
  /** How the table stood before it. */
  readonly before: View<unknown> | undefined;
}

/** How long a moment is looked at when a game is played back. */
export function timesAt(board: AnyBoard, { log }: TableSnapshot, at: number): Times {
  const facts = log.filter(({ seq }) => seq === at).map(({ fact }) => fact);
  const weight = Math.max(0, ...facts.map((fact) => board.weight(fact)));
  const { speed } = settings();
  return timesOf(weight, facts.length, {
    speed: speed === 'at-once' ? 'fast' : speed,
    travels: true,
    mayMove: mayMove(),
    isLong: false,
  });
}

/** Nothing while a finger runs along the timeline: then only the table is shown. */
export function useReplayBeat({ board, snapshot, at, view, before }: Replayed): Showing | undefined {
  const beat = useMemo(() => {
    if (at === undefined || !view) return undefined;
    const told = snapshot.log.filter(({ seq }) => seq < at);
    const upTo = snapshot.log.filter(({ seq }) => seq <= at);
    const then = { ...snapshot, view, interims: [], seq: at };
    const beats = beatsOf(board, { ...then, log: told, view: before ?? view }, { ...then, log: upTo });
    return beats.at(-1);
  }, [board, snapshot.log, at, view, before]);
  const [moved, setMoved] = useState<string>();
  const { movement, rest } = beat ? timesAt(board, snapshot, beat.seq) : { movement: 0, rest: 0 };
  // Where nothing moves, what lies over the table is read in the time of the rest.
  const shows = movement || rest;
  useEffect(() => {
    if (!beat) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = onceDrawn(() => {
      timer = setTimeout(() => setMoved(beat.key), shows);
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [beat, shows]);
  if (!beat || beat.weight === 0) return undefined;
  return { ...beat, phase: moved === beat.key ? 'rest' : 'movement', lasts: movement, waits: false };
}
