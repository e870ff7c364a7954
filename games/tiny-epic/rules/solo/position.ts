// §20 The Rival in a position document, read and written.

import { type Frame, look, type Random, size } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { ACTIONS, type ActionId, type HouseId, type PlotCardId } from '../../data/ids.ts';
import { type Difficulty, RIVAL_CARDS, type RivalCardId } from '../../data/solo.ts';
import type { Mode } from '../config.ts';
import type { Reader } from '../position-reader.ts';
import { scoringRounds } from '../scoring.ts';
import { isOnMap, player, plotCardsAt, type World } from '../state.ts';
import { seatRival } from './setup.ts';

/** What lies before the Rival, besides what lies before every player. */
export interface PositionRival {
  house: HouseId;
  difficulty?: Difficulty;
  /** Its coming cards, those named first; the others follow in any order. */
  deck?: RivalCardId[];
  card?: RivalCardId;
  gone?: RivalCardId[];
  dice?: ActionId[];
  coins?: ActionId[];
  bonus?: number;
  removed?: PlotCardId[];
}

const KEYS: readonly string[] = [
  ...['house', 'difficulty', 'deck', 'card', 'gone', 'dice', 'coins', 'bonus', 'removed'],
];

/** What of the document is the table's configuration. */
export function rivalConfig(words: unknown): { rival?: unknown; difficulty?: unknown } {
  if (typeof words !== 'object' || words === null) return words === undefined ? {} : { rival: words };
  const { house, difficulty } = words as Partial<PositionRival>;
  return { ...(house !== undefined && { rival: house }), ...(difficulty !== undefined && { difficulty }) };
}

/** Lays the Rival's cards, dice and coins down. */
export function putRival(
  w: World,
  config: Parameters<typeof seatRival>[1],
  words: unknown,
  reader: Reader,
  random: Random,
): void {
  const given = (reader.isRecord(words ?? {}, 'rival', KEYS) ? (words ?? {}) : {}) as PositionRival;
  const named: RivalCardId[] = [];
  const cards = (list: unknown, path: string): RivalCardId[] =>
    reader.list(list, path, RIVAL_CARDS).filter((id) => {
      if (named.includes(id)) reader.wrong(path, 'position-card-twice', '20.6', { card: id });
      else named.push(id);
      return true;
    });
  const card = cards(given.card === undefined ? [] : [given.card], 'rival.card')[0];
  const gone = cards(given.gone, 'rival.gone');
  const top = cards(given.deck, 'rival.deck');
  const rest = random.shuffle(RIVAL_CARDS.filter((id) => !named.includes(id)));
  seatRival(w, config, [...top, ...rest]);
  const rival = w.rival!;
  rival.card = card;
  rival.gone = gone;
  rival.dice = reader.list(given.dice, 'rival.dice', ACTIONS);
  rival.coins = reader.list(given.coins, 'rival.coins', ACTIONS);
  rival.bonus = reader.number(given.bonus ?? 0, 'rival.bonus', 0, 9);
  rival.removed = reader.list(given.removed, 'rival.removed', plotCardsAt(w));
}

/** §20.6 There must be a card for each of its turns to the end of the game. */
export function checkRivalCards(w: World, frames: readonly Frame[], reader: Reader): void {
  const { dice, deck } = w.rival!;
  const isInRound = frames.some(({ at }) => at === 'turns');
  const inRound = isInRound ? tables.dice.solo.rival - dice.length : 0;
  const wanted = inRound + tables.dice.solo.rival * (scoringRounds(w).rounds - w.round);
  if (size(deck) < wanted) reader.wrong('rival.gone', 'position-rival-cards', '20.6', { wanted });
}

/** §20.14 Its Hero is always on the map. */
export function checkRivalHero(w: World, reader: Reader): void {
  if (!isOnMap(w, player(w, w.rival!.seat).leader)) reader.wrong('map', 'position-rival-hero', '20.14');
}

const NOT_ITS_OWN = ['hand', 'faceUp', 'beside', 'dice'] as const;

/** §20.1, §20.20 It has neither hand nor Hero Cards, and its dice lie on its own slots. */
export function checkRivalMat(
  words: { readonly [key in (typeof NOT_ITS_OWN)[number]]?: readonly unknown[] },
  path: string,
  reader: Reader,
): void {
  for (const key of NOT_ITS_OWN)
    if ((words[key] ?? []).length > 0) reader.wrong(`${path}.${key}`, 'position-hand-limit', '20.1');
}

/** The Rival's turn: about to roll, or with the die it has rolled about to perform its second action. */
export function rivalTurnFrames(w: World, die: ActionId | undefined): Frame[] {
  const round = [soloRoundFrame(w, 'rival')];
  if (w.coop) {
    w.coop.active = w.rival!.person;
    round.push({ flow: 'teammateTurn', at: 'evokeTerror', args: {} });
  }
  if (die === undefined) return [...round, { flow: 'rivalTurn', at: 'roll', args: {} }];
  w.rival!.dice.push(die);
  return [...round, { flow: 'rivalTurn', at: 'secondAction', args: { die } }];
}

/** Which of the four turns of the round it is, by the dice that are left. */
export function soloRoundFrame(w: World, turn: 'person' | 'rival'): Frame {
  const { person, dice } = w.rival!;
  const isFirst =
    turn === 'person' ? player(w, person).dice.length === tables.dice.solo.human : dice.length === 0;
  const turns = (isFirst ? 1 : 3) + (turn === 'rival' ? 1 : 0);
  return { flow: automatonRound(w), at: 'turns', args: { turns } };
}

/** The round of a table with a Rival or a Teammate. */
export function automatonRound({ coop }: World): 'soloRound' | 'teammateRound' {
  return coop ? 'teammateRound' : 'soloRound';
}

/** The Rival of a quiet table in words. */
export function rivalWords({ rival, mode }: World): { mode: Mode; rival: PositionRival } | undefined {
  if (!rival || !mode) return undefined;
  const { seat, difficulty, deck, card, gone, dice, coins, bonus, removed } = rival;
  return {
    mode,
    rival: {
      house: seat,
      ...(mode === 'solo' && { difficulty }),
      deck: [...look(deck)],
      ...(card && { card }),
      ...{ gone: [...gone], dice: [...dice], coins: [...coins], bonus, removed: [...removed] },
    },
  };
}
