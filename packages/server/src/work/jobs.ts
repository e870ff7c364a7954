// The jobs themselves: pure functions of what they are given and of the rules, on whatever thread.

import { botOf } from '@three-thrones/bots';
import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import {
  type Choice,
  type Decision,
  type Eye,
  type Fact,
  factsFor,
  isRefusal,
  randomFrom,
  type Refusal,
  seeded,
  type View,
  view,
} from '@three-thrones/kernel';
import { type Receipt, refuse } from '@three-thrones/protocol';
import { derive, walk } from '../tables/course.ts';
import { exportBody, type ExportParts } from '../tables/export.ts';
import { type Line, lineOf } from '../tables/log.ts';
import { type Verified, verifyExport } from '../tables/verify.ts';
import { checkedRecord } from './records.ts';
import type { Brought, GameLog } from '../tables/work.ts';

/** What a thread can be asked for. */
export interface Jobs {
  facts(log: GameLog, eye: Eye, after: number): Promise<string | Refusal>;
  viewAt(log: GameLog, eye: Eye, seq: number): Promise<string | Refusal>;
  export(parts: ExportParts): Promise<string | Refusal>;
  verify(text: string, receipt?: Receipt): Promise<Verified | Refusal>;
  record(document: unknown): Promise<Brought | Refusal>;
  choose(level: string, game: string, decision: Decision, seen: View<unknown>, seed: string): Promise<Choice>;
}

/** One of them on its way to a thread. */
export type Job = { [Name in keyof Jobs]: { name: Name; args: Parameters<Jobs[Name]> } }[keyof Jobs];

/** What a module for threads exports as `work`. */
export type Worker = (job: Job) => Promise<unknown>;

/** Games are loaded on first need. */
export function jobsWith(catalogue: Catalogue): Jobs {
  const gameOf = ({
    game,
    rulesVersion,
  }: Pick<GameLog, 'game' | 'rulesVersion'>): Promise<AnyGame | Refusal> =>
    catalogue.rules(game, rulesVersion);
  return {
    async facts(log, eye, after) {
      const game = await gameOf(log);
      if (isRefusal(game)) return game;
      const told: { seq: number; facts: readonly Fact[] }[] = [];
      for (const step of walk(game, log, linesOf(log))) {
        if (isRefusal(step)) return step;
        const { seq, course } = step;
        // What happened before anybody was asked belongs to number 0, which nobody has heard yet.
        if (seq > after || (seq === 0 && after === 0)) told.push({ seq, facts: factsFor(course.facts, eye) });
      }
      return JSON.stringify(told);
    },
    async viewAt(log, eye, seq) {
      const game = await gameOf(log);
      if (isRefusal(game)) return game;
      if (seq > log.entries.length) return refuse('no-such-moment', { to: seq });
      const course = derive(game, log, linesOf(log).slice(0, seq));
      return isRefusal(course) ? course : JSON.stringify(view(course.state, eye));
    },
    async export(parts) {
      const game = await gameOf(parts);
      return isRefusal(game) ? game : exportBody(game, parts);
    },
    verify: (text, receipt) => verifyExport(text, catalogue, receipt),
    async record(document) {
      return checkedRecord(document, catalogue);
    },
    async choose(level, id, decision, seen, seed) {
      const bot = botOf(level);
      const game = await catalogue.rules(id, seen.rulesVersion);
      if (isRefusal(bot) || isRefusal(game)) throw new Error(`no bot of level ${level} for ${id}`);
      const chance = randomFrom(seeded(seed));
      return bot.looks ? bot.choose(decision, chance, seen, game) : bot.choose(decision, chance);
    },
  };
}

/** The other end of `Job`, for a thread. */
export function workerWith(catalogue: Catalogue): Worker {
  const jobs: { readonly [Name in keyof Jobs]: (...args: never[]) => Promise<unknown> } = jobsWith(catalogue);
  return ({ name, args }) => jobs[name](...(args as readonly unknown[] as never[]));
}

function linesOf({ entries }: GameLog): Line[] {
  return entries.map((body) => lineOf({ body }));
}
