// What becomes of a table's row when chairs, wishes, the status or the clocks change: worked out before it is written.

import type { Decision, Seat } from '@three-thrones/kernel';
import type { Seats, Status, TableRow } from '../store/store.ts';
import { seatsOf, type TableBody } from './chairs.ts';
import { type ClockFace, newClocks, run } from './clock.ts';
import type { GameContext } from './context.ts';
import { areShaken, seedOf, settleDice } from './dice.ts';
import { waitingPeople } from './due.ts';
import { notAbout } from './proposals.ts';

export interface RowChange {
  readonly status?: Status;
  /** The clocks stop, or go on. */
  readonly paused?: boolean;
}

interface Before {
  readonly id: string;
  readonly deps: GameContext;
  readonly row: TableRow;
  readonly body: Readonly<TableBody>;
  readonly clock: ClockFace | undefined;
}

export interface After {
  readonly row: Pick<TableRow, 'status' | 'changedAt' | 'body'>;
  readonly body: TableBody;
  readonly seats: Seats;
  /** The dice have fallen. */
  readonly begins: boolean;
  clockWith(open: readonly Decision[]): ClockFace | undefined;
}

export function rowAfter(table: Before, edit: (body: TableBody) => void, how: RowChange): After {
  const { now, clock: serviceNow } = table.deps;
  const { status = table.row.status, paused } = how;
  const body: TableBody = structuredClone(table.body);
  edit(body);
  if (status === 'gathering') settleDice(table.body, body, serviceNow());
  const begins = status === 'gathering' && areShaken(body);
  if (begins) begin(table.id, body);
  if (body.seed !== undefined) body.seen = { ...body.seen, ...handsSeen(body) };
  if (body.wishes) body.wishes = notAbout(body.wishes, body.chairs);
  return {
    row: { status: begins ? 'playing' : status, changedAt: now(), body: JSON.stringify(body) },
    ...{ body, begins, seats: seatsOf(body) },
    clockWith: (open) => {
      const clock = begins ? newClocks(body.tempo, Object.keys(body.chairs), serviceNow()) : table.clock;
      const running = clock && run(clock, waitingPeople(open, body), serviceNow());
      return running && paused !== undefined ? { ...running, paused } : running;
    },
  };
}

function begin(table: string, body: TableBody): void {
  // A word somebody sent without having committed to it, as one once did, is no share.
  for (const chair of Object.values(body.chairs)) if (!chair.commitment) delete chair.entropy;
  body.chance = 'sha256';
  body.seed = seedOf(table, body);
  delete body.diceBy;
  delete body.diceAsked;
}

/** Whoever holds a seat has seen its hand. */
function handsSeen({ chairs }: TableBody): Record<string, Seat> {
  const seen: Record<string, Seat> = {};
  for (const [seat, { person }] of Object.entries(chairs)) if (person) seen[person.id] = seat;
  return seen;
}
