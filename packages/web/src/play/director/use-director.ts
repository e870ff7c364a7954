// The director of a table, for as long as its screen is there.

import type { Eye } from '@three-thrones/kernel';
import { wouldTravel } from '@three-thrones/game-kit/board/map/camera.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import { settings } from '@three-thrones/ui/settings.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableClient } from '../../tables/client.ts';
import { playSound } from '../sound/sound.ts';
import { onceDrawn } from './drawn.ts';
import { Director, type OnScreen, type Shown, type Stagehands } from './director.ts';
import { BATTLE, type Speed } from './pace.ts';

export interface Directed {
  readonly director: Director;
  readonly screen: OnScreen;
}

export function useDirector(client: TableClient, board: AnyBoard): Directed {
  const director = useMemo(
    () => new Director(board, client.snapshot(), stagehands(client, board), paceAsked() === 'still'),
    [client, board],
  );
  useEffect(() => {
    const look = (): void => director.take(client.snapshot());
    const seen = (): void => void (document.hidden && director.skip());
    look();
    const stop = client.subscribe(look);
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
      director.close();
    };
  }, [client, director]);
  const screen = useSyncExternalStore(
    useMemo(() => (listener) => director.subscribe(listener), [director]),
    () => director.screen(),
  );
  return { director, screen };
}

/** An address may ask for a table at once, or for one that stands still: `?pace=0`, `?pace=still`. */
function paceAsked(): string | null {
  return new URLSearchParams(location.search).get('pace');
}

function speed(): Speed {
  return paceAsked() === '0' ? 'at-once' : settings().speed;
}

function stagehands(client: TableClient, board: AnyBoard): Stagehands {
  const sound = (beat: Beat): void => {
    if (speed() === 'at-once' || (speed() === 'fast' && beat.weight < BATTLE)) return;
    const { eye } = client.snapshot();
    const name = soundOf(board, beat, eye);
    if (name) playSound(name);
  };
  return {
    now: () => performance.now(),
    drawn: onceDrawn,
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    speed,
    mayMove,
    isSeen: () => !document.hidden,
    wouldTravel,
    // At once nobody waits for anything to be shown, bots neither.
    ready: (answers) => client.shown?.(speed() === 'at-once' ? Number.POSITIVE_INFINITY : answers),
    began: sound,
    ended: (shown) => {
      if (shown.from === shown.to && shown.isWhole) sound(shown.beat);
      announceBeat(shown);
    },
  };
}

/** What a beat is about is heard; where that makes no sound, the first that does. */
export function soundOf(board: Pick<AnyBoard, 'sound'>, { seq, main, facts }: Beat, eye: Eye) {
  return [main, ...facts].map((fact) => board.sound({ seq, fact }, eye)).find((name) => name !== undefined);
}

/** What was shown and for how long, for whoever checks that it can be followed. */
function announceBeat({ beat: { key, main, weight, places }, from, to, isWhole }: Shown): void {
  document.dispatchEvent(
    new CustomEvent('beat', { detail: { key, kind: main.kind, weight, places, from, to, isWhole } }),
  );
}
