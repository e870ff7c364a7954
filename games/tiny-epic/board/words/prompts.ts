// The one question in words, and whom we wait for: a line for each kind of question there is.

import { say, type SayingsOf, type View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import {
  activeSeat,
  type Asking,
  type Battle,
  cardInPlay,
  isRival,
  isTeammate,
  lostAlly,
  type MoveRules,
  purse,
  type Questions,
  unitPrice,
  type World,
} from '../../rules/queries.ts';
import type { TinyEpicKey } from '../../text/words.ts';
import type { Values } from '@three-thrones/ui/i18n/index.ts';
import type { AskedOf, PromptText } from '@three-thrones/game-kit/board/board.ts';
import { promptIn, type WithDetail } from '@three-thrones/game-kit/board/lines.ts';
import {
  action,
  cardName,
  house,
  housed,
  isHero,
  isHouse,
  placed,
  placeForms,
  t,
  tokenName,
  units,
} from './names.ts';
import { automatonWord, rivalWhy, saidOf, sectionWords, whereWords } from './rival.ts';

/** What is asked of whom, and what most questions speak of. */
interface Scene {
  readonly decision: Asking;
  readonly view: View<World>;
  readonly w: World;
  /** The gold of who is asked, and the card in play. */
  readonly common: Values;
}

export function prompt(decision: Asking, view: View<World>): PromptText {
  const { world: w } = view;
  const card = cardInPlay(w);
  const { gold } = purse(w, decision.seat);
  const common = { gold, ...(card && { card: cardName(card) }) };
  const words = say(PROMPTS, decision.kind, decision.about, { decision, view, w, common });
  // Where it goes says why by itself.
  const why = decision.kind === 'rivalMove.chooseTarget' ? undefined : rivalWhy(view);
  return why === undefined ? words : { ...words, detail: [why, words.detail].filter(Boolean).join(' ') };
}

function both(key: WithDetail<TinyEpicKey>, { common }: Scene, more: Values = {}): PromptText {
  return promptIn(t, key, { ...common, ...more });
}

/** A question that speaks of nothing but the card in play. */
const plain =
  (key: WithDetail<TinyEpicKey>) =>
  (_about: unknown, scene: Scene): PromptText =>
    both(key, scene);

/** The Rival, or the Teammate. */
const wordOf = ({ w }: Scene): 'rival' | 'teammate' => automatonWord(saidOf(w));

const chooseMode = plain('prompt.chooseMode');

const PROMPTS: SayingsOf<Questions, PromptText, [Scene]> = {
  'draft.takeDie': ({ into }, scene) =>
    both(into === 'bottom' ? 'prompt.draft.takeDie.bottom' : 'prompt.draft.takeDie', scene),
  'turn.placeDie': (_about, { decision, w, common }) => ({
    title: t('prompt.turn.placeDie', common),
    detail: w.rival
      ? t(isTeammate(w) ? 'prompt.turn.placeDie.teammate.detail' : 'prompt.turn.placeDie.solo.detail', common)
      : isLastTurn(w, decision.seat)
        ? t('prompt.turn.placeDie.last.detail', common)
        : t('prompt.turn.placeDie.detail', common),
  }),
  'action.perform': ({ action: id, as }, { view, w, common }) => {
    const values = { ...common, action: action(id), house: house(activeSeat(view) ?? w.handOfTheKing) };
    return {
      title: t('prompt.action.perform', values),
      detail: t(`prompt.action.perform.${as}.detail`, values),
    };
  },

  'recruit.deploy': (about, scene) => {
    const { common } = scene;
    const n = Math.min(about.left, affordable(about, scene));
    return {
      title: t('prompt.recruit.deploy', common),
      detail: about.free
        ? t('prompt.recruit.deploy.free.detail', { ...common, n })
        : t('prompt.recruit.deploy.detail', { ...common, n }),
    };
  },
  'movement.chooseWay': ({ mode }, scene) =>
    both('prompt.movement.chooseWay', scene, { action: moveOf(scene.w, mode) }),
  'movement.chooseOrigin': ({ mode, range: n = tables.limits.sailCards }, { w, common }) => {
    const values = { ...common, action: moveOf(w, mode), n };
    return {
      title: t('prompt.movement.chooseOrigin', values),
      detail: t(`prompt.movement.chooseOrigin.${mode}.detail`, values),
    };
  },
  'movement.chooseArmy': ({ mode, origin }, scene) =>
    both('prompt.movement.chooseArmy', scene, {
      action: moveOf(scene.w, mode),
      in: placed(origin, 'in'),
    }),
  'movement.chooseDestination': ({ mode }, scene) =>
    both('prompt.movement.chooseDestination', scene, onTheWay(scene.w, mode)),
  'movement.goOn': ({ mode }, scene) => both('prompt.movement.goOn', scene, onTheWay(scene.w, mode)),
  'movement.chooseSecondDestination': ({ mode }, scene) =>
    both('prompt.movement.chooseSecondDestination', scene, onTheWay(scene.w, mode)),
  'whisper.discard': (_about, scene) => ({
    ...both('prompt.whisper.discard', scene),
    number: (n) => t('prompt.whisper.discard.send', { n }),
  }),
  'plot.chooseCard': (about, { common }) => ({
    title: t('prompt.plot.chooseCard', common),
    detail: about?.free
      ? t('prompt.plot.chooseCard.free.detail', common)
      : t('prompt.plot.chooseCard.detail', common),
  }),
  'plot.useShield': plain('prompt.plot.useShield'),
  'plot.returnOther': plain('prompt.plot.returnOther'),
  'event.chooseCard': plain('prompt.event.chooseCard'),
  'event.giveUpToken': plain('prompt.event.giveUpToken'),

  'rivalMove.chooseTarget': ({ section }, scene) =>
    both(`prompt.${wordOf(scene)}Move.chooseTarget`, scene, { section: sectionWords(section ?? 1) }),
  'rivalRecruit.chooseAlly': (_about, scene) => both(`prompt.${wordOf(scene)}Recruit.chooseAlly`, scene),
  'rivalRecruit.chooseDomain': ({ where }, scene) =>
    both(`prompt.${wordOf(scene)}Recruit.chooseDomain`, scene, { where: whereWords(where, saidOf(scene.w)) }),
  'rivalToken.choose': ({ how }, scene) => both(`prompt.${wordOf(scene)}Token.choose.${how}`, scene),
  'rivalSpecial.eliminate': (_about, scene) => both(`prompt.${wordOf(scene)}Special.eliminate`, scene),

  'battle.attackerCard': (_about, scene) => both('prompt.battle.attackerCard', scene, fight(scene.w.battle!)),
  'battle.defenderCard': (_about, scene) => both('prompt.battle.defenderCard', scene, fight(scene.w.battle!)),
  'battle.defenderRetreat': (_about, scene) =>
    both('prompt.battle.defenderRetreat', scene, fight(scene.w.battle!)),
  'battle.attackerRetreat': (_about, scene) => {
    const { battle } = scene.w;
    const key = battle!.retreated ? 'prompt.battle.attackerRetreat.left' : 'prompt.battle.attackerRetreat';
    return both(key, scene, fight(battle!));
  },
  'loss.chooseLoss': (_about, scene) => {
    const { domain, loser } = scene.w.battle!;
    const key = loser === scene.decision.seat ? 'prompt.loss.chooseLoss' : 'prompt.loss.chooseLoss.other';
    return both(key, scene, { in: placed(domain, 'in'), house: house(loser!) });
  },
  'retreat.chooseTarget': (_about, scene) => {
    const { side, from } = scene.w.retreating!;
    const values = { ...scene.common, house: house(side), ...placeForms(from) };
    const ally = lostAlly(scene.view);
    return {
      title: t('prompt.retreat.chooseTarget', values),
      detail: ally
        ? t('prompt.retreat.chooseTarget.ally.detail', { ...values, ...housed({ ally }) })
        : t('prompt.retreat.chooseTarget.detail', values),
    };
  },
  'retreat.chooseSurplus': plain('prompt.retreat.chooseSurplus'),
  'refuge.chooseRefuge': ({ house: id }, scene) =>
    both('prompt.refuge.chooseRefuge', scene, housed({ house: id })),
  'leaveShared.chooseGroup': ({ house: id }, scene) =>
    both('prompt.leaveShared.chooseGroup', scene, housed({ house: id })),

  'buy-vp.buy': plain('prompt.buy-vp.buy'),
  'buy-ally-tokens.buy': (_about, scene) =>
    both('prompt.buy-ally-tokens.buy', scene, { n: scene.decision.max }),
  'gold-then-ally-token.takeTokens': plain('prompt.gold-then-ally-token.takeTokens'),
  'trade-ally-token.takeTokens': plain('prompt.trade-ally-token.takeTokens'),
  'return-opponent-ally-tokens.sendBack': plain('prompt.return-opponent-ally-tokens.sendBack'),
  'sell-ally-tokens.giveUpToken': ({ count: n }, scene) =>
    both('prompt.sell-ally-tokens.giveUpToken', scene, { n }),
  'swap-ally-token.choosePlayer': plain('prompt.swap-ally-token.choosePlayer'),
  'swap-ally-token.giveToken': ({ owner }, scene) =>
    both('prompt.swap-ally-token.giveToken', scene, housed({ house: owner })),
  'swap-ally-token.takeToken': ({ owner }, scene) =>
    both('prompt.swap-ally-token.takeToken', scene, housed({ house: owner })),
  'plot-then-alliance.claim': plain('prompt.plot-then-alliance.claim'),
  'eliminate-token.eliminate': plain('prompt.eliminate-token.eliminate'),
  'eliminate-unit-of-leader.eliminate': plain('prompt.eliminate-unit-of-leader.eliminate'),
  'eliminate-and-rout.chooseDomain': plain('prompt.eliminate-and-rout.chooseDomain'),
  'eliminate-and-rout.eliminate': ({ domain }, scene) =>
    both('prompt.eliminate-and-rout.eliminate', scene, { in: placed(domain, 'in') }),
  'sacrifice-own-token.eliminate': plain('prompt.sacrifice-own-token.eliminate'),
  'direct-move-battle.chooseMode': chooseMode,
  'march-battle.chooseMode': chooseMode,
  'march-or-sail-battle.chooseMode': chooseMode,
  'march-or-sail-battle-np.chooseMode': chooseMode,
  'hero-led-battle.chooseMode': chooseMode,
  'hero-led-direct-move.chooseMode': chooseMode,
  'hero-duel.chooseMode': chooseMode,
  'single-combat.chooseMode': chooseMode,
  'capture-single-token.chooseMode': chooseMode,
  'sacrifice-then-battle.chooseMode': chooseMode,
  'sacrifice-then-battle.sacrifice': plain('prompt.sacrifice-then-battle.sacrifice'),
  'long-sail.perform': plain('prompt.long-sail.perform'),
  'multi-march.perform': ({ n }, scene) => both('prompt.multi-march.perform', scene, { n }),
  'multi-march.performAgain': ({ n }, scene) => both('prompt.multi-march.performAgain', scene, { n }),
  'recruit-into-battle.deploy': plain('prompt.recruit-into-battle.deploy'),
  'converge-battle.chooseTarget': plain('prompt.converge-battle.chooseTarget'),
  'converge-battle.callUnit': ({ domain }, scene) =>
    both('prompt.converge-battle.callUnit', scene, placeForms(domain)),
  'relocate-hero.chooseHero': plain('prompt.relocate-hero.chooseHero'),
  'place-eggs.place': plain('prompt.place-eggs.place'),
  'direct-sail-battle.chooseMode': chooseMode,
  'move-army-home.chooseMode': chooseMode,
  'recruit-free.giveToken': plain('prompt.recruit-free.giveToken'),
  'return-enemy-token.sendHome': plain('prompt.return-enemy-token.sendHome'),
  'capture-np-token.take': plain('prompt.capture-np-token.take'),
  'return-own-token-for.sendHome': plain('prompt.return-own-token-for.sendHome'),
  'return-hero-for-vp.sendHome': plain('prompt.return-hero-for-vp.sendHome'),
  'promote-token-to-hero.promote': plain('prompt.promote-token-to-hero.promote'),
  'hero-return-and-march.place': plain('prompt.hero-return-and-march.place'),
  'hero-return-and-march.perform': plain('prompt.hero-return-and-march.perform'),
  'march-battle-chain.performAgain': plain('prompt.march-battle-chain.performAgain'),
  'draw-and-discard.discard': plain('prompt.draw-and-discard.discard'),
  'whisper-to-deck-top.giveUp': plain('prompt.whisper-to-deck-top.giveUp'),

  'nightToken.chooseDomain': plain('prompt.nightToken.chooseDomain'),
  'nightWalker.chooseDomain': plain('prompt.nightWalker.chooseDomain'),
  'nightBattle.chooseBattle': plain('prompt.nightBattle.chooseBattle'),
  'turnToken.takeToken': ({ domain, token }, scene) =>
    both('prompt.turnToken.takeToken', scene, { in: placed(domain, 'in'), token: tokenName(token) }),
  'useToken.chooseWalker': plain('prompt.useToken.chooseWalker'),
  'exploration.explore': (_about, scene) => {
    const words = both('prompt.exploration.explore', scene);
    const isTeammates = isRival(scene.w, activeSeat(scene.view) ?? '');
    return isTeammates ? { ...words, title: t('prompt.exploration.explore.teammate') } : words;
  },
  'assault.chooseChampion': ({ domain }, scene) =>
    both('prompt.assault.chooseChampion', scene, { in: placed(domain, 'in') }),
  'rout.chooseLoss': plain('prompt.rout.chooseLoss'),
  'secondAttack.chooseCastle': plain('prompt.secondAttack.chooseCastle'),
  'terror.giveToken': ({ left: n }, scene) => both('prompt.terror.giveToken', scene, { n }),
};

/** How many of the cheapest units the gold would pay for. */
function affordable(about: Questions['recruit.deploy'], { decision, w }: Scene): number {
  const names = decision.options.map((id) => id.split('@')[0]!).filter((id) => isHouse(id) || isHero(id));
  const prices = names.map((id) => unitPrice(w, { seat: decision.seat, ...about }, id));
  const least = Math.min(...prices);
  return least > 0 ? Math.max(1, Math.floor(purse(w, decision.seat).gold / least)) : about.left;
}

/** What a movement is called: the card that brings it, or the action. */
function moveOf(w: World, mode: MoveRules['mode']): string {
  const card = cardInPlay(w);
  if (card) return cardName(card);
  return mode === 'fly' ? t('option.fly') : action(mode);
}

function onTheWay(w: World, mode: MoveRules['mode']): Values {
  const { at, force } = w.army!;
  return {
    action: moveOf(w, mode),
    from: placed(at, 'from'),
    in: placed(at, 'in'),
    units: units(w, force),
  };
}

function fight({ domain, attacker }: Battle): Values {
  return { in: placed(domain, 'in'), house: house(attacker) };
}

/** After the last turn of a round no die is handed on. */
function isLastTurn(w: World, seat: string): boolean {
  const next = w.order[(w.order.indexOf(seat) + 1) % w.order.length];
  return next === w.handOfTheKing;
}

/** Many kinds of questions are one activity to those who wait. */
const WAITS: Readonly<Record<keyof Questions, TinyEpicKey>> = {
  'draft.takeDie': 'waits.draft.takeDie',
  'turn.placeDie': 'waits.turn.placeDie',
  'action.perform': 'waits.action.perform',
  'recruit.deploy': 'waits.recruit',
  'movement.chooseWay': 'waits.movement',
  'movement.chooseOrigin': 'waits.movement',
  'movement.chooseArmy': 'waits.movement',
  'movement.chooseDestination': 'waits.movement',
  'movement.goOn': 'waits.movement',
  'movement.chooseSecondDestination': 'waits.movement',
  'whisper.discard': 'waits.whisper',
  'plot.chooseCard': 'waits.plot',
  'plot.useShield': 'waits.plot',
  'plot.returnOther': 'waits.plot',
  'event.chooseCard': 'waits.event',
  'event.giveUpToken': 'waits.event',
  'rivalMove.chooseTarget': 'waits.rival',
  'rivalRecruit.chooseAlly': 'waits.rival',
  'rivalRecruit.chooseDomain': 'waits.rival',
  'rivalToken.choose': 'waits.rival',
  'rivalSpecial.eliminate': 'waits.rival',
  'battle.attackerCard': 'waits.battle.attackerCard',
  'battle.defenderCard': 'waits.battle.defenderCard',
  'battle.defenderRetreat': 'waits.battle.defenderRetreat',
  'battle.attackerRetreat': 'waits.battle.attackerRetreat',
  'loss.chooseLoss': 'waits.loss',
  'retreat.chooseTarget': 'waits.retreat',
  'retreat.chooseSurplus': 'waits.retreat',
  'refuge.chooseRefuge': 'waits.retreat',
  'leaveShared.chooseGroup': 'waits.alliance',
  'buy-vp.buy': 'waits.event',
  'buy-ally-tokens.buy': 'waits.event',
  'gold-then-ally-token.takeTokens': 'waits.event',
  'trade-ally-token.takeTokens': 'waits.event',
  'return-opponent-ally-tokens.sendBack': 'waits.event',
  'sell-ally-tokens.giveUpToken': 'waits.event',
  'swap-ally-token.choosePlayer': 'waits.event',
  'swap-ally-token.giveToken': 'waits.event',
  'swap-ally-token.takeToken': 'waits.event',
  'plot-then-alliance.claim': 'waits.event',
  'eliminate-token.eliminate': 'waits.event',
  'eliminate-unit-of-leader.eliminate': 'waits.event',
  'eliminate-and-rout.chooseDomain': 'waits.event',
  'eliminate-and-rout.eliminate': 'waits.event',
  'sacrifice-own-token.eliminate': 'waits.event',
  'direct-move-battle.chooseMode': 'waits.event',
  'march-battle.chooseMode': 'waits.event',
  'march-or-sail-battle.chooseMode': 'waits.event',
  'march-or-sail-battle-np.chooseMode': 'waits.event',
  'hero-led-battle.chooseMode': 'waits.event',
  'hero-led-direct-move.chooseMode': 'waits.event',
  'hero-duel.chooseMode': 'waits.event',
  'single-combat.chooseMode': 'waits.event',
  'capture-single-token.chooseMode': 'waits.event',
  'sacrifice-then-battle.chooseMode': 'waits.event',
  'sacrifice-then-battle.sacrifice': 'waits.event',
  'long-sail.perform': 'waits.event',
  'multi-march.perform': 'waits.event',
  'multi-march.performAgain': 'waits.event',
  'recruit-into-battle.deploy': 'waits.event',
  'converge-battle.chooseTarget': 'waits.event',
  'converge-battle.callUnit': 'waits.event',
  'relocate-hero.chooseHero': 'waits.event',
  'place-eggs.place': 'waits.event',
  'direct-sail-battle.chooseMode': 'waits.event',
  'move-army-home.chooseMode': 'waits.event',
  'recruit-free.giveToken': 'waits.event',
  'return-enemy-token.sendHome': 'waits.event',
  'capture-np-token.take': 'waits.event',
  'return-own-token-for.sendHome': 'waits.event',
  'return-hero-for-vp.sendHome': 'waits.event',
  'promote-token-to-hero.promote': 'waits.event',
  'hero-return-and-march.place': 'waits.event',
  'hero-return-and-march.perform': 'waits.event',
  'march-battle-chain.performAgain': 'waits.event',
  'draw-and-discard.discard': 'waits.event',
  'whisper-to-deck-top.giveUp': 'waits.event',
  'nightToken.chooseDomain': 'waits.treaty',
  'nightWalker.chooseDomain': 'waits.treaty',
  'nightBattle.chooseBattle': 'waits.treaty',
  'turnToken.takeToken': 'waits.exploration',
  'useToken.chooseWalker': 'waits.exploration',
  'exploration.explore': 'waits.exploration',
  'assault.chooseChampion': 'waits.treaty',
  'rout.chooseLoss': 'waits.loss',
  'secondAttack.chooseCastle': 'waits.treaty',
  'terror.giveToken': 'waits.treaty',
};

export function waits({ seat, kind, answered }: AskedOf<Asking>): string {
  const values = { house: house(seat) };
  return answered ? t('waits.answered', values) : t(WAITS[kind], values);
}
