// A table laid out by jobs: what is shown, what is asked, what is refused, who is talked to, and what its board gets.

import type { Choice, Decision, Refused, Seat } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '@three-thrones/game-kit/board/board.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { useReplayBeat } from '../director/replay.ts';
import { useAnswers } from './use-answers.ts';
import { type Ahead, type Company, useAhead } from './use-ahead.ts';
import { type Asking, type Beside, useAsked } from './use-asked.ts';
import { useChoosing } from './use-choosing.ts';
import type { Layout } from './use-layout.ts';
import { type PlaceMenu, useMarks } from './use-marks.ts';
import { type Objections, useObjections } from './use-objections.ts';
import { isAnswer } from './unfold.ts';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { usePreviews } from './use-previews.ts';
import { type MaybeShown, type Shown, useShownTable } from './use-shown.ts';
import { useLights, useTouches } from './use-touches.ts';

export interface Arranging {
  readonly groups: readonly (readonly string[])[];
  send(groups: readonly (readonly string[])[]): void;
}

/** My open question, and everything that can be done about it. */
export interface Question {
  readonly decision: Asking | undefined;
  /** What the table asks, while it is found out what that leads to. */
  readonly pending: Decision | undefined;
  readonly refused: readonly Refused[];
  readonly busy: boolean;
  readonly placeMenu: PlaceMenu | undefined;
  /** The marked option, if it was a finger that marked it: it waits for the second touch. */
  readonly touched: string | undefined;
  /** Who goes, where somebody may be left behind. */
  readonly company: Company | undefined;
  /** Equals that are put in order. */
  readonly arranging: Arranging | undefined;
  /** What this option leads to, as far as it has been found out. */
  previewOf(option: string): Preview | undefined;
  choose(option: string): void;
  answer(choice: Choice): void;
  /** Gives several answers, one after another. */
  play(links: readonly Link[]): void;
  /** Answers with what has been picked, if it is enough. */
  answerPicked(): void;
  foresee(choice: readonly string[] | number): void;
  /** Takes back what I did last: what I have begun, before anything that was sent. */
  undo(): void;
  /** So many things can be taken back, what I have begun among them. */
  readonly undoable: number;
  letGo(): void;
  /** A card that is being read, on a small screen. */
  readonly reading: Thing | undefined;
  read(thing: Thing | undefined): void;
  /** Takes a thing up: what it goes with is touched next. */
  take(thing: Thing): void;
}

/** A private talk that was asked for; `count` tells one wish from the next. */
export interface TalkWish {
  readonly to: Seat;
  readonly count: number;
}

export interface TableParts {
  readonly shown: Shown;
  readonly question: Question;
  readonly objections: Objections;
  readonly talkWish: TalkWish | undefined;
  readonly drawing: Drawing;
  readonly props: BoardProps<unknown>;
}

export function useTable(
  client: TableClient,
  board: AnyBoard,
  people: Readonly<Record<Seat, string>>,
  layout: Layout,
): TableParts | undefined {
  const shown = useShownTable(client, board, people);
  const { snapshot, past } = shown;
  const isPast = past.at !== undefined;
  const [isSending, setSending] = useState(false);
  const real = useQuestionOf(snapshot, isPast, isSending);
  const drawing = useDrawing(client, snapshot, isPast);
  // Whoever draws a plan answers the questions of its table, and not those of this one.
  const acting = drawing.plan ?? client;
  const standing = drawing.snapshot ?? snapshot;
  const drawn = useQuestionOf(standing, isPast, isSending);
  const table = drawing.plan ? drawn : real;
  const ahead = useAhead(acting, board, standing, table);
  const asked = useAsked(acting, board, standing, ahead);
  const { decision, asking, refused, placed, beside, before } = asked;
  const previews = usePreviews(decision, JSON.stringify([decision?.id, before]), (choice) =>
    foreseen(board, ahead, asked, choice),
  );
  const objections = useObjections(decision?.id);
  const { object } = objections;
  const { marks, change, letGo, forget } = useMarks(acting, standing, decision, asked.sent);
  const sending = useAnswers(acting, table?.decision, objections, { forget, isSending, setSending });
  const { answers, goingBy } = useOnlyAnswer(client, board, drawing.plan ? undefined : table, sending);
  const { busy } = answers;
  const choosing = useChoosing({ board, ahead, beside, marks, change, previews, object, answers });
  const { mark, choose, answer, repick, confirm } = choosing;
  const idleCode = idleCodeOf(snapshot, isPast);
  const { touch, point } = useTouches(decision, {
    ...{ board, client: acting, marks, placed, asking, before, previews, idleCode },
    ...{ change, object, mark, choose },
  });
  const lights = useLights(placed, marks, beside);
  const log = useLogUpTo(shown);
  const { talkWish, talkTo } = useTalkWish(shown);
  const replayed = useReplayBeat({
    ...{ board, snapshot, view: past.view, before: past.before },
    at: past.plays ? past.at : undefined,
  });
  if (!isShown(shown)) return undefined;
  const { names } = shown;
  // Behind answers that have not been sent the table is shown as they would leave it, and while they are sent it stays
  // with the question that is shown: the words of a question are found in its own view.
  const isAhead = isSending || (ahead.unfolded && ahead.unfolded.steps.length > 0);
  const view = (isAhead ? (ahead.unfolded ?? table)?.view : drawing.snapshot?.view) ?? shown.view;
  const other = marks.marked === undefined ? undefined : beside.get(marks.marked);
  const chosen = decision?.shape === 'some' && !other ? marks.picked : marks.marked;
  return {
    ...{ objections, talkWish, drawing },
    shown: { ...shown, view },
    question: {
      ...{ refused, busy, choose, answer },
      decision: asking,
      undoable: standing.undoable + ahead.begun,
      undo: () => {
        if (ahead.begun === 0 || busy) return answers.undo();
        letGo();
        ahead.back();
      },
      pending: decision ? undefined : table?.decision,
      company: ahead.company,
      arranging: ahead.arranging && {
        groups: ahead.arranging.groups,
        send: (groups) => answers.send(ahead.arranging!.links(groups)),
      },
      placeMenu: marks.placeMenu,
      reading: marks.reading,
      read: (reading) => change({ reading }),
      take: (held) => change({ held, placeMenu: undefined, marked: undefined }),
      touched: marks.touched === marks.marked ? marks.touched : undefined,
      play: answers.send,
      previewOf: previews.of,
      answerPicked: confirm,
      foresee: (choice) => {
        previews.want(choice);
        if (typeof choice === 'number') change({ number: choice });
      },
      letGo: () => {
        letGo();
        const isLoose = marks.held === undefined && !marks.placeMenu && marks.touched === undefined;
        if (isLoose && ahead.begun > 0) ahead.back();
        object(undefined);
      },
    },
    props: {
      ...{ view, eye: snapshot.eye, names, decision, refused, log },
      ...{ mark, touch, point, choose, repick, confirm, talkTo, goingBy },
      ...lights,
      isPast,
      isSent: decision?.answered === true && isSame(marks.picked, asked.sent),
      covered: COVERED[layout][past.isOpen ? 'timeline' : 'usual'],
      asked: past.at === undefined ? snapshot.asked : [],
      way: other?.way ?? NOWHERE,
      marked: other ? other.like : marks.marked,
      held: marks.held,
      picked: marks.picked,
      number: marks.number,
      beat: past.at === undefined ? shown.screen.beat : replayed,
      goOn: () => shown.director.hurry(),
      preview: previews.of(decision?.shape === 'number' ? marks.number : chosen),
    },
  };
}

const NOWHERE: BoardProps<unknown>['way'] = [];

/** With room nothing but the timeline lies over the map; on small screens the scores do. */
const COVERED = {
  wide: { usual: { top: 0, bottom: 0 }, timeline: { top: 0, bottom: 0 } },
  compact: { usual: { top: 60, bottom: 14 }, timeline: { top: 152, bottom: 14 } },
} as const satisfies Record<Layout, Record<'usual' | 'timeline', BoardProps<unknown>['covered']>>;

/** The question the table asks me now. While answers are sent one after another, those in between are not shown. */
function useQuestionOf({ decision, view }: TableSnapshot, isPast: boolean, isSending: boolean) {
  const now = useMemo(
    () => (decision && view && !isPast ? { decision, view } : undefined),
    [decision, view, isPast],
  );
  const kept = useRef(now);
  if (!isSending) kept.current = now;
  return kept.current;
}

/** What a choice leads to: to the end of it, where reaching a goal takes several answers. */
async function foreseen(
  board: AnyBoard,
  { unfolded, foresee, company, isAlone }: Ahead,
  { before, beside }: { before: readonly Choice[]; beside: ReadonlyMap<string, Beside> },
  choice: Choice,
): Promise<Preview | undefined> {
  const other = typeof choice === 'string' ? beside.get(choice)?.last : undefined;
  if (other) return foresee(other.choice, other.before);
  const first = await foresee(choice, before);
  const guide = board.ahead;
  if (!first?.next || !guide || !unfolded || isAlone || guide.role(unfolded.decision) !== 'goal')
    return first;
  const end = guide.ends(first.next, first.view, company?.staying ?? []);
  const last =
    end === undefined || !isAnswer(first.next, end) ? undefined : await foresee(end, [...before, choice]);
  return last ? { ...last, facts: [...first.facts, ...last.facts] } : first;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

function isShown(shown: MaybeShown): shown is Shown {
  return shown.view !== undefined;
}

/** What has happened up to the moment that is shown. */
function useLogUpTo({ snapshot, past }: MaybeShown): TableSnapshot['log'] {
  return useMemo(
    () => (past.at === undefined ? snapshot.log : snapshot.log.filter(({ seq }) => seq <= past.at!)),
    [snapshot.log, past.at],
  );
}

/** Opens the private talk with a seat, where players talk to each other. */
function useTalkWish({ client, snapshot }: MaybeShown) {
  const [talkWish, setTalkWish] = useState<TalkWish>();
  const { talk } = useSettings();
  const talkTo = useCallback(
    (to: Seat) => setTalkWish((before) => ({ to, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return { talkWish, talkTo: talk && client.talk && snapshot.eye !== 'spectator' ? talkTo : undefined };
}

/** Where nothing is asked of me a touch only asks what a thing is. */
function idleCodeOf({ outcome }: TableSnapshot, isPast: boolean): string | undefined {
  if (isPast) return 'earlier-moment';
  return outcome ? 'game-over' : undefined;
}
