// The plans that are to be seen now: those that are possible still, each with what is left of it as I can know it.

import type { View } from '@three-thrones/kernel';
import type { Walk } from '@three-thrones/match';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { TableClient, Teamwork } from '../../tables/client.ts';
import { useShown } from '../state/table-context.tsx';
import { type Plan, plansIn, planWords, type PlanWords } from './plans.ts';

export interface ShownPlan extends Plan, PlanWords {
  /** What is left of it. */
  readonly walk: Walk<unknown>;
  /** It is no longer possible, and on its way out. */
  readonly isFading: boolean;
}

/** Milliseconds it takes a plan to go. */
const FADES = 900;

/** How each plan of a table read when it was possible: what was proposed can be read in the talk later. */
const known = new Map<string, Walk<unknown>>();

function keyOf(table: string, { number }: Pick<Plan, 'number'>): string {
  return `${table} ${number}`;
}

interface Reading {
  readonly walk: Walk<unknown>;
  readonly isFading: boolean;
}

export function usePlans(): readonly ShownPlan[] {
  const { client, board, snapshot, past } = useShown();
  const language = useLanguage();
  const { id, chat, view } = snapshot;
  const seats = view?.seats;
  const open = useMemo(
    () => (seats ? plansIn(chat, seats).filter(({ state }) => state === 'open') : []),
    [chat, seats?.join()],
  );
  const [readings, setReadings] = useState<ReadonlyMap<number, Reading>>(new Map());
  const numbers = open.map(({ number }) => number).join();
  useEffect(() => {
    const { teamwork } = client;
    if (!teamwork || !view || open.length === 0) return undefined;
    let isCurrent = true;
    let gone: ReturnType<typeof setTimeout> | undefined;
    void Promise.all(
      open.map(async ({ number, mover, steps }) => {
        const walk = await readOnce(teamwork, view, { number, mover, steps });
        const key = keyOf(id, { number });
        if (walk && !known.has(key)) known.set(key, walk);
        return { number, walk };
      }),
    ).then((found) => {
      if (!isCurrent) return;
      setReadings((before) => readAnew(before, found));
      gone = setTimeout(() => setReadings(withoutFading), FADES);
    });
    return () => {
      isCurrent = false;
      clearTimeout(gone);
    };
  }, [client, numbers, view]);
  return useMemo(
    () =>
      past.at === undefined
        ? open.flatMap((plan) => {
            const reading = readings.get(plan.number);
            return reading ? [{ ...plan, ...reading, ...planWords(board, reading.walk) }] : [];
          })
        : [],
    [board, open, readings, past.at, language],
  );
}

/** Several parts of a screen read the same plans of one view. */
const reads = new WeakMap<View<unknown>, Map<number, Promise<Walk<unknown> | undefined>>>();

function readOnce(
  teamwork: Teamwork,
  view: View<unknown>,
  { number, mover, steps }: Pick<Plan, 'number' | 'mover' | 'steps'>,
): Promise<Walk<unknown> | undefined> {
  const ofView = reads.get(view) ?? new Map<number, Promise<Walk<unknown> | undefined>>();
  reads.set(view, ofView);
  const read = ofView.get(number) ?? teamwork.read(view, mover, steps).catch(() => undefined);
  ofView.set(number, read);
  return read;
}

function readAnew(
  before: ReadonlyMap<number, Reading>,
  found: readonly { number: number; walk: Walk<unknown> | undefined }[],
): ReadonlyMap<number, Reading> {
  const readings = new Map<number, Reading>();
  for (const { number, walk } of found) {
    const last = before.get(number);
    if (walk) readings.set(number, { walk, isFading: false });
    else if (last) readings.set(number, { walk: last.walk, isFading: true });
  }
  return readings;
}

function withoutFading(readings: ReadonlyMap<number, Reading>): ReadonlyMap<number, Reading> {
  return new Map([...readings].filter(([, { isFading }]) => !isFading));
}

/** A plan of the talk in words, possible still or not: it is looked up at the moment at which it was drawn. */
export function usePlanText(plan: Plan | undefined): string | undefined {
  const { client, board, snapshot } = useShown();
  const [, setRead] = useState(0);
  const asked = useRef<string>(undefined);
  const key = plan && keyOf(snapshot.id, plan);
  useEffect(() => {
    if (!plan || key === undefined || known.has(key) || asked.current === key) return;
    asked.current = key;
    void readBack(client, plan).then((walk) => {
      if (!walk) return;
      known.set(key, walk);
      setRead((count) => count + 1);
    });
  }, [client, key]);
  const walk = key === undefined ? undefined : known.get(key);
  return walk && planWords(board, walk).text;
}

async function readBack(
  client: TableClient,
  { seq, mover, steps }: Plan,
): Promise<Walk<unknown> | undefined> {
  const view = await client.at(seq).catch(() => undefined);
  if (!view || 'refused' in view) return undefined;
  return client.teamwork?.read(view, mover, steps).catch(() => undefined);
}
