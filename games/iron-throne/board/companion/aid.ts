// What the aid is told of a real table, and the windows of its round. It asks for no more than is needed, and builds from
// it as much of a table as the timing model reads: both read one table of windows, conditions and order.

import type { Seat } from '@three-thrones/kernel';
import { conditions, house, type Outcome, sequence } from '../../data/data.ts';
import { type CharacterId, HOUSES, type HouseId, type LeaderId, type WindowId } from '../../data/ids.ts';
import type { Encounter, Mat, Part, Result, Side, World } from '../../rules/queries.ts';
import { type Chip, comingWindow, type WindowRow } from '../timing/model.ts';
import { placeOf } from '../timing/moments.ts';

/** Where a house that is not active stands. */
export const ROLES = ['out', 'challenger', 'defender', 'rejected'] as const;
export type AidRole = (typeof ROLES)[number];

export const OUTCOMES: readonly Outcome[] = ['hostility', 'truce', 'betrayal'];
export const WINNERS = ['challenger', 'defender', 'nobody'] as const;

export interface Aid {
  /** Clockwise. */
  readonly seats: readonly HouseId[];
  readonly leaders: Readonly<Partial<Record<HouseId, LeaderId>>>;
  readonly isSeated: boolean;
  readonly round: number;
  readonly challenger: HouseId | undefined;
  readonly defender: HouseId | undefined;
  readonly characters: Readonly<Partial<Record<HouseId, CharacterId>>>;
  readonly roles: Readonly<Partial<Record<HouseId, AidRole>>>;
  readonly outcome: Outcome | undefined;
  readonly winner: (typeof WINNERS)[number] | undefined;
  readonly dead: readonly CharacterId[];
  /** The step or window, by its id. */
  readonly at: string;
}

export const FIRST = sequence[0]!.id;

export function newAid(): Aid {
  return {
    ...{ seats: [], leaders: {}, isSeated: false, round: 1, challenger: undefined },
    ...freshRound(),
    dead: [],
  };
}

function freshRound() {
  return {
    ...{ defender: undefined, characters: {}, roles: {}, outcome: undefined, winner: undefined },
    at: FIRST,
  };
}

/** The steps of a round as the aid walks them. */
export const WALK: readonly string[] = sequence.map(({ id }) => id);

export function stepTo(aid: Aid, by: 1 | -1): Aid {
  const place = Math.min(Math.max(WALK.indexOf(aid.at) + by, 0), WALK.length - 1);
  return { ...aid, at: WALK[place]! };
}

/** 9.5 The next round: the player to the left challenges. */
export function nextRound(aid: Aid): Aid {
  const place = aid.challenger ? aid.seats.indexOf(aid.challenger) : -1;
  const challenger = aid.seats[(place + 1) % aid.seats.length];
  return { ...aid, ...freshRound(), challenger, round: aid.round + 1 };
}

/** Sits a house down at the end of the row, or lets it go. */
export function toggled(aid: Aid, id: HouseId): Aid {
  const seats = aid.seats.includes(id) ? aid.seats.filter((one) => one !== id) : [...aid.seats, id];
  return { ...aid, seats };
}

export function canBegin({ seats, leaders }: Aid): boolean {
  return seats.length >= 3 && seats.every((id) => leaders[id] !== undefined);
}

export function begun(aid: Aid): Aid {
  const challenger = aid.challenger && aid.seats.includes(aid.challenger) ? aid.challenger : aid.seats[0];
  return { ...aid, isSeated: true, challenger };
}

/** The four persons beside the leader. */
export function peopleOf({ leaders }: Aid, id: HouseId): readonly CharacterId[] {
  return house(id)
    .characters.filter(({ leader }) => leader !== leaders[id])
    .map((one) => one.id);
}

/** Who can still be brought; whoever was brought and has died since remains told. */
export function livingOf(aid: Aid, id: HouseId): readonly CharacterId[] {
  return peopleOf(aid, id).filter((one) => !aid.dead.includes(one) || aid.characters[id] === one);
}

/** Writes a death down, or takes it back. */
export function died(aid: Aid, one: CharacterId): Aid {
  const dead = aid.dead.includes(one) ? aid.dead.filter((other) => other !== one) : [...aid.dead, one];
  return { ...aid, dead };
}

/** Who acts in a window, under which condition, as far as the aid was told. */
export function windowIn(aid: Aid, window: WindowId): WindowRow {
  const row = comingWindow({ world: worldOf(aid), eye: 'spectator', asked: [] }, window);
  const all = [...row.leaders, ...row.cards, ...row.cannot].map((chip) => known(aid, chip));
  const can = all.filter(({ standing }) => standing !== 'no');
  return {
    window,
    leaders: can.filter(({ kind }) => kind === 'leader'),
    cards: can.filter(({ kind }) => kind === 'card'),
    cannot: all.filter(({ standing }) => standing === 'no'),
  };
}

/** What the aid was not told, it does not know: then it only names the condition. */
function known(aid: Aid, chip: Chip): Chip {
  const seat = chip.seat as HouseId;
  const isUntold = chip.why === 'notBrought' && aid.characters[seat] === undefined && takesPart(aid, seat);
  const asks = conditions[chip.condition]!.some(
    (one) => 'leaderSheetPowerAtLeast' in one || 'hasInfluenceOnTarget' in one,
  );
  const verdict = asks && chip.verdict === 'yes' ? 'open' : chip.verdict;
  return isUntold ? { ...chip, verdict, standing: 'maybe', why: undefined } : { ...chip, verdict };
}

function takesPart(aid: Aid, seat: HouseId): boolean {
  return seat === aid.challenger || seat === aid.defender || sideFor(aid, seat) !== undefined;
}

function sideFor({ roles }: Aid, seat: HouseId): Side | undefined {
  const role = roles[seat];
  return role === 'challenger' || role === 'defender' ? role : undefined;
}

/** As much of a table as can be told. */
export function worldOf(aid: Aid): World {
  const { seats, challenger = seats[0]! } = aid;
  return {
    order: [...seats],
    rules: { tieWinner: 'none' },
    round: aid.round,
    challenger,
    mats: Object.fromEntries(seats.map((id) => [id, matOf(aid, id)])),
    encounter: aid.defender === undefined ? undefined : encounterOf(aid, challenger, aid.defender),
    glimpses: [],
    winners: [],
  } as unknown as World;
}

function matOf(aid: Aid, id: HouseId): Mat {
  return {
    leader: aid.leaders[id],
    // How much there is the aid is not told: it names the condition.
    sheet: 1,
    power: Object.fromEntries(peopleOf(aid, id).map((one) => [one, aid.dead.includes(one) ? 0 : 1])),
    board: Object.fromEntries(aid.seats.map((one) => [one, 1])),
    hand: { to: [], counted: true, count: 1 },
    deck: { to: [], counted: true, count: 1 },
    discard: [],
    hostages: [],
  } as unknown as Mat;
}

function encounterOf(aid: Aid, challenger: Seat, defender: Seat): Encounter {
  const place = placeOf(aid.at);
  const isAfter = (moment: string): boolean => place > placeOf(moment);
  const active = (seat: Seat, side: Side): Part => part(aid, seat as HouseId, side, false);
  return {
    challenger,
    defender,
    parts: [
      active(challenger, 'challenger'),
      active(defender, 'defender'),
      ...aid.seats.flatMap((seat) => {
        const side = seat === challenger || seat === defender ? undefined : sideFor(aid, seat);
        return side ? [part(aid, seat, side, true)] : [];
      }),
    ],
    offers: aid.seats.flatMap((seat) => {
      const role = aid.roles[seat];
      if (role === undefined || role === 'out') return [];
      return [{ seat, side: sideFor(aid, seat) ?? 'challenger', accepted: role !== 'rejected' }];
    }),
    negotiation: isAfter('support_offers') ? {} : undefined,
    revealed: isAfter('play_cards') && aid.outcome ? {} : undefined,
    result: resultOf(aid),
    forcedOutcome: aid.outcome,
    dealDone: aid.outcome === 'truce' && isAfter('rewards') && aid.winner !== 'nobody',
    ...{
      used: [],
      lying: {},
      looks: [],
      bonuses: [],
      asHostility: [],
      immune: [],
      denied: [],
      penalties: [],
    },
  } as unknown as Encounter;
}

function part({ characters }: Aid, seat: HouseId, side: Side, supports: boolean): Part {
  return { seat, side, character: characters[seat], supports, defenderReward: false };
}

function resultOf({ outcome, winner }: Aid): Result | undefined {
  if (!outcome || !winner) return undefined;
  const kept = outcome === 'truce' && winner !== 'nobody';
  return {
    outcome,
    winner: winner === 'nobody' || kept ? undefined : winner,
    losing: kept
      ? []
      : winner === 'nobody'
        ? ['challenger', 'defender']
        : [winner === 'challenger' ? 'defender' : 'challenger'],
    strength: { challenger: 0, defender: 0 },
  };
}

/** What was kept on the device, each value only if it is one we know: it may come from another version. */
export function aidFrom(kept: unknown): Aid {
  const fresh = newAid();
  if (typeof kept !== 'object' || kept === null) return fresh;
  const told = { ...fresh, ...(kept as Partial<Aid>) };
  const isHouse = (id: unknown): boolean => (HOUSES as readonly unknown[]).includes(id);
  const isSound =
    Array.isArray(told.seats) &&
    told.seats.every(isHouse) &&
    WALK.includes(told.at) &&
    Array.isArray(told.dead) &&
    [told.leaders, told.characters, told.roles].every((one) => typeof one === 'object' && one !== null);
  return isSound ? told : fresh;
}
