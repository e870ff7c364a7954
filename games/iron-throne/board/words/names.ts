// Names of everything on this table, in the reader's language, each marked as the thing it names.

import { has, housesIn, sayingsIn } from '@three-thrones/game-kit/board/names.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { linked, type Thing } from '@three-thrones/ui/rich.ts';
import { houseOf } from '../../data/data.ts';
import { type CardId, type CharacterId, HOUSES, type HouseId, type LeaderId } from '../../data/ids.ts';
import { type Deal, type Side, SIDES, type Terms } from '../../rules/queries.ts';
import { ironThroneWords } from '../../text/words.ts';

export const { t, say, hasWords } = sayingsIn(ironThroneWords);
export const { house, housed, houses } = housesIn(ironThroneWords);

type Id = string;

export const isHouse: (id: string) => id is HouseId = has(HOUSES);
export const isCharacter = (id: string): id is CharacterId => hasWords(`character.${id}.name`);
export const isLeader = (id: string): id is LeaderId => hasWords(`leader.${id}.name`);
export const isCard = (id: string): id is CardId => hasWords(`card.${id}.name`);

export function character(id: Id): string {
  return linked(`character:${id}`, say(`character.${id}.name`));
}

export function cardName(id: Id): string {
  return linked(`card:${id}`, say(`card.${id}.name`));
}

/** A card with its house, where it lies among cards of others. */
export function cardOf(id: CardId): string {
  return t('card.of', { ...housed({ house: houseOf(id) }), card: cardName(id) });
}

export function cards(ids: readonly CardId[]): string {
  return ids.length === 0 ? t('cards.none') : formatList(ids.map(cardName));
}

/** A leader or a character card by the person on it. */
export function ability(id: Id): string {
  return isLeader(id) ? linked(`leader:${id}`, say(`leader.${id}.name`)) : cardName(id);
}

export function event(id: Id): string {
  return linked(`event:${id}`, say(`event.${id}.name`));
}

export function moment(id: Id): string {
  return linked(`moment:${id}`, say(`moment.${id}.name`));
}

export function side(id: Side): string {
  return t(`side.${id}`);
}

/** What one active player hands over, term by term. Influence is no gift: whoever spreads it gains. */
function termList({ power, open, backs }: Terms): string[] {
  return [
    ...(power > 0 ? [t('terms.power', { n: power })] : []),
    ...(open > 0 ? [t('terms.open', { n: open })] : []),
    ...(backs.length > 0 ? [t('terms.backs', { n: backs.length })] : []),
  ];
}

/** A whole deal: what each of the two does; by their sides where the players are not known. */
export function dealWords(deal: Deal, players?: Readonly<Record<Side, string>>): string {
  return SIDES.flatMap((giver) => {
    const given = termList(deal[giver]);
    const does = formatList([
      ...(deal[giver].influence > 0 ? [t('terms.spreads')] : []),
      ...(given.length > 0 ? [t('terms.gives', { terms: formatList(given) })] : []),
    ]);
    if (does === '') return [];
    return [players ? t('terms.who', { house: house(players[giver]), does }) : t(`terms.${giver}`, { does })];
  }).join(' · ');
}

/** The plain name of a thing that was tapped. */
export function thingName(thing: Thing): string {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  const keys: Readonly<Record<string, string>> = {
    house: `house.${id}.short`,
    spread: 'term.spread-influence',
    board: 'term.influence-board',
    fan: 'term.hand',
    hostage: 'term.hostage',
    clash: 'term.clash-card',
    pile: 'term.house-deck',
    deal: 'term.deal',
    track: `track.${id}.name`,
    term: `term.${id}`,
  };
  const key = keys[kind] ?? `${kind}.${id}.name`;
  return hasWords(key) ? say(key) : t('term.game');
}
