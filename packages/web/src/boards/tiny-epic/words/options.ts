// Options in words. Their ids are words already; each kind of question spells them in its own way.

import type { Decision, View } from '@three-thrones/kernel';
import { card, domain, house as matOf } from '@three-thrones/tiny-epic/data/data.ts';
import type { CardId, DomainId, HeroId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import {
  type Force,
  groupNamed,
  isHostile,
  shieldPrice,
  tokensOf,
  unitPrice,
  unitsIn,
  type World,
} from '@three-thrones/tiny-epic/queries';
import type { OptionWords } from '../../board.ts';
import { prospectNow, prospectOf, spread } from '../prospects.ts';
import { cardInPlay, type Notes, notes } from './frames.ts';
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
  isHouse,
  place,
  placed,
  say,
  t,
  unit,
  units,
} from './names.ts';

interface Asking {
  readonly decision: Decision;
  readonly view: View<World>;
  readonly w: World;
  readonly a: Notes;
}

export function option(decision: Decision, id: string, view: View<World>): OptionWords {
  const asking = { decision, view, w: view.world, a: notes(view) };
  return plainOption(id) ?? spelled(id, asking) ?? named(id, asking);
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

/** Options made of several words. */
function spelled(id: string, asking: Asking): OptionWords | undefined {
  const { decision, a, w } = asking;
  if (id === 'perform') return performed(asking);
  if (id === 'stop') {
    const values = { in: placed(w.army!.at, 'in') };
    return {
      label: t('option.stop', values),
      detail: t('option.stop.detail'),
      icon: 'garrison',
      weight: 'aside',
    };
  }
  if (id === 'retreat')
    return { label: t('option.retreat'), detail: t('option.retreat.detail'), icon: 'retreat' };
  if (id === 'fight') return foughtOn(asking);
  const placement = /^place:(.+)@(.+)$/.exec(id);
  if (placement) return placedDie(placement[1]!, placement[2]!);
  if (decision.kind === 'turn.placeDie') return changedDie(id, decision.seat);
  if (decision.kind === 'plot.useShield') return usedShield(id, asking);
  const [name, at] = id.split('@') as [string, DomainId | undefined];
  if (at) return unitAt(name as HouseId | HeroId, at, asking);
  const [owner, of] = id.split(':') as [string, string | undefined];
  if (of) return { label: t('option.sendBack', housed({ house: of, owner })), icon: 'power-token' };
  if (decision.kind === 'movement.goOn')
    return {
      label: t('option.go-on', { units: group(id) }),
      icon: 'action-march',
      ...staying(id, joint(w), asking),
      order: -unitsIn(groupNamed(id)),
    };
  if (decision.kind === 'movement.chooseArmy')
    return {
      label: group(id),
      icon: 'hero',
      order: -unitsIn(groupNamed(id)),
      ...staying(id, w.map[a.origin!], asking),
    };
  return undefined;
}

/** All cards are open: what a battle would be like, or that the other side has left. */
function foughtOn({ decision, w }: Asking): OptionWords {
  if (w.battle!.retreated)
    return { label: t('option.stay'), detail: t('option.stay.detail'), icon: 'garrison' };
  const { attacker, defender } = prospectNow(w, decision.seat)!;
  const [own, other] = attacker.house === decision.seat ? [attacker, defender] : [defender, attacker];
  const values = { own: own.total, other: other.total };
  return { label: t('option.fight'), detail: t('option.fight.detail', values), icon: 'sword' };
}

function performed({ decision, a, view }: Asking): OptionWords {
  // A card that sails has a range of its own.
  const played = decision.kind === 'long-sail.perform' ? cardInPlay(view) : undefined;
  const id = a.action ?? (played ? 'sail' : 'march');
  return {
    label: t('option.perform', { action: action(id) }),
    detail: played ? eventText(played) : say(`action.${id}.text`),
    icon: `action-${id}`,
  };
}

function placedDie(die: string, slot: string): OptionWords {
  const values = { die: action(die), slot: action(slot) };
  const texts = { slotText: say(`action.${slot}.text`), dieText: say(`action.${die}.text`) };
  return {
    label: t('option.place', values),
    hint: say(die === slot ? 'option.place.same.detail' : 'option.place.detail', { ...values, ...texts }),
    group: t('option.group.place', values),
    icon: `action-${slot}`,
  };
}

function changedDie(id: string, seat: string): OptionWords {
  const at = id.indexOf(':');
  const by = id.slice(0, at) as HouseId;
  const change = id.slice(at + 1);
  const { goldCost } = by === seat ? matOf(by).ability! : matOf(by).allianceAbility;
  const heading = t('option.group.ability');
  const detail = goldCost > 0 ? t('option.costs', { gold: goldCost }) : t('option.free');
  if (change.startsWith('reroll:')) {
    const dice = actions(change.slice('reroll:'.length).split('+'));
    const label = t('option.reroll', { ...housed({ house: by }), dice });
    return { label, detail, group: heading, icon: 'replay' };
  }
  const [from, to] = change.split('>') as [string, string];
  const values = { house: house(by), from: action(from), to: action(to) };
  return { label: t('option.turn-die', values), detail, group: heading, icon: `action-${to}` };
}

function usedShield(id: string, { a, w }: Asking): OptionWords {
  const [shield, verb, of, owner] = id.split(':') as [HouseId, 'take' | 'return' | 'steal', string, string?];
  const seat = a.seat!;
  const gold = shieldPrice(w, { ...a, seat }, shield);
  const values = housed({ shield, house: of, owner: owner ?? shield });
  return {
    label: say(`option.shield.${verb}`, values),
    detail: gold > 0 ? t('option.costs', { gold }) : t('option.free'),
    icon: 'power-token',
  };
}

/** A unit and a place: recruited there, lost there, called from there. */
function unitAt(name: HouseId | HeroId, at: DomainId, { decision, a, w }: Asking): OptionWords {
  const isToken = isHouse(name);
  const icon = isToken ? 'power-token' : 'hero';
  const words = { label: place(at), group: unitLabel(name), icon };
  if (decision.kind === 'recruit.deploy') {
    const gold = unitPrice(w, { left: 0, deployed: 0, ...a, seat: a.seat! }, name);
    return { ...words, detail: gold > 0 ? t('option.costs', { gold }) : t('option.free') };
  }
  const here = w.map[at];
  return here.length > 0 ? { ...words, detail: t('option.here', { units: units(w, here) }) } : words;
}

/** A unit where a line begins with it. */
function unitLabel(id: HouseId | HeroId): string {
  return isHouse(id) ? t('option.token', housed({ house: id })) : unit(id);
}

/** Who would stay behind. */
function staying(name: string, all: Force, { w }: Asking): Pick<OptionWords, 'detail'> {
  const gone = groupNamed(name);
  const rest = all
    .map(({ house: id, tokens, hero }) => {
      const leaving = gone.find((stack) => stack.house === id);
      return { house: id, tokens: tokens - (leaving?.tokens ?? 0), hero: hero && !leaving?.hero };
    })
    .filter(({ tokens, hero }) => tokens > 0 || hero);
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
  const all = w.map[at].map((stack) => ({ ...stack }));
  for (const { house: id, tokens, hero } of force) {
    const there = all.find((stack) => stack.house === id);
    if (!there) all.push({ house: id, tokens, hero });
    else {
      there.tokens += tokens;
      there.hero ||= hero;
    }
  }
  return all;
}

/** Options that are the id of one thing. */
function named(id: string, asking: Asking): OptionWords {
  if (isDomain(id)) return domainOption(id, asking);
  if (isAction(id)) return { label: action(id), detail: say(`action.${id}.text`), icon: `action-${id}` };
  if (id === 'direct') return { label: t('option.mode.direct'), icon: 'order-march' };
  if (isHouse(id)) return houseOption(id, asking);
  if (isCard(id)) return cardOption(id, asking);
  return { label: id };
}

function domainOption(id: DomainId, { decision, a, w }: Asking): OptionWords {
  const label = place(id);
  const isStep =
    decision.kind === 'movement.chooseDestination' || decision.kind === 'movement.chooseSecondDestination';
  const here = w.map[id];
  if (!isStep) {
    return {
      label,
      icon: KINDS[domain(id).kind],
      ...(here.length > 0 && { detail: t('option.here', { units: units(w, here) }) }),
    };
  }
  if (isHostile(w, decision.seat, id)) {
    const words = { label, group: t('option.group.battle'), icon: 'order-raid' };
    if (a.must === 'capture') return { ...words, detail: t('option.to.capture', { units: units(w, here) }) };
    return { ...words, icon: 'hostility', detail: battleDetail(id, decision.seat, a, w) };
  }
  const detail =
    here.length > 0
      ? t('option.to.own', { units: units(w, here) })
      : say(`option.to.empty.${domain(id).kind}`);
  return { label, detail, group: t('option.group.move'), icon: KINDS[domain(id).kind] };
}

const KINDS = { castle: 'castle', fief: 'gold', 'kings-landing': 'iron-throne' } as const;

function battleDetail(to: DomainId, seat: string, a: Notes, w: World): string {
  const { attacker, defender } = prospectOf(w, seat, w.army!.force, to, a.terms);
  const values = { house: house(defender.house), attack: attacker.total, least: defender.total };
  if (defender.unknown === 'deck') return t('option.to.battle.top', values);
  const most = defender.total + spread(defender);
  return t('option.to.battle', { ...values, most });
}

function houseOption(id: HouseId, { decision, w }: Asking): OptionWords {
  switch (decision.kind) {
    case 'loss.chooseLoss':
    case 'retreat.chooseSurplus':
    case 'eliminate-and-rout.eliminate':
      return { label: unitLabel(id), icon: 'power-token' };
    case 'swap-ally-token.choosePlayer':
      return { label: house(id), icon: 'leader' };
    case 'plot-then-alliance.claim':
      return { label: t('option.alliance', housed({ house: id })), icon: 'truce' };
    default:
      return {
        label: t('option.token', housed({ house: id })),
        detail: tokenDetail(id, decision, w),
        icon: 'power-token',
      };
  }
}

/** Tokens come out of a pool of the house, or out of the own one. */
function tokenDetail(id: HouseId, { kind, seat }: Decision, w: World): string {
  const fromPool = kind.endsWith('.takeTokens') || kind.endsWith('.buy');
  return fromPool
    ? t('option.token.pool.detail', { n: w.nonPlayers[id]?.pool ?? 0 })
    : t('option.token.owned.detail', { n: tokensOf(w, seat, id) });
}

function cardOption(id: CardId, { decision }: Asking): OptionWords {
  const isHero = card(id).kind === 'hero';
  const words = { label: cardName(id), icon: isHero ? 'hero' : 'card' };
  switch (decision.kind) {
    case 'battle.attackerCard':
      return { ...words, detail: iconWords(id), icon: BATTLE[card(id).battle.type] };
    case 'battle.defenderCard': {
      const { defendCost, type } = card(id).battle;
      const detail = t('option.commit.defence.detail', { icon: iconWords(id), gold: defendCost });
      return { ...words, detail, icon: BATTLE[type] };
    }
    case 'plot.chooseCard':
      return { ...words, detail: t('option.shields', { shields: houses(card(id).shields) }) };
    case 'loss.chooseLoss':
    case 'retreat.chooseSurplus':
    case 'relocate-hero.chooseHero':
      return { ...words, label: unit(id) };
    case 'whisper.discard':
      return { ...words, detail: iconWords(id) };
    default:
      return { ...words, detail: eventText(id) };
  }
}

export const BATTLE = {
  strength: 'sword',
  secret: 'secret',
  retreat: 'retreat',
  conscripts: 'conscripts',
} as const;
