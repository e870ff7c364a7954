// What the Rival's actions are made of at a physical table: a movement with its battle, a unit that appears, a token that moves.

import type { DomainId, HouseId } from '../../data/ids.ts';
import type { RivalCardId } from '../../data/solo.ts';
import { total } from '../../rules/battle/lines.ts';
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
}

/** §29.2-29.4 */
export function move({ talk, notes, reads, card }: Acting, by: RivalMove): void {
  const plan = movePlan(reads, card, by);
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
    ...(isBattle && { strength: strengthOf(notes, plan.army, to) }),
  });
  talk.show();
  take(notes, plan.from, plan.army);
  if (isBattle) fight(talk, notes, plan, to, meets);
  else arrive(notes, to, plan.army);
}

function arrive(notes: Notes, to: DomainId, army: Force): void {
  put(notes, to, army);
  notes.hero = to;
}

/** §29.8 Cards and losses are the table's: the Rival needs to know who holds the domain now. */
function fight(talk: Talk, notes: Notes, { army }: MovePlan, at: DomainId, against: Holder): void {
  const isWon = isYes(talk.ask('battle', { at, against }, YES_NO));
  notes.bonus = 0;
  forgetHolders(notes);
  if (!isWon) return forgetUnits(notes);
  notes.holders[at] = 'nobody'; // but for those who come now
  arrive(notes, at, army);
}

/** Everything but its card. */
function strengthOf({ setup, bonus }: Notes, army: Force, at: DomainId): number {
  const rival = { seat: setup.rival, bonus };
  return total([...attackLines({ rival }, army, {}, at), ...rivalLines(rival, army, 'attacker', at)]);
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
