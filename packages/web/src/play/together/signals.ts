// Signals in the table talk: somebody points at a thing and says look, danger, go or wait.

import type { Seat, View } from '@three-thrones/kernel';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { Chat, TableInfo } from '@three-thrones/protocol';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { SignalKind } from '../../tables/client.ts';

export const SIGNALS = ['look', 'danger', 'go', 'wait'] as const satisfies readonly SignalKind[];

export interface Signal {
  /** Of its message. */
  readonly number: number;
  readonly by: Seat;
  readonly what: SignalKind;
  readonly thing: Thing;
  /** The table's last entry when it was given. */
  readonly seq: number;
}

/** The signal a message gives, if it is about something this board has and can tell about: the server knows no things. */
export function signalIn(
  { number, seat, signal }: Chat,
  board: Pick<AnyBoard, 'kinds' | 'about'>,
  view: View<unknown>,
): Signal | undefined {
  if (!signal || seat === undefined) return undefined;
  const { what, thing, seq } = signal;
  const isThere = isPointedAt(board, thing) && board.about(thing, view) !== undefined;
  return isThere ? { number, by: seat, what, thing, seq } : undefined;
}

/** Whether a thing of this name lies on such a table: words that explain something do not. */
export function isPointedAt({ kinds }: Pick<AnyBoard, 'kinds'>, thing: string | null): thing is Thing {
  return thing !== null && Object.hasOwn(kinds, thing.split(':')[0]!);
}

/** The seats whose person this device does not want to see signals of. */
export function unseenSeats(
  lobby: Pick<TableInfo, 'chairs'> | undefined,
  unseen: readonly string[],
): ReadonlySet<Seat> {
  const chairs = lobby?.chairs ?? [];
  return new Set(chairs.filter(({ person }) => person && unseen.includes(person.id)).map(({ seat }) => seat));
}

/** When the turn under way began, by the log: what was signalled before that is over. */
export function turnBegan(
  board: Pick<AnyBoard, 'section' | 'rounds'>,
  log: readonly Logged[],
  view: View<unknown>,
): number {
  const { now } = board.rounds(view);
  return log.findLast((logged) => board.section(logged, now) !== undefined)?.seq ?? 0;
}

/** Of each thing the last signals of this turn, one for each seat. */
export function marksOf(
  signals: readonly Signal[],
  began: number,
  unseen: ReadonlySet<Seat>,
): readonly Signal[] {
  const last = new Map<string, Signal>();
  for (const signal of signals)
    if (signal.seq >= began && !unseen.has(signal.by)) last.set(`${signal.by} ${signal.thing}`, signal);
  return [...last.values()];
}
