// §20.12 Whisper and Event at a physical table: the special action, then the top Plot Card leaves the game.

import { type RivalCardId, rivalCard } from '../../data/solo.ts';
import type { DomainId } from '../../data/ids.ts';
import { type BoardReads, homeOf } from '../../rules/solo/reads.ts';
import { mayDeploy } from '../../rules/solo/recruits.ts';
import { isHomeHostile, mayGoHome, type SpecialPlan, specialPlan } from '../../rules/solo/specials.ts';
import { exposedDomains } from '../../rules/solo/tokens.ts';
import { trusting } from './heard.ts';
import { put, take } from './notes.ts';
import { type Acting, deploy, move, takeToken } from './actions.ts';

export function special(acting: Acting): void {
  const { talk, notes, reads, card, friend } = acting;
  const plan = planOf(reads, card);
  switch (plan.does) {
    case 'bonus':
      notes.bonus = plan.bonus;
      talk.tell(plan);
      break;
    case 'points':
      talk.tell({ does: 'points', vp: plan.vp });
      break;
    case 'gold':
      talk.tell(friend ? { does: 'no-effect', of: 'gold' } : { does: 'lose-gold', gold: plan.gold });
      break;
    case 'discard':
      talk.tell(friend ? { does: 'no-effect', of: 'cards' } : plan);
      break;
    case 'eliminate':
      eliminate(acting, plan.count);
      break;
    case 'recruit':
      recruitOwn(acting, plan.at, plan.count);
      break;
    case 'next-target':
      move(acting, 'next-target');
      if (friend?.isOver()) return;
      break;
    case 'rally':
      rally(acting, plan.recruit);
      break;
    case 'token':
      takeToken(acting, plan.plan);
      break;
  }
  talk.tell({ does: 'remove-card' });
  talk.show();
}

/** Only tokens come from a Token Pool here; units of its own come from its track. */
function planOf(reads: BoardReads, card: RivalCardId): SpecialPlan {
  return specialPlan(trusting(reads), rivalCard(card).special);
}

/** Tokens of its person nearest to the Hero. */
function eliminate({ talk, notes, reads, friend }: Acting, count: number): void {
  for (let left = count; left > 0; left--) {
    const near = exposedDomains(reads);
    if (near.length === 0) return talk.tell({ does: 'spare' });
    const at = talk.choose('target', { from: reads.heroDomain() }, near);
    talk.tell({ does: friend ? 'remove-walker' : 'eliminate', at });
    friend?.removeWalker(at);
    delete notes.holders[at];
    notes.yours = undefined;
  }
}

/** As many as there is room for. */
function recruitOwn({ talk, notes, reads }: Acting, at: DomainId, count: number): void {
  for (let left = count; left > 0; left--) {
    if (!mayDeploy(reads, at)) return talk.tell({ does: 'no-unit', at });
    talk.tell({ does: 'recruit', unit: reads.rival, at });
    deploy(notes, reads.rival, at);
  }
}

/** Card 11: whoever is hostile at home leaves, the Hero goes there alone, a unit appears. */
function rally(acting: Acting, recruit: number): void {
  const { talk, notes, reads } = acting;
  const home = homeOf(reads.rival);
  // §22.4 The Night King's side does not retreat
  const mayClear = (): boolean =>
    isHomeHostile(reads) && (acting.friend === undefined || reads.holder(home) === 'other');
  for (let times = 0; times < 2 && mayClear(); times++) {
    talk.tell({ does: 'clear-home', at: home });
    talk.show();
    notes.holders = {};
  }
  if (mayGoHome(reads)) {
    const from = reads.heroDomain();
    const hero = [{ house: reads.rival, tokens: 0, hero: true }];
    talk.tell({ does: 'go-home', from, at: home });
    take(notes, from, hero);
    put(notes, home, hero);
    notes.hero = home;
  }
  if (reads.holder(home) === 'rival') recruitOwn(acting, home, recruit);
}
