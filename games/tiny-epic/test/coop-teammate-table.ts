// The words of scenarios with a Teammate: Lannister is the person, Stark the Teammate, whose turn is about to begin.

import { scenarios } from '@three-thrones/testkit';
import { ACTIONS, type ActionId, type HouseId } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import type { PositionRival } from '../rules/solo/position.ts';
import { coopWords } from './coop-table.ts';
import { rivalCardNamed } from './solo-table.ts';

type TeammateDocument = PositionDocument & { rival: PositionRival };

function position(): TeammateDocument {
  return {
    mode: 'coop',
    seats: ['lannister'],
    rival: { house: 'stark' },
    nonPlayers: ['tyrell', 'tully', 'greyjoy'],
    players: { lannister: { dice: ['whisper', 'whisper'] } },
    at: { step: 'rival' },
  };
}

function given(doc: TeammateDocument, chance: (...entries: readonly unknown[]) => void) {
  return {
    ...coopWords.given(doc, chance),
    teammate: (house: HouseId, nonPlayers: HouseId[] = ['tyrell', 'tully', 'greyjoy']): void => {
      doc.rival.house = house;
      doc.nonPlayers = nonPlayers;
    },
    person: (house: HouseId): void => {
      doc.seats = [house];
      doc.players = { [house]: { dice: ['whisper', 'whisper'] } };
    },
    /** Its whole turn: this die, this card. */
    teammateTurn: (die: ActionId, card: number): void => {
      doc.rival.deck = [rivalCardNamed(card)];
      doc.at = { step: 'rival' };
      chance(die);
    },
    /** Only its second action, by this card; then its person may follow. */
    teammateActs: (action: ActionId, card = 1): void => {
      doc.rival.card = rivalCardNamed(card);
      doc.at = { step: 'rival', die: action };
    },
    bonus: (bonus: number): void => void (doc.rival.bonus = bonus),
    coins: (...slots: ActionId[]): void => void (doc.rival.coins = slots),
    /** The person is about to place one of these; three dice: the first turn of the round. */
    personTurn: (dice: ActionId[]): void => {
      doc.players = { ...doc.players, lannister: { ...doc.players?.lannister, dice } };
      doc.at = { step: 'turn', seat: 'lannister' };
    },
  };
}

export const teammateScenario = scenarios(tinyEpic, {
  position,
  given,
  when: coopWords.when,
  then: coopWords.then,
  openWords: ACTIONS,
});
