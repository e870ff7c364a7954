// What needs the others: taking back what was played, stopping and starting the clocks, a bot for somebody who stays away,
// somebody new for a bot. A seat proposes, the others agree or not, and what all agree to is carried out.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Person } from '../store/store.ts';
import { notYourSeat } from './chairs.ts';
import { run } from './clock.ts';
import type { Command } from './commands.ts';
import { courseBackAt } from './loading.ts';
import { standing } from './log.ts';
import { askedAbout, tooSoon } from './policy.ts';
import {
  agreedTo,
  consentedBefore,
  type Proposal,
  proposedBefore,
  refusedBy,
  settledBy,
  wished,
  type Wishes,
  without,
} from './proposals.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { TableState } from './table-state.ts';
import { tooMuchUndone } from './undoing.ts';

export async function propose(
  table: TableAtWork,
  by: Person,
  wish: Command<'propose'>,
): Promise<{ proposal: string } | Refusal> {
  const { state, mayNot } = table;
  const before = proposedBefore(state.body.wishes, wish.seat, wish.key);
  if (before !== undefined && !notYourSeat(state.body, by, wish.seat)) return { proposal: before };
  // Before the log is read: whoever has no say here must not make the table look for their last answer.
  const no = mayNot(by, wish);
  if (no) return no;
  const full = wish.what === 'take-back' ? await withMoment(state, wish) : wish;
  if (isRefusal(full)) return full;
  const tooFar = mayNot(by, full);
  if (tooFar) return tooFar;
  const { wishes, id } = wished(state.body.wishes, full);
  await settle(table, wishes);
  return { proposal: id };
}

/** Without a moment it is the one before the last answer of this seat that counts. */
async function withMoment(
  state: TableState,
  wish: Command<'propose'>,
): Promise<Command<'propose'> | Refusal> {
  const limit = tooMuchUndone(state, 'too-many-take-backs');
  if (limit) return limit;
  if (wish.to !== undefined || state.row.status !== 'playing') return wish;
  const entries = await state.lines();
  const last = standing(entries.map(({ line }) => line)).findLast((line) => line.seat === wish.seat);
  const at = last && entries.findLast(({ line }) => line === last);
  return at ? { ...wish, to: at.seq - 1 } : refuse('nothing-to-take-back');
}

export async function consent(
  table: TableAtWork,
  by: Person,
  command: Command<'consent'>,
): Promise<{ settled: boolean } | Refusal> {
  const { state, mayNot } = table;
  const { seat, proposal, agree, key } = command;
  const { wishes } = state.body;
  const before = consentedBefore(wishes, seat, key);
  if (before !== undefined && !notYourSeat(state.body, by, seat)) return { settled: before };
  const no = mayNot(by, command);
  if (no) return no;
  const meant = wishes?.open.find(({ id }) => id === proposal);
  if (!wishes || !meant) return refuse('no-such-proposal', { proposal });
  const next = (agree ? agreedTo : refusedBy)(wishes, meant, seat);
  return { settled: await settle(table, next, { seat, key }) };
}

/** Keeps the wishes, and carries out one that everybody who is asked has agreed to. */
async function settle(
  table: TableAtWork,
  wishes: Wishes,
  by?: { readonly seat: Seat; readonly key: string },
): Promise<boolean> {
  const { state } = table;
  const agreed = wishes.open.find((proposal) => isAgreed(table, proposal));
  const rest = settledBy(agreed ? without(wishes, agreed) : wishes, by, agreed !== undefined);
  if (agreed?.what === 'take-back') await takeBack(state, agreed, rest);
  else await carryOut(state, agreed, rest);
  return agreed !== undefined;
}

function isAgreed(table: TableAtWork, proposal: Proposal): boolean {
  const situation = table.situation();
  if (proposal.what === 'stand-in' && tooSoon(situation, proposal.for!)) return false;
  const asked = askedAbout(situation, proposal);
  return asked.length > 0 && asked.every((seat) => proposal.agreed.includes(seat));
}

async function takeBack(state: TableState, { id, to }: Proposal, wishes: Wishes): Promise<void> {
  const { deps, body, clock: face } = state;
  const entries = await deps.store.entries(state.id, 0);
  const next = await courseBackAt(deps.game, body, entries, to!);
  const clock = face && run(face, face.running, deps.clock());
  await state.append({
    ...{ line: { kind: 'take-back', to: to! }, key: `proposal:${id}:${state.seq}`, next, clock },
    more: { wishes, takeBacks: (body.takeBacks ?? 0) + 1 },
  });
}

async function carryOut(state: TableState, agreed: Proposal | undefined, wishes: Wishes): Promise<void> {
  const isAboutClocks = agreed?.what === 'pause' || agreed?.what === 'resume';
  await state.change(
    (body) => {
      body.wishes = wishes;
      if (isAboutClocks) body.paused = agreed.what === 'pause';
      if (agreed?.what === 'stand-in') body.chairs[agreed.for!]!.bot = state.deps.standIn;
      if (agreed?.what === 'open-seat') body.chairs[agreed.for!]!.open = true;
    },
    isAboutClocks ? { paused: agreed.what === 'pause' } : {},
  );
}
