// The Rival's turn as it is shown: six steps, each with what was told in it. Everything is read off facts and queries.

import type { View } from '@three-thrones/kernel';
import type { ActionId, DomainId, HouseId } from '../../data/ids.ts';
import type { RivalCardId, Row } from '../../data/solo.ts';
import { activeSeat, heroDomain, mayEnter, planOf, rowOf, type World } from '../../rules/queries.ts';
import type { Told } from '../types.ts';

export const STEPS = ['die', 'card', 'first', 'second', 'follow', 'after'] as const;
export type StepId = (typeof STEPS)[number];
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  readonly id: StepId;
  readonly state: StepState;
  /** What was told in it. */
  readonly told: readonly Told[];
}

/** Where the Rival's Hero goes, or has gone, with the first or the second action. */
export interface Leg {
  readonly nth: 1 | 2;
  readonly move: 'march' | 'sail' | 'direct';
  readonly from: DomainId;
  readonly to: DomainId;
  readonly isDone: boolean;
  /** It has left; before that it is only known where it will go. */
  readonly hasLeft: boolean;
  /** The house whose token it left behind (§29.3). */
  readonly stays?: HouseId;
}

/** A cell of the card that decides where it goes. */
export interface Named {
  readonly nth: 1 | 2;
  readonly row: Row;
  readonly move: 'march' | 'sail';
  /** It went, or goes, somewhere else: the cell names what is the Rival's already, or may not be attacked. */
  readonly isPassed: boolean;
}

export interface RivalTurn {
  /** Its first or its second turn of the round. */
  readonly nth: number;
  readonly die: ActionId;
  readonly card?: { readonly id: RivalCardId; readonly first: ActionId; readonly second: ActionId };
  readonly steps: readonly Step[];
  readonly legs: readonly Leg[];
  readonly named: readonly Named[];
  /** It is still at it. */
  readonly isOn: boolean;
}

type Turned = NonNullable<RivalTurn['card']>;

/** In its turn this asks only whether its person follows the die (§20.6). */
const FOLLOWING = 'action.perform';

/** With what the step after the Rival's begins. */
const OVER: readonly string[] = ['die.placed', 'alliances.counted', 'round.ended', 'round.began'];

/** The turn that is on, or the last one of this round. `asked`: the kinds of questions that are open. */
export function rivalTurn(
  view: View<World>,
  log: readonly Told[],
  asked: readonly string[],
): RivalTurn | undefined {
  const from = log.findLastIndex(({ fact }) => fact.kind === 'rival.rolled');
  const rolled = log[from]?.fact;
  if (rolled?.kind !== 'rival.rolled') return undefined;
  const after = log.slice(from);
  const end = after.findIndex(({ fact }) => OVER.includes(fact.kind));
  if (after.some(({ fact }) => fact.kind === 'round.began')) return undefined;
  const told = stepped(end < 0 ? after : after.slice(0, end));
  // What is over is not on, though its next turn has begun: the Teammate may explore before it rolls (§21.5).
  const isOn = end < 0 && activeSeat(view) === view.world.rival?.seat;
  const now = isOn ? stepNow(told, asked) : STEPS.indexOf('after');
  const card = turnedIn(told.card);
  const coming = isOn && card ? ahead(view, card, told) : { legs: [], named: [] };
  return {
    ...{ nth: rolled.data.slot, die: rolled.data.die, isOn, ...(card && { card }) },
    steps: STEPS.map((id, at) => ({
      id,
      state: at < now ? 'done' : at === now ? 'now' : 'later',
      told: told[id],
    })),
    legs: [...legsIn(1, told.first, view), ...legsIn(2, told.second, view), ...coming.legs],
    named: [...namedIn(1, told.first), ...namedIn(2, told.second), ...coming.named],
  };
}

function turnedIn([first]: readonly Told[]): Turned | undefined {
  if (first?.fact.kind !== 'rival.card') return undefined;
  const { card: id, first: partner, second } = first.fact.data;
  return { id, first: partner, second };
}

type ByStep = Record<StepId, Told[]>;

/** What was told, by the step it belongs to. */
function stepped(log: readonly Told[]): ByStep {
  const told: ByStep = { die: [], card: [], first: [], second: [], follow: [], after: [] };
  let at: StepId = 'die';
  for (const one of log) {
    at = stepOf(one, at);
    told[at].push(one);
  }
  return told;
}

function stepOf({ fact }: Told, before: StepId): StepId {
  if (fact.kind === 'rival.card') return 'card';
  if (fact.kind === 'rival.action') return fact.data.as;
  // After the turn of a Teammate terror is evoked (§21.8); a token may do that as well.
  if (before === 'follow' && fact.kind === 'terror.evoked') return 'after';
  const isFollowing =
    (fact.kind === 'action.performed' || fact.kind === 'action.skipped') && fact.data.as === 'follow';
  return isFollowing ? 'follow' : before;
}

/** The last step that anything was told in. What its person may do with the die is asked before it is told. */
function stepNow(told: ByStep, asked: readonly string[]): number {
  if (asked.includes(FOLLOWING)) return STEPS.indexOf('follow');
  return STEPS.findLastIndex((id) => told[id].length > 0);
}

/** Where an action has led, or leads as soon as it is known. */
function legsIn(nth: 1 | 2, told: readonly Told[], { world }: View<World>): Leg[] {
  const isHere = ({ fact }: Told): boolean =>
    fact.kind === 'army.moved' && fact.data.seat === world.rival?.seat;
  const moved = told.find(isHere)?.fact;
  if (moved?.kind === 'army.moved') {
    const { mode, from, to } = moved.data;
    const isDone = world.army?.side !== world.rival?.seat || world.army?.at !== to;
    const move = mode === 'march' || mode === 'sail' ? mode : 'direct';
    const stays = leftBehind(told, from);
    return [{ nth, move, from, to, isDone, hasLeft: true, ...(stays && { stays }) }];
  }
  return [];
}

function leftBehind(told: readonly Told[], from: DomainId): HouseId | undefined {
  for (const { fact } of told)
    if (fact.kind === 'rival.leaves' && fact.data.domain === from) return fact.data.house;
  return undefined;
}

/** What the card names for an action, as it was told. */
function namedIn(nth: 1 | 2, told: readonly Told[]): Named[] {
  return told.flatMap(({ fact }) =>
    fact.kind === 'rival.target'
      ? [{ nth, row: fact.data.row, move: fact.data.move, isPassed: !mayEnter(fact.data.verdict) }]
      : [],
  );
}

/** What the second action will be about, as things stand: the Hero's row may still change. */
function ahead(
  { world }: View<World>,
  { id, second }: Turned,
  told: ByStep,
): Pick<RivalTurn, 'legs' | 'named'> {
  const isMove = second === 'march' || second === 'sail';
  const at = rivalAt(world);
  if (!isMove || told.second.length > 0 || at === undefined) return { legs: [], named: [] };
  const row = rowOf(at);
  const named: Named = { nth: 2, row, move: second, isPassed: false };
  if (world.army) return { legs: [], named: [named] };
  const { verdict, targets } = planOf(world, id, second);
  const [to, other] = targets;
  return {
    named: [{ ...named, isPassed: verdict !== undefined && !mayEnter(verdict) }],
    legs:
      to === undefined || other !== undefined
        ? []
        : [{ nth: 2, move: second, from: at, to, isDone: false, hasLeft: false }],
  };
}

/** Where the Rival's Hero stands, or has arrived. */
export function rivalAt(w: World): DomainId | undefined {
  const { seat } = w.rival!;
  return w.army?.side === seat ? w.army.at : heroDomain(w, seat);
}
