// A companion that is told of a game played by the engine, whatever it asks, and held against what the engine did.

import type { Deed } from '../../companion/deeds.ts';
import { type Standing, standing, type Talk } from '../../companion/dialogue.ts';
import type { Entry, Kind, Prompt, Said } from '../../companion/prompts.ts';
import type { World } from '../../rules/state.ts';

/** What the engine's automaton did, and the table on which it decided so. */
export interface Done {
  readonly deed: Deed;
  readonly world: World;
}

/** From one end of what the companion runs to the next. */
export interface Phase {
  readonly done: readonly Done[];
  /** The table at the end of it. */
  readonly after: World;
}

/** How often what was asked. */
export type Tally = Partial<Record<Kind, number>>;

export interface Followed {
  readonly asked: Tally;
  /** The first difference, if there is one. */
  readonly trouble: string | undefined;
}

interface Following {
  readonly script: (talk: Talk) => void;
  phaseAt(now: Standing): Phase | undefined;
  answer(prompt: Prompt, now: Standing, next: Done | undefined, w: World): Said;
  /** What both must agree on. */
  plainly(deed: Deed): object;
  /** A difference that is none. */
  isAlike(said: Deed, done: Done): boolean;
}

const MOST_PROMPTS = 3000;

export function follow({ script, phaseAt, answer, plainly, isAlike }: Following): Followed {
  const entries: Entry[] = [];
  const asked: Tally = {};
  const trouble = (words: string, { place }: Standing): Followed => ({
    asked,
    trouble: `round ${place.round}, turn ${place.turn}: ${words}`,
  });
  for (let prompts = 0; prompts < MOST_PROMPTS; prompts++) {
    const now = standing(script, entries);
    const { prompt, deeds } = now;
    if (now.used !== entries.length)
      return trouble(`${prompt?.kind} does not take ${JSON.stringify(entries.at(-1))}`, now);
    const phase = phaseAt(now);
    for (const [place, deed] of deeds.entries()) {
      const done = phase?.done[place];
      if (!phase || (done && isAlike(deed, done))) continue;
      const [said, wanted] = [deed, done?.deed].map((one) => one && JSON.stringify(plainly(one)));
      if (said !== wanted) return trouble(`the companion says ${said}, the engine did ${wanted}`, now);
    }
    if (!prompt) return { asked, trouble: undefined };
    if (prompt.kind !== 'deeds') asked[prompt.kind] = (asked[prompt.kind] ?? 0) + 1;
    const next = phase?.done[deeds.length];
    const said = prompt.kind === 'deeds' ? 'done' : answer(prompt, now, next, next?.world ?? phase!.after);
    entries.push({ kind: prompt.kind, said });
  }
  return { asked, trouble: 'it asks without end' };
}

/** How many questions of a kind were asked before in this turn. */
export function earlier({ asked }: Standing, kind: Kind): number {
  return asked.filter(({ prompt }) => prompt.kind === kind).length;
}

export function yesNo(is: boolean): Said {
  return is ? 'yes' : 'no';
}
