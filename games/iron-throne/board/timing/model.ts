// Who may act in a window, with what, under which condition, and why not: from the timing table and the rules' own
// queries. It says what everybody can see, and of a hand only of one's own (14.7). The strip at a table and the aid for
// people around a real one read it.

import type { Eye, Seat } from '@three-thrones/kernel';
import { ability, cardsIn, conditions, isCharacterCard, type Predicate } from '../../data/data.ts';
import type { AbilityId, CardId, WindowId } from '../../data/ids.ts';
import { clockwise, isTrue, mat, type WhyNot, whyNot, type World } from '../../rules/queries.ts';

/** Whether a condition holds; `open` if it is not known before its window. */
export type Verdict = 'yes' | 'no' | 'open';

/**
 * `now`: I am asked about it. `then`: it may act. `held`: a card of mine. `maybe`: a card somebody might hold.
 * `over`: its turn has gone by. `no`: it cannot.
 */
export type Standing = 'now' | 'then' | 'held' | 'maybe' | 'over' | 'no';

export interface Chip {
  readonly id: AbilityId;
  readonly seat: Seat;
  readonly kind: 'leader' | 'card';
  readonly condition: string;
  readonly verdict: Verdict;
  readonly standing: Standing;
  readonly why?: WhyNot | 'notInHand' | 'captive' | undefined;
}

export interface WindowRow {
  readonly window: WindowId;
  readonly leaders: readonly Chip[];
  readonly cards: readonly Chip[];
  readonly cannot: readonly Chip[];
}

/** What somebody looks at: a table, through whose eyes, and what is asked there. */
export interface Looking {
  readonly world: World;
  readonly eye: Eye;
  /** Of a question to others only its seat and kind are known. */
  readonly asked: readonly {
    readonly seat: Seat;
    readonly kind: string;
    readonly options?: readonly string[];
  }[];
}

/** These windows are of the challenger alone (4.1, 9.1). */
const CHALLENGER_ONLY: readonly WindowId[] = ['before_turn', 'end_of_turn'];

/** A window that is open, in the order of play. */
export function openWindow(looking: Looking, window: WindowId): WindowRow {
  const { world } = looking;
  return sorted(
    window,
    actorsIn(world, window).map(({ seat, id }) => openChip(looking, seat, id)),
  );
}

/** A window that is still to come, as far as it can be told now. */
export function comingWindow(looking: Looking, window: WindowId): WindowRow {
  const { world } = looking;
  return sorted(
    window,
    actorsIn(world, window).map(({ seat, id }) => comingChip(looking, seat, id)),
  );
}

function sorted(window: WindowId, chips: readonly Chip[]): WindowRow {
  const can = chips.filter(({ standing }) => standing !== 'no');
  return {
    window,
    leaders: can.filter(({ kind }) => kind === 'leader'),
    cards: can.filter(({ kind }) => kind === 'card'),
    cannot: chips.filter(({ standing }) => standing === 'no'),
  };
}

/** Whether anybody could act. */
export function isIdle({ leaders, cards }: WindowRow): boolean {
  return leaders.length + cards.length === 0;
}

/** Leaders in play and character cards bound to a window, challenger first, then clockwise (14.2). */
export function actorsIn(w: World, window: WindowId): readonly { seat: Seat; id: AbilityId }[] {
  const seats = CHALLENGER_ONLY.includes(window) ? [w.challenger] : clockwise(w, w.challenger);
  return seats.flatMap((seat) => {
    const { leader } = mat(w, seat);
    const own: AbilityId[] = leader && ability(leader).window === window ? [leader] : [];
    return [...own, ...cardsIn(window, seat).map(({ id }) => id)].map((id) => ({ seat, id }));
  });
}

function openChip(looking: Looking, seat: Seat, id: AbilityId): Chip {
  const { world, asked } = looking;
  const chip = plainChip(seat, id);
  const verdict = verdictOf(world, seat, chip.condition, isTrue);
  const why = whyNot(world, seat, id) ?? whyNotMine(looking, seat, id);
  if (why) return { ...chip, verdict, standing: 'no', why };
  const isAsked = asked.some((one) => one.seat === seat && offers(one, id));
  if (isAsked) return { ...chip, verdict, standing: 'now' };
  if (chip.kind === 'leader')
    return { ...chip, verdict, standing: hasHadTurn(looking, seat) ? 'over' : 'then' };
  return { ...chip, verdict, standing: seat === looking.eye ? 'held' : 'maybe' };
}

function offers(one: Looking['asked'][number], id: AbilityId): boolean {
  const { kind, options = [] } = one;
  if (kind === 'leader.use') return options.length > 0 && !isCharacterCard(id as CardId);
  return options.includes(id);
}

/** Leaders act in one pass before any card; who is asked now says how far it has come. */
function hasHadTurn({ world, asked }: Looking, seat: Seat): boolean {
  if (asked.some(({ kind }) => kind === 'card.play')) return true;
  const now = asked.find(({ kind }) => kind === 'leader.use')?.seat;
  if (now === undefined) return false;
  const order = clockwise(world, world.challenger);
  return order.indexOf(seat) < order.indexOf(now);
}

function comingChip(looking: Looking, seat: Seat, id: AbilityId): Chip {
  const { world } = looking;
  const chip = plainChip(seat, id);
  const verdict = verdictOf(world, seat, chip.condition, isTrue);
  const why = verdict === 'no' ? 'condition' : (whyNever(world, seat, id) ?? whyNotMine(looking, seat, id));
  if (why) return { ...chip, verdict, standing: 'no', why };
  if (chip.kind === 'leader') return { ...chip, verdict, standing: 'then' };
  return { ...chip, verdict, standing: seat === looking.eye ? 'held' : 'maybe' };
}

/** What keeps a card out of every window of this encounter. */
function whyNever(w: World, seat: Seat, id: AbilityId): WhyNot | undefined {
  if (!isCharacterCard(id as CardId)) return undefined;
  const why = whyNot(w, seat, id);
  if (why === 'liesOpen' || why === 'dead') return why;
  return w.encounter?.negotiation && (why === 'noPart' || why === 'notBrought') ? why : undefined;
}

/** What I know of a card beyond what everybody can tell. */
function whyNotMine({ world, eye }: Looking, seat: Seat, id: AbilityId): Chip['why'] {
  const me = world.mats[eye];
  if (!me || !isCharacterCard(id as CardId)) return undefined;
  if (me.hostages.some(({ card }) => card.secret === id)) return 'captive';
  return seat === eye && me.hand.secret && !me.hand.secret.includes(id as CardId) ? 'notInHand' : undefined;
}

function plainChip(seat: Seat, id: AbilityId) {
  const { condition } = ability(id);
  return {
    id,
    seat,
    condition,
    kind: isCharacterCard(id as CardId) ? ('card' as const) : ('leader' as const),
  };
}

/** What must have happened before a predicate can be told. */
const KNOWN_AFTER: Readonly<Record<keyof Predicate, (w: World) => boolean>> = {
  role: ({ encounter }) => encounter?.defender !== undefined,
  leaderSheetPowerAtLeast: () => true,
  hasInfluenceOnTarget: ({ encounter }) => encounter?.defender !== undefined,
  offeredSupport: ({ encounter }) => encounter?.negotiation !== undefined,
  ownOfferRejected: ({ encounter }) => encounter?.negotiation !== undefined,
  outcome: ({ encounter }) => encounter?.revealed !== undefined,
  dealExecuted: ({ encounter }) => encounter?.dealDone === true,
  side: ({ encounter }) => encounter?.result !== undefined,
  supportedSide: ({ encounter }) => encounter?.negotiation !== undefined,
  participant: ({ encounter }) => encounter?.negotiation !== undefined,
};

/** Whether a condition holds for a seat. What holds already is said; what does not may still come. */
export function verdictOf(
  w: World,
  seat: Seat,
  condition: string,
  holds: (w: World, seat: Seat, one: Predicate) => boolean,
): Verdict {
  const verdicts = conditions[condition]!.map((one): Verdict => {
    if (holds(w, seat, one)) return 'yes';
    // The challenger is known from the beginning of the round.
    if (one.role === 'challenger') return 'no';
    return (Object.keys(one) as (keyof Predicate)[]).every((key) => KNOWN_AFTER[key](w)) ? 'no' : 'open';
  });
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('open') ? 'open' : 'yes';
}

/** Windows in which a seat has something to act with: its leader, and for its own eye the cards in its hand. */
export function windowsOf(w: World, seat: Seat, eye: Eye): ReadonlySet<WindowId> {
  const { leader, hand } = mat(w, seat);
  const cards = seat === eye ? (hand.secret ?? []).filter(isCharacterCard) : [];
  return new Set([...(leader ? [leader] : []), ...cards].map((id) => ability(id).window));
}
