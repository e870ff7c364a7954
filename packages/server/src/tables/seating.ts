// Sitting down, sharing in the dice, getting up, letting a bot play. Who may do what is asked of the policy; here it is
// carried out.

import { botOf } from '@three-thrones/bots';
import { isRefusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person } from '../store/store.ts';
import { type Chair, chairOf, nameAt, recoveryCode, recoveryHash, type TableBody, vacate } from './chairs.ts';
import type { Handlers } from './commands.ts';
import { isSpent, revealRefusal } from './dice.ts';
import type { TableAtWork } from './table-at-work.ts';

export interface SeatingParts {
  /** Recovery codes follow from it. */
  readonly secret: string;
  /** A word nobody can guess. */
  readonly token: () => string;
}

type Seating = Handlers<
  TableAtWork,
  'claim' | 'commit' | 'reveal' | 'recover' | 'give' | 'leave' | 'seat-bot' | 'unseat-bot'
>;

export function seating({ secret, token }: SeatingParts): Seating {
  return {
    async claim({ state, mayNot }, by, command) {
      const { seat, commitment, key = token() } = command;
      const recovery = recoveryCode(secret, state.id, seat, by.id, key);
      const kept = recoveryHash(state.id, recovery);
      const chair = chairOf(state.body, seat);
      // The same claim again: its reply was lost.
      if (chair?.person?.id === by.id && chair.recovery === kept) return { recovery };
      const no = mayNot(by, command);
      if (no) return no;
      if (isSpent(state.body, commitment)) return refuse('commitment-broken', { seat });
      await state.change((body) => {
        const before = body.chairs[seat]!;
        const share = body.seed === undefined ? { commitment } : before; // too late to touch the dice
        body.chairs[seat] = {
          ...sitting(body, by, state.deps.now()),
          recovery: kept,
          ...(share.commitment !== undefined && { commitment: share.commitment }),
          ...(body.seed !== undefined && before.entropy !== undefined && { entropy: before.entropy }),
        };
      });
      return { recovery };
    },

    async commit(table, by, command) {
      const { seat, commitment, round } = command;
      const no = table.mayNot(by, command);
      if (no) return no;
      const { body } = table.state;
      if (round !== (body.round ?? 0)) return refuse('another-round', { round: body.round ?? 0 });
      const chair = body.chairs[seat]!;
      if (chair.commitment === commitment) return table.summary();
      if (!chair.shares || chair.commitment !== undefined) return refuse('nothing-to-commit');
      if (isSpent(body, commitment)) return refuse('commitment-broken', { seat });
      return changed(table, ({ chairs }) => {
        chairs[seat]!.commitment = commitment;
      });
    },

    async reveal(table, by, command) {
      const { seat, entropy, round } = command;
      const { id, body } = table.state;
      const chair = chairOf(body, seat);
      const isAgain = chair?.person?.id === by.id && chair.entropy === entropy;
      if (isAgain && round === (body.round ?? 0)) return table.summary();
      const no = table.mayNot(by, command) ?? revealRefusal(id, body, seat, command);
      if (no) return no;
      return changed(table, ({ chairs }) => {
        chairs[seat]!.entropy = entropy;
      });
    },

    async recover({ state, mayNot }, by, { code }) {
      const wanted = recoveryHash(state.id, code);
      const seat = state.seats.find((one) => state.body.chairs[one]!.recovery === wanted);
      if (seat === undefined) return refuse('no-such-code');
      const no = mayNot(by, { type: 'recover', seat });
      if (no) return no;
      await state.change((body) => {
        const { bot: _, left: __, ...chair } = body.chairs[seat]!;
        if (chair.person?.id === by.id) return void (body.chairs[seat] = chair);
        if (body.host === chair.person?.id) body.host = by.id;
        body.chairs[seat] = { ...withoutPromise(chair, body), ...sitting(body, by, state.deps.now()) };
      });
      return { seat };
    },

    async give(table, by, command) {
      const { seat, to } = command;
      const no = table.mayNot(by, command);
      if (no) return no;
      return changed(table, (body) => {
        const { since = table.state.deps.now() } = body.chairs[seat]!;
        Object.assign(body.chairs[seat]!, sitting(body, to, since));
        if (body.host === by.id) body.host = to.id;
      });
    },

    async leave(table, by, command) {
      const { seat } = command;
      const no = table.mayNot(by, command);
      if (no) return no;
      const { standIn } = table.state.deps;
      return changed(table, (body) => {
        if (body.seed === undefined) return vacate(body, seat, standIn);
        body.chairs[seat]!.bot = standIn;
        body.chairs[seat]!.left = true;
        return undefined;
      });
    },

    async 'seat-bot'(table, by, command) {
      const { seat, level } = command;
      const bot = botOf(level);
      if (isRefusal(bot)) return bot;
      const no = table.mayNot(by, command);
      if (no) return no;
      return changed(table, ({ chairs, seed }) => {
        // Before the deal a bot sits there instead of whoever did: it has no share in the dice.
        chairs[seat] =
          seed === undefined && !chairs[seat]!.person ? { bot: level } : { ...chairs[seat]!, bot: level };
      });
    },

    async 'unseat-bot'(table, by, command) {
      const { seat } = command;
      const no = table.mayNot(by, command);
      if (no) return no;
      const { seed, chairs: now } = table.state.body;
      if (seed !== undefined && !now[seat]!.person) return refuse('nobody-to-take-over', { seat });
      return changed(table, ({ chairs }) => {
        delete chairs[seat]!.bot;
        delete chairs[seat]!.left;
      });
    },
  };
}

/** Changes the row, and says how the table looks from outside then. */
export async function changed(table: TableAtWork, edit: (body: TableBody) => void): Promise<TableSummary> {
  await table.state.change(edit);
  return table.summary();
}

function sitting(body: TableBody, by: Person, since: number): Pick<Chair, 'person' | 'since'> {
  return { person: { id: by.id, name: nameAt(body, by) }, since };
}

/** Before the deal: only the device that made a promise can keep it, so whoever comes from another one commits anew. */
function withoutPromise(chair: Chair, { seed }: TableBody): Chair {
  if (seed !== undefined || chair.commitment === undefined) return chair;
  const { commitment: _, entropy: __, ...rest } = chair;
  return { ...rest, shares: true };
}
