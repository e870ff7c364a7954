// What a seat of a server's table tells those it plays together with, and how it thinks for them: from its own view.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { engine } from '../../engine/engine.ts';
import { newId } from '../../engine/ids.ts';
import { Looking } from '../../engine/looking.ts';
import type { SeatQuestion, TableSnapshot, Teamwork } from '../client.ts';
import type { Request } from './table-wire.ts';

interface Means {
  readonly table: string;
  readonly seat: Seat;
  snapshot(): TableSnapshot;
  /** Once, however often it is sent. */
  send(request: Request): Promise<Refusal | undefined>;
}

export function teamworkOf({ table, seat, snapshot, send }: Means): Teamwork {
  const at = { table, seat };
  return {
    signal: (what, thing) => send({ type: 'signal', ...at, what, thing, key: newId() }),
    plan: (mover, steps, instead) => {
      const answered = instead === undefined ? {} : { instead };
      return send({ type: 'plan', ...at, for: mover, steps, ...answered, key: newId() });
    },
    vote: (plan, agree) => send({ type: 'vote', ...at, plan, agree, key: newId() }),
    read: (view, mover, steps) => engine().walk(view, seat, mover, steps),
    questionOf: (mover) => questionOf(snapshot, seat, mover),
  };
}

/** Of the view as it is when somebody begins to think: the table may go on meanwhile. */
function questionOf(snapshot: () => TableSnapshot, eye: Seat, seat: Seat): SeatQuestion {
  const { view } = snapshot();
  const sight = view && { view, eye, seat, isTogether: true };
  const looking = new Looking();
  return {
    asked: async () => (sight ? looking.asked(sight) : undefined),
    refused: async (before = []) => (sight ? looking.refused(sight, before) : []),
    why: async (option, before = []) => (sight ? looking.why(sight, option, before) : undefined),
    preview: async (choice, before = []) => (sight ? looking.preview(sight, choice, before) : undefined),
    end: () => looking.end(),
  };
}
