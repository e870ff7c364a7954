// Events that lead an army somewhere, most of them into a battle (§18.1, §18.2).

import { imagined, replacing, type Seat } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import { sources, takeUnit } from '../actions/recruit.ts';
import { ask, call, type EventArgs, flow, go, type MoveRules, step } from '../kit.ts';
import { attackRefusal, canMove } from '../legal-moves.ts';
import { because, type Reason } from '../reasons.ts';
import { eliminate } from '../returns.ts';
import { domainsAt, stackOf, type World } from '../state.ts';
import { gainGold } from '../treasury.ts';
import { unitNamed, unitNames, unitsOnMap, without } from '../units.ts';
import { canConvergeSomewhere, convergeBattle } from './converge.ts';
import { fightOf, movesOf, paramsOf, type Played, parse, targets, termsOf, type UnitAt } from './terms.ts';

// Most texts are a movement with rules of its own; March or Sail is asked where both can be done

const chooseMode = ask('chooseMode', {
  rule: '18.1',
  who: (w, a: EventArgs) => (possibleMoves(w, a).length > 1 ? a.seat : undefined),
  options: (w, a) => possibleMoves(w, a).map(({ mode }) => mode),
  resolve: (_w, a, mode) => {
    a.mode = mode;
  },
});
const move = call<EventArgs>('move', (w, a) => {
  const rules = possibleMoves(w, a).find(({ mode }) => mode === (a.mode ?? mode));
  return rules && go('movement', rules);
});

const moves = (
  [
    'direct-move-battle', // Forced March (E50), Assault by Sea (E51)
    'march-battle', // Crushing Siege, Stash of Dragonglass (§18.29)
    'direct-sail-battle', // Dangerous Voyage (§18.14)
    'move-army-home', // Reclaim your Homeland
    'march-or-sail-battle', // Critical Battle (§18.29)
    'march-or-sail-battle-np', // Press into Battle
    'hero-led-battle', // Jaime, Theon, Tyrion, Jon Snow
    'hero-led-direct-move', // Euron (E54)
    'hero-duel', // Oberyn (E53)
    'single-combat', // Trial by Combat (§18.7, E52)
    'capture-single-token', // Captured at Sea (§18.8, E98)
  ] as const
).map((effect) => flow(effect, [chooseMode, move]));

/** Tribute to the Lord of Light: the unit given up is the cost, paid so that a battle can still be fought. */
const sacrificeThenBattle = flow('sacrifice-then-battle', [
  ask('sacrifice', {
    openly: true,
    rule: '4.6.1',
    again: true,
    when: (_w, a) => unitsDue(a) > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => ownUnits(w, a.seat),
    refuse: (w, a, _seat, option) =>
      canSpare(w, a, unitsDue(a), option) ? undefined : because('mustBattle'),
    resolve: (w, a, option, table) => {
      const [unit, at] = parse(option);
      eliminate(w, table, at, unitNamed(w, unit));
      a.count = (a.count ?? 0) + 1;
    },
  }),
  call('consequences', () => go('consequences', {})),
  chooseMode,
  move,
]);

/** Master of the Seas (§18.13). */
const longSail = flow('long-sail', [
  ask('perform', {
    openly: true,
    rule: '18.22',
    who: (w, a) => (canMove(w, longSailOf(a)) ? a.seat : undefined),
    options: () => ['perform', 'skip'] as const,
    resolve: (_w, a, said) => {
      a.performs = said === 'perform';
    },
  }),
  call(
    'sail',
    (_w, a) => go('movement', longSailOf(a)),
    (_w, a) => a.performs === true,
  ),
]);

/** The King's Roads (§18.23): two Marches, one after the other. */
const multiMarch = flow('multi-march', [
  ...kingsRoad('perform', 1, 'march'),
  ...kingsRoad('performAgain', 2, 'marchAgain'),
  step(
    'reward',
    (w, a, table) => {
      gainGold(w, table, a.seat, paramsOf(a).goldIfNoBattle ?? 0);
    },
    (_w, a) => !a.forfeited,
  ),
]);

/** One of these Marches. It forfeits the gold by a battle, or by not being carried out. */
function kingsRoad<N extends string>(perform: N, n: number, march: string) {
  return [
    ask(perform, {
      rule: '18.23',
      about: () => ({ n }),
      who: (w, a: EventArgs) => (canMove(w, { seat: a.seat, mode: 'march' }) ? a.seat : undefined),
      options: () => ['perform', 'skip'] as const,
      resolve: (w, a, said) => {
        a.performs = said === 'perform';
        w.lastBattle = undefined;
      },
    }),
    call<EventArgs>(
      march,
      (_w, a) => go('movement', { seat: a.seat, mode: 'march' }),
      (_w, a) => a.performs === true,
    ),
    step<EventArgs>(`${march}Over`, (w, a) => {
      const isMissing = !a.performs && paramsOf(a).goldNeedsAllMarches === true;
      if (isMissing || (a.performs && w.lastBattle)) a.forfeited = true;
      delete a.performs;
    }),
  ] as const;
}

/** Unsullied (§18.28): after a win once more, with any army and again into a battle. */
const marchChain = flow('march-battle-chain', [
  move,
  ask('performAgain', {
    openly: true,
    rule: '18.28',
    when: (w, a) => (paramsOf(a).extraMarchOnWin ?? 0) > 0 && w.lastBattle?.winner === a.seat,
    who: (w, a) => (possibleMoves(w, a).length > 0 ? a.seat : undefined),
    options: () => ['perform', 'skip'] as const,
    resolve: (_w, a, said) => {
      a.performs = said === 'perform';
    },
  }),
  call(
    'moveAgain',
    (w, a) => {
      const [rules] = possibleMoves(w, a);
      return rules && go('movement', rules);
    },
    (_w, a) => a.performs === true,
  ),
]);

/** Ellaria Sand (§18.16): the token appears as an attacking army of one. */
const recruitIntoBattle = flow('recruit-into-battle', [
  ask('deploy', {
    openly: true,
    rule: '18.16',
    who: (_w, a) => a.seat,
    options: (w, a) => landings(w, a),
    refuse: (w, a, _seat, option) => landingRefusal(w, a, option),
    resolve: (w, a, option, table) => {
      const [unit, at] = parse(option);
      takeUnit(w, a.seat, unit);
      table.tell('unit.recruited', { seat: a.seat, unit, domain: at });
      w.army = { side: a.seat, force: unitNamed(w, unit), from: at, at };
      a.domain = at;
    },
  }),
  call('fight', (_w, a) => go('battle', { domain: a.domain!, terms: termsOf(card(a.card).event) })),
]);

export const battleFlows = [
  ...moves,
  sacrificeThenBattle,
  longSail,
  multiMarch,
  marchChain,
  recruitIntoBattle,
  convergeBattle,
];

/** Whether there is any legal way to carry out the battle or the capture this card must lead to. */
export function canFight(w: World, seat: Seat, id: CardId): boolean {
  const a: Played = { seat, card: id };
  const { effect, cost } = card(id).event;
  if (effect === 'sacrifice-then-battle') return canSacrifice(w, a, cost.ownUnit ?? 0);
  if (effect === 'recruit-into-battle') return landings(w, a).some((option) => !landingRefusal(w, a, option));
  if (effect === 'converge-battle') return canConvergeSomewhere(w, a);
  return movesOf(a).some((rules) => canMove(w, rules));
}

function possibleMoves(w: World, a: Played): MoveRules[] {
  return movesOf(a).filter((rules) => canMove(w, rules));
}

function longSailOf(a: Played): MoveRules {
  const { range, goldPerCardPassed = 0 } = paramsOf(a);
  return {
    seat: a.seat,
    mode: 'sail',
    goldPerCardPassed,
    ...(typeof range === 'number' && { range }),
  };
}

// Tribute to the Lord of Light

function unitsDue(a: EventArgs): number {
  return (card(a.card).event.cost.ownUnit ?? 0) - (a.count ?? 0);
}

function ownUnits(w: World, seat: Seat): UnitAt[] {
  return domainsAt(w).flatMap((at) => {
    const own = stackOf(w.map[at], seat as HouseId);
    return own ? unitNames(w, [own]).map((unit): UnitAt => `${unit}@${at}`) : [];
  });
}

/** Whether so many units of the own house can be given up before a battle (never the final one, §10.1). */
function canSacrifice(w: World, a: Played, due: number): boolean {
  if (due === 0) return movesOf(a).some((rules) => canMove(w, rules));
  return (
    unitsOnMap(w, a.seat as HouseId) > 1 && ownUnits(w, a.seat).some((option) => canSpare(w, a, due, option))
  );
}

/** Whether a battle is still possible without this unit. */
function canSpare(w: World, a: Played, due: number, option: UnitAt): boolean {
  const [unit, at] = parse(option);
  const rest = without(w.map[at], unitNamed(w, unit));
  return imagined(replacing(w.map, at, rest), () => canSacrifice(w, a, due - 1));
}

// Ellaria Sand

function landings(w: World, a: Played): UnitAt[] {
  const { from } = paramsOf(a);
  const tokens = sources(w, { seat: a.seat, tokensOnly: true, ...(from && { from }) });
  return tokens.flatMap((unit) => targets(w, a).map((at): UnitAt => `${unit}@${at}`));
}

function landingRefusal(w: World, a: Played, option: UnitAt): Reason | undefined {
  const [unit, at] = parse(option);
  const force = unitNamed(w, unit);
  const army = { side: a.seat, force, from: at, at };
  return imagined(replacing(w, 'army', army), () => attackRefusal(w, fightOf(a), force, at));
}
