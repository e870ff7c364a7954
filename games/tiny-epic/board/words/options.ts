// Options in words. Their ids are words already; each kind of question spells them in its own way.

import { say, type SayingsOf, type View } from '@three-thrones/kernel';
import { card, domain, house as matOf } from '../../data/data.ts';
import type { ActionId, CardId, DomainId, HeroId, HouseId, TokenKind } from '../../data/ids.ts';
import {
  type Asking,
  type BattleTerms,
  cardInPlay,
  type Force,
  groupNamed,
  isHostile,
  isTeammate,
  joined,
  prospectNow,
  prospectOf,
  type Questions,
  shieldPrice,
  spread,
  terrorOf,
  tokensOf,
  unitPrice,
  unitsIn,
  without,
  type World,
} from '../../rules/queries.ts';
import type { OptionWords } from '@three-thrones/game-kit/board/board.ts';
import {
  action,
  actions,
  cardName,
  eventText,
  group,
  house,
  housed,
  houses,
  iconWords,
  isAction,
  isCard,
  isDomain,
  isHero,
  isHouse,
  place,
  placed,
  t,
  tokenName,
  unit,
  units,
} from './names.ts';

interface Scene {
  readonly decision: Asking;
  readonly w: World;
}

type About<K extends keyof Questions> = Questions[K];

export function option(decision: Asking, id: string, { world: w }: View<World>): OptionWords {
  return plainOption(id) ?? say(OPTIONS, decision.kind, decision.about, id, { decision, w });
}

/** Answers every question spells alike. */
function plainOption(id: string): OptionWords | undefined {
  switch (id) {
    case 'skip':
      return { label: t('option.skip'), icon: 'close', weight: 'aside' };
    case 'done':
      return { label: t('option.done'), icon: 'check', weight: 'aside' };
    case 'none':
      return { label: t('option.none'), icon: 'close', weight: 'aside' };
    case 'pass':
      return { label: t('option.pass'), icon: 'close', weight: 'aside' };
    default:
      return undefined;
  }
}

type Spell = (about: unknown, id: string, scene: Scene) => OptionWords;

/** A domain, and who stands there. */
const aDomain: Spell = (_about, id, { w }) => (isDomain(id) ? domainOption(id, w) : { label: id });

/** A unit and a place: lost there, called from there. */
const aUnitThere: Spell = (_about, id, { w }) => {
  const [unitId, at] = unitAt(id);
  const here = w.map[at];
  const words = unitThere(unitId, at);
  return here.length > 0 ? { ...words, detail: t('option.here', { units: units(w, here) }) } : words;
};

/** A token out of the pool of its house. */
const aPoolToken: Spell = (_about, id, { w }) =>
  token(id, t('option.token.pool.detail', { n: isHouse(id) ? (w.nonPlayers[id]?.pool ?? 0) : 0 }));

/** A token of the own Ally Pool. */
const anOwnToken: Spell = (_about, id, { decision, w }) =>
  token(id, t('option.token.owned.detail', { n: isHouse(id) ? tokensOf(w, decision.seat, id) : 0 }));

/** §22.4 What the Teammate takes from the Night King. */
const aTerrorToken: Spell = (_about, id, { w }) =>
  token(id, t('option.token.terror.detail', { n: isHouse(id) ? terrorOf(w, id) : 0 }));

/** A Power Token or a Hero of an army. */
const aUnit: Spell = (_about, id) => ({
  label: isHouse(id) ? t('option.token', housed({ house: id })) : unit(id),
  icon: isHouse(id) ? 'power-token' : 'hero',
});

const aMode: Spell = (_about, id) =>
  isAction(id) ? actionOption(id) : { label: t('option.mode.direct'), icon: 'order-march' };

const aMarch: Spell = () => performed('march', t('action.march.text'));

const retreatOrFight: Spell = (_about, id, scene) =>
  id === 'retreat'
    ? { label: t('option.retreat'), detail: t('option.retreat.detail'), icon: 'retreat' }
    : foughtOn(scene);

const OPTIONS: SayingsOf<Questions, OptionWords, [id: string, scene: Scene]> = {
  'draft.takeDie': (_about, id) => (isAction(id) ? actionOption(id) : { label: id }),
  'turn.placeDie': (_about, id, { decision }) => placedDie(id) ?? changedDie(id, decision.seat),
  'action.perform': ({ action: id }) => performed(id, t(`action.${id}.text`)),
  'recruit.deploy': (about, id, scene) => recruited(about, id, scene),
  'movement.chooseWay': (about, id, scene) =>
    id === 'fly'
      ? { label: t('option.fly'), detail: t('option.fly.detail'), icon: 'dragon' }
      : aMode(about, id, scene),
  'movement.chooseOrigin': aDomain,
  'movement.chooseArmy': ({ origin }, id, { w }) => ({
    label: group(id),
    icon: 'hero',
    order: -unitsIn(groupNamed(id)),
    ...staying(id, w.map[origin], w),
  }),
  'movement.chooseDestination': destination,
  'movement.goOn': (_about, id, { w }) =>
    id === 'stop'
      ? {
          label: t('option.stop', { in: placed(w.army!.at, 'in') }),
          detail: t('option.stop.detail'),
          icon: 'garrison',
          weight: 'aside',
        }
      : {
          label: t('option.go-on', { units: group(id) }),
          icon: 'action-march',
          ...staying(id, joint(w), w),
          order: -unitsIn(groupNamed(id)),
        },
  'movement.chooseSecondDestination': destination,
  'whisper.discard': (_about, id) => cardOption(id, iconWords),
  'plot.chooseCard': (_about, id) =>
    cardOption(id, (one) => t('option.shields', { shields: houses(card(one).shields) })),
  'plot.useShield': usedShield,
  'plot.returnOther': anOwnToken,
  'event.chooseCard': (_about, id) => cardOption(id, eventText),
  'event.giveUpToken': anOwnToken,

  'rivalMove.chooseTarget': aDomain,
  'rivalRecruit.chooseAlly': aPoolToken,
  'rivalRecruit.chooseDomain': aDomain,
  'rivalToken.choose': ({ how }, id, scene) =>
    how === 'take'
      ? aPoolToken(undefined, id, scene)
      : (isTeammate(scene.w) ? aTerrorToken : anOwnToken)(undefined, id, scene),
  'rivalSpecial.eliminate': aDomain,

  'battle.attackerCard': (_about, id) => battleCard(id, iconWords),
  'battle.defenderCard': (_about, id) =>
    battleCard(id, (one) =>
      t('option.commit.defence.detail', { icon: iconWords(one), gold: card(one).battle.defendCost }),
    ),
  'battle.defenderRetreat': retreatOrFight,
  'battle.attackerRetreat': retreatOrFight,
  'loss.chooseLoss': aUnit,
  'retreat.chooseTarget': aDomain,
  'retreat.chooseSurplus': aUnit,
  'refuge.chooseRefuge': aDomain,
  'leaveShared.chooseGroup': aDomain,

  'buy-vp.buy': (_about, id) => ({ label: id }),
  'buy-ally-tokens.buy': aPoolToken,
  'gold-then-ally-token.takeTokens': aPoolToken,
  'trade-ally-token.takeTokens': aPoolToken,
  'return-opponent-ally-tokens.sendBack': (_about, id) => {
    const [owner = '', of = ''] = id.split(':');
    return { label: t('option.sendBack', housed({ house: of, owner })), icon: 'power-token' };
  },
  'sell-ally-tokens.giveUpToken': anOwnToken,
  'swap-ally-token.choosePlayer': (_about, id) => ({ label: house(id), icon: 'leader' }),
  'swap-ally-token.giveToken': anOwnToken,
  'swap-ally-token.takeToken': anOwnToken,
  'plot-then-alliance.claim': (_about, id) => ({
    label: t('option.alliance', housed({ house: id })),
    icon: 'truce',
  }),
  'eliminate-token.eliminate': aUnitThere,
  'eliminate-unit-of-leader.eliminate': aUnitThere,
  'eliminate-and-rout.chooseDomain': aDomain,
  'eliminate-and-rout.eliminate': aUnit,
  'sacrifice-own-token.eliminate': aDomain,
  'direct-move-battle.chooseMode': aMode,
  'march-battle.chooseMode': aMode,
  'march-or-sail-battle.chooseMode': aMode,
  'march-or-sail-battle-np.chooseMode': aMode,
  'hero-led-battle.chooseMode': aMode,
  'hero-led-direct-move.chooseMode': aMode,
  'hero-duel.chooseMode': aMode,
  'single-combat.chooseMode': aMode,
  'capture-single-token.chooseMode': aMode,
  'sacrifice-then-battle.chooseMode': aMode,
  'sacrifice-then-battle.sacrifice': aUnitThere,
  // A card that sails has a range of its own.
  'long-sail.perform': (_about, _id, { w }) => performed('sail', eventText(cardInPlay(w)!)),
  'multi-march.perform': aMarch,
  'multi-march.performAgain': aMarch,
  'recruit-into-battle.deploy': aUnitThere,
  'converge-battle.chooseTarget': aDomain,
  'converge-battle.callUnit': aUnitThere,
  'relocate-hero.chooseHero': aUnit,
  'place-eggs.place': aDomain,
  'direct-sail-battle.chooseMode': aMode,
  'move-army-home.chooseMode': aMode,
  'march-battle-chain.performAgain': aMarch,
  'recruit-free.giveToken': (_about, id) => {
    const [to = '', of = ''] = id.split(':');
    return { label: t('option.give', housed({ house: of, to })), icon: 'power-token' };
  },
  'return-enemy-token.sendHome': aUnitThere,
  'capture-np-token.take': aUnitThere,
  'return-own-token-for.sendHome': aDomain,
  'return-hero-for-vp.sendHome': aUnit,
  'promote-token-to-hero.promote': aUnitThere,
  'hero-return-and-march.place': aDomain,
  'hero-return-and-march.perform': aMarch,
  'draw-and-discard.discard': (_about, id) => cardOption(id, iconWords),
  'whisper-to-deck-top.giveUp': (_about, id) => cardOption(id, iconWords),

  'nightToken.chooseDomain': aDomain,
  'nightWalker.chooseDomain': aDomain,
  'nightBattle.chooseBattle': (_about, id) => {
    const [by, at = ''] = id.split('@');
    const key = by === 'night-king' ? 'option.assault.night-king' : 'option.assault.white-walker';
    return { label: t(key, { in: placed(at, 'in') }), icon: 'hostility' };
  },
  'turnToken.takeToken': ({ token: kind }, id) =>
    id === 'take'
      ? { label: t('option.exploration.take'), detail: t(`token.${kind}.text`), icon: 'check' }
      : { label: t('option.exploration.leave'), icon: 'close', weight: 'aside' },
  'useToken.chooseWalker': aDomain,
  'exploration.explore': (_about, id) => explored(id),
  'assault.chooseChampion': (_about, id) => ({ label: house(id), icon: 'leader' }),
  'rout.chooseLoss': aUnit,
  'secondAttack.chooseCastle': aDomain,
  'terror.giveToken': anOwnToken,
};

/** `reveal:thenn` turns a token over, `take:thenn:gold-2` takes an open one. */
function explored(id: string): OptionWords {
  const [verb, at = '', kind = ''] = id.split(':');
  if (verb === 'reveal')
    return { label: t('option.explore.reveal', { in: placed(at, 'in') }), icon: 'search' };
  return {
    label: t('option.explore.take', { token: tokenName(kind), in: placed(at, 'in') }),
    detail: t(`token.${kind as TokenKind}.text`),
    group: t('option.group.explore'),
    icon: 'check',
  };
}

/** All cards are open: what a battle would be like, or that the other side has left. */
function foughtOn({ decision, w }: Scene): OptionWords {
  if (w.battle!.retreated)
    return { label: t('option.stay'), detail: t('option.stay.detail'), icon: 'garrison' };
  const { attacker, defender } = prospectNow(w, decision.seat)!;
  const [own, other] = attacker.house === decision.seat ? [attacker, defender] : [defender, attacker];
  const values = { own: own.total, other: other.total };
  return { label: t('option.fight'), detail: t('option.fight.detail', values), icon: 'sword' };
}

function actionOption(id: ActionId): OptionWords {
  return { label: action(id), detail: t(`action.${id}.text`), icon: `action-${id}` };
}

function performed(id: ActionId, detail: string): OptionWords {
  return { label: t('option.perform', { action: action(id) }), detail, icon: `action-${id}` };
}

function placedDie(id: string): OptionWords | undefined {
  const [, die, slot] = /^place:(.+)@(.+)$/.exec(id) ?? [];
  if (die === undefined || slot === undefined || !isAction(die) || !isAction(slot)) return undefined;
  const values = { die: action(die), slot: action(slot) };
  const texts = { slotText: t(`action.${slot}.text`), dieText: t(`action.${die}.text`) };
  const hint = die === slot ? 'option.place.same.detail' : 'option.place.detail';
  return {
    label: t('option.place', values),
    hint: t(hint, { ...values, ...texts }),
    group: t('option.group.place', values),
    icon: `action-${slot}`,
  };
}

function changedDie(id: string, seat: string): OptionWords {
  const [by = '', ...rest] = id.split(':');
  if (!isHouse(by)) return { label: id };
  const { goldCost } = by === seat ? matOf(by).ability! : matOf(by).allianceAbility;
  const heading = t('option.group.ability');
  const detail = costs(goldCost);
  if (rest[0] === 'reroll') {
    const dice = actions(rest[1]?.split('+') ?? []);
    const label = t('option.reroll', { ...housed({ house: by }), dice });
    return { label, detail, group: heading, icon: 'replay' };
  }
  const [from = '', to = ''] = rest[0]?.split('>') ?? [];
  const values = { house: house(by), from: action(from), to: action(to) };
  return { label: t('option.turn-die', values), detail, group: heading, icon: `action-${to}` };
}

const SHIELDS = {
  take: 'option.shield.take',
  return: 'option.shield.return',
  steal: 'option.shield.steal',
  banish: 'option.shield.banish',
} as const;

function usedShield(about: About<'plot.useShield'>, id: string, { decision, w }: Scene): OptionWords {
  const [shield = '', verb = '', of = '', owner = shield] = id.split(':');
  if (!isHouse(shield) || !isOneOf(SHIELDS, verb)) return { label: id };
  const price = shieldPrice(w, { seat: decision.seat, ...about }, shield);
  const gold = verb === 'banish' ? Math.min(price, 1) : price;
  return {
    label: t(SHIELDS[verb], housed({ shield, house: of, owner })),
    detail: costs(gold),
    icon: 'power-token',
  };
}

function isOneOf<T extends object>(all: T, word: string): word is Extract<keyof T, string> {
  return Object.hasOwn(all, word);
}

function costs(gold: number): string {
  return gold > 0 ? t('option.costs', { gold }) : t('option.free');
}

/** `stark@winterfell`: a house for a Power Token, a name for a Hero. */
function unitAt(id: string): [unit: HouseId | HeroId, at: DomainId] {
  const [name = '', at = ''] = id.split('@');
  if (name === 'white-walker' && isDomain(at)) return [name as HouseId, at]; // §21.20
  if (!isDomain(at) || !(isHouse(name) || isHero(name))) throw new Error(`${id} is no unit in a domain`);
  return [name, at];
}

function unitThere(id: HouseId | HeroId, at: DomainId): OptionWords {
  return {
    label: place(at),
    group: isHouse(id) ? t('option.token', housed({ house: id })) : unit(id),
    icon: isHouse(id) ? 'power-token' : 'hero',
  };
}

function recruited(about: About<'recruit.deploy'>, id: string, { decision, w }: Scene): OptionWords {
  const [unitId, at] = unitAt(id);
  const gold = unitPrice(w, { seat: decision.seat, ...about }, unitId);
  return { ...unitThere(unitId, at), detail: costs(gold) };
}

/** Who would stay behind. */
function staying(name: string, all: Force, w: World): Pick<OptionWords, 'detail'> {
  const rest = without(all, groupNamed(name));
  return {
    detail:
      rest.length === 0
        ? t('option.units.all.detail')
        : t('option.units.stay.detail', { units: units(w, rest) }),
  };
}

/** Everybody at the place an army has reached. */
function joint(w: World): Force {
  const { at, force } = w.army!;
  return joined(w.map[at], force);
}

function domainOption(id: DomainId, w: World): OptionWords {
  const here = w.map[id];
  return {
    label: place(id),
    icon: KINDS[domain(id).kind],
    ...(here.length > 0 && { detail: t('option.here', { units: units(w, here) }) }),
  };
}

/** Where an army may go next, and what waits for it there. */
function destination(
  { must, terms }: About<'movement.chooseDestination'>,
  id: string,
  { decision, w }: Scene,
): OptionWords {
  if (!isDomain(id)) return { label: id };
  const label = place(id);
  const here = w.map[id];
  if (isHostile(w, decision.seat, id)) {
    const words = { label, group: t('option.group.battle'), fights: true };
    if (must === 'capture')
      return {
        ...words,
        icon: 'order-raid',
        // A White Walker is a token to be captured, too (§21.20).
        detail: t('option.to.capture', { units: here.length > 0 ? units(w, here) : unit('white-walker') }),
      };
    return { ...words, icon: 'hostility', detail: battleDetail(id, decision.seat, terms, w) };
  }
  const detail =
    here.length > 0 ? t('option.to.own', { units: units(w, here) }) : t(`option.to.empty.${domain(id).kind}`);
  return { label, detail, group: t('option.group.move'), icon: KINDS[domain(id).kind] };
}

const KINDS = { castle: 'castle', fief: 'gold', 'kings-landing': 'iron-throne' } as const;

function battleDetail(to: DomainId, seat: string, terms: BattleTerms | undefined, w: World): string {
  const { attacker, defender } = prospectOf(w, seat, w.army!.force, to, terms);
  const values = { house: house(defender.house), attack: attacker.total, least: defender.total };
  if (defender.unknown === 'deck') return t('option.to.battle.top', values);
  const most = defender.total + spread(defender);
  return t('option.to.battle', { ...values, most });
}

function token(id: string, detail: string): OptionWords {
  return { label: t('option.token', housed({ house: id })), detail, icon: 'power-token' };
}

function cardOption(id: string, detail: (card: CardId) => string): OptionWords {
  if (!isCard(id)) return { label: id };
  return { label: cardName(id), icon: card(id).kind === 'hero' ? 'hero' : 'card', detail: detail(id) };
}

function battleCard(id: string, detail: (card: CardId) => string): OptionWords {
  const words = cardOption(id, detail);
  return isCard(id) ? { ...words, icon: BATTLE[card(id).battle.type] } : words;
}

export const BATTLE = {
  strength: 'sword',
  secret: 'secret',
  retreat: 'retreat',
  conscripts: 'conscripts',
} as const;
