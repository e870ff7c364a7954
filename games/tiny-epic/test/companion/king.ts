// The Night King of a game played here beside the companion's, which is told of the board only what it asks for.

import type { Deed } from '../../companion/deeds.ts';
import type { Standing } from '../../companion/dialogue.ts';
import { kingGame, turnsOf } from '../../companion/king/game.ts';
import type { KingSetup } from '../../companion/king/notes.ts';
import type { About, Kind, NightChange, Prompt, Said } from '../../companion/prompts.ts';
import { type NightReads, worldReads } from '../../rules/coop/reads.ts';
import { teammateReads } from '../../rules/coop/teammate/reads.ts';
import { type Coop, isSecondPhase } from '../../rules/coop/state.ts';
import type { HouseId } from '../../data/ids.ts';
import { alliesOf, type World } from '../../rules/state.ts';
import { earlier, follow, type Followed, yesNo } from './follow.ts';
import { type NightPhase, nightPhases } from './king-engine.ts';
import { changesBetween as teammateChanges, isEmptyPool, plainly, rivalAnswer } from './rival.ts';

/** Plays a game here and tells the companion of it, whatever it asks. */
export function followKing(config: object, seed: string): Followed & { rounds: number } {
  const phases = nightPhases(config, seed);
  const first = phases[0]!.since;
  const seats = first.order as HouseId[];
  const teammate = first.rival?.seat;
  const people = seats.filter((id) => id !== teammate);
  const setup: KingSetup = {
    ...{ mode: 'coop', seats: people, mats: first.mats },
    ...(teammate && { teammate }),
  };
  const perRound = turnsOf(setup).length + 2;
  const phaseAt = ({ place }: Standing): NightPhase | undefined =>
    phases[(place.round - 1) * perRound + place.turn];
  const followed = follow({
    script: (talk) => kingGame(setup, talk),
    phaseAt,
    answer: (prompt, now, next, w) => answerTo(prompt, now, next?.deed, w, phaseAt(now)!),
    plainly,
    isAlike: (deed, done) => deed.does === 'token' && isEmptyPool(deed.house, done),
  });
  return { ...followed, rounds: phases.length / perRound };
}

/** What somebody who looks at the table can say. */
interface Look {
  readonly prompt: Prompt;
  readonly now: Standing;
  /** What his side did next in the game. */
  readonly deed: Deed | undefined;
  readonly w: World;
  readonly coop: Coop;
  readonly reads: NightReads;
  readonly phase: NightPhase;
}

type Answers = { readonly [K in Kind]?: (about: About<K>, look: Look) => Said };

/** The domain his side chose in the game. */
const chosen = (_: object, { deed, prompt }: Look): Said =>
  deed && 'at' in deed ? deed.at : prompt.options[0]!;
const changes = (_: object, { phase, prompt }: Look): Said => {
  // After the Teammate's turn only what its person did then is new
  const [before, now] = phase.explored ? (phase.explored.after ?? []) : [phase.since, phase.before];
  return before && now ? allChanges(before, now, prompt) : [];
};

function allChanges(before: World, now: World, { options }: Prompt): Said {
  const ofTeammate = now.rival ? teammateChanges(before, now) : [];
  return [...changesBetween(before, now), ...ofTeammate].filter((one) => options.includes(one));
}

const ANSWERS: Answers = {
  'ranger-card': (_, { phase }) => phase.card!,
  shields: (about, { phase, now }) =>
    (about.for === 'plot' ? phase.turn!.plots : phase.terrors)[earlierShields(now, about.for)]!,
  token: (_, { phase, now }) => phase.tokens[earlier(now, 'token')]!,
  'treaty-turn': changes,
  'bottom-dice': changes,
  found: ({ at }, { reads, prompt }) =>
    prompt.options.includes('walker') && reads.walkerAt(at) ? 'walker' : reads.occupantsOf(at),
  'token-there': ({ at }, { reads }) => yesNo(reads.faceDownTokenAt(at)),
  army: ({ at }, { deed }) => yesNo(deed?.does === 'turn-token' && deed.at === at),
  'walkers-in-pool': (_, { reads }) => String(reads.walkersInPool()),
  'walkers-in-terror': (_, { phase }) => String(phase.before.coop!.terror.walkers),
  'walkers-on-map': (_, { coop }) => String(coop.walkers.length),
  dares: (_, { reads }) => yesNo(reads.treatyDares()),
  terrified: ({ at }, { reads }) => yesNo(reads.terrifiedAt(at)),
  'walker-battle': ({ at }, { reads }) => yesNo(reads.walkerAt(at)),
  'king-battle': (_, { phase }) => yesNo(phase.after.coop!.won === true),
  'battle-order': (_, { phase, now, prompt }) => phase.battles[now.deeds.length] ?? prompt.options[0]!,
  'token-order': chosen,
  'walker-order': chosen,
  castle: chosen,
  explored: ({ when }, { phase, prompt }) => {
    const [before, now] = phase.explored![when] ?? [];
    return before && now ? allChanges(before, now, prompt) : [];
  },
  // At the end of a round they are made after all that is told of it
  allies: (_, { phase, w }) => {
    const isEnd = phase.done.some(({ deed }) => deed.does === 'compare');
    return alliesOf(isEnd ? phase.after : w, w.rival!.seat);
  },
  'treaty-castles': (_, { w }) => yesNo(teammateReads(w).mayHoldKingsLanding()),
};

function answerTo(prompt: Prompt, now: Standing, deed: Deed | undefined, w: World, phase: NightPhase): Said {
  const answer = ANSWERS[prompt.kind] as ((about: Prompt['about'], look: Look) => Said) | undefined;
  if (answer)
    return answer(prompt.about, { prompt, now, deed, w, coop: w.coop!, reads: worldReads(w), phase });
  if (!phase.turn) throw new Error(`${prompt.kind} is no question of the Night King`);
  return rivalAnswer(prompt, { prompt, now, deed, w, reads: teammateReads(w), turn: phase.turn });
}

/** Plots and terror are counted apart. */
function earlierShields({ asked }: Standing, of: 'plot' | 'terror'): number {
  return asked.filter(({ prompt }) => prompt.kind === 'shields' && prompt.about.for === of).length;
}

function changesBetween({ coop: before }: World, { coop: now }: World): NightChange[] {
  const walkers = (coop: World['coop']): string =>
    JSON.stringify([[...coop!.walkers].sort(), coop!.walkerPool, coop!.terror.walkers]);
  const tokens = (coop: World['coop']): string => Object.keys(coop!.tokens.down).sort().join(' ');
  return [
    ...(walkers(before) === walkers(now) ? [] : (['walkers'] as const)),
    ...(tokens(before) === tokens(now) ? [] : (['tokens'] as const)),
    ...(isSecondPhase(now!) ? (['glass'] as const) : []),
  ];
}
