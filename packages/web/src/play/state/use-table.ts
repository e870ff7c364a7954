// A table laid out by jobs: what is shown, what is asked, what is refused, who is talked to, and what its board gets.

import type { Choice, Refused, Seat } from '@three-thrones/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { BoardProps } from '@three-thrones/game-kit/board/board.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { useAnswers } from './use-answers.ts';
import { type Asking, useAsked } from './use-asked.ts';
import { useChoosing } from './use-choosing.ts';
import type { Layout } from './use-layout.ts';
import { type PlaceMenu, useMarks } from './use-marks.ts';
import { type Objections, useObjections } from './use-objections.ts';
import { usePreviews } from './use-previews.ts';
import { type MaybeShown, type Shown, useShownTable } from './use-shown.ts';
import { useLights, useTouches } from './use-touches.ts';

/** My open question, and everything that can be done about it. */
export interface Question {
  readonly decision: Asking | undefined;
  readonly refused: readonly Refused[];
  readonly busy: boolean;
  readonly placeMenu: PlaceMenu | undefined;
  /** The marked option, if it was a finger that marked it: it waits for the second touch. */
  readonly touched: string | undefined;
  /** What this option leads to, as far as it has been found out. */
  previewOf(option: string): Preview | undefined;
  choose(option: string): void;
  answer(choice: Choice): void;
  /** Answers with what has been picked, if it is enough. */
  answerPicked(): void;
  foresee(choice: readonly string[] | number): void;
  undo(): void;
  letGo(): void;
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
  const asked = useAsked(client, board, snapshot, past.at !== undefined);
  const { decision, refused, placed } = asked;
  const previews = usePreviews(client, decision);
  const objections = useObjections(decision?.id);
  const { object } = objections;
  const { marks, change, letGo, forget } = useMarks(decision?.id, asked.sent);
  const { busy, answer, undo } = useAnswers(client, decision, objections, forget);
  const choosing = useChoosing(decision, { marks, change, previews, object, answer });
  const { mark, choose, repick, confirm } = choosing;
  const idleCode = idleCodeOf(snapshot, past.at !== undefined);
  const { touch, point } = useTouches(decision, {
    board,
    ...{ client, marks, placed, idleCode, change, object, mark, choose },
  });
  const lights = useLights(placed, marks);
  const log = useLogUpTo(shown);
  const { talkWish, talkTo } = useTalkWish(shown);
  if (!isShown(shown)) return undefined;
  const { view, names } = shown;
  const chosen = decision?.shape === 'some' ? marks.picked : marks.marked;
  return {
    ...{ shown, objections, talkWish },
    question: {
      ...{ refused, busy, choose, answer, undo },
      decision: asked.asking,
      placeMenu: marks.placeMenu,
      touched: marks.touched === marks.marked ? marks.touched : undefined,
      previewOf: previews.of,
      answerPicked: confirm,
      foresee: (choice) => {
        previews.want(choice);
        if (typeof choice === 'number') change({ number: choice });
      },
      letGo: () => {
        letGo();
        object(undefined);
      },
    },
    props: {
      ...{ view, eye: snapshot.eye, names, decision, refused, log },
      ...{ mark, touch, point, choose, repick, confirm, talkTo },
      ...lights,
      isPast: past.at !== undefined,
      covered: COVERED[layout][past.isOpen ? 'timeline' : 'usual'],
      asked: past.at === undefined ? snapshot.asked : [],
      marked: marks.marked,
      held: marks.held,
      picked: marks.picked,
      number: marks.number,
      preview: previews.of(decision?.shape === 'number' ? marks.number : chosen),
    },
  };
}

/** The prompt hangs over the map's upper edge, the hand over its lower one; on small screens the scores lie on it. */
const COVERED = {
  wide: { usual: { top: 56, bottom: 30 }, timeline: { top: 56, bottom: 104 } },
  compact: { usual: { top: 60, bottom: 14 }, timeline: { top: 180, bottom: 14 } },
} as const satisfies Record<Layout, Record<'usual' | 'timeline', BoardProps<unknown>['covered']>>;

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

function idleCodeOf({ outcome }: TableSnapshot, isPast: boolean): string {
  if (isPast) return 'earlier-moment';
  return outcome ? 'game-over' : 'nothing-asked-of-you';
}
