// Options in words. Their ids are words already; each kind of question spells them in its own way.

import { area, card, order as orderToken, unit as unitOf } from '@three-thrones/agot/data/data.ts';
import type { AreaId, CardId, HouseId, LandId, TrackId } from '@three-thrones/agot/data/ids.ts';
import { controller, kindOf, type Side, unitsAt, type World } from '@three-thrones/agot/queries';
import type { Decision, View } from '@three-thrones/kernel';
import type { OptionWords } from '../../board.ts';
import { counted, meetings, sideOf, supportWorth } from '../prospects.ts';
import { type Notes, notes } from './frames.ts';
import {
  cardName,
  hasWords,
  house,
  housed,
  isArea,
  isCard,
  isHouse,
  isOrder,
  isTrack,
  isUnit,
  order,
  place,
  placed,
  say,
  t,
  track,
  unit,
  units,
} from './names.ts';

interface Asking {
  readonly decision: Decision;
  readonly w: World;
  readonly a: Notes;
}

export function option(decision: Decision, id: string, view: View<World>): OptionWords {
  const asking = { decision, w: view.world, a: notes(view) };
  return spelled(id, asking) ?? named(id, asking) ?? plainOption(id, asking);
}

const ASIDE = ['none', 'no', 'refuse', 'done', 'again', 'keep'];
const PLAIN_ICONS: Readonly<Record<string, string>> = {
  none: 'close',
  no: 'close',
  refuse: 'close',
  keep: 'close',
  again: 'undo',
  swap: 'replay',
  look: 'spectate',
  power: 'power',
  muster: 'action-recruit',
  redraw: 'valyrian-blade',
};

/** Answers that are one word of the rulebook: their words are found by the question, or are the same everywhere. */
function plainOption(id: string, asking: Asking): OptionWords {
  const { decision } = asking;
  const own = `option.${decision.kind}.${id === 'done' ? doneBy(asking) : id}`;
  const general = hasWords(`option.${id}`) ? `option.${id}` : `effect.${id}`;
  const detail = `${own}.detail`;
  return {
    label: say(hasWords(own) ? own : general),
    ...(hasWords(detail) && { detail: say(detail) }),
    icon: PLAIN_ICONS[id] ?? (decision.kind === 'combat.useBlade' ? 'valyrian-blade' : 'check'),
    ...(ASIDE.includes(id) && { weight: 'aside' as const }),
  };
}

/** To be done means something else where nothing has been done yet. */
function doneBy({ decision, w, a }: Asking): 'done' | 'stay' | 'power' {
  if (decision.kind === 'marchMove.chooseDestination' && !w.march?.moves.length) return 'stay';
  const isUnspent = Object.entries(a.points ?? {}).every(([at, n]) => n === area(at as LandId).musterPoints);
  return decision.kind === 'muster.buy' && a.orPower && isUnspent ? 'power' : 'done';
}

/** Options made of several words. */
function spelled(id: string, asking: Asking): OptionWords | undefined {
  const [at, what, water] = id.split(':') as [string, string | undefined, string | undefined];
  const { decision, w, a } = asking;
  if (decision.kind === 'support.declare')
    // By the first rules each area is asked about by itself.
    return what === undefined
      ? supportOption(a.areas ?? [], at, asking)
      : supportOption([at as AreaId], what, asking);
  if (what === undefined || !isArea(at)) return unitName(id) ? unitOption(id, asking) : undefined;
  if (isOrder(what)) return orderAt(at, what, asking);
  if (decision.kind === 'muster.buy') return purchase(at, what, water);
  const group = place(at);
  if (what === 'routed')
    return { label: t('option.unit.routed', { unit: unit('footman') }), group, icon: 'footman' };
  if (isUnit(what)) return { label: unit(what), group, icon: UNIT_ICONS[what] };
  return { ...numbered(what, unitsAt(w, at)), group };
}

export const UNIT_ICONS = {
  footman: 'footman',
  knight: 'knight',
  siegeEngine: 'siege-engine',
  ship: 'ship',
} as const;

function unitName(id: string): boolean {
  return /-\d+$/.test(id) && isUnit(kindOf(id));
}

/** `footman-2`: with its number only where there are several. */
function numbered(name: string, beside: readonly string[]): OptionWords {
  const kind = kindOf(name);
  const n = Number(name.slice(name.lastIndexOf('-') + 1));
  const isOne = beside.filter((other) => other === kind).length < 2;
  return {
    label: isOne ? unit(kind) : t('option.unit', { unit: unit(kind), n }),
    icon: UNIT_ICONS[kind],
  };
}

function unitOption(id: string, { decision }: Asking): OptionWords {
  return numbered(
    id,
    decision.options.filter(unitName).map((name) => kindOf(name)),
  );
}

function orderAt(at: AreaId, id: Parameters<typeof orderToken>[0], { decision, w }: Asking): OptionWords {
  const before = w.orders[at]?.order;
  return {
    label: order(id),
    detail:
      decision.kind === 'raven.swap' && before
        ? t('option.orders.swap', { order: order(before) })
        : say(`order.${id}.text`),
    group: place(at),
    icon: `order-${orderToken(id).type}`,
  };
}

function supportOption(from: readonly AreaId[], side: string, { decision, w }: Asking): OptionWords {
  if (side === 'none') return { label: t('option.support.declare.none'), icon: 'close', weight: 'aside' };
  const worth = from.map((at) => supportWorth(w, at, decision.seat as HouseId, side as Side));
  const n = worth.reduce((sum, one) => sum + one, 0);
  return {
    label: say(`option.support.declare.${side}`, housed({ house: w.combat![side as Side].house })),
    detail: say(`option.support.declare.${side}.detail`, { n }),
    icon: 'order-support',
  };
}

function purchase(at: AreaId, what: string, water: string | undefined): OptionWords {
  const group = place(at);
  const upgrade = what.startsWith('upgrade-');
  const kind = (upgrade ? what.slice('upgrade-'.length) : what) as keyof typeof UNIT_ICONS;
  const { musterCost, upgradeCost = musterCost } = unitOf(kind);
  const label = water
    ? t('option.muster.ship', { to: placed(water, 'to') })
    : upgrade
      ? t('option.muster.upgrade', { unit: unit(kind) })
      : unit(kind);
  const n = upgrade ? upgradeCost : musterCost;
  return { label, detail: t('muster-points.count', { n }), group, icon: UNIT_ICONS[kind] };
}

/** Options that are the id of one thing. */
function named(id: string, asking: Asking): OptionWords | undefined {
  if (isArea(id)) return areaOption(id, asking);
  if (isCard(id)) return cardOption(id, asking);
  if (isHouse(id)) {
    const bid = asking.a.bids?.[id];
    return {
      label: house(id),
      ...(bid !== undefined && { detail: t('option.bid', { n: bid }) }),
      icon: 'leader',
    };
  }
  return isTrack(id) ? trackOption(id, asking) : undefined;
}

const TRACK_ICONS: Readonly<Record<TrackId, string>> = {
  'iron-throne': 'iron-throne',
  fiefdoms: 'valyrian-blade',
  'kings-court': 'raven',
};

function trackOption(id: TrackId, { decision, w, a }: Asking): OptionWords {
  const who = decision.kind === 'dropOnTrack.choose' ? foeOf(w, decision.seat) : (a.house ?? decision.seat);
  const n = w.tracks[id].indexOf(who as HouseId) + 1;
  const detail =
    who === decision.seat ? t('option.position', { n }) : t('option.position.of', { house: house(who), n });
  return { label: track(id), ...(n > 0 && { detail }), icon: TRACK_ICONS[id] };
}

function foeOf(w: World, seat: string): string {
  return sideOf(w, seat) === 'attacker' ? w.combat!.defender.house : w.combat!.attacker.house;
}

/** Questions that point at an order, not at who stands there. */
const ABOUT_ORDERS = ['raid', 'declareMarch', 'consolidate', 'removeAdjacentOrder', 'removeLosersOrder'];

function areaOption(id: AreaId, { decision, w }: Asking): OptionWords {
  const label = place(id);
  const flow = decision.kind.split('.')[0]!;
  const lies = w.orders[id];
  if (ABOUT_ORDERS.includes(flow) && lies)
    return {
      label,
      detail: t('option.order-of', { house: house(lies.house), order: order(lies.order) }),
      icon: `order-${orderToken(lies.order).type}`,
    };
  if (decision.kind === 'marchMove.chooseDestination') return destination(id, w, decision.seat);
  const here = unitsAt(w, id);
  return {
    label,
    detail: here.length > 0 ? t('option.here', { units: units(here) }) : t('option.nobody'),
    icon: placeIcon(id),
  };
}

function placeIcon(id: AreaId): string {
  const { type, structure } = area(id);
  if (type !== 'land') return type === 'sea' ? 'ship' : 'port';
  return structure === 'none' ? 'order-march' : structure;
}

/** Whom units would meet there: nobody for a peaceful move. */
export function foeAt(w: World, id: AreaId, seat: string): HouseId | 'neutral' | undefined {
  if (w.neutrals[id as LandId]) return 'neutral';
  const army = w.armies[id];
  if (army) return army.house === seat ? undefined : army.house;
  const holder = controller(w, id);
  return holder !== seat && w.garrisons[id as LandId] && area(id).home === holder ? holder : undefined;
}

function destination(id: AreaId, w: World, seat: string): OptionWords {
  const label = place(id);
  const foe = foeAt(w, id, seat);
  const here = unitsAt(w, id);
  if (foe === undefined)
    return {
      label,
      detail: here.length > 0 ? t('option.here', { units: units(here) }) : t('option.nobody'),
      group: t('option.group.move'),
      icon: placeIcon(id),
    };
  const attack = { label, group: t('option.group.attack'), icon: 'hostility' };
  if (foe === 'neutral')
    return { ...attack, detail: t('option.attack.neutral', { n: w.neutrals[id as LandId]! }) };
  const n = area(id).home === foe ? (w.garrisons[id as LandId] ?? 0) : 0;
  const values = { house: house(foe), units: units(here), n };
  const how = here.length === 0 ? 'garrison' : n > 0 ? 'both' : 'against';
  return { ...attack, detail: say(`option.attack.${how}`, values) };
}

/** What is printed on a card besides its text. */
export function cardFace(id: CardId): string {
  const { strength, swords, towers } = card(id);
  return [
    t('about.strength', { n: strength }),
    ...(swords > 0 ? [t('swords.count', { n: swords })] : []),
    ...(towers > 0 ? [t('towers.count', { n: towers })] : []),
  ].join(' · ');
}

const FIGHTS = ['combat.chooseCard', 'cancelCard.replace', 'swapCard.choose'];

function cardOption(id: CardId, { decision, w }: Asking): OptionWords {
  const side = sideOf(w, decision.seat);
  const met = side && FIGHTS.includes(decision.kind) ? meetings(w, side, id) : [];
  const n = side ? counted(met, side).sure : 0;
  const wins = t('option.card.wins', { n, all: met.length });
  return {
    label: cardName(id),
    detail: met.length > 1 ? `${cardFace(id)} · ${wins}` : cardFace(id),
    hint: say(`card.${id}.text`),
    icon: 'card',
  };
}
