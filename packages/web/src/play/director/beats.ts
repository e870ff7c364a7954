// What is to be shown of an answer, one thing after another: facts up to the next that weighs something, with how the table
// stood then.

import { type Fact, WORTH_A_LOOK, type View } from '@three-thrones/kernel';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { BANNER, BATTLE, MINE } from './pace.ts';

/** A beat, and how much of the log can be read when it is over. */
export interface Planned extends Beat {
  readonly told: number;
}

type Source = Pick<AnyBoard, 'fact' | 'weight' | 'isApart' | 'places'>;

/** One beat for each interim of the answer, and one for what came after the last. */
export function beatsOf(board: Source, before: TableSnapshot, now: TableSnapshot): readonly Planned[] {
  const told = now.log.slice(before.log.length);
  if (told.length === 0 || !before.view || !now.view) return [];
  const legs: Leg[] = [];
  let from = 0;
  let view = before.view;
  for (const { view: after, ahead } of [...now.interims, { view: now.view, ahead: 0 }]) {
    const to = Math.max(from, told.length - ahead);
    if (to > from) legs.push({ told: told.slice(from, to), before: view, after, to: before.log.length + to });
    [from, view] = [to, after];
  }
  const beats = merged(legs, board).map((leg, at) => beatOf(leg, `${now.seq}.${at}`, board, now, told));
  return beats.map((beat, at) => ({ ...beat, places: placesAround(beats, at) }));
}

/** What has no place of its own happens where its answer goes on, or where it came from: cards of a fight. */
function placesAround(beats: readonly Planned[], at: number): readonly string[] {
  const { places, weight } = beats[at]!;
  if (places.length > 0 || weight >= BANNER) return places;
  const [before, next] = [beats[at - 1], beats[at + 1]];
  return [next, before].find((beat) => beat && beat.places.length > 0)?.places ?? [];
}

interface Leg {
  readonly told: readonly Logged[];
  readonly before: View<unknown>;
  readonly after: View<unknown>;
  readonly to: number;
}

/** Neighbours that are alike are shown together: five taxes, the marches of one order. */
function merged(legs: readonly Leg[], board: Source): readonly Leg[] {
  const found: Leg[] = [];
  for (const leg of legs) {
    const last = found.at(-1);
    if (last && isAlike(last, leg, board))
      found[found.length - 1] = { ...last, told: [...last.told, ...leg.told], after: leg.after, to: leg.to };
    else found.push(leg);
  }
  return found;
}

function isAlike(one: Leg, other: Leg, board: Source): boolean {
  if (other.told.some(({ fact }) => board.isApart?.(fact))) return false;
  const [first, second] = [mainOf(one.told, board), mainOf(other.told, board)];
  return first.kind === second.kind && board.weight(first) < BATTLE;
}

/** The fact that weighs most; of equals the last, which knows how it came out. */
function mainOf(told: readonly Logged[], { weight }: Source): Fact {
  return told.reduce((most, { fact }) => (weight(fact) >= weight(most) ? fact : most), told[0]!.fact);
}

function beatOf(
  { told, before, after, to }: Leg,
  key: string,
  board: Source,
  { seq, eye }: TableSnapshot,
  answer: readonly Logged[],
): Planned {
  const main = mainOf(told, board);
  const weight = board.weight(main);
  const isMine = told.some(
    (logged) =>
      board.weight(logged.fact) >= WORTH_A_LOOK && board.fact(logged)?.houses.includes(eye) === true,
  );
  const facts = told.map(({ fact }) => fact);
  return {
    ...{ key, seq, facts, main, before, after, isMine, told: to },
    answer: answer.map(({ fact }) => fact),
    weight: weight === BATTLE && isMine ? MINE : weight,
    places: placesOf(main, facts, board),
  };
}

/** Where its main fact happens, and whatever else of it is worth a look: the marches of one order. */
function placesOf(main: Fact, facts: readonly Fact[], { weight, places }: Source): readonly string[] {
  const known = new Set(places?.all ?? places?.ids);
  const seen = facts.filter((fact) => fact === main || weight(fact) >= WORTH_A_LOOK);
  return placesIn(
    seen.map(({ data }) => data),
    known,
  );
}

/** Places are known by their ids, wherever they stand in a fact. */
export function placesIn(data: unknown, places: ReadonlySet<string>): readonly string[] {
  if (typeof data === 'string') return places.has(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return [...new Set(Object.values(data).flatMap((part) => placesIn(part, places)))];
}

/** Whose doing a beat is, where it is somebody's. */
export function doerOf(board: Pick<AnyBoard, 'fact'>, { seq, main }: Beat): string | undefined {
  return board.fact({ seq, fact: main })?.house;
}
