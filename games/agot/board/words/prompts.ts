// The one question in words, and whom we wait for: a line for each kind of question there is.

import { supplyLimits } from '../../data/data.ts';
import type { HouseId, LandId, TrackId } from '../../data/ids.ts';
import {
  armySizes,
  type Asking,
  lines,
  otherSide,
  playedCards,
  type Questions,
  type Side,
  sideIn,
  starsOf,
  total,
  type World,
} from '../../rules/queries.ts';
import { say, type SayingsOf, type View } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import { formatList, type Values } from '@three-thrones/ui/i18n/index.ts';
import type { AskedOf, PromptText } from '@three-thrones/game-kit/board/board.ts';
import { promptIn, type WithDetail } from '@three-thrones/game-kit/board/lines.ts';
import {
  cardName,
  house,
  housed,
  place,
  placed,
  placeForms,
  places,
  sizes,
  supporters,
  t,
  tide,
  token,
  track,
  units,
  westerosCard,
  wildlingCard,
} from './names.ts';

/** What is asked of whom, and what most questions speak of. */
interface Scene {
  readonly w: World;
  readonly me: HouseId;
  readonly decision: Asking;
  readonly common: Values;
}

export function prompt(decision: Asking, { world: w }: View<World>): PromptText {
  const me = decision.seat as HouseId;
  return say(PROMPTS, decision.kind, decision.about, { w, me, decision, common: common(decision, w) });
}

function common({ seat, max }: Asking, w: World): Values {
  const { combat, wildlingCard: wildling } = w;
  return {
    power: w.players[seat]?.power ?? 0,
    n: max,
    ...(wildling && { card: wildlingCard(wildling) }),
    ...(combat && {
      in: placed(combat.area, 'in'),
      ...housed({ attacker: combat.attacker.house, defender: combat.defender.house }),
    }),
  };
}

function both(key: WithDetail<AgotKey>, scene: Scene, more: Values = {}): PromptText {
  return promptIn(t, key, { ...scene.common, ...more });
}

/** A question that speaks of nothing but what lies on the table. */
const plain =
  (key: WithDetail<AgotKey>) =>
  (_about: unknown, scene: Scene): PromptText =>
    both(key, scene);

/** A question of a House card: it, and the house it is played against. */
const ofCard =
  (key: WithDetail<AgotKey>) =>
  (_about: unknown, scene: Scene): PromptText =>
    both(key, scene, duel(scene));

const bids = (n: number): string => t('option.bid', { n });

/** Which token decides about the card of each Westeros deck (R95). */
const DECIDES: readonly TrackId[] = ['iron-throne', 'kings-court', 'fiefdoms'];

const PROMPTS: SayingsOf<Questions, PromptText, [Scene]> = {
  'westerosCard.choose': ({ deck }, scene) =>
    both('prompt.westerosCard.choose', scene, {
      card: westerosCard(scene.w.drawn[deck]!),
      token: token(DECIDES[deck]!),
    }),
  'reconcile.remove': (_about, scene) => {
    const { supply } = scene.w.players[scene.me]!;
    const limits = sizes(supplyLimits[supply]!);
    return both('prompt.reconcile.remove', scene, {
      supply,
      limits,
      armies: sizes(armySizes(scene.w, scene.me)),
    });
  },
  'muster.buy': ({ points }, scene) => both('prompt.muster.buy', scene, { points: pointsLeft(points) }),
  'track.bid': ({ track: id }, scene) => ({
    ...both('prompt.track.bid', scene, { track: track(id) }),
    number: bids,
  }),
  'track.orderTies': ({ track: id, place: at }, scene) =>
    both('prompt.track.orderTies', scene, { track: track(id), place: at }),
  'wildlings.bid': ({ strength }, scene) => ({
    ...both('prompt.wildlings.bid', scene, { strength }),
    number: bids,
  }),
  'wildlings.breakTie': ({ watch }, scene) =>
    both(watch ? 'prompt.wildlings.breakTie.watch' : 'prompt.wildlings.breakTie.lost', scene),
  'destroyUnits.choose': (about, { common: values }) => ({
    title: t('prompt.destroyUnits.choose', values),
    detail: about
      ? t('prompt.destroyUnits.choose.at.detail', { ...values, in: placed(about.at, 'in') })
      : t('prompt.destroyUnits.choose.detail', values),
  }),
  'destroyAtStructure.chooseArea': ({ count: n }, scene) =>
    both('prompt.destroyAtStructure.chooseArea', scene, { n }),
  'destroyOrDrop.choose': plain('prompt.destroyOrDrop.choose'),
  'destroyOrDrop.chooseTrack': ({ house: id }, scene) =>
    both('prompt.destroyOrDrop.chooseTrack', scene, housed({ house: id })),
  'downgradeKnights.choose': plain('prompt.downgradeKnights.choose'),
  'downgradeKnights.chooseDestroyed': plain('prompt.downgradeKnights.chooseDestroyed'),
  'upgradeFootmen.choose': plain('prompt.upgradeFootmen.choose'),
  'discardCard.choose': plain('prompt.discardCard.choose'),
  'retrieveCard.choose': plain('prompt.retrieveCard.choose'),
  'toBottom.choose': plain('prompt.toBottom.choose'),
  'toTop.choose': plain('prompt.toTop.choose'),
  'musterSomewhere.choose': plain('prompt.musterSomewhere.choose'),

  'planning.placeOrders': (_about, scene) => ({
    ...both('prompt.planning.placeOrders', scene, { stars: starsOf(scene.w, scene.me) }),
    confirm: t('plan.confirm'),
  }),
  'planning.placeInTurn': (_about, scene) => ({
    ...both('prompt.planning.placeInTurn', scene),
    confirm: t('plan.confirm'),
  }),
  'raven.use': plain('prompt.raven.use'),
  'raven.swap': plain('prompt.raven.swap'),
  'raven.putBack': (_about, scene) =>
    both('prompt.raven.putBack', scene, { card: wildlingCard(scene.w.scouted!.card.secret!) }),
  'raid.chooseOrder': plain('prompt.raid.chooseOrder'),
  'raid.chooseTarget': ({ from }, scene) =>
    both('prompt.raid.chooseTarget', scene, { from: placed(from, 'from') }),
  'declareMarch.chooseOrder': plain('prompt.declareMarch.chooseOrder'),
  'marchMove.chooseDestination': (_about, scene) => {
    const { moves, from } = scene.w.march!;
    const values = { from: placed(from!, 'from') };
    if (moves.length === 0) return both('prompt.marchMove.chooseDestination', scene, values);
    const sent = moves.map((move) =>
      t('march.move', { units: units(move.units), to: placed(move.to, 'to') }),
    );
    return both('prompt.marchMove.chooseDestination.more', scene, { ...values, moves: formatList(sent) });
  },
  'marchMove.chooseUnits': (_about, scene) => {
    const { from, to } = scene.w.march!;
    return both('prompt.marchMove.chooseUnits', scene, {
      from: placed(from!, 'from'),
      to: placed(to!, 'to'),
    });
  },
  'march.leaveToken': (_about, scene) =>
    both('prompt.march.leaveToken', scene, { in: placed(scene.w.march!.from!, 'in') }),
  'neutralHelp.offer': (_about, scene) =>
    both('prompt.neutralHelp.offer', scene, {
      ...housed({ house: scene.w.march!.house }),
      in: neutralPlace(scene.w),
    }),
  'neutralHelp.accept': ({ house: id }, scene) =>
    both('prompt.neutralHelp.accept', scene, { ...housed({ house: id }), in: neutralPlace(scene.w) }),
  'consolidate.chooseOrder': plain('prompt.consolidate.chooseOrder'),
  'consolidate.chooseUse': ({ from }, scene) =>
    both('prompt.consolidate.chooseUse', scene, { in: placed(from, 'in') }),
  'portCapture.choosePort': plain('prompt.portCapture.choosePort'),
  'portCapture.takeShips': ({ port }, scene) =>
    both('prompt.portCapture.takeShips', scene, { in: placed(port, 'in') }),

  'support.declare': ({ areas }, scene) => both('prompt.support.declare', scene, supporters(areas)),
  'support.answer': ({ house: id, areas }, scene) =>
    both('prompt.support.answer', scene, { house: house(id), places: places(areas) }),
  'combat.chooseCard': (_about, scene) => {
    const values = { ...scene.common, ...duel(scene) };
    return {
      title: t('prompt.combat.chooseCard', values),
      detail: t(`prompt.combat.chooseCard.${sidesOf(scene).mine}.detail`, values),
    };
  },
  'combat.useBlade': (_about, scene) => {
    const sum = (side: Side): number => total(lines(scene.w, side, playedCards(scene.w)));
    return both('prompt.combat.useBlade', scene, { attack: sum('attacker'), defence: sum('defender') });
  },
  'cancelCard.use': (_about, scene) => {
    const { card: mine, ...foe } = duel(scene);
    const theirs = scene.w.combat![sidesOf(scene).other].card!;
    return both('prompt.cancelCard.use', scene, { mine, card: cardName(theirs), ...foe });
  },
  'cancelCard.replace': ({ cancelled }, scene) =>
    both('prompt.cancelCard.replace', scene, { card: cardName(cancelled) }),
  'swapCard.choose': ofCard('prompt.swapCard.choose'),
  'destroyFootman.choose': ofCard('prompt.destroyFootman.choose'),
  'removeAdjacentOrder.choose': ofCard('prompt.removeAdjacentOrder.choose'),
  'removeLosersOrder.choose': ofCard('prompt.removeLosersOrder.choose'),
  'dropOnTrack.choose': ofCard('prompt.dropOnTrack.choose'),
  'upgradeFootman.choose': ofCard('prompt.upgradeFootman.choose'),
  'discardFromHand.choose': ofCard('prompt.discardFromHand.choose'),
  'tides.redraw': (_about, scene) => {
    const drawn = scene.w.combat![sidesOf(scene).mine].tides?.secret?.at(-1);
    return both('prompt.tides.redraw', scene, { tide: drawn ? tide(drawn) : t('cards.none') });
  },
  'casualties.choose': ({ why }, { common: values }) => ({
    title: t('prompt.casualties.choose', values),
    detail: t(`prompt.casualties.choose.${why}.detail`, values),
  }),
  'retreat.nameArea': ofCard('prompt.retreat.nameArea'),
  'retreat.area': (_about, scene) => {
    const { area } = scene.w.combat!;
    return both('prompt.retreat.area', scene, { ...placeForms(area), in: placed(area, 'in') });
  },
  'retreat.losses': ({ to }, scene) =>
    both('prompt.retreat.losses', scene, {
      ...placeForms(scene.w.combat!.area),
      in: placed(to, 'in'),
    }),
};

function pointsLeft(points: Questions['muster.buy']['points']): string {
  const left = Object.entries(points).filter(([, n]) => n > 0);
  return formatList(left.map(([at, n]) => t('muster.points', { place: place(at), n })));
}

function neutralPlace({ march, neutrals }: World): string {
  const move = march!.moves.find(({ to }) => neutrals[to as LandId]);
  return move ? placed(move.to, 'in') : '';
}

/** My side of the combat; whoever does not fight is asked as the defender's friend. */
function sidesOf({ w, me }: Scene): { mine: Side; other: Side } {
  const mine = sideIn(w, me) ?? 'defender';
  return { mine, other: otherSide(mine) };
}

/** The card I have played, and the house I fight. */
function duel(scene: Scene): Values & { card: string } {
  const combat = scene.w.combat!;
  const { mine, other } = sidesOf(scene);
  const { card } = combat[mine];
  return { ...housed({ house: combat[other].house }), card: card ? cardName(card) : '' };
}

/** Many kinds of questions are one activity to those who wait. */
const WAITS: Readonly<Record<keyof Questions, AgotKey>> = {
  'westerosCard.choose': 'waits.westeros',
  'reconcile.remove': 'waits.supply',
  'muster.buy': 'waits.muster',
  'track.bid': 'waits.bid',
  'track.orderTies': 'waits.tie',
  'wildlings.bid': 'waits.bid',
  'wildlings.breakTie': 'waits.tie',
  'destroyUnits.choose': 'waits.wildlings',
  'destroyAtStructure.chooseArea': 'waits.wildlings',
  'destroyOrDrop.choose': 'waits.wildlings',
  'destroyOrDrop.chooseTrack': 'waits.wildlings',
  'downgradeKnights.choose': 'waits.wildlings',
  'downgradeKnights.chooseDestroyed': 'waits.wildlings',
  'upgradeFootmen.choose': 'waits.wildlings',
  'discardCard.choose': 'waits.wildlings',
  'retrieveCard.choose': 'waits.wildlings',
  'toBottom.choose': 'waits.wildlings',
  'toTop.choose': 'waits.wildlings',
  'musterSomewhere.choose': 'waits.muster',
  'planning.placeOrders': 'waits.planning',
  'planning.placeInTurn': 'waits.planning',
  'raven.use': 'waits.raven',
  'raven.swap': 'waits.raven',
  'raven.putBack': 'waits.raven',
  'raid.chooseOrder': 'waits.raid',
  'raid.chooseTarget': 'waits.raid',
  'declareMarch.chooseOrder': 'waits.march',
  'marchMove.chooseDestination': 'waits.march',
  'marchMove.chooseUnits': 'waits.march',
  'march.leaveToken': 'waits.march',
  'neutralHelp.offer': 'waits.help',
  'neutralHelp.accept': 'waits.help',
  'consolidate.chooseOrder': 'waits.consolidate',
  'consolidate.chooseUse': 'waits.consolidate',
  'portCapture.choosePort': 'waits.port',
  'portCapture.takeShips': 'waits.port',
  'support.declare': 'waits.support',
  'support.answer': 'waits.support',
  'combat.chooseCard': 'waits.card',
  'combat.useBlade': 'waits.blade',
  'cancelCard.use': 'waits.ability',
  'cancelCard.replace': 'waits.card',
  'swapCard.choose': 'waits.ability',
  'destroyFootman.choose': 'waits.ability',
  'removeAdjacentOrder.choose': 'waits.ability',
  'removeLosersOrder.choose': 'waits.ability',
  'dropOnTrack.choose': 'waits.ability',
  'upgradeFootman.choose': 'waits.ability',
  'discardFromHand.choose': 'waits.ability',
  'tides.redraw': 'waits.blade',
  'casualties.choose': 'waits.casualties',
  'retreat.nameArea': 'waits.ability',
  'retreat.area': 'waits.retreat',
  'retreat.losses': 'waits.retreat',
};

export function waits({ seat, kind, answered }: AskedOf<Asking>): string {
  const values = { house: house(seat) };
  return answered ? t('waits.answered', values) : t(WAITS[kind], values);
}
