// Whole games played at random, with everything a table would know of them at the end: for tests, and for forgers.

import { random } from '@three-thrones/bots';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { decisions, isOver, isRefusal, type Random, randomFrom, seeded } from '@three-thrones/kernel';
import { commitmentTo, mixedSeed, type Receipt, seatCommitment } from '@three-thrones/protocol';
import {
  type Beginning,
  type Course,
  courseAfter,
  courseBefore,
  startCourse,
  undoable,
} from '../../src/tables/course.ts';
import { exportBody, type ExportParts } from '../../src/tables/export.ts';
import { signed } from '../../src/tables/export-text.ts';
import { sha256, type Signer, signerFrom } from '../../src/tables/fairness.ts';
import type { Line } from '../../src/tables/log.ts';

export interface Finished {
  readonly game: AnyGame;
  readonly parts: ExportParts;
  readonly signer: Signer;
  /** The export as a file. */
  readonly text: string;
  /** What the first seat has kept. */
  readonly receipt: Receipt;
}

/** One answer in so many is undone, where it can be; one in so many is followed by a take-back. */
const UNDONE = 20;
const TAKEN_BACK = 100;
const FARTHEST_BACK = 30;

/** A game of chance from its beginning to its end, the same for the same name. */
export async function finishedGame(id: string, config: unknown, name: string): Promise<Finished> {
  const game = unrefused(await unrefused(catalogue.find(id)).load());
  const chance = randomFrom(seeded(name));
  const whole = unrefused(game.configure(config, chance));
  const seats = game.chairs(whole);
  const table = `table of ${name}`;
  const serverSeed = sha256(`server ${name}`);
  const entropy = Object.fromEntries(seats.map((seat) => [seat, sha256(`${seat} ${name}`)]));
  const commitments = Object.fromEntries(
    seats.map((seat) => [seat, seatCommitment(table, seat, entropy[seat]!)]),
  );
  const seed = mixedSeed({ table, chance: 'sha256', serverSeed, seats, entropy });
  const signer = signerFrom(sha256(`key ${name}`));
  const { serverKey } = signer;
  const lines = linesOf(game, { config: whole, seed, chance: 'sha256' }, chance);
  let at = 1_000_000;
  const parts: ExportParts = {
    ...{ table, game: id, rulesVersion: game.rulesVersion, config: whole, chance: 'sha256', round: 1 },
    ...{ commitments, serverSeed, entropy, seed, serverKey },
    people: Object.fromEntries(seats.map((seat) => [seat, `player of ${seat}`])),
    entries: lines.map((line, index) => {
      at += chance.int(60_000);
      return { table, seq: index + 1, at, body: JSON.stringify(line) };
    }),
  };
  const receipt: Receipt = {
    ...{ format: 'three-thrones-receipt', version: 1, table, game: id, seat: seats[0]!, round: 1 },
    ...{ commitment: commitmentTo(serverSeed), commitments, entropy: entropy[seats[0]!]!, serverKey, seats },
  };
  return { game, parts, signer, text: signed(unrefused(exportBody(game, parts)), signer), receipt };
}

/** Everybody answers at random; now and then somebody thinks again. */
export function linesOf(game: AnyGame, { config, seed, chance: kind }: Beginning, chance: Random): Line[] {
  const courses: Course[] = [unrefused(startCourse(game, config, seed, kind))];
  const lines: Line[] = [];
  const add = (line: Line, course: Course): void => {
    lines.push(line);
    courses.push(course);
  };
  for (;;) {
    const course = courses.at(-1)!;
    if (isOver(course.state)) return lines;
    const last = course.since.at(-1)?.seat;
    if (last !== undefined && undoable(course, last) > 0 && chance.int(UNDONE) === 0) {
      add({ kind: 'undo', seat: last }, unrefused(courseBefore(game, course, last)));
    } else if (lines.length > 0 && chance.int(TAKEN_BACK) === 0) {
      const to = Math.max(0, lines.length - 1 - chance.int(FARTHEST_BACK));
      add({ kind: 'take-back', to }, courses[to]!);
    } else {
      const open = decisions(game, course.state).filter(({ answered }) => !answered);
      const asked = chance.pick(open);
      const answer = { seat: asked.seat, decision: asked.id, choice: random.choose(asked, chance) };
      add({ kind: 'answer', ...answer }, unrefused(courseAfter(game, course, answer)));
    }
  }
}

export function unrefused<T>(value: T): Exclude<T, { readonly refused: true }> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as Exclude<T, { readonly refused: true }>;
}
