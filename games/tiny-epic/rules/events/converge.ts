// §18.15 Stannis Baratheon: units from different domains arrive as one army.

import { imagined, replacing } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, call, type EventArgs, flow, go } from '../kit.ts';
import { attackRefusal, leadable, targetRefusal } from '../legal-moves.ts';
import { because, type Reason } from '../reasons.ts';
import { type Army, domainsOf, heroesOf, unitsIn, type World } from '../state.ts';
import { abandonsEggs, joined, lift, mayFight, nameOf, unitNamed, without } from '../units.ts';
import { fightOf, paramsOf, type Played, parse, targets, termsOf, type UnitAt } from './terms.ts';

/** The target first, then who comes: the army gathers unit by unit. */
export const convergeBattle = flow('converge-battle', [
  ask('chooseTarget', {
    openly: true,
    rule: '18.15',
    who: (_w, a) => a.seat,
    options: (w, a) => targets(w, a),
    refuse: (w, a, _seat, to) =>
      targetRefusal(w, fightOf(a), to) ?? (canConverge(w, a, to, []) ? undefined : because('noLegalMove')),
    resolve: (_w, a, to) => {
      a.domain = to;
      a.picked = [];
    },
  }),
  ask('callUnit', {
    openly: true,
    rule: '18.15',
    again: true,
    about: (_w, { domain }) => ({ domain: domain! }),
    when: (_w, a) => !a.stopped,
    who: (w, a) => (calls(w, a).length > 0 ? a.seat : undefined),
    options: (w, a): (UnitAt | 'done')[] =>
      isConverged(w, a) && !convergeRefusal(w, a, a.domain!) ? [...calls(w, a), 'done'] : calls(w, a),
    resolve: (w, a, option, table) => {
      if (option === 'done') a.stopped = true;
      else answerCall(w, table, a, option);
    },
  }),
  call('fight', (_w, a) => go('battle', { domain: a.domain!, terms: termsOf(card(a.card).event) })),
]);

/** Whether an army can gather for any target at all. */
export function canConvergeSomewhere(w: World, a: Played): boolean {
  return targets(w, a).some((to) => !targetRefusal(w, fightOf(a), to) && canConverge(w, a, to, []));
}

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
  const isFree = (option: UnitAt): boolean => {
    const [name, at] = parse(option);
    return !w.dragons || !abandonsEggs(w.map[at], unitNamed(w, name));
  };
  if (!isConverged(w, a))
    return heroesOf(w, a.seat)
      .filter(({ at }) => isOpen(at))
      .map(({ hero, at }): UnitAt => `${hero}@${at}`)
      .filter(isFree);
  if (unitsIn(w.army!.force) === heroesDue(a) + (paramsOf(a).tokensMax ?? 0)) return [];
  return domainsOf(w, a.seat)
    .filter(isOpen)
    .flatMap((at) =>
      leadable(w, a.seat, at)
        .filter(({ tokens }) => tokens > 0)
        .map(({ house }): UnitAt => `${house}@${at}`),
    )
    .filter(isFree);
}

function heroesDue(a: Played): number {
  return paramsOf(a).heroes ?? 1;
}

/** Whether all Heroes that must come are there. */
function isConverged(w: World, a: Played): boolean {
  let heroes = 0;
  for (const { hero, dragons } of w.army?.force ?? []) heroes += (hero ? 1 : 0) + (dragons?.length ?? 0);
  return heroes === heroesDue(a);
}

function convergeRefusal(w: World, a: Played, to: DomainId): Reason | undefined {
  return attackRefusal(w, fightOf(a), w.army!.force, to);
}

/** Whether those called so far, alone or with others still to come, may attack there. */
function canConverge(w: World, a: Played, to: DomainId, used: readonly DomainId[]): boolean {
  // More units mend only one thing: that those there are all final units
  if (isConverged(w, a) && mayFight(w, w.army!.force)) return convergeRefusal(w, a, to) === undefined;
  return callable(w, a, used).some((option) =>
    withCalled(w, a, option, () => canConverge(w, a, to, [...used, parse(option)[1]])),
  );
}

/** Looks at the table as if this unit had joined the army. */
function withCalled<T>(w: World, a: Played, option: UnitAt, look: () => T): T {
  const [name, at] = parse(option);
  const rest = without(w.map[at], unitNamed(w, name));
  return imagined(replacing(w.map, at, rest), () =>
    imagined(replacing(w, 'army', armyWith(w, a, option)), look),
  );
}

function armyWith(w: World, a: Played, option: UnitAt): Army {
  const [name, at] = parse(option);
  return { side: a.seat, force: joined(w.army?.force ?? [], unitNamed(w, name)), from: at, at };
}

function answerCall(w: World, table: Table, a: EventArgs, option: UnitAt): void {
  const [unit, from] = parse(option);
  lift(w, from, unitNamed(w, unit));
  w.army = { ...armyWith(w, a, option), at: a.domain! };
  a.picked!.push(from);
  table.tell('army.moved', {
    seat: a.seat,
    mode: 'direct',
    from,
    to: a.domain!,
    units: nameOf(w, unitNamed(w, unit)),
  });
}
