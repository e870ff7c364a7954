// What those tell each other who win or lose together: a signal at a thing of the table, a move drawn for somebody, and
// whether one agrees. All of it is kept among what is said.

import { type Refusal, view } from '@three-thrones/kernel';
import { walk } from '@three-thrones/match';
import { refuse } from '@three-thrones/protocol';
import type { Person } from '../store/store.ts';
import type { Command } from './commands.ts';
import type { TableAtWork } from './table-at-work.ts';
import { chatOf, keep } from './talking.ts';

type Said = Promise<{ number: number } | Refusal>;

export function signal(table: TableAtWork, by: Person, command: Command<'signal'>): Said {
  const { seat, what, thing } = command;
  return keep(table, by, command, () => ({
    ...{ seat, text: '', signal: { what, thing, seq: table.state.seq } },
  }));
}

export function plan(table: TableAtWork, by: Person, command: Command<'plan'>): Said {
  const { seat, for: mover, steps, instead } = command;
  return keep(table, by, command, async () => {
    if (instead !== undefined && !(await isPlan(table, instead))) return noSuchPlan(instead);
    const { course, deps, seq } = table.state;
    // As whoever proposes it sees the table, and not as it is: neither a yes nor a no says anything about a secret.
    const seen = view(course!.state, seat);
    if (!walk(deps.game, seen, { eye: seat, seat: mover }, steps)) return refuse('plan-does-not-hold');
    const drawn = { for: mover, steps, ...(instead !== undefined && { instead }), seq };
    return { seat, text: '', plan: drawn };
  });
}

export function vote(table: TableAtWork, by: Person, command: Command<'vote'>): Said {
  const { seat, plan: number, agree } = command;
  return keep(table, by, command, async () =>
    (await isPlan(table, number)) ? { seat, text: '', vote: { plan: number, agree } } : noSuchPlan(number),
  );
}

/** Whether what was said here under this number is a plan. */
async function isPlan({ state: { id, deps } }: TableAtWork, number: number): Promise<boolean> {
  const [kept] = number > 0 ? await deps.store.messages(id, number - 1, 1) : [];
  return kept?.number === number && chatOf(kept).plan !== undefined;
}

function noSuchPlan(number: number): Refusal {
  return refuse('no-such-plan', { plan: number });
}
