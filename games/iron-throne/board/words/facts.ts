// What happened, in words. Facts are data; a line says one of them.

import { type KernelFacts, type SayingsOf, size } from '@three-thrones/kernel';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong, ofFacts, silent } from '@three-thrones/game-kit/board/lines.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { houseOf } from '../../data/data.ts';
import type { Facts } from '../../rules/queries.ts';
import type { Told } from '../types.ts';
import {
  ability,
  cardName,
  cardOf,
  cards,
  character,
  dealWords,
  event,
  house,
  housed,
  houses,
  isHouse,
  say,
  side,
  t,
} from './names.ts';

const line = linesAmong(isHouse);

const LINES: SayingsOf<Facts & KernelFacts, FactWords | undefined> = {
  'only-choice': silent, // the table says it
  'round.began': ({ round, challenger }) => ({
    ...line(t('fact.round.began', { round, house: house(challenger) }), challenger),
    houses: [],
  }),
  'leaders.shown': ({ leaders }) =>
    line(
      t('fact.leaders.shown', {
        leaders: formatList(
          Object.entries(leaders).map(([seat, leader]) =>
            t('fact.leaders.shown.one', { house: house(seat), leader: ability(leader) }),
          ),
        ),
      }),
    ),

  // The own cards by name, those of others by number.
  'cards.drawn': ({ seat, cards: drawn }) =>
    line(
      drawn.secret
        ? t('fact.cards.drawn.known', { house: house(seat), cards: cards(drawn.secret) })
        : t('fact.cards.drawn', { house: house(seat), n: size(drawn) }),
      seat,
    ),
  'card.discarded': ({ seat, card }) =>
    line(t('fact.card.discarded', { house: house(seat), card: cardName(card) }), seat),
  'deck.reshuffled': ({ seat }) => line(t('fact.deck.reshuffled', housed({ house: seat })), seat),
  'hand.seen': ({ by, of, cards: { secret } }) => {
    const named = housed({ house: by, of });
    return line(
      secret ? t('fact.hand.seen.known', { ...named, cards: cards(secret) }) : t('fact.hand.seen', named),
      by,
      of,
    );
  },
  'choice.seen': ({ by, of, card: { secret } }) => {
    const named = housed({ house: by, of });
    return line(
      secret
        ? t('fact.choice.seen.known', { ...named, card: cardName(secret) })
        : t('fact.choice.seen', named),
      by,
      of,
    );
  },

  'hostage.taken': ({ by, from, of, source, card: { secret } }) => {
    const named = housed({ house: by, from, of });
    return line(
      secret
        ? t(`fact.hostage.taken.${source}.known`, { ...named, card: cardOf(secret) })
        : t(`fact.hostage.taken.${source}`, named),
      by,
      from,
      of,
    );
  },
  'hostage.home': ({ from, of, card: { secret } }) => {
    const named = housed({ house: of, from });
    return line(
      secret
        ? t('fact.hostage.home.known', { ...named, card: cardName(secret) })
        : t('fact.hostage.home', named),
      of,
      from,
    );
  },
  'hostage.released': ({ by, of, card: { secret } }) => {
    const named = housed({ house: by, of });
    return line(
      secret
        ? t('fact.hostage.released.known', { ...named, card: cardOf(secret) })
        : t('fact.hostage.released', named),
      by,
      of,
    );
  },
  'hostage.tortured': ({ by, of, card }) =>
    line(t('fact.hostage.tortured', { house: house(by), card: cardOf(card) }), by, of),

  'power.placed': ({ seat, character: id, amount: n }) =>
    line(t('fact.power.placed', { character: character(id), n }), seat),
  'power.shifted': ({ seat, from, to }) =>
    line(t('fact.power.shifted', { from: character(from), to: character(to) }), seat),
  'power.removed': ({ seat, character: id, amount: n }) =>
    line(t('fact.power.removed', { character: character(id), n }), seat),
  'power.given': ({ from, to, amount: n }) =>
    line(t('fact.power.given', { ...housed({ house: from, to }), n }), from, to),
  'power.left': ({ seat, amount: n }) => line(t('fact.power.left', { ...housed({ house: seat }), n }), seat),
  'character.died': ({ character: id }) =>
    line(t('fact.character.died', { character: character(id) }), houseOf(id)),
  'character.revived': ({ character: id, amount: n }) =>
    line(t('fact.character.revived', { character: character(id), n }), houseOf(id)),
  'removal.split': ({ seat }) => line(t('fact.removal.split', { house: house(seat) }), seat),
  'influence.spread': ({ seat, onto }) =>
    line(t('fact.influence.spread', housed({ house: seat, onto })), seat, onto),
  'influence.returned': ({ seat, from }) =>
    line(t('fact.influence.returned', housed({ house: seat, from })), from, seat),

  'event.shown': ({ event: id }) => line(t('fact.event.shown', { event: event(id) })),
  'event.chosen': ({ event: id }) => line(t('fact.event.chosen', { event: event(id) })),
  'events.reshuffled': ({ count: n }) => line(t('fact.events.reshuffled', { n })),
  'events.seen': ({ by, count: n, events: { secret } }) =>
    line(
      secret
        ? t('fact.events.seen.known', { house: house(by), events: formatList(secret.map(event)) })
        : t('fact.events.seen', { house: house(by), n }),
      by,
    ),
  'defender.named': ({ seat }) => line(t('fact.defender.named', { house: house(seat) }), seat),
  'participant.chosen': ({ seat, character: id }) =>
    line(t('fact.participant.chosen', { house: house(seat), character: character(id) }), seat),
  'support.demanded': ({ by, of }) => line(t('fact.support.demanded', housed({ house: by, of })), by, of),
  'support.offered': ({ seat, side: to, character: id }) =>
    line(t(`fact.support.offered.${to}`, { house: house(seat), character: character(id) }), seat),
  'support.answered': ({ seat, by, accepted }) => {
    const named = housed({ house: seat, by });
    return line(accepted ? t('fact.support.accepted', named) : t('fact.support.rejected', named), by, seat);
  },
  'support.withheld': ({ seat }) => line(t('fact.support.withheld', { house: house(seat) }), seat),
  'support.joined': ({ seat, side: to, character: id }) =>
    line(t(`fact.support.joined.${to}`, { house: house(seat), character: character(id) }), seat),
  'invitation.declined': ({ seat }) => line(t('fact.invitation.declined', { house: house(seat) }), seat),
  'supporter.retreated': ({ seat }) => line(t('fact.supporter.retreated', { house: house(seat) }), seat),
  'supporter.stayed': ({ seat }) => line(t('fact.supporter.stayed', { house: house(seat) }), seat),

  'deal.proposed': ({ by, deal }) =>
    line(t('fact.deal.proposed', { house: house(by), deal: dealWords(deal) }), by),
  'deal.passed': ({ by }) => line(t('fact.deal.passed', { house: house(by) }), by),
  'deal.recorded': ({ deal }) => line(t('fact.deal.recorded', { deal: dealWords(deal) })),
  'cards.chosen': ({ seats }) => ({
    ...line(t('fact.cards.chosen', { houses: houses(seats) })),
    houses: seats,
  }),
  'cards.laid': ({ seats }) => ({ ...line(t('fact.cards.laid', { houses: houses(seats) })), houses: seats }),
  'question.answered': ({ by, says }) => line(t(`fact.question.answered.${says}`, { house: house(by) }), by),
  'answer.untrue': ({ by }) => line(t('fact.answer.untrue', { house: house(by) }), by),
  'card.replaced': ({ seat }) => line(t('fact.card.replaced', { house: house(seat) }), seat),
  'cards.swapped': ({ by }) => line(t('fact.cards.swapped', { house: house(by) }), by),
  'values.swapped': ({ by }) => line(t('fact.values.swapped', { house: house(by) }), by),
  'truce.counts-as-hostility': ({ side: of }) => line(t(`fact.truce.counts-as-hostility.${of}`)),
  'outcome.forced': ({ by, outcome }) => line(t(`fact.outcome.forced.${outcome}`, { house: house(by) }), by),
  'strength.added': ({ side: of, amount: n, by }) =>
    line(t('fact.strength.added', { side: side(of), n, card: ability(by) }), houseOf(by)),
  'cards.revealed': ({ cards: shown, outcome }) => {
    const seats = Object.keys(shown);
    const each = seats.map((seat) =>
      t('fact.cards.revealed.one', { house: house(seat), card: cardName(shown[seat]!) }),
    );
    const text = t('fact.cards.revealed', { cards: formatList(each), outcome: say(`term.${outcome}`) });
    return { ...line(text), houses: seats };
  },
  'clash.decided': ({ outcome, winner, losing, strength }) => {
    if (winner && outcome === 'betrayal') return line(t(`fact.clash.betrayal.${winner}`));
    if (winner) {
      const [won, lost] = winner === 'challenger' ? [0, 1] : [1, 0];
      const values = [strength.challenger, strength.defender];
      return line(t(`fact.clash.won.${winner}`, { won: values[won]!, lost: values[lost]! }));
    }
    if (outcome === 'truce')
      return line(losing.length > 0 ? t('fact.clash.truce.failed') : t('fact.clash.truce'));
    return line(t('fact.clash.tie', { n: strength.challenger }));
  },

  'deal.carried-out': ({ deal }) => line(t('fact.deal.carried-out', { deal: dealWords(deal) })),
  'penalties.due': ({ penalties }) => ({
    ...line(
      t('fact.penalties.due', {
        losses: formatList(
          penalties.map(({ character: id, amount: n }) =>
            t('fact.penalties.due.one', { character: character(id), n }),
          ),
        ),
      }),
    ),
    houses: penalties.map(({ seat }) => seat),
  }),
  'penalty.changed': ({ character: id, amount: n }) =>
    line(t('fact.penalty.changed', { character: character(id), n }), houseOf(id)),
  'penalty.waived': ({ seat }) => line(t('fact.penalty.waived', { house: house(seat) }), seat),
  'reward.denied': ({ seat }) => line(t('fact.reward.denied', { house: house(seat) }), seat),
  'ability.used': ({ seat, ability: id }) =>
    line(t('fact.ability.used', { house: house(seat), leader: ability(id) }), seat),
  'card.used': ({ seat, card }) =>
    line(t('fact.card.used', { house: house(seat), card: cardName(card) }), seat),
  'game.won': ({ seats }) => ({
    ...line(
      seats.length > 1
        ? t('fact.game.won.shared', { houses: houses(seats) })
        : t('fact.game.won', { house: house(seats[0]!) }),
      seats[0],
    ),
    houses: seats,
  }),
};

export const fact: (told: Told) => FactWords | undefined = ofFacts(LINES);
