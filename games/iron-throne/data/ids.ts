// Ids of everything the data name. Cards, leaders and characters carry their house in front.

export const HOUSES = ['stark', 'lannister', 'baratheon', 'tyrell', 'targaryen'] as const;
export type HouseId = (typeof HOUSES)[number];

/** One of the five persons of a house, as a token. */
export type CharacterId = `${HouseId}.${string}`;
/** The same person's leader sheet. */
export type LeaderId = `${HouseId}.leader.${string}`;
/** A house card by what is printed on it: two cards that look alike have one id. */
export type CardId = `${HouseId}.truce` | `${HouseId}.hostility.${string}` | CharacterCardId;
export type CharacterCardId = `${HouseId}.card.${string}`;
/** Anything with an ability. */
export type AbilityId = LeaderId | CharacterCardId;

export type EventId = `event.${HouseId}` | `event.special.${string}`;

/** The windows in which abilities may be used, in the order of a round; the last one interrupts. */
export const WINDOWS = [
  ...(['before_turn', 'after_event_reveal', 'before_support_offers', 'after_support_offer'] as const),
  ...(['after_support_phase', 'before_cards_played', 'before_reveal', 'after_reveal'] as const),
  ...(['after_clash_phase', 'during_penalties', 'after_penalties', 'after_results_phase'] as const),
  ...(['end_of_turn', 'special_power_removal'] as const),
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** What special event cards look at. */
export const CRITERIA = ['mostHouseCardsInHand', 'mostInfluenceSpread', 'mostLeaderSheetPower'] as const;
export type CriterionId = (typeof CRITERIA)[number];
