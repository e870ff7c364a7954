// Everything this game tells, and what each fact carries. Secrets in it are closed as everywhere.

import type { Hidden, Seat } from '@three-thrones/kernel';
import type { Outcome } from '../data/data.ts';
import type {
  AbilityId,
  CardId,
  CharacterCardId,
  CharacterId,
  EventId,
  HouseId,
  LeaderId,
} from '../data/ids.ts';
import type { Deal, Loss, Side } from './state.ts';

export interface Facts {
  'round.began': { round: number; challenger: Seat };
  'leaders.shown': { leaders: Record<Seat, LeaderId> };

  // Cards
  'cards.drawn': { seat: Seat; cards: Hidden<CardId[]> };
  'card.discarded': { seat: Seat; card: CardId };
  'deck.reshuffled': { seat: Seat };
  'hand.seen': { by: Seat; of: Seat; cards: Hidden<CardId[]> };
  'choice.seen': { by: Seat; of: Seat; card: Hidden<CardId> };

  // Hostages
  'hostage.taken': {
    by: Seat;
    from: Seat;
    of: HouseId;
    source: 'hand' | 'deck' | 'held';
    card: Hidden<CardId>;
  };
  'hostage.home': { from: Seat; of: HouseId; card: Hidden<CardId> };
  'hostage.released': { by: Seat; of: HouseId; card: Hidden<CardId> };
  'hostage.tortured': { by: Seat; of: HouseId; card: CardId };

  // Power and influence
  'power.placed': { seat: Seat; character: CharacterId; amount: number };
  'power.shifted': { seat: Seat; from: CharacterId; to: CharacterId };
  'power.removed': { seat: Seat; character: CharacterId; amount: number };
  'power.given': { from: Seat; to: Seat; amount: number };
  'power.left': { seat: Seat; amount: number };
  'character.died': { character: CharacterId };
  'character.revived': { character: CharacterId; amount: number };
  'removal.split': { seat: Seat };
  'influence.spread': { seat: Seat; onto: Seat };
  'influence.returned': { seat: Seat; from: Seat };

  // Preparation and support
  'event.shown': { event: EventId };
  'event.chosen': { event: EventId };
  'events.reshuffled': { count: number };
  'events.seen': { by: Seat; count: number; events: Hidden<EventId[]> };
  'defender.named': { seat: Seat };
  'participant.chosen': { seat: Seat; character: CharacterId };
  'support.demanded': { by: Seat; of: Seat };
  'support.offered': { seat: Seat; side: Side; character: CharacterId };
  'support.answered': { seat: Seat; by: Seat; accepted: boolean };
  'support.withheld': { seat: Seat };
  'support.joined': { seat: Seat; side: Side; character: CharacterId };
  'invitation.declined': { seat: Seat };
  'supporter.retreated': { seat: Seat };
  'supporter.stayed': { seat: Seat };

  // Clash
  'deal.proposed': { by: Seat; deal: Deal };
  'deal.passed': { by: Seat };
  'deal.recorded': { deal: Deal };
  'cards.chosen': { seats: Seat[] };
  'cards.laid': { seats: Seat[] };
  'question.answered': { by: Seat; says: 'yes' | 'no' };
  'answer.untrue': { by: Seat };
  'card.replaced': { seat: Seat };
  'cards.swapped': { by: Seat };
  'values.swapped': { by: Seat };
  'truce.counts-as-hostility': { side: Side };
  'outcome.forced': { by: Seat; outcome: Outcome };
  'strength.added': { side: Side; amount: number; by: AbilityId };
  'cards.revealed': { cards: Record<Seat, CardId>; outcome: Outcome };
  'clash.decided': {
    outcome: Outcome;
    winner?: Side;
    losing: Side[];
    strength: Record<Side, number>;
  };

  // Results
  'deal.carried-out': { deal: Deal };
  'penalties.due': { penalties: Loss[] };
  'penalty.changed': { character: CharacterId; amount: number };
  'penalty.waived': { seat: Seat };
  'reward.denied': { seat: Seat };
  'ability.used': { seat: Seat; ability: AbilityId };
  'card.used': { seat: Seat; card: CharacterCardId };
  'game.won': { seats: Seat[] };
}
