// Everything the parts of a table screen share: what is shown, what is asked, what is marked, and what a touch does.

import type { Choice, Decision, Reason, Refusal, Refused, Seat, View } from '@three-thrones/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { useSettings } from '../../ui/settings.ts';
import { t, useLanguage } from '../../i18n/index.ts';
import type { BoardProps, OptionWords } from '../../boards/board.ts';
import type { AnyBoard } from '../../boards/registry.ts';
import type { Preview, TableClient, TableSnapshot } from '../../tables/client.ts';
import type { Thing } from '../../ui/rich.ts';
import { isEnough, pick } from '../../tables/picking.ts';
import { meaningOf, needsTwoTouches } from './touch.ts';
import { useForesight, useRefused } from './use-previews.ts';
import type { Layout } from './use-layout.ts';
import { type Past, usePast } from './use-past.ts';

/** The prompt hangs over the map's upper edge, the hand over its lower one; on small screens the scores lie on it. */
const COVERED = {
  wide: { usual: { top: 56, bottom: 30 }, timeline: { top: 56, bottom: 104 } },
  compact: { usual: { top: 60, bottom: 14 }, timeline: { top: 180, bottom: 14 } },
} as const satisfies Record<Layout, Record<'usual' | 'timeline', BoardProps<unknown>['covered']>>;

/** Why not, said at the thing that was touched, or in the middle of the screen. */
export interface Objection {
  readonly reason: Reason;
  readonly thing?: Thing;
  readonly at?: Element;
}

/** Several options at one place. */
export interface Offer {
  readonly options: readonly string[];
  readonly at: Element;
}

export interface Asking extends Decision {
  readonly words: Readonly<Record<string, OptionWords>>;
  /** What I have answered already, while others still think. */
  readonly said: Choice | undefined;
}

/** A private talk that was asked for; `count` tells one wish from the next. */
export interface TalkWish {
  readonly to: Seat;
  readonly count: number;
}

export interface TableState {
  readonly client: TableClient;
  readonly board: AnyBoard;
  readonly snapshot: TableSnapshot;
  readonly names: Readonly<Record<Seat, string>>;
  /** The view that is shown, now or an earlier one; there is none while chairs are being taken. */
  readonly view: View<unknown>;
  readonly past: Past;
  readonly decision: Asking | undefined;
  readonly refused: readonly Refused[];
  readonly props: BoardProps<unknown>;
  readonly objection: Objection | undefined;
  readonly offer: Offer | undefined;
  /** The marked option, if it was a finger that marked it: it waits for the second touch. */
  readonly touched: string | undefined;
  readonly busy: boolean;
  readonly talkWish: TalkWish | undefined;
  /** What this option leads to, as far as it has been found out. */
  previewOf(option: string): Preview | undefined;
  choose(option: string): void;
  answer(choice: string | readonly string[] | number): void;
  /** Answers with what has been picked, if it is enough. */
  answerPicked(): void;
  foresee(choice: readonly string[] | number): void;
  undo(): void;
  object(objection: Objection | undefined): void;
  /** Says a refusal of anything, if there is one. */
  report(refusal: Promise<Refusal | undefined>): void;
  letGo(): void;
}

interface Marks {
  readonly decision: string | undefined;
  readonly marked?: string | undefined;
  readonly touched?: string;
  readonly held?: Thing | undefined;
  readonly picked: readonly string[];
  readonly number?: number;
  readonly offer?: Offer | undefined;
}

export function useTable(
  client: TableClient,
  board: AnyBoard,
  people: Readonly<Record<Seat, string>>,
  layout: Layout,
): TableState | undefined {
  const snapshot = useSyncExternalStore(
    useCallback((listener) => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );
  const language = useLanguage();
  const past = usePast(client, snapshot);
  const decision = past.at === undefined ? snapshot.decision : undefined;
  const view = past.view ?? snapshot.view;
  const refused = useRefused(client, decision);
  const foresight = useForesight(client, decision);
  // The question to which an answer is on its way. The next question may come before the word that this one was heard.
  const [answering, setAnswering] = useState<string>();
  const busy = answering !== undefined && answering === decision?.id;
  const isUndoing = useRef(false);
  const [objection, object] = useState<Objection>();
  const [talkWish, setTalkWish] = useState<TalkWish>();
  const { talk } = useSettings();

  // Marks belong to one question; with the next they are gone.
  const [kept, setKept] = useState<Marks>({ decision: undefined, picked: [] });
  const said = saidTo(decision, snapshot.view);
  const sent =
    typeof said === 'string' ? [said] : Array.isArray(said) ? (said as readonly string[]) : NOTHING;
  const marks: Marks = kept.decision === decision?.id ? kept : { decision: decision?.id, picked: sent };
  const change = useCallback(
    (next: Partial<Marks>) =>
      setKept((before) => {
        const now = before.decision === decision?.id ? before : { decision: decision?.id, picked: sent };
        return isSame(now, next) ? now : { ...now, ...next };
      }),
    [decision?.id],
  );

  const asking = useMemo((): Asking | undefined => {
    if (!decision || !snapshot.view) return undefined;
    const seen = snapshot.view;
    return {
      ...decision,
      said,
      words: Object.fromEntries(decision.options.map((id) => [id, board.option(decision, id, seen)])),
    };
  }, [board, decision, snapshot.view, language]);

  const placed = useMemo(() => {
    if (!decision || !snapshot.view) return { options: [], refused: [] };
    const seen = snapshot.view;
    const thingsOf = (id: string) => board.things(decision, id, seen);
    return {
      options: decision.options.map((id) => ({ id, things: thingsOf(id) })),
      refused: refused.map((no) => ({ ...no, things: thingsOf(no.id) })),
    };
  }, [board, decision, refused, snapshot.view]);

  const report = useCallback((answered: Promise<Refusal | undefined>) => {
    void answered.then((no) => no && object({ reason: no }));
  }, []);

  const answer = useCallback(
    (choice: string | readonly string[] | number) => {
      // What was meant for a question that is gone is no answer to the one that has taken its place.
      if (busy || decision === undefined || client.snapshot().decision?.id !== decision.id) return;
      const { id } = decision;
      setAnswering(id);
      object(undefined);
      report(client.answer(choice).finally(() => setAnswering((now) => (now === id ? undefined : now))));
    },
    [busy, client, decision, report],
  );

  const choose = useCallback(
    (option: string) => {
      if (decision?.shape !== 'some') {
        answer(option);
        return;
      }
      const next = pick(decision, marks.picked, option);
      if ('reason' in next) {
        object({ reason: next.reason });
        return;
      }
      object(undefined);
      change({ picked: next.picked });
      if (isEnough(decision, next.picked)) foresight.want(next.picked);
    },
    [answer, change, decision, foresight, marks.picked],
  );

  const confirm = useCallback(() => {
    if (decision?.shape === 'some' && isEnough(decision, marks.picked)) answer(marks.picked);
  }, [answer, decision, marks.picked]);

  const repick = useCallback((picked: readonly string[]) => change({ picked }), [change]);

  const talkTo = useCallback(
    (to: Seat) => setTalkWish((before) => ({ to, count: (before?.count ?? 0) + 1 })),
    [],
  );

  const mark = useCallback(
    (option: string | undefined) => {
      change({ marked: option });
      if (option !== undefined && decision?.shape === 'one') foresight.want(option);
    },
    [change, decision?.shape, foresight],
  );

  const touch = useCallback(
    (thing: Thing, at: Element) => {
      object(undefined);
      if (!decision) {
        object({ reason: { code: idleCode(snapshot, past.at !== undefined), rule: '0' }, at });
        return;
      }
      if (marks.held === thing) {
        change({ held: undefined, marked: undefined });
        return;
      }
      const meaning = meaningOf(thing, marks.held, placed.options, placed.refused);
      switch (meaning.kind) {
        case 'choose':
          if (needsTwoTouches() && decision.shape === 'one' && marks.marked !== meaning.option) {
            mark(meaning.option);
            change({ touched: meaning.option });
            announce(t('table.touch-again'));
          } else choose(meaning.option);
          return;
        case 'hold':
          change({ held: thing, offer: undefined, marked: undefined });
          return;
        case 'offer':
          change({ offer: { options: meaning.options, at }, marked: undefined });
          return;
        case 'refuse':
          mark(undefined);
          if (meaning.refused) object({ reason: meaning.refused, thing, at });
          else
            void reasonFor(client, decision, thing).then((reason) => reason && object({ reason, thing, at }));
      }
    },
    [change, choose, client, decision, mark, marks.held, marks.marked, past.at, placed, snapshot],
  );

  const point = useCallback(
    (thing: Thing | undefined) => {
      const meaning = thing && meaningOf(thing, marks.held, placed.options, []);
      mark(meaning?.kind === 'choose' ? meaning.option : undefined);
    },
    [mark, marks.held, placed],
  );

  const lights = useMemo(() => {
    const meant = placed.options.filter(
      ({ things }) => marks.held === undefined || things.includes(marks.held),
    );
    const open = new Set(meant.flatMap(({ things }) => things));
    const isLit = ({ id }: { id: string }) => id === marks.marked || marks.picked.includes(id);
    const lit = new Set(placed.options.filter(isLit).flatMap(({ things }) => things));
    if (marks.held !== undefined) lit.add(marks.held);
    const barred = new Set(
      placed.refused.flatMap(({ things }) => things).filter((thing) => !open.has(thing)),
    );
    return { open, lit, barred };
  }, [placed, marks.held, marks.marked, marks.picked]);

  // A battle or a card may leave nothing of what an objection spoke about.
  useEffect(() => object(undefined), [decision?.id]);

  const log = useMemo(
    () => (past.at === undefined ? snapshot.log : snapshot.log.filter(({ seq }) => seq <= past.at!)),
    [snapshot.log, past.at],
  );
  const names = useMemo(() => ({ ...people, ...namesIn(snapshot) }), [people, snapshot]);
  if (!view) return undefined;
  const chosen = decision?.shape === 'some' ? marks.picked : marks.marked;
  return {
    ...{ client, board, snapshot, names, view, past, refused, busy, objection, report, answer, choose },
    talkWish,
    decision: asking,
    answerPicked: confirm,
    offer: marks.offer,
    touched: marks.touched === marks.marked ? marks.touched : undefined,
    previewOf: foresight.of,
    foresee: (choice) => {
      foresight.want(choice);
      if (typeof choice === 'number') change({ number: choice });
    },
    undo: () => {
      // One press takes one answer back, however often it is heard before the table is there again.
      if (isUndoing.current) return;
      isUndoing.current = true;
      // The question that comes back is asked anew.
      setKept((before) => ({ ...before, ...LET_GO }));
      report(
        client.undo().finally(() => {
          isUndoing.current = false;
        }),
      );
    },
    object,
    letGo: () => {
      change(LET_GO);
      object(undefined);
    },
    props: {
      ...{ view, eye: snapshot.eye, names, decision, refused, log, mark, touch },
      isPast: past.at !== undefined,
      covered: COVERED[layout][past.isOpen ? 'timeline' : 'usual'],
      ...lights,
      ...{ point, choose, repick, confirm },
      talkTo: talk && snapshot.connection !== 'here' && snapshot.eye !== 'spectator' ? talkTo : undefined,
      asked: past.at === undefined ? snapshot.asked : [],
      marked: marks.marked,
      held: marks.held,
      picked: marks.picked,
      number: marks.number,
      preview: foresight.of(decision?.shape === 'number' ? marks.number : chosen),
    },
  };
}

const NOTHING: readonly string[] = [];
const LET_GO = { held: undefined, offer: undefined, marked: undefined } satisfies Partial<Marks>;

/** The pointer passes many elements of one thing: only what is new is worth drawing the table again. */
function isSame(before: Marks, next: Partial<Marks>): boolean {
  return (Object.keys(next) as (keyof Marks)[]).every((key) => before[key] === next[key]);
}

/** Why a thing that stands for no option cannot be chosen; nothing if the question has gone meanwhile. */
async function reasonFor(
  client: TableClient,
  { id, rule }: Decision,
  thing: Thing,
): Promise<Reason | undefined> {
  const no = await client.why(thing.slice(thing.indexOf(':') + 1)).catch(() => undefined);
  if (client.snapshot().decision?.id !== id) return undefined;
  return no && no.code !== 'not-an-option' ? no : { code: 'not-asked-about', rule };
}

/** My own answer to a question that waits for others too. */
function saidTo(decision: Decision | undefined, view: View<unknown> | undefined): Choice | undefined {
  if (!decision?.answered) return undefined;
  return view?.frames.at(-1)?.said?.[decision.seat]?.secret;
}

function idleCode(snapshot: TableSnapshot, isPast: boolean): string {
  if (isPast) return 'earlier-moment';
  return snapshot.outcome ? 'game-over' : 'nothing-asked-of-you';
}

/** People and bots by their chairs, online. */
function namesIn({ lobby }: TableSnapshot): Record<Seat, string> {
  return Object.fromEntries(
    (lobby?.chairs ?? []).flatMap(({ seat, person, bot }) => {
      const name = bot === undefined ? person?.name : t('table.bot');
      return name === undefined ? [] : [[seat, name]];
    }),
  );
}
