// Options in words. Their ids are words already; each kind of question spells them in its own way.

import { area, card, order as orderToken, unit as unitOf } from '../../data/data.ts';
import type { AreaId, CardId, HouseId, LandId, OrderId, TrackId } from '../../data/ids.ts';
import {
  type Asking,
  counted,
  foeAt,
  kindOf,
  meetings,
  type Questions,
  type Side,
  sideIn,
  supportWorth,
  unitsAt,
  type World,
} from '../../rules/queries.ts';
import { say as saying, type SayingsOf, type View } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import type { OptionWords } from '@three-thrones/game-kit/board/board.ts';
import { formatSigned } from '@three-thrones/ui/i18n/index.ts';
import {
  cardName,
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

interface Scene {
  readonly decision: Asking;
  readonly w: World;
  readonly me: HouseId;
}

type About<K extends keyof Questions> = Questions[K];
type Spell<A = unknown> = (about: A, id: string, scene: Scene) => OptionWords;

export function option(decision: Asking, id: string, { world: w }: View<World>): OptionWords {
  return saying(OPTIONS, decision.kind, decision.about, id, { decision, w, me: decision.seat as HouseId });
}

// Answers that are one word of the rulebook

/** Nothing, no, enough: it ends the question, or declines what it offers. */
const aside = (key: AgotKey, icon = 'close') => ({ label: t(key), icon, weight: 'aside' as const });
const word = (key: AgotKey, icon = 'check') => ({ label: t(key), icon });

type Plain = Readonly<Record<string, () => OptionWords>>;

/** These words, or else what the question is about. */
const words =
  <A>(plain: Plain, other: Spell<A>): Spell<A> =>
  (about, id, scene) =>
    Object.hasOwn(plain, id) ? plain[id]!() : other(about, id, scene);

/** Only these words. */
const only = (plain: Plain): Spell => words(plain, (_about, id) => ({ label: id }));

const none: Plain = { none: () => aside('option.none') };
const noneOf = (key: AgotKey): Plain => ({ none: () => aside(key) });

// Options that name things

/** An area, and who stands there. */
const anArea: Spell = (_about, id, { w }) => {
  if (!isArea(id)) return { label: id };
  return { label: place(id), detail: standing(w, id), icon: placeIcon(id) };
};

/** An order that lies in an area. */
const anOrder: Spell = (about, id, scene) => {
  const lies = isArea(id) ? scene.w.orders[id] : undefined;
  if (!lies) return anArea(about, id, scene);
  return {
    label: place(id),
    detail: t('option.order-of', { house: house(lies.house), order: order(lies.order) }),
    icon: `order-${orderToken(lies.order).type}`,
  };
};

/** A House card, and against how many it would win. */
const aCard: Spell = (_about, id) => (isCard(id) ? cardOption(id) : { label: id });

const aFightingCard: Spell = (_about, id, { w, me }) => {
  if (!isCard(id)) return { label: id };
  const side = sideIn(w, me);
  const met = side ? meetings(w, side, id) : [];
  if (!side || met.length < 2) return cardOption(id);
  const wins = t('option.card.wins', { n: counted(met, side).sure, all: met.length });
  return { ...cardOption(id), detail: `${cardFace(id)} · ${wins}` };
};

/** A track, and where a house stands on it. */
const aTrackOf =
  (who: (scene: Scene) => HouseId): Spell =>
  (_about, id, scene) => {
    if (!isTrack(id)) return { label: id };
    const [of, { w, me }] = [who(scene), scene];
    const n = w.tracks[id].indexOf(of) + 1;
    const detail = of === me ? t('option.position', { n }) : t('option.position.of', { house: house(of), n });
    return { label: track(id), ...(n > 0 && { detail }), icon: TRACK_ICONS[id] };
  };

const aTrack = aTrackOf(({ me }) => me);

const aBidder: Spell<{ readonly bids: Readonly<Partial<Record<HouseId, number>>> }> = ({ bids }, id) => {
  const bid = isHouse(id) ? bids[id] : undefined;
  return {
    label: house(id),
    ...(bid !== undefined && { detail: t('option.bid', { n: bid }) }),
    icon: 'leader',
  };
};

/** One of the own units that stand together: `footman-2`. */
const aUnit: Spell = (_about, id, { decision }) =>
  unitName(id) ? numbered(id, decision.options.filter(unitName).map(kindOf)) : { label: id };

/** A unit somewhere: `winterfell:footman-2`, `winterfell:knight`, `winterfell:routed`. */
const aUnitThere: Spell = (about, id, scene) => {
  const [at = '', what] = id.split(':');
  if (!isArea(at)) return { label: id };
  if (what === undefined) return anArea(about, id, scene);
  const group = place(at);
  // With its area: where there is little room, options stand without their headings.
  const there = (label: string): string => t('option.unit.in', { unit: label, in: placed(at, 'in') });
  if (what === 'routed')
    return {
      label: there(t('option.unit.routed', { unit: unit('footman') })),
      ...{ group, icon: 'footman' },
    };
  if (isUnit(what)) return { label: there(unit(what)), group, icon: UNIT_ICONS[what] };
  const name = numbered(what, unitsAt(scene.w, at));
  return { ...name, label: there(name.label), group };
};

const aPlacedOrder: Spell = (_about, id) => {
  const [at = '', what = ''] = id.split(':');
  return isArea(at) && isOrder(what) ? orderAt(at, what, orderWords(what)) : { label: id };
};

const number: Spell = (_about, id) => ({ label: id });

const OPTIONS: SayingsOf<Questions, OptionWords, [id: string, scene: Scene]> = {
  'westerosCard.choose': words(none, (_about, id) => ({ label: say(`effect.${id}`), icon: 'check' })),
  'reconcile.remove': aUnitThere,
  'muster.buy': ({ points, orPower }, id) => (id === 'done' ? musterDone(points, orPower) : purchase(id)),
  'track.bid': number,
  'track.orderTies': aBidder,
  'wildlings.bid': number,
  'wildlings.breakTie': aBidder,
  'destroyUnits.choose': aUnitThere,
  'destroyAtStructure.chooseArea': anArea,
  'destroyOrDrop.choose': only({
    'destroy-2-units': () => word('option.destroyOrDrop.choose.destroy-2-units'),
    'drop-2-on-highest-track': () => word('option.destroyOrDrop.choose.drop-2-on-highest-track'),
  }),
  'destroyOrDrop.chooseTrack': ({ house: of }, id, scene) => aTrackOf(() => of)(undefined, id, scene),
  'downgradeKnights.choose': aUnitThere,
  'downgradeKnights.chooseDestroyed': aUnitThere,
  'upgradeFootmen.choose': aUnitThere,
  'discardCard.choose': words(none, aCard),
  'retrieveCard.choose': words(noneOf('option.retrieveCard.choose.none'), aCard),
  'toBottom.choose': aTrack,
  'toTop.choose': aTrack,
  'musterSomewhere.choose': words(noneOf('option.musterSomewhere.choose.none'), anArea),

  'planning.placeOrders': aPlacedOrder,
  'planning.placeInTurn': aPlacedOrder,
  'raven.use': only({
    swap: () => word('option.raven.use.swap', 'replay'),
    look: () => aside('option.raven.use.look', 'spectate'),
    none: () => aside('option.raven.use.none'),
  }),
  'raven.swap': (about, id, scene) => {
    const [at = '', what = ''] = id.split(':');
    const before = isArea(at) ? scene.w.orders[at]?.order : undefined;
    return isArea(at) && isOrder(what) && before
      ? orderAt(at, what, { detail: t('option.orders.swap', { order: order(before) }) })
      : aPlacedOrder(about, id, scene);
  },
  'raven.putBack': only({
    top: () => word('option.raven.putBack.top'),
    bottom: () => word('option.raven.putBack.bottom'),
  }),
  'raid.chooseOrder': words(none, anOrder),
  'raid.chooseTarget': words(noneOf('option.raid.chooseTarget.none'), anOrder),
  'declareMarch.chooseOrder': words(none, anOrder),
  'marchMove.chooseDestination': (_about, id, { w, me }) => {
    if (id === 'done') return marchDone(w);
    if (id === 'again')
      return {
        ...aside('option.marchMove.chooseDestination.again', 'undo'),
        detail: t('option.marchMove.chooseDestination.again.detail'),
      };
    return isArea(id) ? destination(id, w, me) : { label: id };
  },
  'marchMove.chooseUnits': aUnit,
  'march.leaveToken': only({
    yes: () => word('option.march.leaveToken.yes'),
    no: () => aside('option.march.leaveToken.no'),
  }),
  'neutralHelp.offer': only({
    help: () => word('option.neutralHelp.offer.help'),
    none: () => aside('option.neutralHelp.offer.none'),
  }),
  'neutralHelp.accept': only({
    accept: () => word('option.accept'),
    refuse: () => aside('option.refuse'),
  }),
  'consolidate.chooseOrder': words(none, anOrder),
  'consolidate.chooseUse': only({
    power: () => word('option.consolidate.chooseUse.power', 'power'),
    muster: () => word('option.consolidate.chooseUse.muster', 'action-recruit'),
  }),
  'portCapture.choosePort': anArea,
  'portCapture.takeShips': number,

  'support.declare': declared,
  'support.answer': only({ accept: () => word('option.accept'), refuse: () => aside('option.refuse') }),
  'combat.chooseCard': aFightingCard,
  'combat.useBlade': only({
    yes: () => word('option.combat.useBlade.yes', 'valyrian-blade'),
    no: () => aside('option.combat.useBlade.no'),
  }),
  'cancelCard.use': only({
    yes: () => word('option.cancelCard.use.yes'),
    no: () => aside('option.cancelCard.use.no'),
  }),
  'cancelCard.replace': aFightingCard,
  'swapCard.choose': words(noneOf('option.swapCard.choose.none'), aFightingCard),
  'destroyFootman.choose': only({
    standing: () => word('option.destroyFootman.choose.standing'),
    routed: () => word('option.destroyFootman.choose.routed'),
  }),
  'removeAdjacentOrder.choose': words(none, anOrder),
  'removeLosersOrder.choose': words(noneOf('option.removeLosersOrder.choose.none'), anOrder),
  'dropOnTrack.choose': aTrackOf(foeOf),
  'upgradeFootman.choose': words(noneOf('option.upgradeFootman.choose.none'), aUnitThere),
  'discardFromHand.choose': words(noneOf('option.discardFromHand.choose.none'), aCard),
  'tides.redraw': only({
    redraw: () => word('option.tides.redraw.redraw', 'valyrian-blade'),
    keep: () => aside('option.tides.redraw.keep'),
  }),
  'casualties.choose': aUnit,
  'retreat.nameArea': words(noneOf('option.retreat.nameArea.none'), anArea),
  'retreat.area': anArea,
  'retreat.losses': aUnit,
};

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

function orderAt(at: AreaId, id: OrderId, does: Pick<OptionWords, 'detail' | 'hint'>): OptionWords {
  return { label: order(id), ...does, group: place(at), icon: `order-${orderToken(id).type}` };
}

/** What it does; of a March in short, for there may be many of them in the list. */
function orderWords(id: OrderId): Pick<OptionWords, 'detail' | 'hint'> {
  const { type, modifier } = orderToken(id);
  const hint = t(`order.${id}.text`);
  if (type !== 'march') return { detail: hint };
  const detail = modifier ? t('option.march.with', { n: formatSigned(modifier) }) : t('option.march.plain');
  return { detail, hint };
}

/** By the first rules each area is asked about by itself, and named before the side. */
function declared({ areas }: About<'support.declare'>, id: string, { w, me }: Scene): OptionWords {
  const side = id.slice(id.indexOf(':') + 1);
  if (side !== 'attacker' && side !== 'defender') return aside('option.support.declare.none');
  const n = areas.reduce((sum, at) => sum + supportWorth(w, at, me, side), 0);
  return {
    label: t(`option.support.declare.${side}`, housed({ house: w.combat![side].house })),
    detail: t(`option.support.declare.${side}.detail`, { n }),
    icon: 'order-support',
  };
}

/** To be done means something else where nothing has been done yet. */
function marchDone({ march }: World): OptionWords {
  return march?.moves.length
    ? aside('option.marchMove.chooseDestination.done', 'check')
    : {
        ...aside('option.marchMove.chooseDestination.stay', 'check'),
        detail: t('option.marchMove.chooseDestination.stay.detail'),
      };
}

function musterDone(
  points: About<'muster.buy'>['points'],
  orPower: About<'muster.buy'>['orPower'],
): OptionWords {
  const isUnspent = Object.entries(points).every(([at, n]) => isArea(at) && n === area(at).musterPoints);
  return orPower && isUnspent
    ? { ...aside('option.muster.buy.power', 'check'), detail: t('option.muster.buy.power.detail') }
    : { ...aside('option.muster.buy.done', 'check'), detail: t('option.muster.buy.done.detail') };
}

const UPGRADE = 'upgrade-';

function purchase(id: string): OptionWords {
  const [at = '', what = '', water] = id.split(':');
  const isUpgrade = what.startsWith(UPGRADE);
  const kind = isUpgrade ? what.slice(UPGRADE.length) : what;
  if (!isUnit(kind)) return { label: id };
  const { musterCost, upgradeCost = musterCost } = unitOf(kind);
  const label = water
    ? t('option.muster.ship', { to: placed(water, 'to') })
    : isUpgrade
      ? t('option.muster.upgrade', { unit: unit(kind) })
      : unit(kind);
  const n = isUpgrade ? upgradeCost : musterCost;
  return { label, detail: t('muster-points.count', { n }), group: place(at), icon: UNIT_ICONS[kind] };
}

const TRACK_ICONS: Readonly<Record<TrackId, string>> = {
  'iron-throne': 'iron-throne',
  fiefdoms: 'valyrian-blade',
  'kings-court': 'raven',
};

function foeOf({ w, me }: Scene): HouseId {
  const foe: Side = sideIn(w, me) === 'attacker' ? 'defender' : 'attacker';
  return w.combat![foe].house;
}

function standing(w: World, id: AreaId): string {
  const here = unitsAt(w, id);
  return here.length > 0 ? t('option.here', { units: units(here) }) : t('option.nobody');
}

function placeIcon(id: AreaId): string {
  const { type, structure } = area(id);
  if (type !== 'land') return type === 'sea' ? 'ship' : 'port';
  return structure === 'none' ? 'order-march' : structure;
}

function destination(id: AreaId, w: World, me: HouseId): OptionWords {
  const label = place(id);
  const foe = foeAt(w, id, me);
  if (foe === undefined)
    return { label, detail: standing(w, id), group: t('option.group.move'), icon: placeIcon(id) };
  const attack = { label, group: t('option.group.attack'), icon: 'hostility', fights: true };
  if (foe === 'neutral')
    return { ...attack, detail: t('option.attack.neutral', { n: w.neutrals[id as LandId]! }) };
  const here = unitsAt(w, id);
  const n = area(id).home === foe ? (w.garrisons[id as LandId] ?? 0) : 0;
  const values = { house: house(foe), units: units(here), n };
  const how = here.length === 0 ? 'garrison' : n > 0 ? 'both' : 'against';
  return { ...attack, detail: t(`option.attack.${how}`, values) };
}

function cardOption(id: CardId): OptionWords {
  return { label: cardName(id), detail: cardFace(id), hint: t(`card.${id}.text`), icon: 'card' };
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
