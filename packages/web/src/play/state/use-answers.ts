// Sending answers, and taking the last ones back: each once, however often it is pressed.

import type { Choice, Decision } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import { useCallback, useRef, useState } from 'react';
import type { Answerable } from './plan-table.ts';
import { sendChain } from './chain.ts';
import type { Objections } from './use-objections.ts';

interface Answers {
  /** An answer to this question is on its way. */
  readonly busy: boolean;
  answer(choice: Choice): void;
  /** Sends several answers, one after another. */
  send(links: readonly Link[] | Promise<readonly Link[]>): void;
  undo(): void;
  /** The last thing I did was to go back. */
  readonly undone: { readonly current: boolean };
}

/** Answers that were sent together: they are taken back together. */
interface Sent {
  readonly first: string;
  readonly count: number;
  readonly seq: number;
}

interface Sending {
  forget(): void;
  /** Several answers are on their way. */
  readonly isSending: boolean;
  setSending(isSending: boolean): void;
}

/** `asked` is the question of the table, whatever is shown ahead of it. */
export function useAnswers(
  client: Answerable,
  asked: Decision | undefined,
  { object, report }: Objections,
  { forget, isSending, setSending }: Sending,
): Answers {
  // The question to which an answer is on its way. The next question may come before the word that this one was heard.
  const [answering, setAnswering] = useState<string>();
  const busy = isSending || (answering !== undefined && answering === asked?.id);
  const isUndoing = useRef(false);
  const together = useRef<Sent>(undefined);
  const undone = useRef(false);

  const answer = useCallback(
    (choice: Choice) => {
      // What was meant for a question that is gone is no answer to the one that has taken its place.
      if (busy || asked === undefined || client.snapshot().decision?.id !== asked.id) return;
      const { id } = asked;
      together.current = undefined;
      undone.current = false;
      setAnswering(id);
      object(undefined);
      report(client.answer(choice).finally(() => setAnswering((now) => (now === id ? undefined : now))));
    },
    [busy, client, asked, object, report],
  );

  const send = useCallback(
    (links: readonly Link[] | Promise<readonly Link[]>) => {
      if (busy || asked === undefined || client.snapshot().decision?.id !== asked.id) return;
      setSending(true);
      undone.current = false;
      const { seq } = client.snapshot();
      object(undefined);
      void (async () => {
        try {
          const { sent, refusal, isBroken } = await sendChain(client, await links);
          together.current = { first: asked.id, count: sent, seq: seq + sent };
          const stopped = isBroken && { code: 'answers-stopped', rule: asked.rule };
          const reason = refusal ?? stopped;
          if (reason) object({ reason, isAfterwards: true });
        } finally {
          setSending(false);
        }
      })();
    },
    [busy, client, asked, object, setSending],
  );

  const undo = useCallback(() => {
    // One press takes one answer back, however often it is heard before the table is there again.
    if (isUndoing.current) return;
    isUndoing.current = true;
    undone.current = true;
    // The question that comes back is asked anew.
    forget();
    const last = together.current;
    together.current = undefined;
    const { seq, undoable } = client.snapshot();
    const count = last?.seq === seq && last.count <= undoable ? last.count : 1;
    report(
      takeBack(client, count).finally(() => {
        isUndoing.current = false;
      }),
    );
  }, [client, forget, report]);

  return { busy, answer, send, undo, undone };
}

async function takeBack(client: Answerable, count: number): ReturnType<Answerable['undo']> {
  for (let done = 0; done < count; done++) {
    const no = await client.undo();
    if (no) return no;
  }
  return undefined;
}
