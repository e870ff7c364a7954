// The words of scenarios against the Rival: Lannister is the person, Stark the Rival, its turn is about to begin.

import { scenarios } from '@three-thrones/testkit';
import { ACTIONS, type ActionId, type HouseId, type PlotCardId } from '../data/ids.ts';
import type { Difficulty, RivalCardId } from '../data/solo.ts';
import { tinyEpic } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import type { PositionRival } from '../rules/solo/position.ts';
import { words } from './table.ts';

const { given, when, then } = words;

export function rivalCardNamed(n: number): RivalCardId {
  return `rival-${String(n).padStart(2, '0')}` as RivalCardId;
}

/** Everything else as after setup: Lannister and Stark at home, four houses, the Rival's turn about to begin. */
export function soloPosition(): PositionDocument & { rival: PositionRival } {
  return {
    mode: 'solo',
    seats: ['lannister'],
    rival: { house: 'stark', difficulty: 'easy' },
    nonPlayers: ['tyrell', 'tully', 'greyjoy'],
    players: { lannister: { dice: ['whisper', 'whisper'] } },
    at: { step: 'rival' },
  };
}

function soloGiven(
  doc: PositionDocument & { rival: PositionRival },
  chance: (...entries: readonly unknown[]) => void,
) {
  return {
    ...given(doc, chance),
    /** The Rival is of another house; what it held among the others goes to `instead`. */
    rivalHouse: (house: HouseId, nonPlayers: HouseId[] = ['tyrell', 'tully', 'greyjoy']): void => {
      doc.rival.house = house;
      doc.nonPlayers = nonPlayers;
    },
    person: (house: HouseId): void => {
      doc.seats = [house];
      doc.players = { [house]: { dice: ['whisper', 'whisper'] } };
    },
    difficulty: (level: Difficulty): void => void (doc.rival.difficulty = level),
    /** Its whole turn: this die, this card. */
    rivalTurn: (die: ActionId, card: number): void => {
      doc.rival.deck = [rivalCardNamed(card)];
      doc.at = { step: 'rival' };
      chance(die);
    },
    /** Only its second action, by this card; then its person may follow. */
    rivalActs: (action: ActionId, card = 1): void => {
      doc.rival.card = rivalCardNamed(card);
      doc.at = { step: 'rival', die: action };
    },
    /** Its next Rival Cards. */
    rivalDeck: (...cards: number[]): void => void (doc.rival.deck = cards.map(rivalCardNamed)),
    /** What of its cards and dice lies on the table. */
    rivalCards: (lying: Pick<PositionRival, 'card' | 'gone' | 'dice'>): void =>
      void Object.assign(doc.rival, lying),
    bonus: (bonus: number): void => void (doc.rival.bonus = bonus),
    coins: (...slots: ActionId[]): void => void (doc.rival.coins = slots),
    removed: (...cards: PlotCardId[]): void => void (doc.rival.removed = cards),
    /** The person is about to place one of these; three dice: the first turn of the round. */
    personTurn: (dice: ActionId[]): void => {
      const person = doc.seats[0]!;
      ((doc.players ??= {})[person] ??= {}).dice = dice;
      doc.at = { step: 'turn', seat: person };
    },
  };
}

export const scenario = scenarios(tinyEpic, {
  position: soloPosition,
  given: soloGiven,
  when,
  then,
  openWords: ACTIONS,
});
