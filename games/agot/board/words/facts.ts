// What happened, in words. Facts are data; a line says one of them.

import type { AreaId, CardId, HouseId, TideId } from '../../data/ids.ts';
import { type Facts, total } from '../../rules/queries.ts';
import type { KernelFacts, SayingsOf } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import { formatList, type Values } from '@three-thrones/ui/i18n/index.ts';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong, ofFacts, silent } from '@three-thrones/game-kit/board/lines.ts';
import type { Told } from '../types.ts';
import {
  ban,
  cardName,
  cards,
  deckNumber,
  house,
  housed,
  isHouse,
  order,
  placed,
  placeForms,
  say,
  supporters,
  t,
  tide,
  token,
  track,
  unit,
  units,
  westerosCard,
  wildlingCard,
} from './names.ts';

const line = linesAmong(isHouse);

/** A line about one house that speaks of nothing but that. */
function of(key: AgotKey, id: string, more: Values = {}): FactWords {
  return line(t(key, { ...housed({ house: id }), ...more }), id);
}

/** A line about a house and a place. */
function ofPlace(key: AgotKey, id: string, area: AreaId, more: Values = {}): FactWords {
  return of(key, id, { ...at(area), ...more });
}

/** A place in every form words may need. */
function at(area: AreaId): Values {
  return { ...placeForms(area), in: placed(area, 'in'), to: placed(area, 'to') };
}

const LINES: SayingsOf<Facts & KernelFacts, FactWords | undefined> = {
  'only-choice': silent, // the table says it
  'round.began': ({ round }) => line(t('fact.round.began', { round })),
  'round.ended': silent,
  'phase.began': (d) =>
    line(t(d.phase === 'planning' && d.inTurn ? 'fact.phase.planning.in-turn' : `fact.phase.${d.phase}`)),
  'game.won': ({ house: id, reason }) => of(`fact.game.won.${reason}`, id),

  'westeros.drawn': ({ cards: drawn }) =>
    line(t('fact.westeros.drawn', { cards: drawn.map(westerosCard).join(' · ') })),
  'westeros.winter': ({ deck }) => line(t('fact.westeros.winter', { deck: deckNumber(deck) })),
  'westeros.chosen': ({ house: id, card, effect }) =>
    of('fact.westeros.chosen', id, { card: westerosCard(card), effect: say(`effect.${effect}`) }),
  'threat.rose': ({ icons, threat }) => line(t('fact.threat.rose', { icons, threat })),
  'orders.banned': ({ ban: id }) => line(t('fact.orders.banned', { ban: ban(id) })),
  'supply.set': ({ house: id, supply, before }) =>
    of(supply === before ? 'fact.supply.kept' : 'fact.supply.set', id, { supply, before }),
  'unit.mustered': ({ house: id, from, area, unit: kind }) =>
    ofPlace('fact.unit.mustered', id, area, { from: placed(from, 'from'), unit: unit(kind) }),
  'unit.upgraded': ({ house: id, from, area, unit: kind }) =>
    ofPlace('fact.unit.upgraded', id, area, { from: placed(from, 'from'), unit: unit(kind) }),
  'unit.downgraded': ({ house: id, area, unit: kind }) =>
    ofPlace('fact.unit.downgraded', id, area, { unit: unit(kind) }),
  'bids.revealed': ({ bids }) => ({
    text: t('fact.bids.revealed', { bids: bidList(bids) }),
    houses: Object.keys(bids),
  }),
  'tracks.cleared': () => line(t('fact.tracks.cleared')),
  'tie.ordered': ({ track: id, by, house: who, place }) =>
    line(
      t('fact.tie.ordered', { ...housed({ house: who, by }), place, track: track(id), token: token(id) }),
      who,
      by,
    ),
  'track.filled': ({ track: id, order: places }) =>
    line(
      t('fact.track.filled', {
        track: track(id),
        token: token(id),
        houses: places.map(house).join(' · '),
      }),
    ),
  'track.moved': ({ track: id, house: who, from, to }) =>
    of('fact.track.moved', who, { track: track(id), token: token(id), from, to }),
  'token.passed': ({ track: id, house: who }) =>
    of('fact.token.passed', who, { track: track(id), token: token(id) }),

  'wildlings.attack': ({ strength }) => line(t('fact.wildlings.attack', { strength })),
  'wildlings.result': ({ watch, ...numbers }) =>
    line(watch ? t('fact.wildlings.result.watch', numbers) : t('fact.wildlings.result.lost', numbers)),
  'wildlings.named': ({ house: id, by, watch }) => {
    const values = housed({ house: id, by });
    const text = watch ? t('fact.wildlings.named.watch', values) : t('fact.wildlings.named.lost', values);
    return line(text, id, by);
  },
  'wildlings.card': ({ card, watch, house: id }) =>
    of(watch ? 'fact.wildlings.card.watch' : 'fact.wildlings.card.lost', id, { card: wildlingCard(card) }),
  'wildlings.chosen': ({ house: id, choice }) => of(`fact.wildlings.chosen.${choice}`, id),
  'wildlings.over': silent,
  'cards.discarded': ({ house: id, cards: given }) => of('fact.cards.discarded', id, { cards: cards(given) }),
  'cards.returned': ({ house: id, cards: back }) => of('fact.cards.returned', id, { cards: cards(back) }),

  'orders.placed': ({ house: id, areas }) => of('fact.orders.placed', id, { n: areas.length }),
  'orders.revealed': () => line(t('fact.orders.revealed')),
  'raven.used': ({ house: id, use }) => of(`fact.raven.used.${use}`, id),
  // By name for whoever may see it.
  'raven.looked': ({ house: id, card: { secret } }) =>
    secret === undefined
      ? of('fact.raven.looked', id)
      : of('fact.raven.looked.known', id, { card: wildlingCard(secret) }),
  'raven.putBack': ({ house: id, place }) => of(`fact.raven.putBack.${place}`, id),
  'order.swapped': ({ house: id, area, from, to }) =>
    ofPlace('fact.order.swapped', id, area, { before: order(from), after: order(to) }),

  'order.raided': ({ house: id, from, area, victim, order: what }) =>
    line(
      t('fact.order.raided', {
        ...housed({ house: id, victim }),
        ...at(area),
        from: placed(from, 'from'),
        order: order(what),
      }),
      id,
      victim,
    ),
  // A spent order is what the lines before it were about.
  'order.removed': ({ house: id, order: what, area, why }) =>
    why === 'beaten' || why === 'no-units'
      ? ofPlace('fact.order.removed', id, area, { order: order(what) })
      : undefined,
  'order.moved': ({ house: id, order: what, from, area }) =>
    ofPlace('fact.order.moved', id, area, { order: order(what), from: placed(from, 'from') }),
  // A march is told by its moves.
  'march.declared': ({ house: id, from, order: what, moves }) =>
    moves.length === 0
      ? of('fact.march.none', id, {
          in: placed(from, 'in'),
          from: placed(from, 'from'),
          order: order(what),
        })
      : undefined,
  'march.withdrawn': ({ house: id, from, area, strength }) =>
    ofPlace('fact.march.withdrawn', id, area, { from: placed(from, 'from'), strength }),
  'help.offered': (d) => help('fact.help.offered', d),
  'help.denied': (d) => help('fact.help.denied', d),
  'help.accepted': ({ house: id, helper }) =>
    line(t('fact.help.accepted', housed({ house: id, other: helper })), id, helper),
  'help.refused': ({ house: id, helper }) =>
    line(t('fact.help.refused', housed({ house: id, other: helper })), id, helper),
  'units.moved': ({ house: id, from, to, units: gone }) =>
    of('fact.units.moved', id, {
      from: placed(from, 'from'),
      to: placed(to, 'to'),
      units: units(gone),
    }),
  'area.taken': ({ house: id, area, from: former }) =>
    former === undefined
      ? ofPlace('fact.area.taken', id, area)
      : line(t('fact.area.taken.former', { ...at(area), ...housed({ house: id, former }) }), id, former),
  'area.lost': ({ house: id, area, to }) =>
    to === undefined
      ? ofPlace('fact.area.lost', id, area)
      : line(t('fact.area.lost.to', { ...at(area), ...housed({ house: id, to }) }), id, to),
  'area.entered': ({ house: id, area, units: came }) =>
    ofPlace('fact.area.entered', id, area, { units: units(came) }),
  'neutral.beaten': ({ house: id, area, strength }) => ofPlace('fact.neutral.beaten', id, area, { strength }),
  'port.captured': ({ house: id, port, ships }) => ofPlace('fact.port.captured', id, port, { ships }),
  'consolidate.resolved': ({ house: id, area, use }) => ofPlace(`fact.consolidate.${use}`, id, area),
  'power.gained': ({ house: id, amount, why }) =>
    of('fact.power.gained', id, { amount, why: t(`power.why.${why}`) }),
  'power.lost': ({ house: id, amount, why }) =>
    of('fact.power.lost', id, { amount, why: t(`power.why.${why}`) }),
  'token.placed': ({ house: id, area }) => ofPlace('fact.token.placed', id, area),
  'token.removed': ({ house: id, area }) => ofPlace('fact.token.removed', id, area),

  'combat.began': ({ area, attacker, defender, units: came }) =>
    line(
      t('fact.combat.began', { ...at(area), ...housed({ attacker, defender }), units: units(came) }),
      attacker,
      defender,
    ),
  'support.declared': ({ house: id, area, side }) =>
    of(`fact.support.declared.${side}`, id, { ...at(area), ...supporters([area]) }),
  'support.accepted': ({ house: id, by }) =>
    line(t('fact.support.accepted', housed({ house: id, by })), id, by),
  'support.refused': ({ house: id, by }) =>
    line(t('fact.support.refused', housed({ house: id, by })), id, by),
  'cards.revealed': ({ sides, attacker, defender }) => ({
    text: t('fact.cards.revealed', { attacker: oneCard(attacker), defender: oneCard(defender) }),
    houses: sides,
  }),
  'card.used': cardUsed,
  'card.replaced': ({ house: id, card }) =>
    card === 'none'
      ? of('fact.card.replaced.none', id)
      : of('fact.card.replaced', id, { card: cardName(card) }),
  'combat.strength': ({ when, sides, attacker, defender }) => ({
    text: t(`fact.combat.strength.${when}`, {
      attack: total(attacker.lines),
      defence: total(defender.lines),
    }),
    houses: sides,
  }),
  'tides.drawn': ({ house: id, card: { secret } }) =>
    secret === undefined
      ? of('fact.tides.drawn', id)
      : of('fact.tides.drawn.known', id, { card: tide(secret) }),
  'tides.revealed': ({ attacker, defender }) =>
    line(t('fact.tides.revealed', { attacker: lastTide(attacker), defender: lastTide(defender) })),
  'blade.used': ({ house: id, for: what }) => of(`fact.blade.used.${what}`, id),
  'combat.decided': ({ house: id, loser, area, tie }) => {
    const values = { ...housed({ house: id }), ...at(area) };
    return line(tie ? t('fact.combat.decided.tie', values) : t('fact.combat.decided', values), id, loser);
  },
  'combat.ended': silent,
  'garrison.removed': ({ house: id, area }) => ofPlace('fact.garrison.removed', id, area),
  'units.lost': ({ house: id, area, units: lost, why }) =>
    ofPlace('fact.units.lost', id, area, { units: units(lost), why: t(`lost.${why}`) }),
  'units.returned': ({ house: id, from, area, units: back }) =>
    ofPlace('fact.units.returned', id, area, { from: placed(from, 'from'), units: units(back) }),
  'units.retreated': ({ house: id, from, area, units: gone }) =>
    ofPlace('fact.units.retreated', id, area, { from: placed(from, 'from'), units: units(gone) }),
  'hand.refilled': ({ house: id, cards: back }) => of('fact.hand.refilled', id, { cards: cards(back) }),
};

export const fact: (told: Told) => FactWords | undefined = ofFacts(LINES);

function help(key: 'fact.help.offered' | 'fact.help.denied', d: Facts['help.offered']): FactWords {
  const values = { ...at(d.area), ...housed({ house: d.house, other: d.for }), from: placed(d.from, 'from') };
  return line(t(key, values), d.house, d.for);
}

function bidList(bids: Facts['bids.revealed']['bids']): string {
  const all = Object.entries(bids).sort(([, one], [, other]) => other - one);
  return formatList(all.map(([id, n]) => t('bid.of', { house: house(id), n })));
}

function oneCard(id: CardId | undefined): string {
  return cards(id ? [id] : []);
}

/** A redrawn card comes first; the last one counts. */
function lastTide(drawn: readonly TideId[]): string {
  const last = drawn.at(-1);
  return last === undefined ? t('cards.none') : tide(last);
}

/** House cards whose ability has a line of its own. */
const ABILITIES: Partial<Record<CardId, AgotKey>> = {
  'tyrion-lannister': 'fact.card.used.tyrion-lannister',
  'aeron-damphair': 'fact.card.used.aeron-damphair',
  'mace-tyrell': 'fact.card.used.mace-tyrell',
  'queen-of-thorns': 'fact.card.used.queen-of-thorns',
  'cersei-lannister': 'fact.card.used.cersei-lannister',
  'doran-martell': 'fact.card.used.doran-martell',
  'roose-bolton': 'fact.card.used.roose-bolton',
  'renly-baratheon': 'fact.card.used.renly-baratheon',
  'robb-stark': 'fact.card.used.robb-stark',
  'ser-loras-tyrell': 'fact.card.used.ser-loras-tyrell',
  patchface: 'fact.card.used.patchface',
};

function cardUsed(d: Facts['card.used']): FactWords {
  const victim: HouseId | undefined = 'of' in d ? d.of : undefined;
  const values = {
    ...housed({ house: d.house, ...(victim && { of: victim }) }),
    card: cardName(d.card),
    ...('area' in d && at(d.area)),
    ...('cancels' in d && { other: cardName(d.cancels) }),
    ...('discards' in d && { other: cardName(d.discards) }),
    ...('by' in d && { other: cardName(d.by) }),
    ...('track' in d && { track: track(d.track), token: token(d.track) }),
    ...('cards' in d && { cards: cards(d.cards) }),
  };
  return line(t(ABILITIES[d.card] ?? 'fact.card.used', values), d.house, victim);
}
