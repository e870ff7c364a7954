// Fights that have been decided, shown one after another: every one of my own, and of others only the newest.

import { useEffect, useRef, useState } from 'react';
import type { Logged } from './seen.ts';

/** As much of a fight as the line of them needs. */
interface Fight {
  /** The number of the answer that decided it: a fight is shown once. */
  readonly seq: number;
  readonly attacker: { readonly house: string };
  readonly defender: { readonly house: string };
}

/** Milliseconds a fight of others stays unless it is touched. */
const STAYS = 4_500;

export function tookPart({ attacker, defender }: Fight, eye: string): boolean {
  return attacker.house === eye || defender.house === eye;
}

/** What is still to be shown: what I fought myself is not pushed aside by the fights of others. */
export function inLine<F extends Fight>(waiting: readonly F[], eye: string): readonly F[] {
  const last = waiting.at(-1);
  return waiting.filter((fight) => fight === last || tookPart(fight, eye));
}

interface Reveals<F> {
  readonly shown: F | undefined;
  readonly isMine: boolean;
  next(): void;
}

export function useReveals<F extends Fight>(
  { log, eye, isPast }: { readonly log: readonly Logged[]; readonly eye: string; readonly isPast: boolean },
  {
    after,
    mineStay,
  }: {
    /** The fights decided after an answer, in their order. */
    after(log: readonly Logged[], seq: number): readonly F[];
    /** How long one of my own stays. */
    mineStay: number;
  },
): Reveals<F> {
  const seen = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<readonly F[]>([]);
  useEffect(() => {
    const now = log.at(-1)?.seq;
    // Online the log comes after the table: until then nothing is known to be new. What it brings first is old news.
    if (now === undefined || isPast) return;
    const fresh = seen.current === undefined ? [] : after(log, seen.current);
    seen.current = now;
    if (fresh.length > 0) setWaiting((before) => inLine([...before, ...fresh], eye));
  }, [log, eye, isPast]);
  const shown = waiting[0];
  const isMine = shown !== undefined && tookPart(shown, eye);
  const next = (): void => setWaiting((before) => before.slice(1));
  useEffect(() => {
    if (!shown) return undefined;
    const gone = setTimeout(next, isMine ? mineStay : STAYS);
    return () => clearTimeout(gone);
  }, [shown, isMine]);
  return { shown, isMine, next };
}
