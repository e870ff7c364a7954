// §29 The Rival's turn at a physical table: the die, the card, two actions, each decided by the rules of the game played here.

import { ACTIONS, type ActionId, type HouseId, HOUSES } from '../../data/ids.ts';
import { partnerOf, type RivalCardId, rivalCard, soloHero } from '../../data/solo.ts';
import {
  alliesMeant,
  type Recruiting,
  houseOf,
  recruitPlan,
  unitsToRecruit,
} from '../../rules/solo/recruits.ts';
import { shieldPlan, type TokenPlan, unalliedPlan } from '../../rules/solo/tokens.ts';
import type { Talk } from '../dialogue.ts';
import { type Acting, deploy, move, takeToken } from './actions.ts';
import { heardReads, trusting } from './heard.ts';
import type { Notes } from './notes.ts';
import { special } from './special.ts';

export function rivalTurn(talk: Talk, notes: Notes, slot: number, deck: readonly RivalCardId[]): RivalCardId {
  const { die, card } = rolled(talk, slot, deck);
  const acting: Acting = { talk, notes, reads: heardReads(talk, notes), card };
  act(acting, partnerOf(rivalCard(card), die));
  act(acting, die);
  talk.tell({ does: 'follow', die });
  talk.show();
  return card;
}

/** Its die and its card. */
export function rolled(
  talk: Talk,
  slot: number,
  deck: readonly RivalCardId[],
): { die: ActionId; card: RivalCardId } {
  const die = talk.ask('die', { slot }, ACTIONS);
  return { die, card: talk.ask('rival-card', {}, deck) };
}

export function act(acting: Acting, action: ActionId): void {
  switch (action) {
    case 'march':
    case 'sail':
      return move(acting, action);
    case 'recruit':
      return recruit(acting);
    case 'plot':
      return plot(acting);
    case 'whisper':
    case 'event':
      return special(acting);
  }
}

/** §29.6 */
function recruit({ talk, notes, reads, card }: Acting): void {
  const units = unitsToRecruit(reads, card);
  const [ally] = alliesMeant(reads, units);
  let so: Recruiting = ally ? { ally } : {};
  for (const unit of units) {
    const { places, why } = recruitPlan(reads, unit, so);
    const id = houseOf(reads, unit, so) ?? reads.rival;
    if (why) {
      talk.tell({ does: 'skip', unit: id, where: unit.where, why });
      continue;
    }
    const at = talk.choose('recruit-at', { unit: id, where: unit.where }, places);
    talk.tell({ does: 'recruit', unit: id, at, where: unit.where });
    deploy(notes, id, at);
    so = { ...so, first: at };
  }
  talk.show();
}

/** §29.7 */
function plot(acting: Acting): void {
  const { talk, reads, friend } = acting;
  const planFor = (shield: HouseId): TokenPlan =>
    friend ? friend.shieldPlan(shield) : shieldPlan(trusting(reads), shield);
  const { ability } = soloHero(reads.rival);
  const cards = 1 + (ability.effect === 'second-plot-card' ? ability.params.count : 0);
  for (let i = 0; i < cards; i++) {
    for (const shield of talk.ask('shields', { for: 'plot' }, HOUSES))
      takeToken(acting, planFor(shield), shield);
    talk.show();
  }
  if (ability.effect !== 'extra-plot-token') return;
  takeToken(acting, unalliedPlan(trusting(reads)));
  talk.show();
}
