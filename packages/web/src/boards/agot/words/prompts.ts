// The one question in words, and whom we wait for.

import { supplyLimits } from '@three-thrones/agot/data/data.ts';
import type { HouseId, LandId } from '@three-thrones/agot/data/ids.ts';
import {
  armySizes,
  lines,
  playedCards,
  type Side,
  starsOf,
  total,
  type World,
} from '@three-thrones/agot/queries';
import type { Decision, View } from '@three-thrones/kernel';
import type { Asked } from '@three-thrones/protocol';
import { formatList, type Values } from '../../../i18n/index.ts';
import type { PromptText } from '../../board.ts';
import { type Notes, notes, notesOf } from './frames.ts';
import {
  cardName,
  hasWords,
  house,
  housed,
  place,
  placed,
  placeForms,
  places,
  say,
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

interface Question {
  /** The variant of the title, and of the line under it. */
  readonly title?: string;
  readonly detail?: string;
  readonly values?: Values;
}

export function prompt(decision: Decision, view: View<World>): PromptText {
  const base = `prompt.${decision.kind}`;
  const { title = '', detail = title, values = {} } = question(decision, view);
  const all = { ...common(decision, view), ...values };
  const detailKey = `${base}${detail}.detail`;
  return {
    title: say(`${base}${title}`, all),
    ...(hasWords(detailKey) && { detail: say(detailKey, all) }),
    ...(decision.kind.startsWith('planning.') && { confirm: t('plan.confirm') }),
  };
}

/** What most questions speak of. */
function common(decision: Decision, view: View<World>): Values {
  const { world } = view;
  const { combat, wildlingCard: wildling } = world;
  const me = decision.seat as HouseId;
  const { house: who, count, losses } = notes(view);
  return {
    power: world.players[me]?.power ?? 0,
    n: decision.shape === 'some' ? decision.max : (count ?? losses ?? decision.max),
    ...(who && housed({ house: who })),
    ...(wildling && { card: wildlingCard(wildling) }),
    ...(combat && {
      in: placed(combat.area, 'in'),
      ...housed({ attacker: combat.attacker.house, defender: combat.defender.house }),
    }),
  };
}

function question(decision: Decision, view: View<World>): Question {
  const a = notes(view);
  const { world } = view;
  const me = decision.seat as HouseId;
  switch (decision.kind) {
    case 'westerosCard.choose': {
      const holder = (['iron-throne', 'kings-court', 'fiefdoms'] as const)[a.deck!]!;
      return { values: { card: westerosCard(world.drawn[a.deck!]!), token: token(holder) } };
    }
    case 'reconcile.remove': {
      const { supply } = world.players[me]!;
      const limits = sizes(supplyLimits[supply]!);
      return { values: { supply, limits, armies: sizes(armySizes(world, me)) } };
    }
    case 'muster.buy':
      return { values: { points: pointsLeft(a) } };
    case 'track.bid':
      return { values: { track: track(a.track!) } };
    case 'wildlings.bid':
      return { values: { strength: a.strength! } };
    case 'track.orderTies':
      return { values: { track: track(a.track!), place: a.placed!.length + 1 } };
    case 'wildlings.breakTie':
      return { title: a.watch ? '.watch' : '.lost' };
    case 'destroyUnits.choose':
      return a.at ? { detail: '.at', values: { in: placed(a.at, 'in') } } : {};
    case 'planning.placeOrders':
      return { values: { stars: starsOf(world, me) } };
    case 'raven.putBack':
      return { values: { card: wildlingCard(world.scouted!.card.secret!) } };
    case 'raid.chooseTarget':
      return { values: { from: placed(a.from!, 'from') } };
    case 'consolidate.chooseUse':
      return { values: { in: placed(a.from!, 'in') } };
    case 'portCapture.takeShips':
      return { values: { in: placed(a.ports![0]!, 'in') } };
    default:
      return ofMarch(decision, view, a) ?? ofCombat(decision, view, a) ?? {};
  }
}

function pointsLeft({ points = {} }: Notes): string {
  const left = Object.entries(points).filter(([, n]) => n > 0);
  return formatList(left.map(([at, n]) => t('muster.points', { place: place(at), n })));
}

function ofMarch({ kind }: Decision, { world }: View<World>, a: Notes): Question | undefined {
  const { march } = world;
  if (!march) return undefined;
  const from = march.from ? placed(march.from, 'from') : '';
  switch (kind) {
    case 'marchMove.chooseDestination': {
      const moves = march.moves.map((move) =>
        t('march.move', { units: units(move.units), to: placed(move.to, 'to') }),
      );
      return moves.length === 0
        ? { values: { from } }
        : { title: '.more', values: { from, moves: formatList(moves) } };
    }
    case 'marchMove.chooseUnits':
      return { values: { from, to: placed(march.to!, 'to') } };
    case 'march.leaveToken':
      return { values: { in: placed(march.from!, 'in') } };
    case 'neutralHelp.offer':
      return { values: { ...housed({ house: march.house }), in: neutralPlace(world) } };
    case 'neutralHelp.accept':
      return { values: { ...housed({ house: a.house! }), in: neutralPlace(world) } };
    default:
      return undefined;
  }
}

function neutralPlace({ march, neutrals }: World): string {
  const move = march!.moves.find(({ to }) => neutrals[to as LandId]);
  return move ? placed(move.to, 'in') : '';
}

function ofCombat({ kind, seat }: Decision, view: View<World>, a: Notes): Question | undefined {
  const { world } = view;
  const { combat } = world;
  if (!combat) return undefined;
  const mine: Side = combat.attacker.house === seat ? 'attacker' : 'defender';
  const other: Side = mine === 'attacker' ? 'defender' : 'attacker';
  const foe = housed({ house: combat[other].house });
  const own = combat[mine].card ? cardName(combat[mine].card) : '';
  switch (kind) {
    case 'support.declare':
      // By the first rules each area is asked about by itself.
      return { values: supporters(a.offered ? [a.areas![0]!] : a.areas!) };
    case 'support.answer':
      return { values: { house: house(a.house!), places: places(a.offered ?? a.areas ?? []) } };
    case 'combat.chooseCard':
      return { detail: `.${mine}`, values: foe };
    case 'cancelCard.use':
      return { values: { mine: own, card: cardName(combat[other].card!), ...foe } };
    case 'cancelCard.replace':
      return { values: { card: a.cancelled ? cardName(a.cancelled) : own } };
    case 'tides.redraw':
      return { values: { tide: tide(combat[mine].tides?.secret?.at(-1) ?? 'tide-0') } };
    case 'combat.useBlade': {
      const sum = (side: Side): number => total(lines(world, side, playedCards(world)));
      return { values: { attack: sum('attacker'), defence: sum('defender') } };
    }
    case 'casualties.choose':
      return { detail: `.${a.why}` };
    case 'retreat.area':
    case 'retreat.losses': {
      const { to } = notesOf(view, 'retreat') ?? {};
      return { values: { ...placeForms(combat.area), in: placed(to ?? combat.area, 'in') } };
    }
    default:
      return { values: { card: own, ...foe } };
  }
}

/** Most kinds of questions are one activity to those who wait. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  'track.bid': 'bid',
  'wildlings.bid': 'bid',
  'track.orderTies': 'tie',
  'wildlings.breakTie': 'tie',
  'support.declare': 'support',
  'support.answer': 'support',
  'combat.chooseCard': 'card',
  'cancelCard.replace': 'card',
  'combat.useBlade': 'blade',
  'tides.redraw': 'blade',
  'retreat.nameArea': 'ability',
  planning: 'planning',
  raven: 'raven',
  raid: 'raid',
  declareMarch: 'march',
  marchMove: 'march',
  march: 'march',
  neutralHelp: 'help',
  consolidate: 'consolidate',
  muster: 'muster',
  musterSomewhere: 'muster',
  westerosCard: 'westeros',
  reconcile: 'supply',
  casualties: 'casualties',
  retreat: 'retreat',
  portCapture: 'port',
  destroyUnits: 'wildlings',
  destroyAtStructure: 'wildlings',
  destroyOrDrop: 'wildlings',
  downgradeKnights: 'wildlings',
  upgradeFootmen: 'wildlings',
  discardCard: 'wildlings',
  retrieveCard: 'wildlings',
  toBottom: 'wildlings',
  toTop: 'wildlings',
};

export function waits({ seat, kind, answered }: Asked): string {
  const values = { house: house(seat) };
  if (answered) return t('waits.answered', values);
  const activity = ACTIVITIES[kind] ?? ACTIVITIES[kind.split('.')[0]!] ?? 'ability';
  return say(`waits.${activity}`, values);
}
