// Names of everything on this table, in the reader's language, each marked as the thing it names.

import {
  CARDS,
  type CardId,
  HOUSES,
  type HouseId,
  ORDERS,
  type OrderId,
  TIDES,
  type TideId,
  TRACKS,
  type TrackId,
  UNIT_KINDS,
  type UnitKind,
  WILDLINGS,
  type WildlingId,
} from '../../data/ids.ts';
import { has, housesIn, placesNamed, sayingsIn } from '@three-thrones/game-kit/board/names.ts';
import { agotWords } from '../../text/words.ts';
import { formatList, formatNumber, type Values } from '@three-thrones/ui/i18n/index.ts';
import { linked, type Thing } from '@three-thrones/ui/rich.ts';

export const { t, say, hasWords } = sayingsIn(agotWords);
export const { house, housed, houses } = housesIn(agotWords);
export const { place, placed, placeForms } = placesNamed(agotWords, 'area');

export { isArea } from '../../data/ids.ts';

type Id = string;

export const isHouse: (id: string) => id is HouseId = has(HOUSES);
export const isCard: (id: string) => id is CardId = has(CARDS);
export const isOrder: (id: string) => id is OrderId = has(ORDERS);
export const isTrack: (id: string) => id is TrackId = has(TRACKS);
export const isUnit: (id: string) => id is UnitKind = has(UNIT_KINDS);
export const isTide: (id: string) => id is TideId = has(TIDES);
export const isWildling: (id: string) => id is WildlingId = has(WILDLINGS);

export function places(ids: readonly Id[]): string {
  return formatList(ids.map(place));
}

/** Where support comes from, and where those who give it stand: Persian speaks of the units `{fromIn}`. */
export function supporters(areas: readonly Id[]): Values {
  return {
    from: formatList(areas.map((area) => placed(area, 'from'))),
    fromIn: formatList(areas.map((area) => placed(area, 'in'))),
  };
}

export function order(id: Id): string {
  return linked(`order:${id}`, say(`order.${id}.name`));
}

export function cardName(id: Id): string {
  return linked(`card:${id}`, say(`card.${id}.name`));
}

export function cards(ids: readonly Id[]): string {
  return ids.length === 0 ? t('cards.none') : formatList(ids.map(cardName));
}

export function unit(kind: Id): string {
  return linked(`unit:${kind}`, say(`unit.${kind}.name`));
}

/** Two Footmen and a Knight. */
export function units(kinds: readonly Id[]): string {
  return formatList(
    UNIT_KINDS.flatMap((kind) => {
      const n = kinds.filter((one) => one === kind).length;
      return n > 0 ? [linked(`unit:${kind}`, say(`unit.${kind}.count`, { n }))] : [];
    }),
  );
}

export function track(id: Id): string {
  return linked(`track:${id}`, say(`track.${id}.name`));
}

/** The token that goes with the first place of a track. */
export const TOKEN_OF: Readonly<Record<TrackId, string>> = {
  'iron-throne': 'iron-throne',
  fiefdoms: 'valyrian-steel-blade',
  'kings-court': 'messenger-raven',
};

export function token(of: TrackId): string {
  return linked(`token:${of}`, say(`token.${TOKEN_OF[of]}.name`));
}

export function westerosCard(id: Id): string {
  return linked(`westeros:${id}`, say(`westeros.${id}.name`));
}

export function wildlingCard(id: Id): string {
  return linked(`wildling:${id}`, say(`wildling.${id}.name`));
}

export function tide(id: Id): string {
  return linked(`tide:${id}`, say(`tide.${id}.name`));
}

/** What a ban of this round forbids. */
export function ban(id: Id): string {
  return say(`effect.forbid:${id === 'consolidate' ? 'consolidate-power' : id}`);
}

/** Sizes of armies, or the sizes a supply allows. */
export function sizes(all: readonly number[]): string {
  return all.length === 0 ? t('mat.armies.none') : all.map((size) => formatNumber(size)).join(' · ');
}

/** The plain name of a thing that was touched. */
export function thingName(thing: Thing): string {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  const names: Readonly<Record<string, string>> = {
    house: `house.${id}.short`,
    token: `token.${TOKEN_OF[id as TrackId]}.name`,
    term: `term.${id}`,
  };
  const key = names[kind] ?? `${kind}.${id}.name`;
  return hasWords(key) ? say(key) : t('term.game');
}

const DECKS = ['I', 'II', 'III'] as const;

/** A Westeros deck by its number: Roman where digits are Latin, else as the language writes numbers. */
export function deckNumber(deck: number): string {
  const own = formatNumber(deck + 1);
  return own === String(deck + 1) ? DECKS[deck]! : own;
}
