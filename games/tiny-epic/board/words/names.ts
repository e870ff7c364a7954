// Names of everything on this table, in the reader's language, each marked as the thing it names.

import { card } from '../../data/data.ts';
import {
  ACTIONS,
  type ActionId,
  type CardId,
  HEROES,
  type HeroId,
  HOUSES,
  type HouseId,
  PLOT_CARDS,
} from '../../data/ids.ts';
import { type Force, leaderOf, type World } from '../../rules/queries.ts';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import { tinyEpicWords, type TinyEpicKey } from '../../text/words.ts';
import { formatList, inForms, insideSentence, type Values } from '@three-thrones/ui/i18n/index.ts';
import { linked, type Thing } from '@three-thrones/ui/rich.ts';

export const t = tinyEpicWords.t;

/** A message whose key is put together from ids; the tests prove that every such message is there. */
export function say(key: string, values?: Values): string {
  return t(key as TinyEpicKey, values);
}

export function hasWords(key: string): boolean {
  return tinyEpicWords.has(key);
}

export { isDomain } from '../../data/ids.ts';

type Id = string;

/** Whether an id is one of these. */
export const has =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);

export const isHouse: (id: string) => id is HouseId = has(HOUSES);
export const isAction: (id: string) => id is ActionId = has(ACTIONS);
export const isHero: (id: string) => id is HeroId = has(HEROES);
const isPlotCard = has(PLOT_CARDS);

export function isCard(id: string): id is CardId {
  return isHero(id) || isPlotCard(id);
}

export function house(id: Id): string {
  return linked(`house:${id}`, houseNameIn(tinyEpicWords, id));
}

/** Houses under the names a message has for them, in all their forms: `{owner}`, `{ownerGen}`, `{ownerAt}` … */
export function housed(named: Readonly<Record<string, Id>>): Values {
  return inForms(named, (id, form) => linked(`house:${id}`, houseNameIn(tinyEpicWords, id, form)));
}

export function place(id: Id): string {
  return linked(`domain:${id}`, say(`domain.${id}.name`));
}

/** A place with the preposition or ending of its language: from Winterfell, to Winterfell, in Winterfell. */
export function placed(id: Id, how: 'from' | 'to' | 'in'): string {
  return linked(`domain:${id}`, say(`domain.${id}.${how}`));
}

/** A place by its name and in every form: `{place}`, `{placeMid}` (inside a sentence), `{placeFrom}`, `{placeTo}`, `{placeIn}`. */
export function placeForms(id: Id): Values {
  return {
    place: place(id),
    placeMid: linked(`domain:${id}`, insideSentence(say(`domain.${id}.name`))),
    placeFrom: placed(id, 'from'),
    placeTo: placed(id, 'to'),
    placeIn: placed(id, 'in'),
  };
}

export function action(id: Id): string {
  return linked(`action:${id}`, say(`action.${id}.name`));
}

export function cardName(id: Id): string {
  return linked(`card:${id}`, say(`${isHero(id) ? 'hero' : 'card'}.${id}.name`));
}

export function eventText(id: CardId): string {
  return say(`${isHero(id) ? 'hero' : 'card'}.${id}.event`);
}

/** The battle icon of a card. */
export function iconWords(id: CardId): string {
  const { type, strength } = card(id).battle;
  return type === 'strength' ? t('option.icon.strength', { n: strength }) : say(`battle.${type}.name`);
}

/** A house within words that are marked as a whole. */
function plainForms(id: Id): Values {
  return inForms({ house: id }, (one, form) => houseNameIn(tinyEpicWords, one, form));
}

/** One unit: a house for a Power Token, a name for a Hero. */
export function unit(id: Id): string {
  return isHouse(id) ? linked(`house:${id}`, say('unit.token', plainForms(id))) : cardName(id);
}

export function units(w: World, force: Force): string {
  return formatList(
    force.flatMap(({ house: id, tokens, hero }) => [
      ...(tokens > 0 ? [linked(`house:${id}`, t('unit.tokens', { n: tokens, ...plainForms(id) }))] : []),
      ...(hero ? [cardName(leaderOf(w, id)!)] : []),
    ]),
  );
}

/** A group of units as options and facts write it: `greyjoy-2+euron-greyjoy`. */
export function group(name: string): string {
  return formatList(
    name.split('+').map((part) => {
      const tokens = /^(.+)-(\d)$/.exec(part);
      return tokens && isHouse(tokens[1]!)
        ? linked(`house:${tokens[1]}`, t('unit.tokens', { n: Number(tokens[2]), ...plainForms(tokens[1]) }))
        : unit(part);
    }),
  );
}

export function actions(faces: readonly string[]): string {
  return formatList(faces.map(action));
}

export function cards(ids: readonly string[]): string {
  return ids.length === 0 ? t('cards.none') : formatList(ids.map(cardName));
}

export function houses(ids: readonly string[]): string {
  return formatList(ids.map(house));
}

/** The plain name of a thing that was touched. */
export function thingName(thing: Thing): string {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  switch (kind) {
    case 'domain':
      return say(`domain.${id}.name`);
    case 'card':
      return isCard(id) ? say(`${isHero(id) ? 'hero' : 'card'}.${id}.name`) : t('term.plot-card');
    case 'house':
    case 'pool':
    case 'force':
      return isHouse(id) ? say(`house.${id}.short`) : t('term.force-track');
    case 'action':
    case 'die':
    case 'slot':
      return say(`action.${id}.name`);
    default:
      return hasWords(`term.${id}`) ? say(`term.${id}`) : t('term.game');
  }
}
