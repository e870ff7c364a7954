// A whole table as it might be, for one who sees only a part of it.

import { copy, type Eye, type Random, size, type View } from '@three-thrones/kernel';
import type { CardId, HeroId, HouseId, PlotCardId } from '../data/ids.ts';
import { RIVAL_CARDS } from '../data/solo.ts';
import { isRival } from './solo/rival.ts';
import { resampleCoop } from './coop/resample.ts';
import { isOnMap, leaderOf, player, plotCardsAt, sideOf, type World } from './state.ts';

/** Deals the cards nobody has shown this eye to the places where they can be. */
export function resample(seen: View<World>, _eye: Eye, random: Random): World {
  const w = copy(seen.world);
  const known = new Set(knownCards(w));
  const plots: PlotCardId[] = random.shuffle(plotCardsAt(w).filter((id) => !known.has(id)));

  for (const seat of w.order) {
    const places = closedPlaces(w, seat);
    const room = places.reduce((sum, place) => sum + size(place), 0);
    const heroes = heroCardsOf(w, seat).filter((id) => !known.has(id));
    const cards: CardId[] = random.shuffle([...heroes, ...plots.splice(0, room - heroes.length)]);
    for (const place of places) open(place, cards.splice(0, size(place)).sort()); // as hands are kept
  }
  for (const side of Object.values(w.battle?.cards ?? {}))
    if (side.down.secret === undefined) open(side.down, []); // an unallied house's
  if (w.deck.secret === undefined) open(w.deck, plots);
  if (w.rival && w.rival.deck.secret === undefined) dealRivalCards(w.rival, random);
  if (w.coop) resampleCoop(w, random);
  return w;
}

type Place = World['players'][string]['hand'];

/** A seat's hand and face-down battle cards, as far as they are closed to the eye. */
function closedPlaces(w: World, seat: string): Place[] {
  const places = [player(w, seat).hand];
  if (w.battle?.attacker === seat) places.push(w.battle.cards.attacker.down);
  if (w.battle?.defender === seat) places.push(w.battle.cards.defender.down);
  return places.filter((place) => place.secret === undefined);
}

/** §0.9: where a Hero stands shows who must hold its card, in hand or committed. */
function heroCardsOf(w: World, seat: string): HeroId[] {
  if (isRival(w, seat)) return []; // §20.1, §20.20
  const houses = [...w.order, ...w.mats] as HouseId[];
  const leaders = houses.filter((id) => (w.coop ? id : sideOf(w, id)) === seat).map((id) => leaderOf(w, id));
  return leaders.filter((hero): hero is HeroId => hero !== undefined && isOnMap(w, hero));
}

/** Cards this eye can name, wherever they lie. */
function knownCards(w: World): CardId[] {
  const known: CardId[] = [...(w.deck.secret ?? []), ...w.discard, ...w.inPlay, ...(w.rival?.removed ?? [])];
  for (const seat of w.order) {
    const { hand, faceUp, beside = [] } = player(w, seat);
    known.push(...(hand.secret ?? []), ...faceUp, ...beside);
  }
  for (const side of Object.values(w.battle?.cards ?? {}))
    known.push(...(side.down.secret ?? []), ...side.up, ...side.spent);
  return known;
}

/** Rival Cards to come are those nobody has seen (§0.9). */
function dealRivalCards({ deck, card, gone }: NonNullable<World['rival']>, random: Random): void {
  const left = RIVAL_CARDS.filter((id) => id !== card && !gone.includes(id));
  open(deck, random.shuffle(left).slice(0, size(deck)));
}

function open<T>(place: { secret?: T[]; count?: number }, cards: T[]): void {
  place.secret = cards;
  delete place.count;
}
