// §21.6-21.8 and §21.13 What the Night King's side does at a physical table, by the rules of the game played here.

import { type DomainId, HOUSES } from '../../data/ids.ts';
import { meeting, nextCastles, shieldStep, walkerStep, wallFalls } from '../../rules/coop/night.ts';
import type { NightReads } from '../../rules/coop/reads.ts';
import type { Talk } from '../dialogue.ts';
import { isYes, YES_NO } from '../yes-no.ts';
import { neighboursOf } from './heard.ts';
import { addWalkerTo, forgetOccupants, type NightNotes, takeWalkerFrom } from './notes.ts';

/** What his side acts with. */
export interface Night {
  readonly talk: Talk;
  readonly notes: NightNotes;
  readonly reads: NightReads;
  /** One of the White Walkers that are due, until none is. */
  readonly placeAll: (night: Night, domains: readonly DomainId[]) => void;
  /** Units of the Treaty had to give way somewhere. */
  readonly onRetreat?: () => void;
}

/** §21.6 A White Walker comes to a domain; where it meets the Treaty there is a battle, at once or later. */
export function addWalker(night: Night, at: DomainId, battle: 'now' | 'later'): void {
  const { talk, notes, reads } = night;
  const step = walkerStep(reads, at);
  talk.tell({ does: 'walker', at, step });
  if (step.does === 'points') return;
  addWalkerTo(notes, at);
  if (step.does === 'displaces') notes.occupants = { [at]: 'nobody' };
  if (step.does !== 'fights') return;
  if (battle === 'later') notes.battles.push({ by: 'white-walker', at });
  else walkerBattle(night, at);
}

/** Cards and losses are the table's: his side needs to know whether the White Walker still stands. */
export function walkerBattle({ talk, notes, onRetreat }: Night, at: DomainId): void {
  talk.tell({ does: 'walker-fights', at });
  talk.show();
  const stands = isYes(talk.ask('walker-battle', { at }, YES_NO));
  if (stands) onRetreat?.();
  else takeWalkerFrom(notes, at);
  forgetOccupants(notes);
}

/** §21.7 He moves straight there; the first attack south of the Wall destroys it. */
export function moveKing({ talk, notes, reads }: Night, at: DomainId): void {
  const falls = wallFalls(reads, at);
  if (falls) notes.wall = false;
  talk.tell({ does: 'king-moves', from: notes.kingAt, at, falls });
  notes.kingAt = at;
}

/** §21.7 His attack on the domain he stands in; whether the game goes on. */
export function kingAttack(night: Night, at: DomainId, around: boolean): boolean {
  const { talk, notes, reads } = night;
  const meets = meeting(reads, at);
  if (meets === 'battle') {
    talk.tell({ does: 'king-fights', at });
    talk.show();
    if (isYes(talk.ask('king-battle', { at }, YES_NO))) {
      talk.tell({ does: 'king-beaten' });
      return false;
    }
  }
  if (meets === 'rout') talk.tell({ does: 'king-routs', at });
  if (meets !== 'nobody') {
    notes.occupants = { [at]: 'nobody' };
    night.onRetreat?.();
  }
  conquer(night, at, around);
  return true;
}

/** Castle, house, White Walkers. */
function conquer(night: Night, at: DomainId, around: boolean): void {
  const { talk, notes, reads } = night;
  if (reads.castleStands(at)) {
    notes.destroyed.push(at);
    talk.tell({ does: 'destroy', at });
  }
  if (at === 'kings-landing') talk.tell({ does: 'throne' });
  if (reads.occupantsOf(at) === 'outsiders') {
    talk.tell({ does: 'displace', at });
    notes.occupants = { [at]: 'nobody' };
  }
  if (!around) return talk.show();
  addWalker(night, at, 'later');
  night.placeAll(night, neighboursOf(notes, at));
  talk.show();
}

/** §21.13 With the Ice Dragon he goes for the nearest castle after each turn; whether the game goes on. */
export function secondAttack(night: Night): boolean {
  const { talk, notes, reads } = night;
  const castles = nextCastles(reads);
  if (castles.length === 0) {
    talk.tell({ does: 'king-stays' });
    talk.show();
    return true;
  }
  const at = talk.choose('castle', {}, castles);
  moveKing(night, at);
  // No battle of its own: it fights with him
  if (reads.walkersInPool() > 0) {
    talk.tell({ does: 'walker', at, step: { does: 'stands' } });
    addWalkerTo(notes, at);
  } else talk.tell({ does: 'walker', at, step: { does: 'points', because: 'pool' } });
  talk.show();
  return kingAttack(night, at, false);
}

/** §21.8 */
export function evokeTerror({ talk, notes, reads }: Night): void {
  for (const house of talk.ask('shields', { for: 'terror' }, HOUSES)) {
    const does = shieldStep(reads, house);
    if (does === 'points') talk.tell({ does: 'king-points', points: 1 });
    if (does === 'token') talk.tell({ does: 'terror-token', house });
    if (does !== 'walker') continue;
    talk.tell({ does: 'terror-walker', house });
    if (notes.pool !== undefined) notes.pool--;
    if (notes.terror !== undefined) notes.terror++;
  }
  talk.show();
}
