// What the Rival did in a game of the engine, turn by turn, in the companion's words.

import { card } from '../../data/data.ts';
import type { ActionId, DomainId, HouseId, PlotCardId } from '../../data/ids.ts';
import type { RivalCardId } from '../../data/solo.ts';
import { boardOf } from '../../rules/solo/board.ts';
import { homeOf } from '../../rules/solo/reads.ts';
import type { SpecialPlan } from '../../rules/solo/specials.ts';
import type { MovePlan, RivalMove } from '../../rules/solo/targets.ts';
import type { TokenMove } from '../../rules/solo/tokens.ts';
import type { World } from '../../rules/state.ts';
import type { Done, Phase } from './follow.ts';
import { recorded, type Taken } from './recording.ts';

/** A turn of the engine's Rival. */
export interface EngineTurn extends Phase {
  /** After its last turn, or when the game began. */
  readonly since: World;
  readonly before: World;
  readonly die: ActionId;
  readonly card: RivalCardId;
  readonly plots: readonly (readonly HouseId[])[];
  readonly allies: readonly HouseId[];
}

const STARTS = 'soloRound.begin';
const BEGINS = 'rivalTurn.roll';
const ENDS = 'rivalTurn.follow';

export function engineTurns(config: object, seed: string): EngineTurn[] {
  const taken = recorded(
    config,
    seed,
    (flow, step) => flow.startsWith('rival') || `${flow}.${step}` === STARTS,
  );
  const turns: EngineTurn[] = [];
  for (let at = 0; at < taken.length; at++) {
    if (taken[at]!.name !== BEGINS) continue;
    const end = taken.findIndex(({ name }, place) => place > at && name === ENDS);
    const since = turns.at(-1)?.after ?? taken[0]!.before;
    turns.push(turnOf(taken.slice(at, end), since, taken[end]!.before));
  }
  return turns;
}

export function turnOf(taken: readonly Taken[], since: World, after: World): EngineTurn {
  const reveal = taken.find(({ name }) => name === 'rivalTurn.reveal')!;
  const facts = reveal.told.find(({ kind }) => kind === 'rival.card')!.data as {
    card: RivalCardId;
    second: ActionId;
  };
  const said = <T>(wanted: string): T[] =>
    taken.filter(({ name }) => name === wanted).map((one) => one.said as T);
  return {
    since,
    before: taken[0]!.before,
    die: facts.second,
    card: facts.card,
    plots: taken
      .filter(({ name }) => name === 'rivalPlotCard.reveal')
      .map(({ args }) => (args['card'] === undefined ? [] : card(args['card'] as PlotCardId).shields)),
    allies: said<HouseId>('rivalRecruit.chooseAlly'),
    done: [
      ...taken.flatMap((one, place) => doneIn(one, taken.slice(place + 1))),
      { world: after, deed: { does: 'follow', die: facts.second } },
    ],
    after,
  };
}

/** What one step of the engine comes to; choices that follow are looked up in the steps after it. */
function doneIn(one: Taken, later: readonly Taken[]): Done[] {
  const { name, before: world, args, told } = one;
  const nextSaid = (wanted: string): unknown => later.find((other) => other.name === wanted)!.said;
  const token = (how: TokenMove, houses: readonly HouseId[], on: World, shield?: HouseId): Done => ({
    world: on,
    deed:
      houses.length === 0
        ? { does: 'no-token', how, ...(shield && { shield }) }
        : { does: 'token', how, house: nextSaid('rivalToken.choose') as HouseId, ...(shield && { shield }) },
  });
  switch (name) {
    case 'rivalMove.plan': {
      const plan = args['plan'] as MovePlan;
      const move = args['move'] as RivalMove;
      if (plan.targets.length === 0) return [{ world, deed: { does: 'stay', move, plan } }];
      const to = nextSaid('rivalMove.chooseTarget') as DomainId;
      return [{ world, deed: { does: 'move', move, plan, to, meets: boardOf(world).holder(to) } }];
    }
    case 'rivalRecruit.skip':
    case 'rivalRecruit.chooseDomain':
      return told.flatMap(({ kind, data, world: now }): Done[] => {
        if (kind === 'rival.recruits') {
          const {
            unit,
            where,
            domain: at,
          } = data as { unit: HouseId; where: 'hero-domain'; domain: DomainId };
          return [{ world: now, deed: { does: 'recruit', unit, where, at } }];
        }
        if (kind !== 'rival.skips') return [];
        const { unit, where, why } = data as { unit: HouseId; where: 'hero-domain'; why: 'no-room' };
        return [{ world: now, deed: { does: 'skip', unit, where, why } }];
      });
    case 'rivalPlotCard.shields':
      return told
        .filter(({ kind }) => kind === 'rival.shield')
        .map(({ data, world: now }) => {
          const { shield, how, houses } = data as { shield: HouseId; how: TokenMove; houses: HouseId[] };
          return token(how, houses, now, shield);
        });
    case 'rivalPlot.extraToken': {
      const isHoster = (later[0] ?? one).name === 'rivalToken.choose';
      if (isHoster) return [token('take', [later[0]!.said as HouseId], world)];
      return told.length === 0 && world.rival!.seat === 'tully' ? [token('take', [], world)] : [];
    }
    case 'rivalSpecial.act':
      return specialDone(one, token);
    case 'rivalSpecial.eliminate':
      return [
        { world, deed: { does: world.coop ? 'remove-walker' : 'eliminate', at: one.said as DomainId } },
      ];
    case 'rivalSpecial.removeTop': {
      const spared = (args['left'] as number | undefined) ?? 0;
      const gone: Done = { world, deed: { does: 'remove-card' } };
      return spared > 0 ? [{ world, deed: { does: 'spare' } }, gone] : [gone];
    }
    case 'rivalRally.occupantsRetreat':
    case 'rivalRally.refugeesRetreat':
      return one.goes ? [{ world, deed: { does: 'clear-home', at: homeIn(world) } }] : [];
    case 'rivalRally.arrive':
      return told.some(({ kind }) => kind === 'army.moved')
        ? [{ world, deed: { does: 'go-home', from: boardOf(world).heroDomain(), at: homeIn(world) } }]
        : [];
    case 'rivalRally.recruit':
      return boardOf(world).holder(homeIn(world)) === 'rival'
        ? deployed(one, homeIn(world), args['recruit'] as number)
        : [];
    default:
      return [];
  }
}

function specialDone(
  one: Taken,
  token: (how: TokenMove, houses: readonly HouseId[], on: World) => Done,
): Done[] {
  const plan = one.args['plan'] as SpecialPlan;
  const world = one.before;
  switch (plan.does) {
    case 'bonus':
      return [{ world, deed: { does: 'bonus', bonus: plan.bonus } }];
    case 'points':
      return [{ world, deed: { does: 'points', vp: plan.vp } }];
    case 'gold':
      return [
        {
          world,
          deed: world.coop ? { does: 'no-effect', of: 'gold' } : { does: 'lose-gold', gold: plan.gold },
        },
      ];
    case 'discard':
      return [
        {
          world,
          deed: world.coop ? { does: 'no-effect', of: 'cards' } : { does: 'discard', cards: plan.cards },
        },
      ];
    case 'recruit':
      return deployed(one, plan.at, plan.count);
    case 'token':
      return [token(plan.plan.how, plan.plan.houses, world)];
    case 'eliminate':
    case 'next-target':
    case 'rally':
      return []; // in the steps that follow
  }
}

function deployed({ told, before: world }: Taken, at: DomainId, count: number): Done[] {
  const units = told.filter(({ kind }) => kind === 'unit.recruited').length;
  const done = Array.from(
    { length: units },
    (): Done => ({ world, deed: { does: 'recruit', unit: world.rival!.seat, at } }),
  );
  return units < count ? [...done, { world, deed: { does: 'no-unit', at } }] : done;
}

function homeIn(w: World): DomainId {
  return homeOf(w.rival!.seat);
}
