// A question with one answer answers itself, and so does one that somebody lets go by. The rules do that where everybody
// can see that there was no choice; what is left are questions about a hidden hand, of which the others must not learn
// that nothing could be chosen: whoever declines one by hand declines it in the same rhythm.

import { type Choice, type Decision, onlyAnswer, type View } from '@three-thrones/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { GoingBy } from '@three-thrones/game-kit/board/goes-by.ts';
import type { TableClient } from '../../tables/client.ts';
import { leavesAt, type Pacing, pauseOf, Rhythm } from './rhythm.ts';
import type { useAnswers } from './use-answers.ts';

type Answers = ReturnType<typeof useAnswers>;

/** What is being let go by, and what must stay the same for it. */
interface Letting {
  readonly until: string;
  readonly mark: string;
}

export interface OwnAnswers {
  /** The same answers, those that decline in their rhythm. */
  readonly answers: Answers;
  readonly goingBy: GoingBy | undefined;
}

export function useOnlyAnswer(
  client: TableClient,
  board: AnyBoard,
  asked: { readonly decision: Decision; readonly view: View<unknown> } | undefined,
  answers: Answers,
): OwnAnswers {
  const { goesBy } = board;
  const question = asked?.decision;
  const [letting, setLetting] = useState<Letting>();
  const declines = question && !question.answered ? goesBy?.answer(question) : undefined;
  const view = asked?.view ?? client.snapshot().view;
  const isLetBy =
    letting !== undefined && view !== undefined && goesBy?.mark(letting.until, view) === letting.mark;
  const only = question && !question.answered && question.shape === 'one' ? onlyAnswer(question) : undefined;
  const own = isLetBy ? (declines ?? only) : only;
  const isAlone = !client.people && client.snapshot().mine.length <= 1;
  const isOpenly = declines !== undefined && question !== undefined && !goesBy!.isSecret(question);
  const isPaced = declines !== undefined && !isAlone && !isOpenly;
  const rhythm = useMemo(() => new Rhythm(), [client]);
  const pacing = useMemo((): Pacing => {
    // Whoever lets all of them go by lets them go alike.
    const isDecoy = isPaced && only !== undefined && !isLetBy;
    return { came: performance.now(), pause: isDecoy ? rhythm.decoy() : pauseOf(isAlone || isOpenly) };
  }, [question?.id]);
  const isThought = isPaced && only === undefined;
  const latest = useRef(answers.answer);
  latest.current = answers.answer;
  useEffect(() => {
    // Whoever goes back wants to go on further back, not to be led here again.
    if (own === undefined || !question || answers.undone.current) return undefined;
    // Thought about, and then let go by with all that follow.
    if (isThought && isLate(pacing)) rhythm.remember(performance.now() - pacing.came);
    return later(pacing, () => {
      if (only !== undefined)
        announce(t('table.fact.only-choice', { house: board.houseName(question.seat) }));
      latest.current(own);
    });
  }, [question?.id, own]);
  const paced = isPaced && { declines, pacing, ...(isThought && { rhythm }) };
  return {
    answers: useHeldBack(paced || undefined, question?.id, answers),
    goingBy: goesBy && {
      until: isLetBy ? letting.until : undefined,
      set: (until) =>
        setLetting(until === undefined || !view ? undefined : { until, mark: goesBy.mark(until, view) }),
    },
  };
}

function later(pacing: Pacing, run: () => void): () => void {
  const now = performance.now();
  const timer = setTimeout(run, leavesAt(pacing, now) - now);
  return () => clearTimeout(timer);
}

function isLate(pacing: Pacing): boolean {
  const now = performance.now();
  return leavesAt(pacing, now) === now;
}

interface Paced {
  readonly declines: Choice;
  readonly pacing: Pacing;
  /** Where there is something to decline: it learns how long that takes. */
  readonly rhythm?: Rhythm;
}

/** Somebody may decline at once; it leaves when one that declines itself would. */
function useHeldBack(paced: Paced | undefined, id: string | undefined, answers: Answers): Answers {
  const [held, setHeld] = useState<string>();
  const latest = useRef(answers.answer);
  latest.current = answers.answer;
  const isHeld = held !== undefined && held === id;
  // A question that comes back is asked anew.
  useEffect(() => setHeld(undefined), [id]);
  useEffect(() => {
    if (!isHeld || !paced) return undefined;
    return later(paced.pacing, () => latest.current(paced.declines));
  }, [isHeld]);
  if (!paced || id === undefined) return answers;
  return {
    ...answers,
    busy: answers.busy || isHeld,
    answer: (choice) => {
      if (isHeld) return;
      const isDeclined = choice === paced.declines;
      const { came, pause } = paced.pacing;
      if (isDeclined) paced.rhythm?.remember(Math.max(pause, performance.now() - came));
      if (isDeclined && !isLate(paced.pacing)) setHeld(id);
      else answers.answer(choice);
    },
  };
}
