// §6.9 The loser loses exactly one unit.

import { giveToken } from '../allies.ts';
import { lossesToEnemy, loseToEnemy } from '../coop/losses.ts';
import { isEnemy } from '../coop/state.ts';
import { deciderFor } from '../coop/units.ts';
import type { Table } from '../facts.ts';
import { ask, flow } from '../kit.ts';
import { returnUnits } from '../returns.ts';
import { losable } from '../solo/battle.ts';
import { answering } from '../solo/rival.ts';
import { type Force, isPlayer, type World } from '../state.ts';
import { isFinal, lift, unitNamed, unitNames, without } from '../units.ts';

export const loss = flow('loss', [
  ask('chooseLoss', {
    openly: true,
    rule: '6.9',
    who: (w) => (losses(w).length > 0 ? decider(w) : undefined),
    options: losses,
    resolve: (w, _a, name, table) => lose(w, table, name),
  }),
]);

/** The loser decides; for an unallied house the winner (§0.8). */
function decider(w: World): string {
  const { loser, attacker } = w.battle!;
  if (w.coop !== undefined && isPlayer(w, loser!)) return deciderFor(w, losingForce(w));
  return answering(w, isPlayer(w, loser!) ? loser! : attacker);
}

/** What may be lost, by the letters of §6.9; final units are skipped (6.9d). */
function losses(w: World): string[] {
  const { loser, winner } = w.battle!;
  const eggs = w.dragons ? eggsToLose(losingForce(w)) : [];
  if (eggs.length > 0) return eggs; // §23.3: before any letter
  const fallen = losable(w, loser!, losingForce(w));
  if (isEnemy(winner!)) return lossesToEnemy(w, fallen); // §21.11
  const force = fallen.filter(({ house }) => !isFinal(w, house));
  const tokens = force
    .filter((stack) => stack.tokens > 0 && w.nonPlayers[stack.house])
    .map((stack) => stack.house);
  if (!isPlayer(w, loser!)) return tokens; // c
  if (tokens.length > 0) return tokens; // a
  return unitNames(w, force); // b
}

/** Eggs are alike: the first one goes. */
function eggsToLose(force: Force): string[] {
  const eggs = force.flatMap((stack) => stack.eggs ?? []);
  return eggs.slice(0, 1).map((colour) => `${colour}-egg`);
}

function losingForce(w: World): Force {
  const { loser, attacker, domain } = w.battle!;
  return loser === attacker ? w.army!.force : w.map[domain];
}

function lose(w: World, table: Table, name: string): void {
  const { loser, winner, domain } = w.battle!;
  const unit = unitNamed(w, name);
  if (isEnemy(winner!)) {
    takeOff(w, unit);
    return loseToEnemy(w, table, name, domain);
  }
  table.tell('unit.lost', { side: loser!, domain, unit: name });
  const [{ house, tokens }] = unit as [Force[number]];
  if (w.nonPlayers[house] && tokens > 0 && isPlayer(w, winner!)) giveToken(w, table, winner!, house);
  else returnUnits(w, table, unit); // §26.10: first the benefit, while the loser still owns the castle
  takeOff(w, unit);
}

function takeOff(w: World, unit: Force): void {
  const { loser, attacker, domain } = w.battle!;
  if (loser === attacker) w.army!.force = without(w.army!.force, unit);
  else lift(w, domain, unit);
}
