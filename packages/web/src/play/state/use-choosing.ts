// Marking, choosing and picking options, from the list or from the table.

import { type Choice, isEnough, pick } from '@three-thrones/kernel';
import { useCallback } from 'react';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { linksOf } from './unfold.ts';
import type { Ahead } from './use-ahead.ts';
import type { useAnswers } from './use-answers.ts';
import type { Beside } from './use-asked.ts';
import type { Marks } from './use-marks.ts';
import type { Objections } from './use-objections.ts';
import type { Previews } from './use-previews.ts';

interface Choosing {
  mark(option: string | undefined): void;
  /** Chooses an option, or picks it where several may be chosen. */
  choose(option: string): void;
  answer(choice: Choice): void;
  /** Picks exactly these. */
  repick(options: readonly string[]): void;
  /** Answers with what has been picked, if it is enough. */
  confirm(): void;
}

interface Means {
  readonly board: AnyBoard;
  readonly ahead: Ahead;
  readonly beside: ReadonlyMap<string, Beside>;
  readonly marks: Marks;
  readonly previews: Previews;
  change(next: Partial<Marks>): void;
  object: Objections['object'];
  readonly answers: ReturnType<typeof useAnswers>;
}

export function useChoosing(means: Means): Choosing {
  const { board, ahead, beside, marks, change, previews, object, answers } = means;
  const { unfolded } = ahead;
  const decision = unfolded?.decision;

  /** Answers what is shown, and before it whatever goes ahead of it. */
  const answer = useCallback(
    (choice: Choice) => {
      if (!unfolded) return;
      const { steps, decision: shown } = unfolded;
      if (steps.length === 0) answers.answer(choice);
      else answers.send([...linksOf(steps), { decision: shown.id, choice }]);
    },
    [answers, unfolded],
  );

  const chooseOne = useCallback(
    (option: string) => {
      if (answers.busy || !decision) return;
      const other = beside.get(option);
      if (other?.does === 'back') ahead.back();
      else if (other?.does === 'step-by-step') ahead.stepByStep();
      else if (other) answers.send(other.links!);
      else {
        const role = board.ahead?.role(decision);
        if (role === 'begin') void ahead.begin(option).then((goesOn) => goesOn || answer(option));
        else if (role === 'goal' && !ahead.isAlone) answers.send(ahead.toGoal(option));
        else answer(option);
      }
    },
    [ahead, answer, answers, beside, board, decision],
  );

  const choose = useCallback(
    (option: string) => {
      if (decision?.shape !== 'some' || beside.has(option)) {
        chooseOne(option);
        return;
      }
      const next = pick(decision, marks.picked, option);
      if ('reason' in next) {
        object({ reason: next.reason });
        return;
      }
      object(undefined);
      change({ picked: next.picked });
      if (isEnough(decision, next.picked)) previews.want(next.picked);
    },
    [beside, change, chooseOne, decision, object, previews, marks.picked],
  );

  const confirm = useCallback(() => {
    if (decision?.shape === 'some' && isEnough(decision, marks.picked)) answer(marks.picked);
  }, [answer, decision, marks.picked]);

  const repick = useCallback((picked: readonly string[]) => change({ picked }), [change]);

  const mark = useCallback(
    (option: string | undefined) => {
      change({ marked: option });
      if (option !== undefined && decision?.shape === 'one') previews.want(option);
    },
    [change, decision?.shape, previews],
  );

  return { mark, choose, answer, repick, confirm };
}
