// §20.3 Six rounds against the Rival: you, the Rival, you, the Rival; then alliances, taxes, coins, and at times scoring.

import { tables } from '../../data/data.ts';
import { RIVAL_CARDS, type RivalCardId } from '../../data/solo.ts';
import type { Talk } from '../dialogue.ts';
import { CHANGES } from '../prompts.ts';
import { changeAllies, firstNotes, forgetOthers, forgetUnits, type Notes, type RivalSetup } from './notes.ts';
import { rivalTurn } from './turn.ts';

export const ROUNDS = tables.rounds['competitive-1-to-4'];
/** Its turns in a round. */
const TURNS = tables.dice.solo.rival;

export function rivalGame(setup: RivalSetup, talk: Talk): void {
  const notes = firstNotes(setup);
  let deck: readonly RivalCardId[] = RIVAL_CARDS;
  for (let round = 1; round <= ROUNDS.rounds; round++) {
    for (let turn = 0; turn < TURNS; turn++) {
      talk.at({ round, turn: 2 * turn });
      yourTurn(talk, notes, round, turn);
      talk.at({ round, turn: 2 * turn + 1 });
      const card = rivalTurn(talk, notes, turn + 1, deck);
      deck = deck.filter((id) => id !== card);
    }
    talk.at({ round, turn: 2 * TURNS });
    endRound(talk, notes, round);
  }
}

function yourTurn(talk: Talk, notes: Notes, round: number, turn: number): void {
  forgetOthers(notes);
  const changed = talk.ask('changed', { round, turn }, CHANGES);
  if (changed.includes('units')) forgetUnits(notes);
  if (changed.includes('allies'))
    changeAllies(notes, talk.ask('allies', { before: notes.allies }, notes.setup.mats));
}

/** §20.16-20.17 */
function endRound(talk: Talk, notes: Notes, round: number): void {
  const isScoring = ROUNDS.scoringAfterRounds.includes(round);
  const isOver = round === ROUNDS.rounds;
  for (const does of ['alliances', 'taxes', 'coins', 'cull'] as const) talk.tell({ does });
  if (isScoring) talk.tell({ does: 'scoring' });
  if (isOver) talk.tell({ does: 'over' });
  talk.show();
  notes.bonus = 0;
}
