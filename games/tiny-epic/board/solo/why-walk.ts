// The walk through its reasons, one after another; the card, the mat and the map light up with it. There is one at a time,
// and it belongs to no part of the table: whoever shows a part of it listens.

import { useSyncExternalStore } from 'react';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { WhyStep } from './why-steps.ts';

export interface WhyWalk {
  readonly steps: readonly WhyStep[];
  /** The step that is lit; beyond the last one all are, and nothing moves any more. */
  readonly at: number;
}

/** Milliseconds a step is read. */
const STEP = 1500;

let walk: WhyWalk | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: WhyWalk | undefined): void {
  clearTimeout(timer);
  walk = next;
  if (next && next.at < next.steps.length)
    timer = setTimeout(() => change({ ...next, at: next.at + 1 }), STEP);
  for (const listener of listeners) listener();
}

/** From its die on; where nothing is to move, the whole of it. */
export function beginWalk(steps: readonly WhyStep[]): void {
  change({ steps, at: mayMove() ? 0 : steps.length });
}

/** Whoever has read enough sees the rest at once; whoever has seen it all goes back to the table. */
export function hurryWalk(): void {
  if (walk) change(walk.at < walk.steps.length ? { ...walk, at: walk.steps.length } : undefined);
}

export function endWalk(): void {
  if (walk) change(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWhyWalk(): WhyWalk | undefined {
  return useSyncExternalStore(subscribe, () => walk);
}

/** What is lit now. */
export function litIn(shown: WhyWalk | undefined): readonly WhyStep[] {
  if (!shown) return [];
  return shown.at < shown.steps.length ? shown.steps.slice(shown.at, shown.at + 1) : shown.steps;
}

/** For styles: the parts that are lit, as an attribute. */
export function useLitParts(): { 'data-why'?: string } {
  const parts = litIn(useWhyWalk()).map(({ part }) => part);
  return parts.length > 0 ? { 'data-why': parts.join(' ') } : {};
}
