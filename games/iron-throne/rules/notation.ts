// Writes a table down in the position notation (POSITION.md).

import { type Frame, look, type Refusal, refusal, type Seat, type State } from '@three-thrones/kernel';
import type { CharacterId, HouseId } from '../data/ids.ts';
import type { PositionDocument, PositionHouse } from './position.ts';
import type { PositionEncounter } from './position-encounter.ts';
import { isAfter } from './round-steps.ts';
import { encounter, mat, SIDES, type World } from './state.ts';
import { termsIn } from './terms.ts';

/** Questions before which nothing of their step has happened yet. The round's frame stands at the step that comes next. */
const QUIET: readonly (readonly [asked: string, step: string, next: string])[] = [
  ['hostages.handle', 'hostages', 'event_flip'],
  ['defender.name', 'fix_defender', 'active_preparation'],
  ['move.choose', 'negotiation', 'choose_cards'],
  ['choose.card', 'choose_cards', 'before_cards_played'],
];

/** Writes a quiet table down, all hands open; in mid-action there is no notation for it. */
export function notation({ world: w, frames }: State<World>): PositionDocument | Refusal {
  const at = stepOf(w, frames);
  if (!at) return refusal('position-not-quiet', '3.3');
  return {
    seats: w.order as HouseId[],
    leaders: Object.fromEntries(w.order.map((seat) => [seat, mat(w, seat).leader!])),
    rules: { ...w.rules },
    round: w.round,
    challenger: w.challenger as HouseId,
    houses: Object.fromEntries(w.order.map((seat) => [seat, houseIn(w, seat)])),
    events: [...look(w.events)],
    eventsOut: [...w.eventsOut],
    ...(w.encounter && { encounter: encounterIn(w, at) }),
    at,
  };
}

function houseIn(w: World, seat: Seat): PositionHouse {
  const { sheet, box, power, hand, deck, discard, hostages } = mat(w, seat);
  const boards = w.order.filter((board) => board !== seat && (mat(w, board).board[seat] ?? 0) > 0);
  return {
    ...{ sheet, box, power: { ...power } },
    influence: Object.fromEntries(boards.map((board) => [board, mat(w, board).board[seat]!])),
    hand: [...look(hand)],
    deck: [...look(deck)],
    discard: [...discard],
    hostages: hostages.map(({ card }) => ({
      card: look(card),
      knownTo: card.to.filter((one) => one !== seat) as HouseId[],
    })),
  };
}

function encounterIn(w: World, at: string): PositionEncounter {
  const e = encounter(w);
  if (!isAfter(at, 'fix_defender')) return { events: [...e.events] };
  const active = e.parts.filter(({ supports }) => !supports);
  return {
    defender: e.defender as HouseId,
    characters: Object.fromEntries(active.map(({ seat, character }) => [seat, character ?? null])),
    supporters: e.parts
      .filter(({ supports }) => supports)
      .map(({ seat, side, character, defenderReward }) => ({
        seat: seat as HouseId,
        side,
        character: character as CharacterId,
        ...(defenderReward && { joined: true }),
      })),
    ...(e.deal && { deal: termsIn(e.deal, 'challenger') }),
  };
}

/** Where nothing is under way that the notation has no words for. */
function stepOf(w: World, frames: readonly Frame[]): string | undefined {
  const top = frames.at(-1);
  if (w.glimpses.length > 0 || w.foreseen || top?.said !== undefined) return undefined;
  const e = w.encounter;
  if (e && (e.retreated.length > 0 || e.used.length > 0)) return undefined;
  if (e?.offers.some(({ accepted }) => !accepted)) return undefined;
  // Hostages get new numbers when a table is read, so a deal that names some cannot be written.
  if (e?.deal && SIDES.some((side) => e.deal![side].backs.length > 0)) return undefined;
  const at = QUIET.find(
    ([asked, , next]) => asked === `${top?.flow}.${top?.at}` && frames[1]?.at === next,
  )?.[1];
  const talks = e?.negotiation;
  return at === 'negotiation' && talks && (talks.row > 0 || talks.proposal) ? undefined : at;
}
