// The printed components as typed lookups. Values are changed in the JSON files only; that every word there is one its
// type allows is proved by check.test.ts, so the casts below need no check at run time.

import eventsJson from './events.json' with { type: 'json' };
import housesJson from './houses.json' with { type: 'json' };
import {
  type AbilityId,
  type CardId,
  type CharacterCardId,
  type CharacterId,
  type EventId,
  HOUSES,
  type HouseId,
  type LeaderId,
  type WindowId,
  WINDOWS,
} from './ids.ts';
import tablesJson from './tables.json' with { type: 'json' };
import timingJson from './timing.json' with { type: 'json' };
import type { Ability, CardAbility, EventCard, House, Moment, Predicate } from './types.ts';

export type * from './types.ts';

type HouseRow = (typeof housesJson.houses)[number];
type AbilityRow = { readonly character: string; readonly window: string; readonly condition: string };

function byId<T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

/** A browser is sent no sources but the mark of what is ours. */
function abilityOf(id: string, row: AbilityRow): Ability {
  return { source: 'public', ...row, house: id } as unknown as Ability;
}

const rows: Readonly<Record<string, HouseRow>> = byId(housesJson.houses);

const houses = byId(
  housesJson.houses.map(
    ({ id, influenceTokens, powerTokens, leaderSheetStartingPower, characters }) =>
      ({ id, influenceTokens, powerTokens, sheetPower: leaderSheetStartingPower, characters }) as House,
  ),
);

const abilities = byId(
  housesJson.houses.flatMap(({ id, leaders, deck }) => [
    ...leaders.map((row) => abilityOf(id, row)),
    ...deck.filter((row) => row.type === 'character').map((row) => abilityOf(id, row as AbilityRow)),
  ]),
);

const values = new Map<string, number>(
  housesJson.houses.flatMap(({ deck }) => deck.map(({ id, value }) => [id, value ?? 0] as const)),
);

/** Every house card of a house, one by one. */
const decks = Object.fromEntries(
  HOUSES.map((id) => [
    id,
    rows[id]!.deck.flatMap((card) => Array.from({ length: card.count }, () => card.id as CardId)),
  ]),
) as unknown as Readonly<Record<HouseId, readonly CardId[]>>;

const copies = new Map<string, number>(
  housesJson.houses.flatMap(({ deck }) => deck.map(({ id, count }) => [id, count] as const)),
);

/** How many cards of its house look like this one. */
export function copiesOf(card: CardId): number {
  return copies.get(card)!;
}

export function house(id: string): House {
  return houses[id]!;
}

export function ability(id: AbilityId): Ability {
  return abilities[id]!;
}

export function deckOf(id: string): readonly CardId[] {
  return decks[id as HouseId];
}

/** Whose everything is, looked up: words are not cut up again with every question. */
const owners = new Map<string, HouseId>(
  housesJson.houses.flatMap(({ id, leaders, deck, characters }) =>
    [...leaders, ...deck, ...characters].map((one) => [one.id, id as HouseId] as const),
  ),
);

export function houseOf(id: CardId | CharacterId | LeaderId): HouseId {
  return owners.get(id)!;
}

const types = new Map<string, string>(
  housesJson.houses.flatMap(({ deck }) => deck.map(({ id, type }) => [id, type] as const)),
);

export function isTruce(card: CardId): boolean {
  return types.get(card) === 'truce';
}

export function isCharacterCard(card: CardId): card is CharacterCardId {
  return types.get(card) === 'character';
}

/** 7.8: a character card counts as hostility 0; so does a truce that an effect makes one. */
export function valueOf(card: CardId): number {
  return values.get(card)!;
}

/** Whether an ability is a card's text, and no leader's. */
function isOnCard(one: Ability): one is CardAbility {
  return isCharacterCard(one.id as CardId);
}

/** The person a leader sheet or a character card shows. */
export function characterOn(id: AbilityId): CharacterId {
  return ability(id).character;
}

/** Leaders and character cards that are bound to a window, of all houses. */
export function abilitiesIn(window: WindowId): Bound {
  return bound[window];
}

/** The character cards of a house among them. */
export function cardsIn(window: WindowId, id: string): readonly CardAbility[] {
  return bound[window].cardsOf[id as HouseId];
}

interface Bound {
  readonly leaders: readonly Ability[];
  readonly cards: readonly CardAbility[];
  readonly cardsOf: Readonly<Record<HouseId, readonly CardAbility[]>>;
}

/** What happens in a window is looked up at every step of a round: it is put together once. */
const bound = Object.fromEntries(
  WINDOWS.map((window) => {
    const here = Object.values(abilities).filter((one) => one.window === window);
    const cards = here.filter(isOnCard);
    const cardsOf = Object.fromEntries(HOUSES.map((id) => [id, cards.filter((one) => one.house === id)]));
    return [window, { leaders: here.filter((one) => !isOnCard(one)), cards, cardsOf }];
  }),
) as unknown as Readonly<Record<WindowId, Bound>>;

export const conditions = timingJson.conditions as Readonly<Record<string, readonly Predicate[]>>;

/** Steps and windows of a round in their order, less the window that interrupts. */
export const sequence = timingJson.sequence.filter(({ order }) => order !== null) as readonly Moment[];

const eventCards = byId(eventsJson.cards.map((row) => row as unknown as EventCard));

export function eventCard(id: EventId): EventCard {
  return eventCards[id]!;
}

/** 2.7: the cards of these houses and the special ones. */
export function eventDeck(seats: readonly string[]): EventId[] {
  return Object.values(eventCards)
    .filter(({ id }) => isInPlay(id, seats))
    .flatMap(({ id, copies: count }) => new Array<EventId>(count).fill(id));
}

export function isInPlay(event: EventId, seats: readonly string[]): boolean {
  const { house: its } = eventCard(event);
  return its === undefined || seats.includes(its);
}

export function eventDeckSize(seats: readonly string[]): number {
  let size = 0;
  for (const id in eventCards) if (isInPlay(id as EventId, seats)) size += eventCards[id]!.copies;
  return size;
}

/** The numbers of the rules. */
export const tables = {
  players: tablesJson.setup.players.value,
  openingHand: tablesJson.setup.openingHand.value,
  preparationDraw: tablesJson.round.preparationDraw.value,
  preparationPower: tablesJson.round.preparationPower.value,
  handRefill: tablesJson.round.handRefill.value,
  dealInfluence: tablesJson.truceDeal.influence.value.maxPerPlayer,
  dealHostages: tablesJson.truceDeal.hostages.value.maxPerGiver,
  dealPower: tablesJson.truceDeal.power.value.maxPerGiver,
  proposals: tablesJson.negotiation.maxProposalsPerPlayer.value,
  rewardInfluence: tablesJson.rewards.challengerSideWins.value.spreadInfluence,
  rewardCards: tablesJson.rewards.defenderSideWins.value.draw,
  rewardPower: tablesJson.rewards.defenderSideWins.value.powerFromLeaderSheet,
  releaseDraw: tablesJson.hostages.release.value.holderDraws,
  tortureLeader: tablesJson.hostages.torture.leaderCard.value.power,
  tortureCharacter: tablesJson.hostages.torture.characterCard.value.power,
  tortureOther: tablesJson.hostages.torture.hostilityOrTruceCard.value.power,
  victory: tablesJson.victory.influenceSpread.value,
} as const;

/** 20: the rules that may be set, the usual one first. */
export const options = {
  leaderSelection: tablesJson.options.leaderSelection as ('drawTwoChooseOne' | 'freeChoice' | 'random')[],
  tieWinner: tablesJson.options.tieWinner as ('none' | 'defender')[],
  penaltyPowerTo: tablesJson.options.penaltyPowerTo as ('leaderSheet' | 'box')[],
  spreadTarget: tablesJson.options.spreadTarget as ('defender' | 'anyLoser')[],
  truceHostageLimit: tablesJson.options.truceHostageLimit as ('perGiver' | 'total')[],
  failedTruceScope: tablesJson.options.failedTruceScope as ('allParticipants' | 'activeOnly')[],
  releaseDraw: tablesJson.options.releaseDraw as ('both' | 'releaserOnly')[],
} as const;

/** What the data say of a leader who acts when power must be removed (14.5). */
export function redistributes(leader: LeaderId | undefined): boolean {
  return leader !== undefined && ability(leader).effect.some(({ op }) => op === 'redistributeRemoval');
}
