// Random games that a companion is told of, and what it asked.

import type { Kind } from '../../companion/prompts.ts';
import { RIVAL_HOUSES } from '../../data/solo.ts';
import { soloTableFor } from '../solo-starts.ts';
import type { Tally } from './follow.ts';
import { followKing } from './king.ts';
import { followRival } from './rival.ts';

export interface Report {
  readonly games: number;
  /** Turns of the Rival, or rounds of the Night King. */
  readonly parts: number;
  readonly asked: Tally;
  /** Where the companion and the engine came apart. */
  readonly troubles: readonly string[];
}

export function rivalReport(games: number, name: string): Report {
  return report(games, name, (seed) => {
    const { turns, ...followed } = followRival(soloTableFor(seed), seed);
    return { ...followed, parts: turns };
  });
}

/** Two to five players, the fifth with Ice & Fire. */
export function kingReport(games: number, name: string): Report {
  return report(games, name, (seed, n) => {
    const players = 2 + (n % 4);
    const config = { mode: 'coop', players, ...(players === 5 && { iceAndFire: true }) };
    const { rounds, ...followed } = followKing(config, seed);
    return { ...followed, parts: rounds };
  });
}

/** One player with any Teammate, by turn with each house that can be one. */
export function teammateReport(games: number, name: string): Report {
  return report(games, `${name}/teammate`, (seed, n) => {
    const rival = RIVAL_HOUSES[n % RIVAL_HOUSES.length]!;
    const { rounds, ...followed } = followKing({ mode: 'coop', players: 1, rival }, seed);
    return { ...followed, parts: rounds };
  });
}

type Followed = Pick<Report, 'parts' | 'asked'> & { readonly trouble: string | undefined };

function report(games: number, name: string, follow: (seed: string, n: number) => Followed): Report {
  const troubles: string[] = [];
  const asked: Tally = {};
  let parts = 0;
  for (let n = 0; n < games; n++) {
    const seed = `${name}/${n}`;
    const one = follow(seed, n);
    parts += one.parts;
    for (const [kind, times] of Object.entries(one.asked) as [Kind, number][])
      asked[kind] = (asked[kind] ?? 0) + times;
    if (one.trouble) troubles.push(`${seed}, ${one.trouble}`);
  }
  return { games, parts, asked, troubles };
}

/** What is entered as the box shows it, or drawn by the page: no question about the board. */
const OF_THE_BOX: readonly Kind[] = ['die', 'rival-card', 'ranger-card', 'shields', 'token'];

/** Questions about the board and choices, a turn or a round on average. */
export function questionsEach({ asked, parts }: Report): number {
  let all = 0;
  for (const [kind, times] of Object.entries(asked) as [Kind, number][])
    if (!OF_THE_BOX.includes(kind)) all += times;
  return all / parts;
}
