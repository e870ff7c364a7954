// What happened, in words. Facts are data; a line says one of them.

import { type Eye, type KernelFacts, type SayingsOf, size, type SomeSayingsOf } from '@three-thrones/kernel';
import { type Facts, type Line as Strength, type Occasion, total } from '../../rules/queries.ts';
import type { FactWords, Section } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong, ofFacts, ofSomeFacts, silent } from '@three-thrones/game-kit/board/lines.ts';
import type { Sound } from '@three-thrones/game-kit/board/sounds.ts';
import type { HouseId } from '../../data/ids.ts';
import type { Told } from '../types.ts';
import { NIGHT_LINES } from './night-facts.ts';
import {
  action,
  actions,
  cardName,
  cards,
  group,
  house,
  housed,
  isHouse,
  placed,
  placeForms,
  say,
  t,
  unit,
} from './names.ts';
import { RIVAL_LINES } from './rival.ts';

const line = linesAmong(isHouse);

const LINES: SayingsOf<Facts & KernelFacts, FactWords | undefined> = {
  'only-choice': silent, // the table says it
  'round.began': ({ round, handOfTheKing: id }) =>
    id === undefined
      ? line(t('fact.round.began.solo', { round }))
      : { ...line(t('fact.round.began', { round, house: house(id) }), id), houses: [] },
  'round.ended': silent,
  'dice.rolled': ({ dice }) => line(t('fact.dice.rolled', { dice: actions(dice) })),
  'dice.kept': ({ seat, dice }) =>
    line(t('fact.dice.kept', { house: house(seat), dice: actions(dice) }), seat),
  'die.drafted': ({ seat, die, into }) => {
    const values = { house: house(seat), die: action(die) };
    return line(
      into === 'bottom' ? t('fact.die.drafted.bottom', values) : t('fact.die.drafted', values),
      seat,
    );
  },
  'die.changed': ({ seat, house: by, dice }) => {
    const values = { house: house(seat), ...housed({ by }), dice: actions(dice) };
    return line(by === seat ? t('fact.die.changed.own', values) : t('fact.die.changed', values), seat, by);
  },
  'die.placed': ({ seat, die, slot }) =>
    line(t('fact.die.placed', { house: house(seat), die: action(die), slot: action(slot) }), seat),
  'die.passed': ({ from, to, die }) =>
    line(t('fact.die.passed', { ...housed({ house: from, to }), die: action(die) }), from, to),
  'action.performed': ({ seat, action: id, as }) =>
    line(say(`fact.action.performed.${as}`, { house: house(seat), action: action(id) }), seat),
  'action.skipped': ({ seat, action: id }) =>
    line(t('fact.action.skipped', { house: house(seat), action: action(id) }), seat),

  'army.departed': silent,
  'army.moved': ({ seat, mode, from, to, units }) =>
    line(say(`fact.army.moved.${mode}`, { house: house(seat), ...way(from, to), units: group(units) }), seat),
  'domain.taken': ({ seat, domain }) =>
    line(t('fact.domain.taken', { house: house(seat), ...placeForms(domain) }), seat),
  'unit.recruited': ({ seat, unit: id, domain }) =>
    line(t('fact.unit.recruited', { house: house(seat), in: placed(domain, 'in'), unit: unit(id) }), seat),
  'unit.eliminated': ({ domain, unit: id }) =>
    line(t('fact.unit.eliminated', { in: placed(domain, 'in'), unit: group(id) })),
  'unit.lost': ({ side, domain, unit: id }) =>
    line(t('fact.unit.lost', { house: house(side), in: placed(domain, 'in'), unit: unit(id) }), side),
  'units.retreated': ({ side, from, to, units }) =>
    line(t('fact.units.retreated', { house: house(side), ...way(from, to), units: group(units) }), side),
  'hero.left': ({ hero, domain }) =>
    line(t('fact.hero.left', { hero: cardName(hero), ...placeForms(domain) })),
  'hero-card.readied': ({ seat, hero }) =>
    line(t('fact.hero-card.readied', { house: house(seat), hero: cardName(hero) }), seat),
  'throne.lost': ({ seat }) => line(t('fact.throne.lost', { house: house(seat) }), seat),

  'dragon.egg-placed': ({ seat, colour, domain }) =>
    line(
      t('fact.dragon.egg-placed', {
        house: house(seat),
        in: placed(domain, 'in'),
        unit: unit(`${colour}-egg`),
      }),
      seat,
    ),
  'dragon.hatched': ({ colour, domain }) =>
    line(t('fact.dragon.hatched', { in: placed(domain, 'in'), unit: unit(`${colour}-dragon`) })),
  'dragon.egg-returned': ({ colour, domain }) =>
    line(t('fact.dragon.egg-returned', { in: placed(domain, 'in'), unit: unit(`${colour}-egg`) })),

  'battle.started': ({ attacker, defender, domain }) =>
    line(
      t('fact.battle.started', { ...housed({ house: attacker, foe: defender }), in: placed(domain, 'in') }),
      attacker,
      defender,
    ),
  'battle.committed': ({ seat, card: { secret } }) =>
    line(
      secret === undefined
        ? t('fact.battle.committed', { house: house(seat) })
        : t('fact.battle.committed.known', { house: house(seat), card: cardName(secret) }),
      seat,
    ),
  'battle.passed': ({ seat }) => line(t('fact.battle.passed', { house: house(seat) }), seat),
  'battle.topCard': ({ house: id, card }) =>
    line(
      card === undefined
        ? t('fact.battle.topCard.none', { house: house(id) })
        : t('fact.battle.topCard', { house: house(id), card: cardName(card) }),
      id,
    ),
  'battle.revealed': ({ sides, attacker, defender }) => ({
    text: t('fact.battle.revealed', { attacker: cards(attacker), defender: cards(defender) }),
    houses: sides,
  }),
  'battle.extraCard': ({ seat, card }) =>
    line(
      card === undefined
        ? t('fact.battle.extraCard.none', { house: house(seat) })
        : t('fact.battle.extraCard', { house: house(seat), card: cardName(card) }),
      seat,
    ),
  'battle.secretReplaced': ({ side, card, by }) =>
    line(
      by === undefined
        ? t('fact.battle.secretReplaced.none', { house: house(side), card: cardName(card) })
        : t('fact.battle.secretReplaced', { house: house(side), card: cardName(card), by: cardName(by) }),
      side,
    ),
  'battle.foughtOn': ({ side }) => line(t('fact.battle.foughtOn', { house: house(side) }), side),
  'battle.retreat': ({ side }) => line(t('fact.battle.retreat', { house: house(side) }), side),
  'battle.decided': ({ winner, loser, attack, defence }) =>
    line(t('fact.battle.decided', { house: house(winner), ...strengths(attack, defence) }), winner, loser),
  'battle.ended': silent,

  'plot.played': ({ seat, card }) =>
    line(t('fact.plot.played', { house: house(seat), card: cardName(card) }), seat),
  'event.played': ({ seat, card }) =>
    line(t('fact.event.played', { house: house(seat), card: cardName(card) }), seat),
  // The own cards by name, those of others by number.
  'cards.drawn': ({ seat, cards: drawn }) =>
    line(
      drawn.secret
        ? t('fact.cards.drawn.known', { house: house(seat), cards: cards(drawn.secret) })
        : t('fact.cards.drawn', { house: house(seat), n: size(drawn) }),
      seat,
    ),
  'cards.discarded': ({ seat, cards: given }) =>
    line(
      given.length === 0
        ? t('fact.cards.discarded.none', { house: house(seat) })
        : t('fact.cards.discarded', { house: house(seat), n: given.length, cards: cards(given) }),
      seat,
    ),
  'cards.put-back': ({ seat, cards: given }) =>
    line(
      given.secret?.length
        ? t('fact.cards.put-back.known', { house: house(seat), cards: cards(given.secret) })
        : t('fact.cards.put-back', { house: house(seat), n: size(given) }),
      seat,
    ),
  'card.stays': ({ seat, card }) =>
    line(t('fact.card.stays', { house: house(seat), card: cardName(card) }), seat),
  'card.left': ({ seat, card }) =>
    line(t('fact.card.left', { house: house(seat), card: cardName(card) }), seat),
  'deck.shuffled': ({ cards: n }) => line(t('fact.deck.shuffled', { n })),

  'gold.gained': ({ seat, gold, lost }) => {
    const values = { house: house(seat), gold, lost };
    return line(lost > 0 ? t('fact.gold.gained.lost', values) : t('fact.gold.gained', values), seat);
  },
  'gold.paid': ({ seat, gold }) => line(t('fact.gold.paid', { house: house(seat), gold }), seat),
  'gold.cut': ({ seat, gold }) => line(t('fact.gold.cut', { house: house(seat), gold }), seat),
  'points.gained': ({ seat, points, reason }) =>
    line(t('fact.points.gained', { house: house(seat), points, reason: t(`points.${reason}`) }), seat),
  'points.lost': ({ seat, points }) => line(t('fact.points.lost', { house: house(seat), points }), seat),
  'scoring.tally': silent,
  'vengeance.taken': ({ seat }) => line(t('fact.vengeance.taken', { house: house(seat) }), seat),
  'vengeance.removed': () => line(t('fact.vengeance.removed')),

  ...RIVAL_LINES,

  'ally-token.captured': ({ seat, house: of }) =>
    line(t('fact.ally-token.captured', { house: house(seat), n: 1, ...housed({ of }) }), seat, of),
  'ally-token.taken': ({ seat, house: of, count: n }) =>
    line(t('fact.ally-token.taken', { house: house(seat), n, ...housed({ of }) }), seat, of),
  'ally-token.returned': ({ seat, house: of, count: n }) =>
    line(t('fact.ally-token.returned', { house: house(seat), n, ...housed({ of }) }), seat, of),
  'ally-token.passed': ({ from, to, house: of }) =>
    line(t('fact.ally-token.passed', housed({ house: from, to, of })), from, of, to),
  'alliances.counted': silent,
  'alliance.taken': ({ house: id, seat, former }) =>
    line(
      former === undefined
        ? t('fact.alliance.taken', housed({ house: id, ally: seat }))
        : t('fact.alliance.taken.former', housed({ house: id, ally: seat, former })),
      seat,
      id,
      former,
    ),
  'alliance.lapsed': ({ house: id, former }) =>
    line(t('fact.alliance.lapsed', housed({ house: id, ...(former && { former }) })), id, former),
  ...NIGHT_LINES,
};

export const fact: (told: Told) => FactWords | undefined = ofFacts(LINES);

function way(from: string, to: string): { from: string; to: string } {
  return { from: placed(from, 'from'), to: placed(to, 'to') };
}

/** The winner's strength first, whichever side it was on. */
function strengths(attack: readonly Strength[], defence: readonly Strength[]): { won: number; lost: number } {
  const [one, other] = [total(attack), total(defence)];
  return { won: Math.max(one, other), lost: Math.min(one, other) };
}

// The log is cut where the rulebook cuts the round.

const ofTurn = ({ seat }: { readonly seat: string }, round: number): Section => ({
  key: `turn:${round}:${seat}`,
  title: t('log.turn', { house: house(seat) }),
  round,
  house: seat,
});

const ofBottomDie = ({ as }: { readonly as: Occasion }, round: number): Section | undefined =>
  as === 'bottom' ? { key: `bottom:${round}`, title: t('log.bottom'), round } : undefined;

const SECTIONS: SomeSayingsOf<Facts & KernelFacts, Section | undefined, [round: number]> = {
  'round.began': ({ round }) => ({ key: `draft:${round}`, title: t('log.draft'), round }),
  'ranger.revealed': (_data, round) => ({ key: `ranger:${round}`, title: t('log.ranger'), round }),
  'dice.rolled': (_data, round) => ({ key: `draft:${round}`, title: t('log.draft'), round }),
  'die.changed': ofTurn,
  'die.placed': ofTurn,
  'rival.rolled': (data, round) => ({ ...ofTurn(data, round), isAutomatic: true }),
  'action.performed': ofBottomDie,
  'action.skipped': ofBottomDie,
  'alliances.counted': (_data, round) => ({ key: `end:${round}`, title: t('log.end-of-round'), round }),
  'terror.counted': (_data, round) => ({ key: `end:${round}`, title: t('log.end-of-round'), round }),
  'scoring.tally': (_data, round) => ({ key: `scoring:${round}`, title: t('log.scoring'), round }),
};

const SOUNDS: SomeSayingsOf<Facts & KernelFacts, Sound, [eye: Eye]> = {
  'round.began': () => 'bell',
  'dice.rolled': () => 'dice',
  'die.drafted': () => 'tick',
  'die.placed': () => 'drum',
  'rival.rolled': () => 'dice',
  'rival.card': () => 'paper',
  'rival.plot': () => 'paper',
  'rival.special': () => 'drum',
  'army.moved': ({ mode }) => (mode === 'sail' ? 'water' : 'boots'),
  'units.retreated': () => 'boots',
  'unit.recruited': () => 'tick',
  'dragon.egg-placed': () => 'tick',
  'dragon.hatched': () => 'horn',
  'battle.started': () => 'drum',
  'battle.decided': ({ winner, loser }, eye) =>
    [winner, loser].includes(eye as HouseId) ? 'verdict' : 'swords',
  'battle.retreat': () => 'swords',
  'event.played': () => 'paper',
  'plot.played': () => 'paper',
  'cards.drawn': () => 'paper',
  'cards.discarded': () => 'paper',
  'cards.put-back': () => 'paper',
  'card.stays': () => 'paper',
  'gold.gained': () => 'coin',
  'gold.paid': () => 'coin',
  'points.gained': () => 'chime',
  'vengeance.taken': () => 'chime',
  'vengeance.removed': () => 'chime',
  'ally-token.taken': () => 'tick',
  'alliance.taken': () => 'horn',
  'alliance.lapsed': () => 'horn',
  'ranger.revealed': () => 'paper',
  'walker.added': () => 'drum',
  'king.moved': () => 'horn',
  'king.destroyed': () => 'swords',
  'king.beaten': () => 'bell',
  'wall.fell': () => 'bell',
  'dragon.came': () => 'horn',
  'token.revealed': () => 'tick',
  'terror.evoked': () => 'paper',
  'terror.terrified': () => 'horn',
};

export const section: (told: Told, round: number) => Section | undefined = ofSomeFacts(SECTIONS);
export const sound: (told: Told, eye: Eye) => Sound | undefined = ofSomeFacts(SOUNDS);
