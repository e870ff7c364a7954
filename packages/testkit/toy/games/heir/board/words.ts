// Everything this board can say.

import type { Ending, FactWords, OptionWords, Section } from '@three-thrones/game-kit/board/board.ts';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import {
  type Outcome,
  say,
  sayIfAny,
  type SayingsOf,
  type SomeSayingsOf,
  type View,
} from '@three-thrones/kernel';
import { linked, type Thing } from '@three-thrones/ui/rich.ts';
import { type CardId, CARDS, worthOf } from '../data/ids.ts';
import { points, type World } from '../rules/queries.ts';
import { heirWords } from '../text/words.ts';
import type { Line, Told } from './types.ts';

export const { t } = heirWords;

export function house(seat: string): string {
  return houseNameIn(heirWords, seat);
}

export function cardName(id: CardId): string {
  return t(`card.${id}.name`);
}

/** The id of a thing without its kind. */
export function cardOf(thing: Thing): CardId | undefined {
  return CARDS.find((id) => thing === `card:${id}`);
}

const linkedCard = (id: CardId): string => linked(`card:${id}`, cardName(id));

export function option(id: CardId): OptionWords {
  return { label: cardName(id), detail: t('card.worth', { worth: worthOf(id) }), icon: 'card' };
}

const LINES: SayingsOf<Told, FactWords | undefined> = {
  'only-choice': () => undefined, // the table says it
  'round.began': ({ round }) => ({ text: t('fact.round.began', { round }), houses: [] }),
  'round.won': ({ seat, cards }) => {
    const [other] = Object.keys(cards).filter((one) => one !== seat);
    const values = { house: house(seat), card: linkedCard(cards[seat]!), other: linkedCard(cards[other!]!) };
    return { text: t('fact.round.won', values), house: seat, houses: Object.keys(cards) };
  },
};

export function fact({ fact: { kind, data } }: Line): FactWords | undefined {
  return say<Told, typeof kind, FactWords | undefined, []>(LINES, kind, data);
}

const SECTIONS: SomeSayingsOf<Told, Section> = {
  'round.began': ({ round }) => ({ key: `round:${round}`, title: t('log.round', { round }), round }),
};

export function section({ fact: { kind, data } }: Line): Section | undefined {
  return sayIfAny<Told, typeof kind, Section, []>(SECTIONS, kind, data);
}

export function ending({ world }: View<World>, { ranking }: Outcome): Ending {
  const total = Object.fromEntries(world.order.map((seat) => [seat, points(world, seat)]));
  return {
    title: t('end.title', { house: house(ranking[0]![0]!) }),
    reason: t('end.reason.best-of-three'),
    rows: [{ label: t('end.rounds'), values: total }],
    total,
  };
}

/** The table as a list, for those who do not look at it. */
export function inWords({ world }: View<World>): { heading: string; lines: string[] }[] {
  const rounds = world.shown.map((round) =>
    Object.entries(round)
      .map(([seat, id]) => `${house(seat)}: ${cardName(id)}`)
      .join(', '),
  );
  return [{ heading: t('label.table'), lines: rounds.length > 0 ? rounds : [t('label.nothing')] }];
}
