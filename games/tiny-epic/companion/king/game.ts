// §21.3 Six rounds against the Night King: the Ranger card, the players' turns with Evoke Terror, alliances and terror, taxes.

import { tables } from '../../data/data.ts';
import type { Talk } from '../dialogue.ts';
import { NIGHT_CHANGES, type NightChange } from '../prompts.ts';
import { evokeTerror, type Night, secondAttack } from './attack.ts';
import { heardNight, walkersInTerror, walkersOnMap } from './heard.ts';
import {
  firstNightNotes,
  forgetOccupants,
  forgetTokens,
  forgetWalkers,
  type KingSetup,
  type NightNotes,
} from './notes.ts';
import { placeAll, ranger } from './ranger.ts';

export const NIGHT_ROUNDS = tables.rounds.cooperative;

export function kingGame(setup: KingSetup, talk: Talk): void {
  const notes = firstNightNotes(setup);
  const night: Night = { talk, notes, reads: heardNight(talk, notes), placeAll };
  for (let round = 1; round <= NIGHT_ROUNDS.rounds; round++) {
    talk.at({ round, turn: 0 });
    if (!ranger(night, round)) return;
    for (let turn = 1; turn <= setup.seats.length; turn++) {
      talk.at({ round, turn });
      if (!treatyTurn(night, turn)) return;
    }
    talk.at({ round, turn: setup.seats.length + 1 });
    endRound(night, round);
  }
}

/** §30.2 A turn with its follows, then Evoke Terror, then in the second phase his additional attack. */
function treatyTurn(night: Night, turn: number): boolean {
  const { talk, notes } = night;
  change(notes, talk.ask('treaty-turn', { turn }, changesOf(notes)));
  evokeTerror(night);
  return !notes.isSecondPhase || secondAttack(night);
}

function changesOf({ wall, isSecondPhase }: NightNotes): NightChange[] {
  return NIGHT_CHANGES.filter((one) => one !== 'glass' || (!wall && !isSecondPhase));
}

/** What others have done, as far as it is told. */
function change(notes: NightNotes, changed: readonly NightChange[]): void {
  forgetOccupants(notes);
  if (changed.includes('walkers')) forgetWalkers(notes);
  if (changed.includes('tokens')) forgetTokens(notes);
  if (changed.includes('glass')) notes.isSecondPhase = true;
}

/** White Walkers of the Terror Pool that cost the Treaty one token (§21.14). */
const WALKERS_PER_TOKEN = 2;

function hasBottomDice({ seats }: KingSetup): boolean {
  const slots: Readonly<Record<string, number>> = tables.dice.bottomSlots;
  return (slots[seats.length] ?? 0) > 0;
}

/** §30.3-30.5 */
function endRound({ talk, notes }: Night, round: number): void {
  // §2.6 With two or three players there are dice that everybody uses after the last turn
  if (hasBottomDice(notes.setup)) change(notes, talk.ask('bottom-dice', {}, changesOf(notes)));
  const walkers = walkersInTerror(talk, notes);
  if (walkers > 0)
    talk.tell({ does: 'terror-toll', walkers, tokens: Math.floor(walkers / WALKERS_PER_TOKEN) });
  if (notes.pool !== undefined) notes.pool += walkers;
  notes.terror = 0;
  talk.tell({ does: 'compare' });
  talk.tell({ does: 'cull-both' });
  talk.tell({ does: 'treaty-taxes' });
  const points = walkersOnMap(talk, notes);
  if (points > 0) talk.tell({ does: 'king-points', points });
  talk.tell({ does: 'hand' });
  if (NIGHT_ROUNDS.scoringAfterRounds.includes(round)) talk.tell({ does: 'treaty-scoring' });
  if (round === NIGHT_ROUNDS.rounds) talk.tell({ does: 'lost' });
  talk.show();
  forgetOccupants(notes);
}
