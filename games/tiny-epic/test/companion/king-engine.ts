// What the Night King's side did in a game of the engine: Ranger card, each turn's Evoke Terror, the end of a round; in the
// companion's words.

import type { Deed, KingDeed } from '../../companion/deeds.ts';
import { NIGHT_ROUNDS } from '../../companion/king/game.ts';
import type { BattleName } from '../../companion/prompts.ts';
import { goldOfToken, whenRevealed } from '../../data/coop.ts';
import { card } from '../../data/data.ts';
import type { DomainId, HouseId, PlotCardId, RangerCardId, TokenKind } from '../../data/ids.ts';
import type { WalkerStep } from '../../rules/coop/night.ts';
import type { Assault } from '../../rules/coop/state.ts';
import type { World } from '../../rules/state.ts';
import type { Done, Phase } from './follow.ts';
import { recorded, type Taken } from './recording.ts';
import { type EngineTurn, turnOf } from './rival-engine.ts';

export interface NightPhase extends Phase {
  /** The end of the phase before, and the beginning of this one. */
  readonly since: World;
  readonly before: World;
  readonly card: RangerCardId | undefined;
  /** Shields of each card of terror, tokens turned over, and which battle each deed belongs to. */
  readonly terrors: readonly (readonly HouseId[])[];
  readonly tokens: readonly TokenKind[];
  readonly battles: Readonly<Partial<Record<number, BattleName>>>;
  /** Of the Teammate's: its turn, and the table before and after whatever its person did in it. */
  readonly turn?: EngineTurn;
  readonly explored?: Readonly<Record<'before' | 'between' | 'after', readonly [World, World] | undefined>>;
}

/** Where a phase begins and what ends it. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  'ranger.reveal': ['coopRound.roll', 'teammateRound.roll'],
  'coopTurn.evokeTerror': ['coopTurn.end'],
  'teammateTurn.begin': ['teammateTurn.end'],
  'coopRound.alliances': ['coopRound.cleanUp'],
  'teammateRound.alliances': ['teammateRound.cleanUp'],
};

const WATCHED = [
  ...['ranger', 'nightToken', 'nightWalker', 'nightBattle', 'addWalker', 'kingAttack', 'conquest'],
  ...['secondAttack', 'evokeTerror', 'turnToken', 'coopRound', 'coopTurn', 'teammateRound', 'teammateTurn'],
];

export function nightPhases(config: object, seed: string): NightPhase[] {
  const taken = recorded(config, seed, (flow) => WATCHED.includes(flow) || flow.startsWith('rival'));
  const phases: NightPhase[] = [];
  for (const [at, { name, before }] of taken.entries()) {
    const ends = PHASES[name];
    if (ends === undefined) continue;
    const found = taken.findIndex((one, place) => place > at && ends.includes(one.name));
    const end = found < 0 ? taken.length - 1 : found; // he was beaten
    const since = phases.at(-1)?.after ?? before;
    const part = taken.slice(at, found < 0 ? undefined : end);
    const after = taken[end]!.before;
    phases.push(
      name === 'teammateTurn.begin' ? teammatePhase(part, since, after) : phaseOf(part, since, after),
    );
  }
  return phases;
}

function phaseOf(taken: readonly Taken[], since: World, after: World): NightPhase {
  const done: Done[] = [];
  const battles: Partial<Record<number, BattleName>> = {};
  for (const one of taken) {
    if (one.name === 'nightBattle.take') {
      const { by, at } = one.args['assault'] as Assault;
      battles[done.length] = `${by}@${at}`;
    }
    for (const deed of deedsIn(one)) done.push({ deed, world: one.before });
  }
  const [first] = taken;
  return {
    since,
    before: first!.before,
    after,
    done,
    battles,
    card: first!.told.find(({ kind }) => kind === 'ranger.revealed')?.data['card'] as
      | RangerCardId
      | undefined,
    terrors: taken
      .filter(({ name }) => name === 'evokeTerror.reveal')
      .map(
        ({ told }) =>
          told.find(({ kind }) => kind === 'terror.evoked')?.data['card'] as PlotCardId | undefined,
      )
      .map((id) => (id === undefined ? [] : card(id).shields)),
    tokens: taken
      .filter(({ name }) => name === 'turnToken.turn')
      .map(({ args }) => args['kind'] as TokenKind),
  };
}

/** The Teammate's turn, then what the Night King's side does after it; what it explores is told by its person. */
function teammatePhase(taken: readonly Taken[], since: World, after: World): NightPhase {
  const own = taken.filter((_, at) => isOwn(taken, at));
  const follow = own.findIndex(({ name }) => name === 'rivalTurn.follow');
  const evoke = own.findIndex(({ name }) => name === 'teammateTurn.evokeTerror');
  const night = evoke < 0 ? [] : own.slice(evoke);
  const { done: deeds, terrors } =
    night.length > 0 ? phaseOf(night, since, after) : { done: [], terrors: [] };
  const turn = turnOf(own.slice(0, follow < 0 ? undefined : follow), since, own[follow]?.before ?? after);
  // He has been beaten: nobody follows any more
  const done = follow < 0 ? turn.done.slice(0, -1) : turn.done;
  return {
    ...{ since, before: taken[0]!.before, after, card: undefined, battles: {}, tokens: [], terrors },
    done: [...done, ...deeds],
    turn,
    explored: {
      before: between(taken, 'teammateTurn.explore', 'rivalTurn.roll'),
      between: between(taken, 'rivalTurn.exploreAfterFirst', 'rivalTurn.secondAction'),
      after: between(
        taken,
        taken.some(({ name }) => name === 'rivalTurn.exploreAfterSecond')
          ? 'rivalTurn.exploreAfterSecond'
          : 'rivalTurn.follow',
        'teammateTurn.evokeTerror',
      ),
    },
  };
}

/** What belongs to exploring or to following is not the Teammate's. */
const ASIDE: Readonly<Record<string, string>> = {
  'teammateTurn.explore': 'rivalTurn.roll',
  'rivalTurn.exploreAfterFirst': 'rivalTurn.secondAction',
  'rivalTurn.exploreAfterSecond': 'rivalTurn.follow',
};

function isOwn(taken: readonly Taken[], at: number): boolean {
  const isIn = ([from, to]: readonly [string, string]): boolean => {
    const begin = taken.findIndex(({ name }) => name === from);
    return begin >= 0 && begin <= at && at < taken.findIndex(({ name }) => name === to);
  };
  const follow = taken.findIndex(({ name }) => name === 'rivalTurn.follow');
  const evoke = taken.findIndex(({ name }) => name === 'teammateTurn.evokeTerror');
  return !Object.entries(ASIDE).some(isIn) && !(follow >= 0 && follow < at && at < evoke);
}

/** The table on both sides of something its person does. */
function between(taken: readonly Taken[], from: string, to: string): readonly [World, World] | undefined {
  const [one, other] = [from, to].map((wanted) => taken.find(({ name }) => name === wanted)?.before);
  return one && other && [one, other];
}

function deedsIn({ name, before, args, told, goes }: Taken): Deed[] {
  const at = args['at'] as DomainId;
  const isTold = (kind: string): boolean => told.some((one) => one.kind === kind);
  switch (name) {
    case 'nightToken.lay':
      if (isTold('token.none')) return [{ does: 'no-supply', at }];
      return isTold('token.added') ? [{ does: 'add-token', at }] : [];
    case 'turnToken.turn': {
      const token = args['kind'] as TokenKind;
      const turns: KingDeed = { does: 'turn-token', at };
      if (whenRevealed(token) !== 'act') return [turns, { does: 'token-stays', at, token }];
      return [turns, { does: 'token-acts', at, token, gold: -goldOfToken(token) }];
    }
    case 'addWalker.come':
      return [{ does: 'walker', at, step: walkerStepOf(args, told) }];
    case 'addWalker.fight':
      return goes ? [{ does: 'walker-fights', at }] : [];
    case 'ranger.attack':
      return isTold('king.waited') ? [{ does: 'king-waits' }] : moves(before, told);
    case 'nightBattle.take': {
      const { by, at: where } = args['assault'] as Assault;
      return by === 'white-walker' ? [{ does: 'walker-fights', at: where }] : [];
    }
    case 'kingAttack.meet':
      if (args['meets'] === 'nobody') return [];
      return [{ does: args['meets'] === 'battle' ? 'king-fights' : 'king-routs', at }];
    case 'conquest.destroy':
      return [
        ...(isTold('king.destroyed') ? [{ does: 'destroy', at } as const] : []),
        ...(at === 'kings-landing' ? [{ does: 'throne' } as const] : []),
      ];
    case 'conquest.displace':
      return goes ? [{ does: 'displace', at }] : [];
    case 'secondAttack.move': {
      if (isTold('king.stayed')) return [{ does: 'king-stays' }];
      const step: WalkerStep = isTold('walker.added')
        ? { does: 'stands' }
        : { does: 'points', because: 'pool' };
      return [...moves(before, told), { does: 'walker', at, step }];
    }
    case 'evokeTerror.reveal':
      return told.flatMap(({ kind, data }): KingDeed[] => {
        const house = data['house'] as HouseId;
        if (kind === 'terror.token' || kind === 'terror.nothing') return [{ does: 'terror-token', house }];
        if (kind === 'terror.walker') return [{ does: 'terror-walker', house }];
        return kind === 'king.points' ? [{ does: 'king-points', points: data['points'] as number }] : [];
      });
    case 'coopRound.alliances':
    case 'teammateRound.alliances': {
      const { walkers } = before.coop!.terror;
      const tokens = Math.floor(walkers / 2);
      return [
        ...(walkers > 0 ? [{ does: 'terror-toll', walkers, tokens } as const] : []),
        ...(['compare', 'cull-both', 'treaty-taxes'] as const).map((does) => ({ does })),
      ];
    }
    case 'coopRound.taxes':
    case 'teammateRound.taxes': {
      const points = told
        .filter(({ kind }) => kind === 'king.points')
        .map(({ data }) => data['points'] as number);
      const { round } = before;
      return [
        ...points.map((n) => ({ does: 'king-points', points: n }) as const),
        { does: before.rival ? 'coins' : 'hand' },
        ...(NIGHT_ROUNDS.scoringAfterRounds.includes(round) ? [{ does: 'treaty-scoring' } as const] : []),
        ...(round === NIGHT_ROUNDS.rounds ? [{ does: 'lost' } as const] : []),
      ];
    }
    default:
      return [];
  }
}

function walkerStepOf(args: Taken['args'], told: Taken['told']): WalkerStep {
  const points = told.find(({ kind }) => kind === 'king.points');
  if (!points) return { does: args['does'] as 'stands' };
  return { does: 'points', because: points.data['reason'] === 'walker-there' ? 'there' : 'pool' };
}

function moves(before: World, told: Taken['told']): KingDeed[] {
  const moved = told.find(({ kind }) => kind === 'king.moved')!;
  const falls = told.some(({ kind }) => kind === 'wall.fell');
  return [{ does: 'king-moves', from: before.coop!.nightKing.at, at: moved.data['to'] as DomainId, falls }];
}
