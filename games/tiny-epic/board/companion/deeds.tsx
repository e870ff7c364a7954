// What to do on the table: each thing is ticked when it is done. One tap ticks the next, a long one all of them.

import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import type { Deed } from '../../companion/deeds.ts';
import type { Standing } from '../../companion/dialogue.ts';
import type { Setup } from '../../companion/session.ts';
import { deedLines, deedsTitle, placesOf, whyWords } from './deed-words.ts';
import { PocketMap } from './pocket-map.tsx';
import { rolledIn } from './so-far.tsx';
import { c } from './words.ts';
import './deeds.css';

interface DeedsProps {
  readonly deeds: readonly Deed[];
  readonly setup: Setup;
  readonly now: Standing;
  readonly undo: ReactNode;
  onDone(): void;
}

const HOLD_MS = 1000;

export function Deeds({ deeds, setup, now, undo, onDone }: DeedsProps) {
  const lines = deeds.flatMap((deed) => deedLines(deed, setup));
  const [ticked, tick] = useState<ReadonlySet<number>>(new Set());
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const places = placesOf(deeds);
  const why = deeds.map((deed) => whyWords(deed, rolledIn(now)?.card, setup)).find(Boolean);
  const next = lines.findIndex((_, at) => !ticked.has(at));
  // What goes on one move, and what is one line, needs no ticks.
  const hasTicks = lines.length > 1 && deeds[0]?.does !== 'move';
  const isDone = next < 0 || !hasTicks;
  const toggle = (at: number): void => {
    const after = new Set(ticked);
    if (!after.delete(at)) after.add(at);
    tick(after);
  };
  const release = (): void => clearTimeout(held.current);
  return (
    <>
      <h2>{deedsTitle(deeds, setup)}</h2>
      {places.lit.length > 0 && <PocketMap {...places} />}
      <div className="te-cp-do">
        <ol className="te-cp-deeds">
          {lines.map((line, at) => (
            <li key={`${String(at)} ${line}`}>
              {!hasTicks ? (
                <p>{line}</p>
              ) : (
                <button type="button" aria-pressed={ticked.has(at)} onClick={() => toggle(at)}>
                  <i>{ticked.has(at) && <Icon name="check" />}</i>
                  <span>{line}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
        {why && (
          <p className="te-cp-why">
            <b>{c('why')}</b> {why}
          </p>
        )}
      </div>
      <footer className="te-cp-foot">
        {undo}
        <button
          type="button"
          className={clsx('te-cp-next', !isDone && 'waits')}
          onPointerDown={() => {
            if (!isDone) held.current = setTimeout(onDone, HOLD_MS);
          }}
          onPointerUp={release}
          onPointerLeave={release}
          onClick={() => (isDone ? onDone() : toggle(next))}
        >
          <span>
            <b>{c(isDone ? 'done' : 'tick')}</b> {!isDone && <small>{c('hold')}</small>}
          </span>
          <Icon name={isDone ? 'chevron' : 'check'} />
        </button>
      </footer>
    </>
  );
}
