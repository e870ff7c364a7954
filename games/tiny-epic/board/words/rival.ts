// What the Rival does and why, in words (§20): one line for each step of its turn.

import type { SayingsOf, View } from '@three-thrones/kernel';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong } from '@three-thrones/game-kit/board/lines.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { type RivalFacts, rivalMoving, type TargetSection, type World } from '../../rules/queries.ts';
import { action, actions, cardName, housed, isHouse, place, placed, say, t, unit } from './names.ts';

const line = linesAmong(isHouse);

/** `rival-07` as the card is called. */
export function rivalCardName(id: string): string {
  return t('rival-card.name', { n: rivalCardNumber(id) });
}

export function rivalSpecialText(id: string): string {
  return say(`rival-card.${rivalCardNumber(id)}.special`);
}

export function rivalRecruitText(id: string): string {
  return say(`rival-card.${rivalCardNumber(id)}.recruit`);
}

export function sectionWords(section: TargetSection): string {
  return t(`rival.section.${section}`);
}

export function rivalCardNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

/** Why the Rival goes where it goes, while it does. */
export function rivalWhy(view: View<World>): string | undefined {
  const { card, move, plan } = rivalMoving(view) ?? {};
  if (!card || !plan || move === undefined) return undefined;
  const { row, named, verdict, next, targets } = plan;
  const seat = view.world.rival!.seat;
  if (next?.section !== undefined)
    return RIVAL_LINES['rival.nextTarget']({ seat, ...next, targets: [...targets] })?.text.concat('.');
  if (!row || !named || !verdict || move === 'next-target') return undefined;
  return t('rival.why', {
    card: rivalCardName(card),
    row: t(`rival.row.${row}`),
    action: action(move),
    place: place(named),
  });
}

export const RIVAL_LINES: SayingsOf<RivalFacts, FactWords | undefined> = {
  'rival.rolled': ({ seat, die }) => line(t('fact.rival.rolled', { die: action(die) }), seat),
  'rival.card': ({ seat, card, first, second }) =>
    line(
      t('fact.rival.card', { card: rivalCardName(card), first: action(first), second: action(second) }),
      seat,
    ),
  'rival.action': ({ seat, action: id, as }) =>
    line(t(`fact.rival.action.${as}`, { action: action(id) }), seat),
  'rival.target': ({ seat, card, move, row, target, verdict }) =>
    line(
      t('fact.rival.target', {
        card: rivalCardName(card),
        action: action(move),
        row: t(`rival.row.${row}`),
        place: place(target),
        verdict: t(`rival.verdict.${verdict}`),
      }),
      seat,
    ),
  'rival.nextTarget': ({ seat, skipped, section, targets }) => {
    if (section === undefined) return line(t('fact.rival.nextTarget.none'), seat);
    const values = { section: sectionWords(section), places: formatList(targets.map(place)) };
    return line(
      skipped.length === 0
        ? t('fact.rival.nextTarget', values)
        : t('fact.rival.nextTarget.skipped', { ...values, skipped: formatList(skipped.map(sectionWords)) }),
      seat,
    );
  },
  'rival.leaves': ({ seat, house: id, domain }) =>
    line(t('fact.rival.leaves', { in: placed(domain, 'in'), unit: unit(id) }), seat),
  'rival.stays': ({ seat, domain }) => line(t('fact.rival.stays', { in: placed(domain, 'in') }), seat),
  'rival.recruits': ({ seat, where, domain }) =>
    line(t('fact.rival.recruits', { where: t(`rival.where.${where}`), place: place(domain) }), seat),
  'rival.skips': ({ seat, where, why }) =>
    line(t('fact.rival.skips', { where: t(`rival.where.${where}`), why: t(`rival.why.${why}`) }), seat),
  'rival.plot': ({ seat, card }) => line(t('fact.rival.plot', { card: cardName(card) }), seat),
  'rival.shield': ({ seat, shield, of, how, houses }) => {
    const what =
      houses.length === 0
        ? t('rival.shield.none')
        : how === 'give'
          ? t('rival.shield.give')
          : of === 'non-player'
            ? t('rival.shield.take')
            : t('rival.shield.own');
    return line(t('fact.rival.shield', { ...housed({ house: shield }), what }), seat, shield);
  },
  'rival.special': ({ seat, card }) => line(t('fact.rival.special', { text: rivalSpecialText(card) }), seat),
  'rival.removed': ({ seat, card }) => line(t('fact.rival.removed', { card: cardName(card) }), seat),
  'rival.ability': ({ seat, hero }) =>
    line(t('fact.rival.ability', { hero: cardName(hero), text: say(`solo-hero.${seat}.ability`) }), seat),
  'rival.coins': ({ seat, slots }) => line(t('fact.rival.coins', { slots: actions(slots) }), seat),
};
