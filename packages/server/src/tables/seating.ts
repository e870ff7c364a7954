// Sitting down, sharing in the dice, getting up, letting a bot play, and what a host may do. Who may do what is asked of the
// policy; here it is carried out.

import { botOf } from '@three-thrones/bots';
import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person } from '../store/store.ts';
import { type Chair, nameAt, recoveryCode, recoveryHash, type TableBody } from './chairs.ts';
import { isSpent, revealRefusal } from './dice.ts';
import type { Table } from './table.ts';

export interface SeatingParts {
  /** Recovery codes follow from it. */
  readonly secret: string;
  readonly standIn: string;
  readonly now: () => number;
  /** A word nobody can guess. */
  readonly token: () => string;
}

export type Seating = ReturnType<typeof seating>;

export function seating({ secret, standIn, now, token }: SeatingParts) {
  const sitting = (body: TableBody, by: Person): Pick<Chair, 'person' | 'since'> => ({
    person: { id: by.id, name: nameAt(body, by) },
    since: now(),
  });
  const changed = async (table: Table, change: (body: TableBody) => void): Promise<TableSummary> => {
    await table.change(change);
    return table.summary();
  };
  /** Gets somebody off a chair: before the start it is free, afterwards a bot plays it, for them or for nobody. */
  const vacate = (body: TableBody, seat: Seat): void => {
    const { commitment, entropy } = body.chairs[seat]!;
    if (body.seed === undefined) body.chairs[seat] = {};
    else
      body.chairs[seat] = {
        bot: body.chairs[seat]!.bot ?? standIn,
        ...(commitment !== undefined && { commitment }),
        ...(entropy !== undefined && { entropy }),
      };
  };

  return {
    vacate,

    async claim(
      table: Table,
      by: Person,
      seat: Seat,
      { commitment, key = token() }: { readonly commitment?: string; readonly key?: string },
    ): Promise<{ recovery: string } | Refusal> {
      const recovery = recoveryCode(secret, table.id, seat, by.id, key);
      const kept = recoveryHash(table.id, recovery);
      const chair = table.seats.includes(seat) ? table.body.chairs[seat] : undefined;
      // The same claim again: its reply was lost.
      if (chair?.person?.id === by.id && chair.recovery === kept) return { recovery };
      const no = table.mayNot(by, { do: 'claim', seat });
      if (no) return no;
      if (isSpent(table.body, commitment)) return refuse('commitment-broken', { seat });
      await table.change((body) => {
        const before = body.chairs[seat]!;
        const share = body.seed === undefined ? { commitment } : before; // too late to touch the dice
        body.chairs[seat] = {
          ...sitting(body, by),
          recovery: kept,
          ...(share.commitment !== undefined && { commitment: share.commitment }),
          ...(body.seed !== undefined && before.entropy !== undefined && { entropy: before.entropy }),
        };
      });
      return { recovery };
    },

    async commit(
      table: Table,
      by: Person,
      seat: Seat,
      { commitment, round }: { readonly commitment: string; readonly round: number },
    ): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'commit', seat });
      if (no) return no;
      const { body } = table;
      if (round !== (body.round ?? 0)) return refuse('another-round', { round: body.round ?? 0 });
      const chair = body.chairs[seat]!;
      if (chair.commitment === commitment) return table.summary();
      if (!chair.shares || chair.commitment !== undefined) return refuse('nothing-to-commit');
      if (isSpent(body, commitment)) return refuse('commitment-broken', { seat });
      return changed(table, ({ chairs }) => {
        chairs[seat]!.commitment = commitment;
      });
    },

    async reveal(
      table: Table,
      by: Person,
      seat: Seat,
      said: { readonly entropy: string; readonly round: number },
    ): Promise<TableSummary | Refusal> {
      const chair = table.seats.includes(seat) ? table.body.chairs[seat] : undefined;
      const isAgain = chair?.person?.id === by.id && chair.entropy === said.entropy;
      if (isAgain && said.round === (table.body.round ?? 0)) return table.summary();
      const no = table.mayNot(by, { do: 'reveal', seat }) ?? revealRefusal(table.id, table.body, seat, said);
      if (no) return no;
      return changed(table, ({ chairs }) => {
        chairs[seat]!.entropy = said.entropy;
      });
    },

    async recover(table: Table, by: Person, code: string): Promise<{ seat: Seat } | Refusal> {
      const wanted = recoveryHash(table.id, code);
      const seat = table.seats.find((one) => table.body.chairs[one]!.recovery === wanted);
      if (seat === undefined) return refuse('no-such-code');
      const no = table.mayNot(by, { do: 'recover', seat });
      if (no) return no;
      await table.change((body) => {
        const { bot: _, left: __, ...chair } = body.chairs[seat]!;
        if (chair.person?.id === by.id) return void (body.chairs[seat] = chair);
        if (body.host === chair.person?.id) body.host = by.id;
        body.chairs[seat] = { ...withoutPromise(chair, body), ...sitting(body, by) };
      });
      return { seat };
    },

    async give(table: Table, by: Person, seat: Seat, to: Person): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'give', seat, to });
      if (no) return no;
      return changed(table, (body) => {
        const { since } = body.chairs[seat]!;
        Object.assign(body.chairs[seat]!, sitting(body, to), since !== undefined && { since });
        if (body.host === by.id) body.host = to.id;
      });
    },

    async leave(table: Table, by: Person, seat: Seat): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'leave', seat });
      if (no) return no;
      return changed(table, (body) => {
        if (body.seed === undefined) return vacate(body, seat);
        body.chairs[seat]!.bot = standIn;
        body.chairs[seat]!.left = true;
        return undefined;
      });
    },

    async seatBot(table: Table, by: Person, seat: Seat, level: string): Promise<TableSummary | Refusal> {
      const bot = botOf(level);
      if (isRefusal(bot)) return bot;
      const no = table.mayNot(by, { do: 'seat-bot', seat });
      if (no) return no;
      return changed(table, ({ chairs, seed }) => {
        // Before the deal a bot sits there instead of whoever did: it has no share in the dice.
        chairs[seat] =
          seed === undefined && !chairs[seat]!.person ? { bot: level } : { ...chairs[seat]!, bot: level };
      });
    },

    async unseatBot(table: Table, by: Person, seat: Seat): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'unseat-bot', seat });
      if (no) return no;
      if (table.body.seed !== undefined && !table.body.chairs[seat]!.person)
        return refuse('nobody-to-take-over', { seat });
      return changed(table, ({ chairs }) => {
        delete chairs[seat]!.bot;
        delete chairs[seat]!.left;
      });
    },

    async openSeat(table: Table, by: Person, seat: Seat): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'open-seat', seat });
      if (no) return no;
      return changed(table, ({ chairs }) => {
        chairs[seat]!.open = true;
      });
    },

    async kick(table: Table, by: Person, seat: Seat): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'kick', seat });
      if (no) return no;
      return changed(table, (body) => {
        body.kicked = [...(body.kicked ?? []), body.chairs[seat]!.person!.id];
        vacate(body, seat);
      });
    },

    async mute(table: Table, by: Person, person: string, isMuted: boolean): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'mute', person });
      if (no) return no;
      if ((table.body.muted?.includes(person) ?? false) === isMuted) return table.summary();
      return changed(table, (body) => {
        const others = (body.muted ?? []).filter((one) => one !== person);
        body.muted = isMuted ? [...others, person].slice(-MUTED) : others;
      });
    },

    async close(table: Table, by: Person): Promise<TableSummary | Refusal> {
      const no = table.mayNot(by, { do: 'close' });
      if (no) return no;
      const { status } = table.row;
      if (status === 'gathering' || status === 'playing')
        await table.change(() => undefined, { status: 'closed' });
      return table.summary();
    },
  };
}

/** Before the deal: only the device that made a promise can keep it, so whoever comes from another one commits anew. */
function withoutPromise(chair: Chair, { seed }: TableBody): Chair {
  if (seed !== undefined || chair.commitment === undefined) return chair;
  const { commitment: _, entropy: __, ...rest } = chair;
  return { ...rest, shares: true };
}

/** So many people can be silenced at one table. */
const MUTED = 200;
