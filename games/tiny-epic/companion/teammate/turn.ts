// §22 The Teammate's turn at a physical table: as the Rival's, on the Night King's map.

import { partnerOf, type RivalCardId, rivalCard } from '../../data/solo.ts';
import { coopTables } from '../../data/coop.ts';
import { domain } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import { linesOfTeammate } from '../../rules/coop/teammate/strength.ts';
import { teammatePlan } from '../../rules/coop/teammate/targets.ts';
import { treatyShieldPlan } from '../../rules/solo/tokens.ts';
import { type Force, unitsIn } from '../../rules/state.ts';
import type { Talk } from '../dialogue.ts';
import { type NightNotes, takeWalkerFrom } from '../king/notes.ts';
import type { TreatyChange } from '../prompts.ts';
import type { Acting, Friend } from '../rival/actions.ts';
import { trusting } from '../rival/heard.ts';
import { forgetOthers, forgetUnits, type Notes } from '../rival/notes.ts';
import { act, rolled } from '../rival/turn.ts';
import { heardTeammate } from './heard.ts';

/** What a turn needs, and what it hears of on the way. */
export interface TeammateTurn {
  readonly talk: Talk;
  readonly notes: Notes;
  readonly night: NightNotes;
  readonly deck: readonly RivalCardId[];
  /** Its first or its second of the round. */
  readonly slot: number;
  /** What others have done, as far as it is told. */
  changed(what: readonly TreatyChange[]): void;
  readonly changes: () => readonly TreatyChange[];
}

/** Its card; the Night King may have been beaten meanwhile. */
export function teammateTurn(turn: TeammateTurn): RivalCardId {
  const { talk, notes, night, slot, deck } = turn;
  forgetOthers(notes);
  explore(turn, 'before');
  const { die, card } = rolled(talk, slot, deck);
  const acting = actingIn(talk, notes, night, card);
  act(acting, partnerOf(rivalCard(card), die));
  if (night.isBeaten) return card;
  explore(turn, 'between');
  act(acting, die);
  if (night.isBeaten) return card;
  talk.tell({ does: 'follow', die });
  talk.show();
  return card;
}

/** §21.5 Its person may let it explore; what comes of it is asked where it has, or may have, an army for it. */
function explore({ talk, notes, changed, changes }: TeammateTurn, when: 'before' | 'between'): void {
  if (mayExplore(notes)) changed(talk.ask('explored', { when }, changes()));
}

function mayExplore({ held, forces }: Notes): boolean {
  if (!held) return true;
  const hasArmy = (force: Force): boolean => unitsIn(force) >= coopTables.armyForTokens;
  return held.map((at) => forces[at]).some((force) => force === undefined || hasArmy(force));
}

function actingIn(talk: Talk, notes: Notes, night: NightNotes, card: RivalCardId): Acting {
  const reads = heardTeammate(talk, notes, night);
  const isOfTheDead = (at: DomainId): boolean => night.kingAt === at || night.walkers[at] === true;
  const friend: Friend = {
    plan: (id, move) => teammatePlan(reads, id, move),
    shieldPlan: (shield) => treatyShieldPlan(trusting(reads), shield),
    lines: (army, at) => {
      const rival = { seat: notes.setup.rival, bonus: notes.bonus };
      return linesOfTeammate(rival, army, 'attacker', at, isOfTheDead(at));
    },
    left: (at) => {
      const isCastleLost = domain(at).kind === 'castle' && !notes.held?.includes(at);
      if (isCastleLost && notes.held?.includes('kings-landing')) forgetUnits(notes);
    },
    fought: (at, isWon) => {
      if (!isWon) return;
      if (night.kingAt === at) {
        night.isBeaten = true;
        talk.tell({ does: 'king-beaten' });
      } else beatWalker(night, at);
    },
    removeWalker: (at) => beatWalker(night, at),
    isOver: () => night.isBeaten,
  };
  return { talk, notes, reads, card, friend };
}

/** It goes to its pool; what stood there may have been the Ice Dragon alone. */
function beatWalker(night: NightNotes, at: DomainId): void {
  if (night.walkers[at] === true) return takeWalkerFrom(night, at);
  if (night.isEveryWalkerKnown) return;
  night.walkers[at] = false;
  night.pool = undefined;
}
