// The table as a list, for those who do not look at it.

import { size, type View } from '@three-thrones/kernel';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import {
  type Asking,
  charactersOf,
  isAlive,
  mat,
  type Part,
  partsOn,
  SIDES,
  type Side,
  spreadOf,
  strengthOf,
  type World,
} from '../../rules/queries.ts';
import { ability, cardName, cardOf, character, dealWords, house, housed, say, t } from './names.ts';
import { players } from './prompts.ts';
import { things } from './things.ts';

interface Chapter {
  readonly heading: string;
  readonly lines: readonly string[];
}

export function inWords(view: View<World>, decision: Asking | undefined): readonly Chapter[] {
  const { world } = view;
  const open = new Set(decision?.options.flatMap((option) => things(decision, option, view)));
  const seats = world.order.map((seat) => ({
    heading: say(`house.${seat}.name`),
    lines: seatLines(seat, world, open),
  }));
  const middle = encounterLines(world);
  return middle.length > 0 ? [{ heading: t('term.encounter'), lines: middle }, ...seats] : seats;
}

/** Whole sentences side by side. */
function parts(all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' · ');
}

function seatLines(seat: string, w: World, open: ReadonlySet<string>): string[] {
  const { leader, sheet, hand, deck, discard, hostages, board } = mat(w, seat);
  const guests = Object.entries(board).filter(([by, n]) => by !== seat && n > 0);
  const mark = (thing: string): string | false => open.has(thing) && t('words.target');
  return [
    parts([t('about.spread', { n: spreadOf(w, seat), all: tables.victory }), mark(`house:${seat}`)]),
    ...(leader
      ? [parts([t('mat.leader', { leader: ability(leader), n: sheet }), mark(`leader:${leader}`)])]
      : []),
    ...charactersOf(w, seat).map((id) =>
      parts([
        isAlive(w, id)
          ? t('mat.power', { character: character(id), n: mat(w, seat).power[id]! })
          : t('mat.power.dead', { character: character(id) }),
        mark(`character:${id}`),
      ]),
    ),
    t('words.cards', { hand: size(hand), deck: size(deck), out: discard.length }),
    ...hostages.map(({ id, of, card }) =>
      parts([
        card.secret === undefined
          ? t('words.hostage', housed({ house: of }))
          : t('words.hostage.known', { card: cardOf(card.secret) }),
        mark(`hostage:${id}`),
      ]),
    ),
    ...(guests.length > 0
      ? [
          t('words.guests', {
            tokens: formatList(guests.map(([by, n]) => t('words.guests.one', { house: house(by), n }))),
          }),
        ]
      : []),
  ];
}

function encounterLines(w: World): string[] {
  const e = w.encounter;
  if (!e) return [];
  if (!e.defender) return [t('words.challenger', { house: house(e.challenger) })];
  return [
    t('words.against', housed({ house: e.challenger, defender: e.defender })),
    ...SIDES.map((side) => sideLine(w, side)),
    ...(e.deal ? [t('about.deal.recorded', { deal: dealWords(e.deal, players(w)) })] : []),
    ...Object.entries(e.revealed ?? {}).map(([seat, card]) =>
      t('fact.cards.revealed.one', { house: house(seat), card: cardName(card) }),
    ),
    ...e.used.map(({ seat, card }) => t('words.used', { house: house(seat), card: cardName(card) })),
  ];
}

function sideLine(w: World, side: Side): string {
  const who = ({ seat, character: id }: Part): string =>
    id === undefined
      ? t('words.part.alone', { house: house(seat) })
      : t('words.part', { house: house(seat), character: character(id) });
  return t(`words.side.${side}`, {
    parts: formatList(partsOn(w, side).map(who)),
    n: strengthOf(w, side),
  });
}
