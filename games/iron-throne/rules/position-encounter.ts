// The encounter in position notation.

import { hide, type Reader, type Seat } from '@three-thrones/kernel';
import { deckOf, eventDeck } from '../data/data.ts';
import type { CardId, CharacterId, EventId, HouseId } from '../data/ids.ts';
import { resultNow } from './outcome.ts';
import { isAfter } from './round-steps.ts';
import { newEncounter } from './setup.ts';
import { activeOf, encounter, living, type Side, SIDES, type World } from './state.ts';
import { dealFrom, termsOf } from './terms.ts';

export interface PositionEncounter {
  /** Event cards that lie open, before the defender is fixed. */
  events?: EventId[];
  defender?: HouseId;
  /** Characters of the active players; `null` is none. */
  characters?: Partial<Record<HouseId, CharacterId | null>>;
  supporters?: { seat: HouseId; side: Side; character: CharacterId; joined?: boolean }[];
  /** Terms as the challenger would propose them: `give-power:2`, `take-influence`. */
  deal?: string[];
  /** Clash cards by the player who chose them. */
  cards?: Partial<Record<HouseId, CardId>>;
}

const KEYS = ['events', 'defender', 'characters', 'supporters', 'deal', 'cards'];

export function putEncounter(
  w: World,
  words: PositionEncounter | undefined,
  at: string,
  reader: Reader,
): void {
  if (!isAfter(at, 'event_flip')) {
    if (words !== undefined) reader.wrong('encounter', 'position-too-early', '5.1');
    return;
  }
  const given: PositionEncounter | undefined = words;
  if (given === undefined || !reader.isRecord(words, 'encounter', KEYS)) {
    reader.wrong('encounter', 'position-needs-encounter', '5.1');
    return;
  }
  w.encounter = newEncounter(w.challenger);
  const events: readonly EventId[] = eventDeck(w.order);
  w.encounter.events = reader.list(given.events, 'encounter.events', events);
  if (!isAfter(at, 'fix_defender')) {
    if (w.encounter.events.length !== 1) reader.wrong('encounter.events', 'position-one-event', '5.1');
    return;
  }
  if (w.encounter.events.length > 0) reader.wrong('encounter.events', 'position-event-discarded', '5.5');
  const others = w.order.filter((seat) => seat !== w.challenger);
  w.encounter.defender = reader.oneOf(given.defender, 'encounter.defender', others);
  if (isAfter(at, 'active_preparation')) putParts(w, given, reader);
  if (given.deal) w.encounter.deal = dealFrom(readTerms(w, given.deal, reader), 'challenger');
  putCards(w, given, at, reader);
  if (isAfter(at, 'fix_outcome')) w.encounter.result = resultNow(w);
}

function putParts(w: World, given: PositionEncounter, reader: Reader): void {
  const { parts } = encounter(w);
  for (const side of SIDES) {
    const seat = activeOf(w, side);
    const character = characterFor(
      w,
      seat,
      given.characters?.[seat as HouseId],
      `encounter.characters.${seat}`,
      reader,
    );
    parts.push({ seat, side, character, supports: false, defenderReward: false });
  }
  const free = w.order.filter((seat) => !parts.some((part) => part.seat === seat));
  for (const [at, one] of (given.supporters ?? []).entries()) {
    const path = `encounter.supporters[${at}]`;
    if (!reader.isRecord(one, path, ['seat', 'side', 'character', 'joined'])) continue;
    const seat = reader.oneOf(one.seat, `${path}.seat`, free);
    const side = reader.oneOf(one.side, `${path}.side`, SIDES);
    const character = characterFor(w, seat, one.character, `${path}.character`, reader);
    parts.push({ seat, side, character, supports: true, defenderReward: one.joined === true });
    if (!one.joined && character) encounter(w).offers.push({ seat, side, character, accepted: true });
  }
}

/** A named character may have died since; one that is left out is the first that lives. */
function characterFor(
  w: World,
  seat: Seat,
  named: CharacterId | null | undefined,
  path: string,
  reader: Reader,
): CharacterId | undefined {
  if (named === null) return undefined;
  if (named === undefined) return living(w, seat)[0];
  return reader.oneOf(named, path, Object.keys(w.mats[seat]!.power) as CharacterId[]);
}

function readTerms(w: World, terms: readonly string[], reader: Reader): string[] {
  return reader.list([...terms], 'encounter.deal', termsOf(w, 'challenger'));
}

/** Set aside from `before_cards_played` on, face down from `before_reveal` on, open from `after_reveal` on. */
function putCards(w: World, given: PositionEncounter, at: string, reader: Reader): void {
  const e = encounter(w);
  const wanted = isAfter(at, 'choose_cards');
  const cards = reader.entries(given.cards, 'encounter.cards', [e.challenger, e.defender!] as HouseId[]);
  if (!wanted && cards.length > 0) reader.wrong('encounter.cards', 'position-too-early', '7.7');
  if (!wanted) return;
  const isOpen = isAfter(at, 'reveal_cards');
  e.down = isAfter(at, 'play_cards');
  if (isOpen) e.revealed = {};
  for (const [seat, word] of cards) {
    const card = reader.oneOf(word, `encounter.cards.${seat}`, deckOf(seat));
    if (isOpen) e.revealed![seat] = card;
    else e.lying[seat] = { of: seat, card: hide(card, [seat]) };
  }
}
