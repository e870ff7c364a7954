// The one question in words, and whom we wait for: a line for each kind of question there is.

import { say as saying, type SayingsOf, type View } from '@three-thrones/kernel';
import type { AskedOf, PromptText } from '@three-thrones/game-kit/board/board.ts';
import { promptIn, type WithDetail } from '@three-thrones/game-kit/board/lines.ts';
import type { Values } from '@three-thrones/ui/i18n/index.ts';
import { ability as abilityOf, eventCard, tables } from '../../data/data.ts';
import type { AbilityId } from '../../data/ids.ts';
import {
  activeOf,
  type Asking,
  encounter,
  mat,
  opponentOf,
  other,
  type Questions,
  sideOf,
  strengthOf,
  type World,
} from '../../rules/queries.ts';
import type { IronThroneKey } from '../../text/words.ts';
import {
  ability,
  cardName,
  character,
  dealWords,
  event,
  hasWords,
  house,
  housed,
  moment,
  say,
  t,
} from './names.ts';

/** What is asked of whom, and what most questions speak of. */
interface Scene {
  readonly decision: Asking;
  readonly w: World;
  readonly me: string;
  /** What lies on the own leader sheet, and how much the question is about. */
  readonly common: Values;
}

export function prompt(decision: Asking, { world: w }: View<World>): PromptText {
  const me = decision.seat;
  const { sheet = 0, leader } = w.mats[me] ?? {};
  const common = { sheet, ...(leader && { leader: ability(leader) }) };
  return saying(PROMPTS, decision.kind, decision.about, { decision, w, me, common });
}

function both(key: WithDetail<IronThroneKey>, { common }: Scene, more: Values = {}): PromptText {
  return promptIn(t, key, { ...common, ...more });
}

/** A question that speaks of nothing but what lies on the table. */
const plain =
  (key: WithDetail<IronThroneKey>) =>
  (_about: unknown, scene: Scene): PromptText =>
    both(key, scene);

/** A question with a number in it: what is left of something. */
const counting =
  (key: WithDetail<IronThroneKey>) =>
  ({ left }: { readonly left: number }, scene: Scene): PromptText =>
    both(key, scene, { n: left });

/** A question an ability asks: who it is, and under it what its text says. */
function ofAbility(key: string, id: AbilityId): PromptText {
  return { title: say(key, { card: ability(id) }), detail: abilityText(id) };
}

export function abilityText(id: AbilityId): string {
  return say(`ability.${id}.text`);
}

/** What an operation asks for, in its own words where there are any. */
const aimed =
  (what: 'player' | 'character') =>
  ({ ability: id, op }: { readonly ability: AbilityId; readonly op: string }): PromptText => {
    const key = `prompt.op.${what}.${op}`;
    return ofAbility(hasWords(key) ? key : `prompt.op.${what}`, id);
  };

const PROMPTS: SayingsOf<Questions, PromptText, [Scene]> = {
  'leaders.pick': plain('prompt.leaders.pick'),
  'leader.use': ({ ability: id }) => ({
    title: t('prompt.leader.use', { leader: ability(id) }),
    detail: abilityText(id),
  }),
  // Whoever has nothing to play is asked too, so that nobody learns anything from a question that is not asked (14.7).
  'card.play': ({ window }, { decision }) => ({
    title: t('prompt.card.play', { moment: moment(window) }),
    detail: decision.options.length > 1 ? t('prompt.card.play.detail') : t('prompt.card.play.nothing.detail'),
  }),
  'op.player': aimed('player'),
  'op.character': aimed('character'),
  'chooseOne.option': ({ ability: id }) => ofAbility('prompt.chooseOne.option', id),

  'hostages.handle': (_about, { w }) => ({
    title: t('prompt.hostages.handle'),
    detail:
      w.rules.releaseDraw === 'both'
        ? t('prompt.hostages.handle.detail')
        : t('prompt.hostages.handle.releaser.detail'),
  }),
  'torture.character': ({ of }, scene) =>
    both('prompt.torture.character', scene, { ...housed({ house: of }), n: tables.tortureOther }),
  'take.source': ({ target }, scene) => both('prompt.take.source', scene, housed({ house: target })),
  'takeSeen.card': ({ target }, scene) => both('prompt.takeSeen.card', scene, housed({ house: target })),
  'reclaim.hostage': plain('prompt.reclaim.hostage'),
  'tortureOne.hostage': plain('prompt.tortureOne.hostage'),

  'place.character': counting('prompt.place.character'),
  'shift.pair': counting('prompt.shift.pair'),
  'redirect.wish': ({ loss }, scene) =>
    both('prompt.redirect.wish', scene, { character: character(loss.character), n: loss.amount }),
  'redirect.character': ({ loss, left }, scene) =>
    both('prompt.redirect.character', scene, { character: character(loss.character), n: left }),
  'pay.character': counting('prompt.pay.character'),
  'revive.power': ({ character: id }, scene) => ({
    ...both('prompt.revive.power', scene, { character: character(id) }),
    number: (n) => t('prompt.revive.power.send', { n }),
  }),

  'defender.name': (_about, { w }) => {
    const [card] = encounter(w).events;
    const isTied = eventCard(card!).criterion !== undefined;
    const detail = isTied ? 'prompt.defender.name.tied.detail' : 'prompt.defender.name.detail';
    return { title: t('prompt.defender.name'), detail: t(detail, { event: event(card!) }) };
  },
  'preparation.participant': (_about, scene) => {
    const { challenger, defender } = encounter(scene.w);
    return scene.me === challenger
      ? both('prompt.preparation.participant', scene, housed({ house: defender! }))
      : both('prompt.preparation.participant.defender', scene, housed({ house: challenger }));
  },
  'arrange.order': plain('prompt.arrange.order'),
  'pickEvent.event': plain('prompt.pickEvent.event'),

  'offer.offer': (_about, scene) => {
    const demanding = encounter(scene.w).forced[scene.me];
    return demanding === undefined
      ? both('prompt.offer.offer', scene, actives(scene.w))
      : both('prompt.offer.offer.forced', scene, housed({ house: demanding }));
  },
  'offer.answer': ({ seat, side, character: id }, scene) => {
    const values = {
      ...housed({ house: seat }),
      character: character(id),
      n: mat(scene.w, seat).power[id] ?? 0,
    };
    return both(
      side === 'challenger' ? 'prompt.offer.answer.challenger' : 'prompt.offer.answer.defender',
      scene,
      values,
    );
  },
  'join.side': (_about, scene) => both('prompt.join.side', scene, actives(scene.w)),
  'invitation.answer': ({ side }, scene) =>
    both('prompt.invitation.answer', scene, housed({ house: activeOf(scene.w, side) })),
  'stay.wish': ({ cards: n }, scene) => both('prompt.stay.wish', scene, { n }),
  'discard.card': counting('prompt.discard.card'),

  'move.choose': ({ proposal }, scene) => {
    const { w, me } = scene;
    const side = sideOf(w, me)!;
    const values = { ...housed({ house: opponentOf(w, me)! }), n: proposalsLeft(w, me) };
    if (!proposal)
      return { title: t('prompt.move.choose', values), detail: t('prompt.move.choose.detail', values) };
    const detail = { ...values, deal: dealWords(proposal, players(w)) };
    return proposal.by === side
      ? { title: t('prompt.move.choose.own', values), detail: t('prompt.move.choose.own.detail', detail) }
      : {
          title: t('prompt.move.choose.theirs', values),
          detail: t('prompt.move.choose.theirs.detail', detail),
        };
  },
  'move.terms': (_about, scene) => ({
    ...both('prompt.move.terms', scene, {
      ...housed({ house: opponentOf(scene.w, scene.me)! }),
      influence: tables.dealInfluence,
      power: tables.dealPower,
      hostages: tables.dealHostages,
    }),
    confirm: t('prompt.move.terms.send'),
  }),

  'choose.card': (_about, scene) => {
    const { w, me } = scene;
    const { deal } = encounter(w);
    const side = sideOf(w, me)!;
    const values = {
      ...housed({ house: opponentOf(w, me)! }),
      ours: strengthOf(w, side),
      theirs: strengthOf(w, other(side)),
    };
    return {
      title: t('prompt.choose.card', values),
      detail: deal
        ? t('prompt.choose.card.deal.detail', { ...values, deal: dealWords(deal, players(w)) })
        : t('prompt.choose.card.detail', values),
    };
  },
  'change.card': ({ isPlayed }, { w, me }) => {
    const { secret } = encounter(w).lying[me]?.card ?? {};
    const values = { card: secret ? cardName(secret) : t('term.clash-card') };
    return {
      title: t('prompt.change.card', values),
      detail: isPlayed
        ? t('prompt.change.card.played.detail', values)
        : t('prompt.change.card.detail', values),
    };
  },
  'question.answer': ({ by }, scene) => both('prompt.question.answer', scene, housed({ house: by })),

  'spread.onto': plain('prompt.spread.onto'),
  'modify.penalty': (_about, scene) => both('prompt.modify.penalty', scene, { n: penaltyChange(scene) }),
};

function actives(w: World): Values {
  const { challenger, defender } = encounter(w);
  return housed({ challenger, defender: defender! });
}

export function players(w: World) {
  const { challenger, defender } = encounter(w);
  return { challenger, defender: defender! };
}

function proposalsLeft(w: World, me: string): number {
  const { proposals } = encounter(w).negotiation!;
  return Math.max(0, w.rules.negotiationMaxProposals - proposals[sideOf(w, me)!]);
}

/** By how much the leader who is asked changes a loss. */
export function penaltyChange({ w, me }: { readonly w: World; readonly me: string }): number {
  const { leader } = mat(w, me);
  const change = leader && abilityOf(leader).effect.find((one) => one.op === 'modifyPenalty');
  return change?.op === 'modifyPenalty' ? change.delta : 0;
}

/** Many kinds of questions are one activity to those who wait. */
const WAITS: Readonly<Record<keyof Questions, IronThroneKey>> = {
  'leaders.pick': 'waits.leaders.pick',
  'leader.use': 'waits.leader.use',
  'card.play': 'waits.card.play',
  'op.player': 'waits.ability',
  'op.character': 'waits.ability',
  'chooseOne.option': 'waits.ability',
  'hostages.handle': 'waits.hostages',
  'torture.character': 'waits.hostages',
  'take.source': 'waits.take',
  'takeSeen.card': 'waits.take',
  'reclaim.hostage': 'waits.ability',
  'tortureOne.hostage': 'waits.hostages',
  'place.character': 'waits.place',
  'shift.pair': 'waits.place',
  'redirect.wish': 'waits.redirect',
  'redirect.character': 'waits.redirect',
  'pay.character': 'waits.ability',
  'revive.power': 'waits.ability',
  'defender.name': 'waits.defender.name',
  'preparation.participant': 'waits.participant',
  'arrange.order': 'waits.events',
  'pickEvent.event': 'waits.events',
  'offer.offer': 'waits.offer.offer',
  'offer.answer': 'waits.offer.answer',
  'join.side': 'waits.join',
  'invitation.answer': 'waits.join',
  'stay.wish': 'waits.stay',
  'discard.card': 'waits.discard',
  'move.choose': 'waits.move',
  'move.terms': 'waits.move',
  'choose.card': 'waits.choose.card',
  'change.card': 'waits.change.card',
  'question.answer': 'waits.question.answer',
  'spread.onto': 'waits.spread',
  'modify.penalty': 'waits.ability',
};

export function waits({ seat, kind, answered }: AskedOf<Asking>): string {
  const values = { house: house(seat) };
  return answered ? t('waits.answered', values) : t(WAITS[kind], values);
}
