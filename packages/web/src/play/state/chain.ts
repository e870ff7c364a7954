// Several answers, one after another. Each is sent when its own question is open, and the first that is refused is the last.

import type { Refusal } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import type { TableClient } from '../../tables/client.ts';

export interface ChainEnd {
  /** How many answers count. */
  readonly sent: number;
  readonly refusal?: Refusal;
  /** The table went another way than was foreseen: the rest was not sent. */
  readonly isBroken?: true;
}

/** So long the next question may take to come, once the answer before it counts. */
const PATIENCE = 10_000;

type Answering = Pick<TableClient, 'snapshot' | 'subscribe' | 'answer'>;

export async function sendChain(
  client: Answering,
  links: readonly Link[],
  patience = PATIENCE,
): Promise<ChainEnd> {
  for (const [sent, { decision, choice }] of links.entries()) {
    const before = sent === 0 ? undefined : links[sent - 1]!.decision;
    if ((await questionAfter(client, before, patience)) !== decision) return { sent, isBroken: true };
    const refusal = await client.answer(choice);
    if (refusal) return { sent, refusal };
  }
  return { sent: links.length };
}

/** The id of my open question, once it is no longer this one. */
function questionAfter(
  client: Answering,
  before: string | undefined,
  patience: number,
): Promise<string | undefined> {
  const now = (): string | undefined => client.snapshot().decision?.id;
  if (before === undefined || now() !== before) return Promise.resolve(now());
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(late);
      leave();
      resolve(now());
    };
    const late = setTimeout(done, patience);
    const leave = client.subscribe(() => {
      if (now() !== before) done();
    });
  });
}
