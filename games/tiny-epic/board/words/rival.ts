// What the Rival does and why, in words (§20): one line for each step of its turn. The Teammate (§22) has words of its own
// where they are others.

import type { SayingsOf, View } from '@three-thrones/kernel';
import type { HouseId } from '../../data/ids.ts';
import { type RecruitStep, type RivalCardId, rivalCard } from '../../data/solo.ts';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import { linesAmong } from '@three-thrones/game-kit/board/lines.ts';
import { formatList, type Values } from '@three-thrones/ui/i18n/index.ts';
import {
  huntOf,
  isTeammate,
  keepsAbility,
  type RivalFacts,
  rivalMoving,
  type TargetSection,
  type World,
} from '../../rules/queries.ts';
import {
  action,
  actions,
  cardName,
  hasWords,
  housed,
  isHouse,
  place,
  placed,
  say,
  t,
  unit,
} from './names.ts';

const line = linesAmong(isHouse);

/** `rival-07` as the card is called. */
export function rivalCardName(id: string): string {
  return t('rival-card.name', { n: rivalCardNumber(id) });
}

/** Of whom it is said. */
interface Said {
  readonly teammate?: true | undefined;
}

/** Who acts at this table. */
export function saidOf(w: World): Said {
  return isTeammate(w) ? { teammate: true } : {};
}

export function automatonWord({ teammate }: Said): 'rival' | 'teammate' {
  return teammate ? 'teammate' : 'rival';
}

/** What is said of both alike is the Rival's. */
function spoken(said: Said, key: string, values?: Values): string {
  const own = `teammate${key}`;
  return say(said.teammate && hasWords(own) ? own : `rival${key}`, values);
}

/** The points it brings are those of the data. */
export function rivalSpecialText(id: RivalCardId, said: Said): string {
  return spoken(said, `-card.${rivalCardNumber(id)}.special`, { ...rivalCard(id).special.params });
}

/** A Recruit is said step by step, as the data has it. */
export function rivalRecruitText(id: RivalCardId, said: Said): string {
  const steps = rivalCard(id)
    .recruit.map((step) => recruitStep(step, said))
    .reduce((first, then) => t('rival.recruit.then', { first, then }));
  return t('rival.recruit', { steps });
}

function recruitStep({ unit: whose, count, where, elseCount }: RecruitStep, said: Said): string {
  const own = (n: number): string => spoken(said, '.recruit.own', { n });
  const units = whose === 'rival' ? own(count) : t('rival.recruit.ally', { n: count });
  const step = t('rival.recruit.into', { units, where: whereWords(where, said) });
  return elseCount === undefined ? step : t('rival.recruit.instead', { step, units: own(elseCount) });
}

export function heroAbilityText(seat: string, { teammate }: Said): string {
  if (!teammate) return say(`solo-hero.${seat}.ability`);
  return say(`teammate-hero.${keepsAbility({ seat: seat as HouseId }) ? seat : 'against-the-dead'}.ability`);
}

export function whereWords(where: string, said: Said): string {
  return spoken(said, `.where.${where}`);
}

export function verdictWords(verdict: string, said: Said): string {
  return spoken(said, `.verdict.${verdict}`);
}

export function sectionWords(section: TargetSection): string {
  return t(`rival.section.${section}`);
}

export function rivalCardNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

/** Where the Teammate goes when its card leads nowhere (§22.3); nothing while it is on its way. */
export function huntWords(w: World): string | undefined {
  const targets = huntOf(w);
  if (!targets) return undefined;
  return targets.length === 0
    ? t('teammate.hunts.none')
    : t('teammate.hunts', { places: formatList(targets.map(place)) });
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
  'rival.rolled': ({ seat, die, ...said }) =>
    line(t(`fact.${automatonWord(said)}.rolled`, { die: action(die) }), seat),
  'rival.card': ({ seat, card, first, second }) =>
    line(
      t('fact.rival.card', { card: rivalCardName(card), first: action(first), second: action(second) }),
      seat,
    ),
  'rival.action': ({ seat, action: id, as, ...said }) =>
    line(t(`fact.${automatonWord(said)}.action.${as}`, { action: action(id) }), seat),
  'rival.target': ({ seat, card, move, row, target, verdict, ...said }) =>
    line(
      t('fact.rival.target', {
        card: rivalCardName(card),
        action: action(move),
        row: t(`rival.row.${row}`),
        place: place(target),
        verdict: verdictWords(verdict, said),
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
  'rival.stays': ({ seat, domain, ...said }) =>
    line(t(`fact.${automatonWord(said)}.stays`, { in: placed(domain, 'in') }), seat),
  'rival.recruits': ({ seat, where, domain, ...said }) =>
    line(t('fact.rival.recruits', { where: whereWords(where, said), place: place(domain) }), seat),
  'rival.skips': ({ seat, where, why, ...said }) =>
    line(t('fact.rival.skips', { where: whereWords(where, said), why: t(`rival.why.${why}`) }), seat),
  'rival.plot': ({ seat, card, ...said }) =>
    line(t(`fact.${automatonWord(said)}.plot`, { card: cardName(card) }), seat),
  'rival.shield': ({ seat, shield, of, how, houses, ...said }) => {
    const what =
      houses.length === 0
        ? t('rival.shield.none')
        : how === 'give'
          ? t('rival.shield.give')
          : spoken(said, of === 'non-player' ? '.shield.take' : '.shield.own');
    return line(t('fact.rival.shield', { ...housed({ house: shield }), what }), seat, shield);
  },
  'rival.special': ({ seat, card, ...said }) =>
    line(t('fact.rival.special', { text: rivalSpecialText(card, said) }), seat),
  'rival.removed': ({ seat, card }) => line(t('fact.rival.removed', { card: cardName(card) }), seat),
  'rival.ability': ({ seat, hero, ...said }) =>
    line(t('fact.rival.ability', { hero: cardName(hero), text: heroAbilityText(seat, said) }), seat),
  'rival.coins': ({ seat, slots }) => line(t('fact.rival.coins', { slots: actions(slots) }), seat),
};
