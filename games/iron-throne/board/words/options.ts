// Options in words. Their ids are words already; each kind of question spells them in its own way.

import { say as saying, type SayingsOf, size, type View } from '@three-thrones/kernel';
import type { OptionWords } from '@three-thrones/game-kit/board/board.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { ability as abilityOf, houseOf, isCharacterCard, isTruce, tables, valueOf } from '../../data/data.ts';
import type { AbilityId, CardId, CharacterId } from '../../data/ids.ts';
import {
  activeOf,
  type Asking,
  encounter,
  handSize,
  hostageOf,
  living,
  mat,
  opponentOf,
  type Questions,
  type Side,
  sideOf,
  spreadOf,
  strengthOf,
  type World,
} from '../../rules/queries.ts';
import type { IronThroneKey } from '../../text/words.ts';
import {
  ability,
  cardName,
  cardOf,
  character,
  dealWords,
  event,
  hasWords,
  house,
  housed,
  isCard,
  isCharacter,
  isHouse,
  isLeader,
  say,
  t,
} from './names.ts';
import { abilityText, penaltyChange, players } from './prompts.ts';

interface Scene {
  readonly decision: Asking;
  readonly w: World;
  readonly me: string;
}

type Spell<A = unknown> = (about: A, id: string, scene: Scene) => OptionWords;

export function option(decision: Asking, id: string, { world: w }: View<World>): OptionWords {
  return saying(OPTIONS, decision.kind, decision.about, id, { decision, w, me: decision.seat });
}

// Answers that are one word of the rules

/** Nothing, no, enough: it ends the question, or declines what it offers. */
const aside = (key: IronThroneKey, detail?: IronThroneKey, icon = 'close'): OptionWords => ({
  label: t(key),
  ...(detail && { detail: t(detail) }),
  icon,
  weight: 'aside',
});
const word = (key: IronThroneKey, icon: string, detail?: IronThroneKey): OptionWords => ({
  label: t(key),
  ...(detail && { detail: t(detail) }),
  icon,
});

type Plain = Readonly<Record<string, () => OptionWords>>;

/** These words, or else what the question is about. */
const words =
  <A>(plain: Plain, other: Spell<A>): Spell<A> =>
  (about, id, scene) =>
    Object.hasOwn(plain, id) ? plain[id]!() : other(about, id, scene);

/** Only these words. */
const only = (plain: Plain): Spell => words(plain, (_about, id) => ({ label: id }));

// Options that name things

/** A character, with the power on it. */
const aCharacter: Spell = (_about, id, { w }) => {
  if (!isCharacter(id)) return { label: id };
  const n = powerOn(w, id);
  return {
    label: character(id),
    detail: n > 0 ? t('option.power.there', { n }) : t('term.dead'),
    icon: n > 0 ? 'power' : 'skull',
  };
};

/** One power more on a character. */
const aPlace: Spell = (_about, id, { w }) => {
  if (!isCharacter(id)) return { label: id };
  const n = powerOn(w, id);
  return { label: character(id), detail: t('option.power.becomes', { n, more: n + 1 }), icon: 'power' };
};

/** Power off a character, which may be its last. */
const aLossOf =
  (amount: number): Spell =>
  (_about, id, { w }) => {
    if (!isCharacter(id)) return { label: id };
    const n = powerOn(w, id);
    return {
      label: character(id),
      detail: n > amount ? t('option.power.becomes', { n, more: n - amount }) : t('option.power.dies'),
      icon: n > amount ? 'power' : 'skull',
    };
  };

const aLoss = aLossOf(1);

/** How much power an ability takes from one character. */
function removedBy(id: AbilityId): number {
  const ops = abilityOf(id).effect.flatMap((one) => (one.op === 'chooseOne' ? one.options.flat() : [one]));
  const its = ops.find((one) => one.op === 'removePower');
  return its?.op === 'removePower' && typeof its.amount === 'number' ? its.amount : 1;
}

/** A player, with what a taker would look at. */
const aPlayer: Spell = (_about, id, { w }) => {
  if (!isHouse(id)) return { label: id };
  const detail = t('option.player', { cards: handSize(w, id), hostages: mat(w, id).hostages.length });
  return { label: house(id), detail, icon: 'leader' };
};

/** A house card of the own hand or a hand that was looked at. */
const aCard: Spell = (_about, id, { w }) => (isCard(id) ? cardOption(w, id) : { label: id });

/** A hostage by its number: its back, or its face where this eye knows it. */
const aHostage: Spell = (_about, id, { w }) => {
  const found = hostageOf(w, Number(id.split(':')[1]));
  if (!found) return { label: id };
  return { ...hostageWords(found.hostage), detail: t('option.hostage.at', housed({ house: found.holder })) };
};

/** What would be done with a hostage of one's own. */
const aTorture: Spell = (_about, id, { w }) => {
  const found = hostageOf(w, Number(id.split(':')[1]));
  if (!found) return { label: id };
  return {
    label: t('option.torture', { card: hostageWords(found.hostage).label }),
    detail: tortureDetail(w, found.hostage.card.secret),
    icon: 'skull',
  };
};

/** A side and a character of one's own. */
const aSide: Spell = (_about, id, { w }) => {
  const [side, who] = id.split(':') as [Side, string];
  if (!isCharacter(who)) return { label: id };
  const active = activeOf(w, side);
  return {
    // With its side: where there is little room, options stand without their headings.
    label: t('option.offer.one', { character: character(who), ...housed({ house: active }) }),
    detail: t('option.offer.strength', { n: powerOn(w, who) }),
    group: t(`option.offer.${side}`, housed({ house: active })),
    icon: 'order-support',
  };
};

const anEvent: Spell = (_about, id) => ({ label: event(id), detail: eventDetail(id), icon: 'action-event' });

const done = { done: () => aside('option.done', undefined, 'check') };

const OPTIONS: SayingsOf<Questions, OptionWords, [id: string, scene: Scene]> = {
  'leaders.pick': (_about, id) =>
    isLeader(id)
      ? { label: ability(id), detail: abilityText(id), hint: timing(id), icon: 'leader' }
      : { label: id },
  'leader.use': only({
    use: () => word('option.leader.use', 'leader'),
    pass: () => aside('option.leader.pass'),
  }),
  'card.play': words(
    { pass: () => aside('option.card.pass', 'option.card.pass.detail') },
    (_about, id, { w }) =>
      isCard(id) ? { ...cardOption(w, id), detail: abilityText(id as AbilityId) } : { label: id },
  ),
  'op.player': aPlayer,
  'op.character': ({ ability: by, op }, id, scene) =>
    op === 'removePower' ? aLossOf(removedBy(by))(undefined, id, scene) : aCharacter(undefined, id, scene),
  'chooseOne.option': (_about, id) => ({ label: branch(id), icon: BRANCH_ICONS[id] ?? 'check' }),

  'hostages.handle': words(
    { done: () => aside('option.hostages.done', 'option.hostages.done.detail', 'check') },
    (about, id, scene) =>
      id.startsWith('release') ? released(id, scene) : grouped(aTorture(about, id, scene), id, scene),
  ),
  'torture.character': aLoss,
  'take.source': ({ target }, id, scene) => sourceWords(target, id, scene),
  'takeSeen.card': aCard,
  'reclaim.hostage': aHostage,
  'tortureOne.hostage': words({ none: () => aside('option.tortureOne.none') }, aTorture),

  'place.character': words(done, aPlace),
  'shift.pair': words(done, (_about, id, { w }) => {
    const [from = '', to = ''] = id.split('>') as CharacterId[];
    if (!isCharacter(from) || !isCharacter(to)) return { label: id };
    const values = { from: character(from), to: character(to) };
    const detail = t('option.shift.detail', { left: powerOn(w, from) - 1, n: powerOn(w, to) + 1 });
    return { label: t('option.shift', values), detail, group: character(from), icon: 'power' };
  }),
  'redirect.wish': only({
    split: () => word('option.redirect.split', 'power', 'option.redirect.split.detail'),
    keep: () => aside('option.redirect.keep'),
  }),
  'redirect.character': aLoss,
  'pay.character': words(done, aLoss),
  'revive.power': (_about, id) => ({ label: id }),

  'defender.name': (_about, id, { w }) => {
    if (!isHouse(id)) return { label: id };
    const values = { n: spreadOf(w, id), cards: handSize(w, id), power: mat(w, id).sheet };
    return { label: house(id), detail: t('option.defender', values), icon: 'hostility', fights: true };
  },
  'preparation.participant': aCharacter,
  'arrange.order': (_about, id, { w }) => {
    const top = w.foreseen?.secret ?? [];
    const inOrder = id.split('').flatMap((digit) => top[Number(digit) - 1] ?? []);
    const isSame = id.split('').join() === id.split('').sort().join();
    return {
      label: inOrder.map((one, at) => `${formatNumber(at + 1)}. ${event(one)}`).join(' · '),
      ...(isSame && { detail: t('option.arrange.same') }),
      icon: 'action-event',
    };
  },
  'pickEvent.event': anEvent,

  'offer.offer': words({ out: () => aside('option.offer.out', 'option.offer.out.detail') }, aSide),
  'offer.answer': ({ seat, character: id }, answer, { w }) =>
    answer === 'accept'
      ? {
          label: t('option.offer.accept'),
          detail: t('option.offer.strength', { n: mat(w, seat).power[id] ?? 0 }),
          icon: 'check',
        }
      : aside('option.offer.reject', 'option.offer.reject.detail'),
  'join.side': aSide,
  'invitation.answer': words({ decline: () => aside('option.invitation.decline') }, aCharacter),
  'stay.wish': ({ cards: n }, id) =>
    id === 'stay'
      ? { label: t('option.stay.stay'), detail: t('option.stay.stay.detail', { n }), icon: 'check' }
      : { label: t('option.stay.retreat'), detail: t('option.stay.retreat.detail'), icon: 'retreat' },
  'discard.card': aCard,

  'move.choose': ({ proposal }, id, { w }) => {
    if (id === 'propose') return word('option.move.propose', 'truce', 'option.move.propose.detail');
    if (id === 'pass') return aside('option.move.pass', 'option.move.pass.detail');
    return {
      label: t('option.move.accept'),
      ...(proposal && { detail: dealWords(proposal, players(w)) }),
      icon: 'check',
    };
  },
  'move.terms': (_about, id, scene) => termWords(id, scene),

  'choose.card': (_about, id, { w, me }) => (isCard(id) ? clashOption(w, id, me) : { label: id }),
  'change.card': words(
    { keep: () => aside('option.change.same', undefined, 'check') },
    (_about, id, { w, me }) => (isCard(id) ? clashOption(w, id, me) : { label: id }),
  ),
  'question.answer': (_about, id, { w, me }) => {
    const { secret } = encounter(w).lying[me]?.card ?? {};
    const isTrue = secret !== undefined && isTruce(secret) === (id === 'yes');
    return {
      label: id === 'yes' ? t('option.question.yes') : t('option.question.no'),
      detail: isTrue ? t('option.question.true') : t('option.question.lie'),
      icon: id === 'yes' ? 'truce' : 'hostility',
    };
  },

  'spread.onto': (_about, id, { w, me }) =>
    isHouse(id)
      ? { label: house(id), detail: t('option.spread', { n: mat(w, id).board[me] ?? 0 }), icon: 'influence' }
      : { label: id },
  'modify.penalty': (_about, id, scene) => {
    const [way, who] = id.split(':') as ['raise' | 'lower', CharacterId];
    if (!isCharacter(who)) return { label: id };
    const due = encounter(scene.w).penalties.find((one) => one.character === who)?.amount ?? 0;
    const change = penaltyChange(scene);
    const wanted = way === 'raise' ? due + change : due - change;
    const n = Math.min(Math.max(wanted, 0), powerOn(scene.w, who));
    return {
      label: t(`option.modify.${way}`, { character: character(who) }),
      detail: t('option.modify.detail', { due, n }),
      group: character(who),
      icon: way === 'raise' ? 'plus' : 'minus',
    };
  },
};

function powerOn(w: World, id: CharacterId): number {
  return w.mats[houseOf(id)]?.power[id] ?? 0;
}

/** When an ability may be used, and under which condition. */
export function timing(id: AbilityId): string {
  const { window, condition } = abilityOf(id);
  return t('about.ability.when', {
    moment: say(`moment.${window}.name`),
    condition: say(`condition.${condition}`),
  });
}

/** What a card is worth, and what it does otherwise. */
export function cardDetail(id: CardId): string {
  if (isTruce(id)) return t('card.truce.detail');
  if (isCharacterCard(id)) return t('card.character.detail');
  return t('card.hostility.detail', { n: valueOf(id) });
}

function cardIcon(id: CardId): string {
  if (isTruce(id)) return 'truce';
  return isCharacterCard(id) ? 'leader' : 'hostility';
}

function cardOption(w: World, id: CardId): OptionWords {
  return {
    label: houseOf(id) in w.mats ? cardName(id) : cardOf(id),
    ...(isCharacterCard(id) || isTruce(id) ? { detail: cardDetail(id) } : {}),
    ...(isCharacterCard(id) && { hint: abilityText(id) }),
    icon: cardIcon(id),
  };
}

/** A card as a clash card, and what it would come to: the truce first, then the strongest. */
function clashOption(w: World, id: CardId, me: string): OptionWords {
  const { deal } = encounter(w);
  const detail = isTruce(id)
    ? t(deal ? 'option.clash.truce.deal' : 'option.clash.truce')
    : t('option.clash.strength', { n: strengthOf(w, sideOf(w, me)!) + valueOf(id) });
  return { ...cardOption(w, id), detail, order: isTruce(id) ? -100 : -valueOf(id) };
}

type HostageSeen = NonNullable<ReturnType<typeof hostageOf>>['hostage'];

function hostageWords({ of, card }: HostageSeen): OptionWords {
  return card.secret === undefined
    ? { label: t('option.hostage.back', housed({ house: of })), icon: 'hostage' }
    : { label: cardOf(card.secret), icon: 'hostage' };
}

/** Both things that can be done with a hostage stand under its face. */
function grouped(its: OptionWords, id: string, { w }: Scene): OptionWords {
  const found = hostageOf(w, Number(id.split(':')[1]));
  return found ? { ...its, group: hostageWords(found.hostage).label } : its;
}

function released(id: string, scene: Scene): OptionWords {
  const found = hostageOf(scene.w, Number(id.split(':')[1]));
  if (!found) return { label: id };
  const detail =
    scene.w.rules.releaseDraw === 'both'
      ? t('option.release.detail', housed({ house: found.hostage.of }))
      : t('option.release.releaser.detail');
  const label = t('option.release', { card: hostageWords(found.hostage).label });
  return grouped({ label, detail, icon: 'leave' }, id, scene);
}

/** 4.4-4.6: what torturing this card would take. */
export function tortureDetail(w: World, card: CardId | undefined): string {
  if (card === undefined) return t('option.torture.unknown');
  const of = houseOf(card);
  if (!isCharacterCard(card)) {
    return living(w, of).length > 0
      ? t('option.torture.any', { n: tables.tortureOther })
      : t('option.torture.nothing');
  }
  const { character: who } = abilityOf(card);
  const { leader, sheet } = mat(w, of);
  if (leader && abilityOf(leader).character === who)
    return t('option.torture.leader', { n: Math.min(tables.tortureLeader, sheet) });
  const there = powerOn(w, who);
  if (there === 0) return t('term.dead');
  return there <= tables.tortureCharacter
    ? t('option.torture.kills', { character: character(who), n: there })
    : t('option.torture.character', { character: character(who), n: tables.tortureCharacter });
}

function sourceWords(target: string, id: string, scene: Scene): OptionWords {
  const { hand, deck } = mat(scene.w, target);
  if (id === 'hand')
    return {
      label: t('term.hostage-from-hand'),
      detail: t('option.take.hand', { n: size(hand) }),
      icon: 'card',
    };
  if (id === 'deck')
    return {
      label: t('term.hostage-from-deck'),
      detail: t('option.take.deck', { n: size(deck) }),
      icon: 'secret',
    };
  const found = hostageOf(scene.w, Number(id.split(':')[1]));
  if (!found) return { label: id };
  const isOwn = found.hostage.of === scene.me;
  return {
    ...hostageWords(found.hostage),
    detail: isOwn ? t('option.take.own') : t('option.take.held'),
    group: t('term.hostage-from-hostages'),
  };
}

/** One term of a proposal; what it means depends on who gives. */
function termWords(id: string, { w, me }: Scene): OptionWords {
  const [term = '', value] = id.split(':');
  const way = term.startsWith('give') ? 'give' : 'take';
  const them = housed({ house: opponentOf(w, me)! });
  const group = way === 'give' ? t('option.terms.give') : t('option.terms.take', them);
  const what = term.slice(5);
  if (what === 'influence')
    return {
      label: t(`option.terms.influence.${way}`, them),
      detail: t(`option.terms.influence.${way}.detail`),
      group: t('term.influence'),
      icon: 'influence',
    };
  if (what === 'power')
    return { label: t(`option.terms.power.${way}`, { ...them, n: Number(value) }), group, icon: 'power' };
  if (what === 'open')
    return {
      label: t(`option.terms.open.${way}`, { ...them, n: Number(value) }),
      detail: t(`option.terms.open.${way}.detail`),
      group,
      icon: 'hostage',
    };
  const found = hostageOf(w, Number(value));
  if (!found) return { label: id, group };
  const card = hostageWords(found.hostage).label;
  return { label: t(`option.terms.back.${way}`, { ...them, card }), group, icon: 'hostage' };
}

function branch(id: string): string {
  const key = `option.branch.${id}`;
  return hasWords(key) ? say(key) : id;
}

const BRANCH_ICONS: Readonly<Record<string, string>> = {
  addStrength: 'hostility',
  draw: 'card',
  movePower: 'power',
  reclaimHostage: 'hostage',
  removePower: 'power',
  retreat: 'retreat',
  reviveCharacter: 'leader',
};

function eventDetail(id: string): string {
  return id.startsWith('event.special.') ? say(`about.${id}`) : t('about.event.house');
}
