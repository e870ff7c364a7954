// §21.4 and §30.1 The Ranger card at a physical table: tokens, White Walkers, the Night King, battles.

import { goldOfToken, RANGERS_BY_ROUND, rangerCard, whenRevealed } from '../../data/coop.ts';
import { type DomainId, TOKEN_KINDS } from '../../data/ids.ts';
import { doesOrderMatter, tokenStep } from '../../rules/coop/night.ts';
import type { Assault } from '../../rules/coop/state.ts';
import type { BattleName } from '../prompts.ts';
import { isYes, YES_NO } from '../yes-no.ts';
import { addWalker, evokeTerror, kingAttack, moveKing, type Night, walkerBattle } from './attack.ts';

/** Whether the game goes on after it. */
export function ranger(night: Night, round: number): boolean {
  const { talk, notes } = night;
  const id = talk.ask('ranger-card', { round }, RANGERS_BY_ROUND[round - 1]!);
  const { tokens, whiteWalkers, attack } = rangerCard(id);
  for (let left = tokens; left.length > 0; ) {
    const at = talk.choose('token-order', {}, left);
    left = left.filter((one) => one !== at);
    layToken(night, at);
  }
  talk.show();
  placeAll(night, whiteWalkers);
  talk.show();
  if (attack === undefined) {
    talk.tell({ does: 'king-waits' });
  } else {
    moveKing(night, attack);
    notes.battles.push({ by: 'night-king', at: attack });
  }
  talk.show();
  return fightAll(night);
}

/** §21.4a */
function layToken(night: Night, at: DomainId): void {
  const { talk, notes, reads } = night;
  const does = tokenStep(reads, at);
  if (does === 'none-left') return talk.tell({ does: 'no-supply', at });
  if (does === 'add') {
    notes.supply--;
    notes.down[at] = true;
    talk.tell({ does: 'add-token', at });
    if (!isYes(talk.ask('army', { at }, YES_NO))) return;
  }
  talk.tell({ does: 'turn-token', at });
  notes.down[at] = false;
  const token = talk.ask('token', { at }, TOKEN_KINDS);
  if (whenRevealed(token) !== 'act') return talk.tell({ does: 'token-stays', at, token });
  talk.tell({ does: 'token-acts', at, token, gold: -goldOfToken(token) });
  if (token === 'add-white-walker') addWalker(night, at, 'now');
  if (token === 'evoke-terror') evokeTerror(night);
}

/** §21.4b White Walkers one after another; the players choose where it matters. */
export function placeAll(night: Night, domains: readonly DomainId[]): void {
  let left = domains;
  while (left.length > 0) {
    const different = [...new Set(left)];
    const matters = doesOrderMatter(night.reads, left);
    const at = matters ? night.talk.choose('walker-order', {}, different) : left[0]!;
    const place = left.indexOf(at);
    left = left.filter((_, one) => one !== place);
    addWalker(night, at, 'later');
  }
}

const nameOf = ({ by, at }: Assault): BattleName => `${by}@${at}`;

/** §21.4d What his conquest adds joins the list. */
function fightAll(night: Night): boolean {
  const { talk, notes } = night;
  while (notes.battles.length > 0) {
    const name = talk.choose('battle-order', {}, notes.battles.map(nameOf));
    const place = notes.battles.findIndex((one) => nameOf(one) === name);
    const [battle] = notes.battles.splice(place, 1);
    const { by, at } = battle!;
    if (by === 'white-walker') walkerBattle(night, at);
    else if (!kingAttack(night, at, true)) return false;
  }
  return true;
}
