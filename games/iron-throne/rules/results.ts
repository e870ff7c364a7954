// 8 Results: a deal carried out, rewards, penalties, hostages.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import type { CharacterId } from '../data/ids.ts';
import { draw, type Told } from './cards.ts';
import { takeHeld } from './hostages.ts';
import { ask, call, each, flow, go, type OpArgs, step } from './kit.ts';
import { because } from './reasons.ts';
import { charactersFor } from './selectors.ts';
import {
  activeOf,
  clockwise,
  encounter,
  isAlive,
  living,
  type Loss,
  losingParts,
  mat,
  other,
  participants,
  partOf,
  type Side,
  SIDES,
  winningParts,
  type World,
} from './state.ts';
import { holds } from './terms.ts';
import { checkVictory } from './victory.ts';
import { opening } from './windows.ts';

/** 1.2 One own token onto another board. */
function spreadOnto(w: World, seat: Seat, onto: Seat, table: Told): void {
  if (mat(w, seat).board[seat] === 0) return;
  mat(w, seat).board[seat]!--;
  mat(w, onto).board[seat] = (mat(w, onto).board[seat] ?? 0) + 1;
  table.tell('influence.spread', { seat, onto });
}

/** 8.1 A truce whose deal can be carried out. */
export function isKept(w: World): boolean {
  const { result } = encounter(w);
  return result!.outcome === 'truce' && result!.losing.length === 0;
}

/** 8.1 Power in both directions, then influence, then hostages, the challenger first. */
export const deal = flow('deal', [
  step('power', (w, _a, table) => {
    const { deal: agreed } = encounter(w);
    encounter(w).dealDone = true;
    table.tell('deal.carried-out', { deal: agreed! });
    const amounts = SIDES.map((side) => Math.min(agreed![side].power, mat(w, activeOf(w, side)).sheet));
    for (const [at, side] of SIDES.entries()) {
      const [from, to, amount] = [activeOf(w, side), activeOf(w, other(side)), amounts[at]!];
      if (amount === 0) continue;
      mat(w, from).sheet -= amount;
      mat(w, to).sheet += amount;
      table.tell('power.given', { from, to, amount });
    }
  }),
  // 19.18 Both at the same moment; 19.66 before anything else
  step('influence', (w, _a, table) => {
    for (const side of SIDES)
      if (encounter(w).deal![side].influence > 0)
        spreadOnto(w, activeOf(w, side), activeOf(w, other(side)), table);
    checkVictory(w, table);
  }),
  call('hostages', (w) => go('dealHostages', { queue: SIDES.map((taker) => receives(w, taker)) })),
]);

function receives(w: World, side: Side) {
  const { open, backs } = encounter(w).deal![other(side)];
  return { taker: activeOf(w, side), target: activeOf(w, other(side)), open, backs };
}

/** 7.4 Those that were named, then those the receiver takes. */
export const dealHostages = flow('dealHostages', [
  each('take', (w, a, table) => {
    const next = a.queue.shift();
    if (!next) return undefined;
    const { taker, target, open, backs } = next;
    for (const id of backs) if (holds(w, target, id)) takeHeld(w, taker, target, id, table);
    return go('take', { taker, target, left: open });
  }),
]);

export const rewards = flow('rewards', [
  // 8.3 Everybody at once
  step(
    'spread',
    (w, _a, table) => {
      for (const seat of spreading(w)) spreadOnto(w, seat, encounter(w).defender!, table);
    },
    (w) => w.rules.spreadTarget === 'defender',
  ),
  each(
    'choosing',
    (w, a) => {
      a.queue ??= spreading(w);
      const seat = a.queue.shift();
      return seat === undefined ? undefined : go('spread', { seat });
    },
    (w) => w.rules.spreadTarget === 'anyLoser',
  ),
  // 8.4, and whoever has that reward in place of influence
  each('defenders', (w, a) => {
    const { winner } = encounter(w).result!;
    if (winner === undefined) return undefined;
    a.others ??= rewarded(w).filter((seat) => winner === 'defender' || partOf(w, seat)!.defenderReward);
    const seat = a.others.shift();
    return seat === undefined ? undefined : go('defenderReward', { seat });
  }),
  // 8.5
  step('victory', (w, _a, table) => checkVictory(w, table)),
]);

/** Winners on the challenger's side who have no other reward. */
function spreading(w: World): Seat[] {
  if (encounter(w).result!.winner !== 'challenger') return [];
  return rewarded(w).filter((seat) => !partOf(w, seat)!.defenderReward);
}

/** 10.6 Winners who are not barred from it, challenger first, then clockwise. */
function rewarded(w: World): Seat[] {
  const winning = new Set(winningParts(w).map(({ seat }) => seat));
  return participants(w).filter((seat) => winning.has(seat) && !encounter(w).denied.includes(seat));
}

/** 20.4 Onto any loser's board, where the table plays so. */
export const spread = flow('spread', [
  ask('onto', {
    rule: '20.4',
    openly: true,
    who: (_w, a) => a.seat,
    options: (w) => losingParts(w).map(({ seat }) => seat),
    resolve: (w, a, onto, table) => spreadOnto(w, a.seat, onto, table),
  }),
]);

/** 8.4 Two cards, and two power from the own leader sheet, split freely. */
export const defenderReward = flow('defenderReward', [
  step('draw', (w, a, table) => draw(w, a.seat, tables.rewardCards, table)),
  call('power', (w, a) =>
    go('place', { seat: a.seat, left: tables.rewardPower, on: living(w, a.seat), mayStop: false }),
  ),
]);

/** 8.6 Half, rounded up, of what the character has now (19.3, 19.84). */
export function penaltiesNow(w: World): Loss[] {
  const { result, immune } = encounter(w);
  const onlyActive = result!.outcome === 'truce' && w.rules.failedTruceScope === 'activeOnly';
  return losingParts(w).flatMap(({ seat, character, supports }) => {
    if (!character || !isAlive(w, character) || immune.includes(seat) || (onlyActive && supports)) return [];
    return [{ seat, character, amount: Math.ceil(mat(w, seat).power[character]! / 2) }];
  });
}

export const penalties = flow('penalties', [
  step('compute', (w, _a, table) => {
    const due = penaltiesNow(w);
    encounter(w).penalties = due;
    if (due.length > 0) table.tell('penalties.due', { penalties: due });
    else table.leave();
  }),
  call('window', (w) => opening(w, 'during_penalties')),
  call('remove', (w) =>
    go('removal', { losses: encounter(w).penalties.map((loss) => ({ ...loss })), by: 'penalty', next: 0 }),
  ),
]);

/** Melisandre: one losing character removes more or less, never below 0 and never above what it has (19.53, 19.83). */
export const modify = flow('modify', [
  ask('penalty', {
    rule: '19.53',
    openly: true,
    who: (_w, a) => a.seat,
    options: (w, a) =>
      losersOf(w, a).flatMap(({ character }) => [`raise:${character}`, `lower:${character}`]),
    refuse: (w, a, _seat, option) => {
      const [way, character] = option.split(':') as ['raise' | 'lower', CharacterId];
      const { seat, amount } = losersOf(w, a).find((one) => one.character === character)!;
      const isIdle = way === 'raise' ? amount >= mat(w, seat).power[character]! : amount === 0;
      return isIdle ? because('nothingThere') : undefined;
    },
    resolve: (w, a, choice, table) => {
      const [way, character] = choice.split(':') as ['raise' | 'lower', CharacterId];
      const due = encounter(w).penalties.find((one) => one.character === character)!;
      const delta = a.op.op === 'modifyPenalty' ? a.op.delta : 0;
      const wanted = due.amount + (way === 'raise' ? delta : -delta);
      due.amount = Math.min(Math.max(wanted, 0), mat(w, due.seat).power[character]!);
      table.tell('penalty.changed', { character, amount: due.amount });
    },
  }),
]);

function losersOf(w: World, { seat, op }: OpArgs): Loss[] {
  const meant = op.op === 'modifyPenalty' ? charactersFor(w, seat, op.target) : [];
  return encounter(w).penalties.filter(({ character }) => meant.includes(character));
}

/** 8.9 The challenger takes first, then the defender; from several clockwise from the own seat. */
export const hostageTaking = flow('hostageTaking', [
  each('take', (w, a) => {
    a.queue ??= takingsNow(w);
    const next = a.queue.shift();
    return next && go('take', { ...next, left: 1 });
  }),
]);

export function takingsNow(w: World): { taker: Seat; target: Seat }[] {
  const { result, immune, denied } = encounter(w);
  const { winner, outcome } = result!;
  if (!winner) return [];
  const [won, lost] = [activeOf(w, winner), activeOf(w, other(winner))];
  // 10.6, 10.7
  const reward = denied.includes(won) || immune.includes(lost) ? [] : [{ taker: won, target: lost }];
  const winners = new Set(winningParts(w).map(({ seat }) => seat));
  const compensation =
    outcome === 'betrayal'
      ? clockwise(w, lost)
          .filter((seat) => winners.has(seat))
          .map((target) => ({ taker: lost, target }))
      : [];
  return winner === 'challenger' ? [...reward, ...compensation] : [...compensation, ...reward];
}
