// What each message asks of the tables.

import type { Refusal } from '@three-thrones/kernel';
import { isRefusal } from '@three-thrones/kernel';
import { type ClientMessage, refuse } from '@three-thrones/protocol';
import { cleanText } from '../people/names.ts';
import type { Person } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Messages that somebody with a name sends to a table. */
export type Command = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'subscribe' | 'unsubscribe' }>;

/** Carries a command out; what comes back goes into `done`. */
export async function carryOut(
  tables: Tables,
  by: Person | undefined,
  command: Command,
): Promise<object | Refusal> {
  if (!by) return refuse('no-key');
  const { table } = command;
  switch (command.type) {
    case 'answer': {
      const { seat, decision, choice, key } = command;
      return tables.answer(by, table, { seat, decision, choice, key });
    }
    case 'why':
      return tables.why(by, table, command.seat, command.option);
    case 'undo':
      return tables.undo(by, table, command.seat, command.key);
    case 'propose': {
      const { seat, what, to, for: whom, key } = command;
      return tables.propose(by, table, {
        ...{ seat, what, key },
        ...(to !== undefined && { to }),
        ...(whom !== undefined && { for: whom }),
      });
    }
    case 'consent': {
      const { seat, proposal, agree, key } = command;
      return tables.consent(by, table, seat, proposal, agree, key);
    }
    case 'chat': {
      const { seat, to, key } = command;
      const text = cleanText(command.text);
      if (isRefusal(text)) return text;
      return tables.chat(by, table, {
        text,
        key,
        ...(seat !== undefined && { seat }),
        ...(to !== undefined && { to }),
      });
    }
  }
}
