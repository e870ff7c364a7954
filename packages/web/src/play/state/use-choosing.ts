// Marking, choosing and picking options, from the list or from the table.

import { isEnough, pick, type Decision } from '@three-thrones/kernel';
import { useCallback } from 'react';
import type { Marks } from './use-marks.ts';
import type { Objections } from './use-objections.ts';
import type { Previews } from './use-previews.ts';

interface Choosing {
  mark(option: string | undefined): void;
  /** Chooses an option, or picks it where several may be chosen. */
  choose(option: string): void;
  /** Picks exactly these. */
  repick(options: readonly string[]): void;
  /** Answers with what has been picked, if it is enough. */
  confirm(): void;
}

interface Means {
  readonly marks: Marks;
  readonly previews: Previews;
  change(next: Partial<Marks>): void;
  object: Objections['object'];
  answer(choice: string | readonly string[]): void;
}

export function useChoosing(decision: Decision | undefined, means: Means): Choosing {
  const { marks, change, previews, object, answer } = means;

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
      if (isEnough(decision, next.picked)) previews.want(next.picked);
    },
    [answer, change, decision, object, previews, marks.picked],
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

  return { mark, choose, repick, confirm };
}
