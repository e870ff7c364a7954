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
import { has, housesIn, placesNamed, sayingsIn } from '@three-thrones/game-kit/board/names.ts';
import { tinyEpicWords } from '../../text/words.ts';
import { formatList, inForms, type Values } from '@three-thrones/ui/i18n/index.ts';
import { linked, type Thing } from '@three-thrones/ui/rich.ts';

export const { t, say, hasWords } = sayingsIn(tinyEpicWords);
export const { house, housed, houses } = housesIn(tinyEpicWords);
export const { place, placed, placeForms } = placesNamed(tinyEpicWords, 'domain');

export { isDomain } from '../../data/ids.ts';

type Id = string;

export const isHouse: (id: string) => id is HouseId = has(HOUSES);
export const isAction: (id: string) => id is ActionId = has(ACTIONS);
export const isHero: (id: string) => id is HeroId = has(HEROES);
const isPlotCard = has(PLOT_CARDS);

export function isCard(id: string): id is CardId {
  return isHero(id) || isPlotCard(id);
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

/** An Egg or a Dragon, as units are named: `black-egg`. */
function bred(id: Id): string | undefined {
  const [, kind] = /^(?:black|green|white)-(egg|dragon)$/.exec(id) ?? [];
  return kind && linked(`term:${kind}`, say(`unit.${id}`));
}

/** One unit: a house for a Power Token, a name for a Hero, colour and kind for an Egg or a Dragon. */
export function unit(id: Id): string {
  if (id === 'white-walker') return linked('term:white-walker', t('option.walker'));
  return isHouse(id) ? linked(`house:${id}`, say('unit.token', plainForms(id))) : (bred(id) ?? cardName(id));
}

export function units(w: World, force: Force): string {
  return formatList(
    force.flatMap(({ house: id, tokens, hero, dragons = [], eggs = [] }) => [
      ...(tokens > 0 ? [linked(`house:${id}`, t('unit.tokens', { n: tokens, ...plainForms(id) }))] : []),
      ...(hero ? [cardName(leaderOf(w, id)!)] : []),
      ...dragons.map((colour) => unit(`${colour}-dragon`)),
      ...eggs.map((colour) => unit(`${colour}-egg`)),
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

/** An exploration token by what it shows. */
export function tokenName(id: Id): string {
  return linked(`term:${id}`, say(`term.${id}`));
}

export function rangerName(id: Id): string {
  return linked('term:ranger-card', say(`ranger.${id}.name`));
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
    case 'ability':
      return isHouse(id) ? say(`house.${id}.short`) : t('term.force-track');
    case 'action':
    case 'die':
    case 'slot':
      return say(`action.${id}.name`);
    default:
      return hasWords(`term.${id}`) ? say(`term.${id}`) : t('term.game');
  }
}
