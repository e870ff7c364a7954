// Events that lead an army somewhere, most of them into a battle (§18.1, §18.2).

import type { Reason, Seat, Table } from '@three-thrones/kernel';
import { type CardEvent, card } from '../../data/data.ts';
import { DOMAINS, type CardId, type DomainId, type HeroId, type HouseId } from '../../data/ids.ts';
import { sources, takeUnit } from '../actions/recruit.ts';
import { type EventArgs, type MoveRules, ask, call, flow, go, step } from '../kit.ts';
import { attackRefusal, canMove } from '../movement.ts';
import { because } from '../reasons.ts';
import { eliminate } from '../returns.ts';
import { type BattleTerms, domainsOf, heroesOf, isHostile, stackOf, unitsIn, type World } from '../state.ts';
import { gainGold } from '../treasury.ts';
import { joined, lift, unitNamed, unitNames, unitsOnMap, without } from '../units.ts';

/** A card and who plays it: what an Event's rules are read from. */
type Played = Pick<EventArgs, 'seat' | 'card'>;

/** One unit and where it stands or goes: a house for a Power Token, a name for a Hero. */
type UnitAt = `${HouseId | HeroId}@${DomainId}`;

const paramsOf = ({ card: id }: Played) => card(id).event.params;

// Most texts are a movement with rules of its own; March or Sail is asked where both can be done

const chooseMode = ask<EventArgs, MoveRules['mode']>('chooseMode', {
  rule: '18.1',
  who: (w, a) => (possibleMoves(w, a).length > 1 ? a.seat : undefined),
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
    'march-battle', // Crushing Siege
    'march-or-sail-battle', // Critical Battle (§18.29)
    'march-or-sail-battle-np', // Press into Battle
    'hero-led-battle', // Jaime, Theon, Tyrion
    'hero-led-direct-move', // Euron (E54)
    'hero-duel', // Oberyn (E53)
    'single-combat', // Trial by Combat (§18.7, E52)
    'capture-single-token', // Captured at Sea (§18.8, E98)
  ] as const
).map((effect) => flow(effect, [chooseMode, move]));

/** Tribute to the Lord of Light: the unit given up is the cost, paid so that a battle can still be fought. */
const sacrificeThenBattle = flow('sacrifice-then-battle', [
  ask('sacrifice', {
    rule: '4.6.1',
    again: true,
    when: (_w, a) => unitsDue(a) > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => ownUnits(w, a.seat),
    refuse: (w, a, _seat, option) => (canSpare(w, a, unitsDue(a), option) ? undefined : because('mustBattle')),
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
    rule: '18.22',
    who: (w, a) => (canMove(w, longSailOf(a)) ? a.seat : undefined),
    options: () => ['perform', 'skip'] as const,
    resolve: (_w, a, said) => {
      a.done = said === 'perform';
    },
  }),
  call('sail', (_w, a) => go('movement', longSailOf(a)), (_w, a) => a.done === true),
]);

/** The King's Roads (§18.23): the Event runs once for each March, `count` of them being over. */
const multiMarch = flow('multi-march', [
  ask('perform', {
    rule: '18.23',
    who: (w, a) => (canMove(w, { seat: a.seat, mode: 'march' }) ? a.seat : undefined),
    options: () => ['perform', 'skip'] as const,
    resolve: (w, a, said) => {
      a.done = said === 'perform';
      delete w.lastBattle;
    },
  }),
  call('march', (_w, a) => go('movement', { seat: a.seat, mode: 'march' }), (_w, a) => a.done === true),
  step('look', (w, a) => {
    a.count = (a.count ?? 0) + 1;
    const fought = a.done === true && w.lastBattle !== undefined;
    if (fought || (!a.done && paramsOf(a).goldNeedsAllMarches)) a.forfeited = true;
  }),
  call(
    'nextMarch',
    (_w, { done, ...rest }) => go('multi-march', rest),
    (_w, a) => a.count! < (paramsOf(a).marches ?? 1),
  ),
  step(
    'reward',
    (w, a, table) => {
      gainGold(w, table, a.seat, paramsOf(a).goldIfNoBattle ?? 0);
    },
    (_w, a) => a.count === (paramsOf(a).marches ?? 1) && !a.forfeited,
  ),
]);

/** Ellaria Sand (§18.16): the token appears as an attacking army of one. */
const recruitIntoBattle = flow('recruit-into-battle', [
  ask('deploy', {
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

/** Stannis Baratheon (§18.15): the target first, then who comes, each from a domain of its own. */
const convergeBattle = flow('converge-battle', [
  ask('chooseTarget', {
    rule: '18.15',
    who: (_w, a) => a.seat,
    options: (w, a) => targets(w, a),
    refuse: (w, a, _seat, to) => (canConverge(w, a, to, []) ? undefined : because('noLegalMove')),
    resolve: (_w, a, to) => {
      a.domain = to;
      a.picked = [];
    },
  }),
  ask('callUnit', {
    rule: '18.15',
    again: true,
    when: (_w, a) => !a.done,
    who: (w, a) => (calls(w, a).length > 0 ? a.seat : undefined),
    options: (w, a): (UnitAt | 'done')[] =>
      isConverged(w, a) && !convergeRefusal(w, a, a.domain!) ? [...calls(w, a), 'done'] : calls(w, a),
    resolve: (w, a, option, table) => {
      if (option === 'done') a.done = true;
      else answerCall(w, table, a, option);
    },
  }),
  call('fight', (_w, a) => go('battle', { domain: a.domain!, terms: termsOf(card(a.card).event) })),
]);

export const battleFlows = [
  ...moves,
  sacrificeThenBattle,
  longSail,
  multiMarch,
  recruitIntoBattle,
  convergeBattle,
];

/** Whether there is any legal way to carry out the battle or the capture this card must lead to. */
export function canFight(w: World, seat: Seat, id: CardId): boolean {
  const a: Played = { seat, card: id };
  const { effect, cost } = card(id).event;
  if (effect === 'sacrifice-then-battle') return canSacrifice(w, a, cost.ownUnit ?? 0);
  if (effect === 'recruit-into-battle') return landings(w, a).some((option) => !landingRefusal(w, a, option));
  if (effect === 'converge-battle') return targets(w, a).some((to) => canConverge(w, a, to, []));
  return movesOf(a).some((rules) => canMove(w, rules));
}

// What a card says about the movement and the battle

function possibleMoves(w: World, a: Played): MoveRules[] {
  return movesOf(a).filter((rules) => canMove(w, rules));
}

/** One set of rules for each kind of movement the text allows. */
function movesOf(a: Played): MoveRules[] {
  const texts = (movesByCard[a.card] ??= movesInText(card(a.card).event));
  return texts.map((rules) => ({ ...rules, seat: a.seat }));
}

/** What the cards say, each read once. */
const movesByCard: Partial<Record<CardId, Omit<MoveRules, 'seat'>[]>> = {};

function movesInText(event: CardEvent): Omit<MoveRules, 'seat'>[] {
  const { params, effect, startsBattle } = event;
  const { modes = ['direct'], maxDistance, targetKinds, defender, ledByHero, alone } = params;
  const armySize = alone ? 1 : params.attackers;
  const targetUnits = params.defenders ?? params.targetUnits;
  return (modes as MoveRules['mode'][]).map((mode) => ({
    mode,
    terms: termsOf(event),
    ...(startsBattle === 'must' && { must: 'battle' }),
    ...(effect === 'capture-single-token' && { must: 'capture' }),
    ...(maxDistance !== undefined && { range: maxDistance }),
    ...(targetKinds && { targetKinds }),
    ...(defender === 'non-player-house' && { unalliedOnly: true }),
    ...((ledByHero || alone) && { ledByHero: true }),
    ...(armySize !== undefined && { armySize }),
    ...(targetUnits !== undefined && { targetUnits }),
  }));
}

function termsOf({ params, battleBonus }: CardEvent): BattleTerms {
  const { bonusIfTargetKinds: kinds, conditionalBonus = 0, attackerMaxCards, heroStrength, bonusVp } = params;
  const { stealGold, goldOnWin, vpOnWin, extraAllyTokenOnWin, drawOnCastle } = params;
  return {
    ...(battleBonus > 0 && { bonus: battleBonus }),
    ...(kinds && { bonusAt: { kinds, bonus: conditionalBonus } }),
    ...(attackerMaxCards !== undefined && { attackerCards: attackerMaxCards }),
    ...(heroStrength !== undefined && { heroStrength }),
    ...(bonusVp !== undefined && { vpAtStart: bonusVp }),
    ...(stealGold !== undefined && { stealGold }),
    ...(goldOnWin !== undefined && { goldOnWin }),
    ...(vpOnWin !== undefined && { vpOnWin }),
    ...(extraAllyTokenOnWin !== undefined && { poolTokensOnWin: extraAllyTokenOnWin }),
    ...(drawOnCastle !== undefined && { drawOnCastle }),
  };
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

/** Where somebody hostile stands, whether that army may be attacked or not. */
function targets(w: World, a: Played): DomainId[] {
  return DOMAINS.filter((at) => isHostile(w, a.seat, at));
}

/** An army that comes from nowhere or everywhere still obeys §26.1. */
function fightOf(a: Played): MoveRules {
  return { seat: a.seat, mode: 'direct', must: 'battle' };
}

// Tribute to the Lord of Light

function unitsDue(a: EventArgs): number {
  return (card(a.card).event.cost.ownUnit ?? 0) - (a.count ?? 0);
}

function ownUnits(w: World, seat: Seat): UnitAt[] {
  return DOMAINS.flatMap((at) => {
    const own = stackOf(w.map[at], seat as HouseId);
    return own ? unitNames(w, [own]).map((unit) => `${unit}@${at}` as UnitAt) : [];
  });
}

/** Whether so many units of the own house can be given up before a battle (never the final one, §10.1). */
function canSacrifice(w: World, a: Played, due: number): boolean {
  if (due === 0) return movesOf(a).some((rules) => canMove(w, rules));
  return unitsOnMap(w, a.seat as HouseId) > 1 && ownUnits(w, a.seat).some((option) => canSpare(w, a, due, option));
}

/** Looks at the table without this unit, and puts it back. */
function canSpare(w: World, a: Played, due: number, option: UnitAt): boolean {
  const [unit, at] = parse(option);
  const stood = w.map[at];
  w.map[at] = without(stood, unitNamed(w, unit));
  const can = canSacrifice(w, a, due - 1);
  w.map[at] = stood;
  return can;
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
  w.army = { side: a.seat, force, from: at, at };
  const no = attackRefusal(w, fightOf(a), force, at);
  delete w.army;
  return no;
}

// Stannis Baratheon: the army gathers unit by unit; `used` are the domains it came from

/** Who may still be called so that the army can attack in the end. */
function calls(w: World, a: EventArgs): UnitAt[] {
  const used = a.picked as DomainId[];
  return callable(w, a, used).filter((option) =>
    withCalled(w, a, option, () => canConverge(w, a, a.domain!, [...used, parse(option)[1]])),
  );
}

/** The Heroes first, then Power Tokens, whether they fit or not. */
function callable(w: World, a: Played, used: readonly DomainId[]): UnitAt[] {
  const isOpen = (at: DomainId): boolean => !paramsOf(a).distinctOrigins || !used.includes(at);
  if (!isConverged(w, a)) return heroesOf(w, a.seat).filter(({ at }) => isOpen(at)).map(({ hero, at }): UnitAt => `${hero}@${at}`);
  if (unitsIn(w.army!.force) === heroesDue(a) + (paramsOf(a).tokensMax ?? 0)) return [];
  return domainsOf(w, a.seat)
    .filter(isOpen)
    .flatMap((at) => w.map[at].filter(({ tokens }) => tokens > 0).map(({ house }): UnitAt => `${house}@${at}`));
}

function heroesDue(a: Played): number {
  return paramsOf(a).heroes ?? 1;
}

/** Whether all Heroes that must come are there. */
function isConverged(w: World, a: Played): boolean {
  return (w.army?.force ?? []).filter(({ hero }) => hero).length === heroesDue(a);
}

function convergeRefusal(w: World, a: Played, to: DomainId): Reason | undefined {
  return attackRefusal(w, fightOf(a), w.army!.force, to);
}

/** Whether those called so far, alone or with others still to come, may attack there. */
function canConverge(w: World, a: Played, to: DomainId, used: readonly DomainId[]): boolean {
  if (isConverged(w, a)) {
    const no = convergeRefusal(w, a, to);
    if (no !== because('finalUnitAttacks')) return no === undefined; // nothing else is mended by more units
  }
  return callable(w, a, used).some((option) =>
    withCalled(w, a, option, () => canConverge(w, a, to, [...used, parse(option)[1]])),
  );
}

/** Looks at the table as if this unit had joined the army, and puts everything back. */
function withCalled<T>(w: World, a: Played, option: UnitAt, look: () => T): T {
  const { army } = w;
  const stood = w.map[parse(option)[1]];
  join(w, a, option);
  const seen = look();
  w.map[parse(option)[1]] = stood;
  if (army) w.army = army;
  else delete w.army;
  return seen;
}

function join(w: World, a: Played, option: UnitAt): void {
  const [name, at] = parse(option);
  const unit = unitNamed(w, name);
  lift(w, at, unit);
  w.army = { side: a.seat, force: joined(w.army?.force ?? [], unit), from: at, at };
}

function answerCall(w: World, table: Table, a: EventArgs, option: UnitAt): void {
  const [unit, from] = parse(option);
  join(w, a, option);
  w.army!.at = a.domain!;
  a.picked!.push(from);
  table.tell('army.moved', { seat: a.seat, mode: 'direct', from, to: a.domain, units: unit });
}

function parse(option: UnitAt): [unit: HouseId | HeroId, at: DomainId] {
  return option.split('@') as [HouseId | HeroId, DomainId];
}
