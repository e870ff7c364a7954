// §1 Setup: what a table may be, the deal, and a table written down.

import { type Mistake, pile, type Random, Reader, type Refusal, refusal } from '@three-thrones/kernel';
import { type CardId, CARDS, HOUSES } from '../data/ids.ts';
import { DEALT, type Round, sorted, type World } from './state.ts';

/** Which house sits first. */
export interface HeirConfig {
  readonly seats: readonly string[];
}

/** Takes `{ players: 2 }`, or the seats as the lobby names them. */
export function configure(config: unknown, random: Random): HeirConfig | Refusal {
  if (typeof config !== 'object' || config === null)
    return refusal('config-malformed', '1', { wanted: 'an object' });
  const { players, seats } = config as { players?: unknown; seats?: unknown };
  if (seats === undefined && players === HOUSES.length) return { seats: random.shuffle([...HOUSES]) };
  if (Array.isArray(seats) && seats.length === HOUSES.length && HOUSES.every((id) => seats.includes(id)))
    return { seats: seats as string[] };
  const mistakes: Mistake[] = [{ path: 'players', code: 'config-player-count', rule: '1.1' }];
  return { ...refusal('config-refused', '1'), mistakes };
}

/** §1.2 */
export function setup({ seats }: HeirConfig, random: Random): World {
  const deck = random.shuffle([...CARDS]);
  const hands = Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, DEALT)]));
  return tableOf(seats, hands, []);
}

/** `{ hands: { stark: [...], lannister: [...] }, shown: [{ stark, lannister }] }`, in POSITION.md of a grown game. */
export function readWorld(document: unknown): World | Refusal {
  const mistakes: Mistake[] = [];
  const reader = new Reader(mistakes, { words: '1', numbers: '1' });
  const { hands, shown = [] } = reader.isRecord(document, '', ['hands', 'shown'])
    ? document
    : ({} as Record<string, unknown>);
  const held = Object.fromEntries(
    reader
      .entries(hands, 'hands', HOUSES)
      .map(([seat, cards]) => [seat, reader.list(cards, `hands.${seat}`, CARDS)]),
  );
  const rounds = (Array.isArray(shown) ? shown : []).map(
    (round: unknown, at): Round =>
      Object.fromEntries(
        reader
          .entries(round, `shown[${at}]`, HOUSES)
          .map(([seat, card]) => [seat, reader.oneOf(card, `shown[${at}].${seat}`, CARDS)]),
      ),
  );
  for (const seat of HOUSES) {
    const cards = held[seat]?.length ?? 0;
    if (cards + rounds.length !== DEALT) reader.wrong(`hands.${seat}`, 'position-out-of-range', '1.2');
  }
  return mistakes.length > 0
    ? { ...refusal('position-refused', '1'), mistakes }
    : tableOf(HOUSES, held, rounds);
}

function tableOf(
  seats: readonly string[],
  hands: Readonly<Record<string, readonly CardId[]>>,
  shown: Round[],
): World {
  const gone = new Set([...Object.values(hands).flat(), ...shown.flatMap((round) => Object.values(round))]);
  return {
    order: [...seats],
    hand: Object.fromEntries(seats.map((seat) => [seat, pile(sorted(hands[seat]!), [seat])])),
    rest: pile(
      CARDS.filter((id) => !gone.has(id)),
      [],
    ),
    shown,
  };
}
