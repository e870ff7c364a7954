// Since my last turn: the few things worth knowing of what others did, in their order.

import type { Eye, Fact } from '@three-thrones/kernel';
import type { AnyBoard, FactWords } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import { clockAnswers } from '../../tables/clock-answers.ts';
import { BATTLE } from '../director/pace.ts';

/** Something that happened: its line, and lines that go with it. */
export interface Moment {
  readonly seq: number;
  readonly fact: Fact;
  readonly words: FactWords;
  readonly more: readonly FactWords[];
  readonly weight: number;
  readonly isMine: boolean;
}

const MOST = 5;
const LINES = 2;
/** What touches me weighs so much more. */
const MINE = 3;
const LEAST = 2;

type Source = Pick<AnyBoard, 'fact' | 'weight'>;

export function recapOf(board: Source, log: readonly Logged[], after: number, eye: Eye): readonly Moment[] {
  // What the clock answered for me I have not done.
  const byClock = eye === 'spectator' ? new Set<number>() : clockAnswers(log, eye);
  const told = log.filter(({ seq }) => seq > after);
  const moments = momentsIn(board, told, eye).filter(
    ({ words, weight, seq }) => weight >= BATTLE || words.house !== eye || byClock.has(seq),
  );
  const worth = ({ weight, isMine }: Moment): number => weight + (isMine ? MINE : 0);
  const chosen = new Set([...moments].sort((one, other) => worth(other) - worth(one)).slice(0, MOST));
  return moments.filter((moment) => chosen.has(moment));
}

/** Every large thing is a moment of its own; small ones go with the last of their answer. */
function momentsIn(board: Source, told: readonly Logged[], eye: Eye): readonly Moment[] {
  const found: Moment[] = [];
  for (const logged of told) {
    const words = board.fact(logged);
    if (!words) continue;
    const { seq, fact } = logged;
    const weight = board.weight(fact);
    const isMine = words.houses.includes(eye);
    const last = found.at(-1);
    if (last?.seq === seq && !isNew(last, fact, weight))
      found[found.length - 1] =
        weight > last.weight
          ? {
              seq,
              fact,
              words,
              weight,
              isMine: isMine || last.isMine,
              more: [last.words, ...last.more].slice(0, LINES),
            }
          : { ...last, isMine: isMine || last.isMine, more: [...last.more, words].slice(0, LINES) };
    else if (weight >= LEAST || found.at(-1)?.seq !== seq)
      found.push({ seq, fact, words, weight, isMine, more: [] });
  }
  return found.filter(({ weight }) => weight >= LEAST);
}

function isNew(last: Moment, fact: Fact, weight: number): boolean {
  return weight >= BATTLE && last.weight >= BATTLE && last.fact.kind !== fact.kind;
}
