// Sending an answer, and taking the last one back: each once, however often it is pressed.

import type { Choice, Decision } from '@three-thrones/kernel';
import { useCallback, useRef, useState } from 'react';
import type { TableClient } from '../../tables/client.ts';
import type { Objections } from './use-objections.ts';

interface Answers {
  /** An answer to this question is on its way. */
  readonly busy: boolean;
  answer(choice: Choice): void;
  undo(): void;
}

export function useAnswers(
  client: TableClient,
  decision: Decision | undefined,
  { object, report }: Objections,
  forgetMarks: () => void,
): Answers {
  // The question to which an answer is on its way. The next question may come before the word that this one was heard.
  const [answering, setAnswering] = useState<string>();
  const busy = answering !== undefined && answering === decision?.id;
  const isUndoing = useRef(false);

  const answer = useCallback(
    (choice: Choice) => {
      // What was meant for a question that is gone is no answer to the one that has taken its place.
      if (busy || decision === undefined || client.snapshot().decision?.id !== decision.id) return;
      const { id } = decision;
      setAnswering(id);
      object(undefined);
      report(client.answer(choice).finally(() => setAnswering((now) => (now === id ? undefined : now))));
    },
    [busy, client, decision, object, report],
  );

  const undo = useCallback(() => {
    // One press takes one answer back, however often it is heard before the table is there again.
    if (isUndoing.current) return;
    isUndoing.current = true;
    // The question that comes back is asked anew.
    forgetMarks();
    report(
      client.undo().finally(() => {
        isUndoing.current = false;
      }),
    );
  }, [client, forgetMarks, report]);

  return { busy, answer, undo };
}
