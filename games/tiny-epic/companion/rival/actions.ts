// What the Rival's actions are made of at a physical table: a movement with its battle, a unit that appears, a token that moves.

import type { DomainId, HouseId } from '../../data/ids.ts';
import type { RivalCardId } from '../../data/solo.ts';
import { type Line, total } from '../../rules/battle/lines.ts';
import { attackLines } from '../../rules/battle/strength.ts';
import type { BoardReads, Holder } from '../../rules/solo/reads.ts';
import { rivalLines } from '../../rules/solo/strength.ts';
import { type MovePlan, movePlan, type RivalMove } from '../../rules/solo/targets.ts';
import type { TokenPlan } from '../../rules/solo/tokens.ts';
import type { Force } from '../../rules/state.ts';
import type { Talk } from '../dialogue.ts';
import { isYes, YES_NO } from '../yes-no.ts';
import { forgetHolders, forgetUnits, type Notes, put, take } from './notes.ts';

/** What an action is carried out with. */
export interface Acting {
  readonly talk: Talk;
  readonly notes: Notes;
  readonly reads: BoardReads;
  readonly card: RivalCardId;
  /** Where it is the Teammate that acts: what it does otherwise (§22). */
  readonly friend?: Friend;
}

export interface Friend {
  plan(card: RivalCardId, move: RivalMove): MovePlan;
  shieldPlan(shield: HouseId): TokenPlan;
  /** What makes it stronger than its units. */
  lines(army: Force, at: DomainId): Line[];
  /** It has left a domain: where that costs a castle, King's Landing may be lost (§8.3). */
  left(at: DomainId): void;
  /** It holds what it has fought for, or does not. */
  fought(at: DomainId, isWon: boolean): void;
  removeWalker(at: DomainId): void;
  /** The Night King has been beaten. */
  isOver(): boolean;
}

/** §29.2-29.4 */
export function move(acting: Acting, by: RivalMove): void {
  const { talk, notes, reads, card, friend } = acting;
  const plan = friend ? friend.plan(card, by) : movePlan(reads, card, by);
  if (plan.targets.length === 0) {
    talk.tell({ does: 'stay', move: by, plan });
    return talk.show();
  }
  const to = talk.choose('target', { from: plan.from }, plan.targets);
  const meets = reads.holder(to);
  const isBattle = meets !== 'nobody';
  talk.tell({
    does: 'move',
    move: by,
    plan,
    to,
    meets,
    ...(isBattle && { strength: strengthOf(acting, plan.army, to) }),
  });
  talk.show();
  take(notes, plan.from, plan.army);
  if (isBattle) fight(acting, plan, to, meets);
  else arrive(notes, to, plan.army);
  friend?.left(plan.from);
}

function arrive(notes: Notes, to: DomainId, army: Force): void {
  put(notes, to, army);
  notes.hero = to;
}

/** §29.8 Cards and losses are the table's: the Rival needs to know who holds the domain now. */
function fight({ talk, notes, friend }: Acting, { army }: MovePlan, at: DomainId, against: Holder): void {
  const isWon = isYes(talk.ask('battle', { at, against }, YES_NO));
  notes.bonus = 0;
  forgetHolders(notes);
  friend?.fought(at, isWon);
  if (!isWon) return forgetUnits(notes);
  notes.holders[at] = 'nobody'; // but for those who come now
  arrive(notes, at, army);
}

/** Everything but its card. */
function strengthOf({ notes: { setup, bonus }, friend }: Acting, army: Force, at: DomainId): number {
  const rival = { seat: setup.rival, bonus };
  const lines = friend ? friend.lines(army, at) : rivalLines(rival, army, 'attacker', at);
  return total([...attackLines({ rival }, army, {}, at), ...lines]);
}

/** One unit from its track or Token Pool. */
export function deploy(notes: Notes, id: HouseId, at: DomainId): void {
  put(notes, at, [{ house: id, tokens: 1, hero: false }]);
  if (id !== notes.setup.rival) delete notes.pools[id];
  else if (notes.recruited !== undefined) notes.recruited++;
}

/** §20.11 One token of one of these houses. */
export function takeToken({ talk, notes }: Acting, { how, houses }: TokenPlan, shield?: HouseId): void {
  const by = shield && { shield };
  if (houses.length === 0) return talk.tell({ does: 'no-token', how, ...by });
  const id = talk.choose('which-token', { how }, houses);
  talk.tell({ does: 'token', how, house: id, ...by });
  delete notes.pools[id];
}
