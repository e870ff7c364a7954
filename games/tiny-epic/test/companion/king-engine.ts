// What the Night King's side did in a game of the engine: Ranger card, each turn's Evoke Terror, the end of a round; in the
// companion's words.

import type { KingDeed } from '../../companion/deeds.ts';
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

export interface NightPhase extends Phase {
  /** The end of the phase before, and the beginning of this one. */
  readonly since: World;
  readonly before: World;
  readonly card: RangerCardId | undefined;
  /** Shields of each card of terror, tokens turned over, and which battle each deed belongs to. */
  readonly terrors: readonly (readonly HouseId[])[];
  readonly tokens: readonly TokenKind[];
  readonly battles: Readonly<Partial<Record<number, BattleName>>>;
}

/** Where a phase begins and what ends it. */
const PHASES: Readonly<Record<string, string>> = {
  'ranger.reveal': 'coopRound.roll',
  'coopTurn.evokeTerror': 'coopTurn.end',
  'coopRound.alliances': 'coopRound.cleanUp',
};

const WATCHED = [
  ...['ranger', 'nightToken', 'nightWalker', 'nightBattle', 'addWalker', 'kingAttack', 'conquest'],
  ...['secondAttack', 'evokeTerror', 'turnToken', 'coopRound', 'coopTurn'],
];

export function nightPhases(config: object, seed: string): NightPhase[] {
  const taken = recorded(config, seed, (flow) => WATCHED.includes(flow));
  const phases: NightPhase[] = [];
  for (const [at, { name, before }] of taken.entries()) {
    const ends = PHASES[name];
    if (ends === undefined) continue;
    const found = taken.findIndex((one, place) => place > at && one.name === ends);
    const end = found < 0 ? taken.length - 1 : found; // he was beaten
    const since = phases.at(-1)?.after ?? before;
    phases.push(phaseOf(taken.slice(at, found < 0 ? undefined : end), since, taken[end]!.before));
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

function deedsIn({ name, before, args, told, goes }: Taken): KingDeed[] {
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
    case 'coopRound.alliances': {
      const { walkers } = before.coop!.terror;
      const tokens = Math.floor(walkers / 2);
      return [
        ...(walkers > 0 ? [{ does: 'terror-toll', walkers, tokens } as const] : []),
        ...(['compare', 'cull-both', 'treaty-taxes'] as const).map((does) => ({ does })),
      ];
    }
    case 'coopRound.taxes': {
      const points = told
        .filter(({ kind }) => kind === 'king.points')
        .map(({ data }) => data['points'] as number);
      const { round } = before;
      return [
        ...points.map((n) => ({ does: 'king-points', points: n }) as const),
        { does: 'hand' },
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
