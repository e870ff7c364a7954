// §23.1-23.4, §23.7 Eggs: placed by Daenerys, hatched after taxes, lost and returned. Where an Egg or Dragon is not on the
// map it lies with whoever holds Daenerys; nobody can do anything with it but place it, so that nothing need be noted.

import type { Seat } from '@three-thrones/kernel';
import { card, tables } from '../../data/data.ts';
import { type DomainId, DRAGON_COLOURS, type DragonColour } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, type EventArgs, flow } from '../kit.ts';
import { because } from '../reasons.ts';
import { domainsAt, domainsOf, purse, sideOf, type Stack, stackOf, type World } from '../state.ts';
import { loseGold } from '../treasury.ts';
import { hasRoom, place } from '../units.ts';
import { BROOD_OF, brood, fightersIn, isEggsOnly, joinedBrood } from './brood.ts';

/** §23.2 Daenerys Targaryen: Egg by Egg, each paid before it is placed. */
export const placeEggs = flow('place-eggs', [
  ask('place', {
    openly: true,
    rule: '23.2',
    again: true,
    about: (_w, { count = 0 }) => ({ count }),
    when: (_w, a) => !a.stopped && (a.count ?? 0) < eggsAtMost(a),
    who: (w, a) =>
      nestsFor(w, a.seat).length > 0 && purse(w, a.seat).gold >= eggPrice(a) ? a.seat : undefined,
    options: (w, a): (DomainId | 'done')[] =>
      a.count ? [...domainsOf(w, a.seat), 'done'] : domainsOf(w, a.seat),
    refuse: (w, a, _seat, at) =>
      at === 'done' || nestsFor(w, a.seat).includes(at) ? undefined : because('noRoom'),
    resolve: (w, a, at, table) => {
      if (at === 'done') {
        a.stopped = true;
        return;
      }
      loseGold(w, table, a.seat, eggPrice(a));
      const [colour] = eggsInStock(w);
      place(w, at, [eggStack(colour!)]);
      table.tell('dragon.egg-placed', { seat: a.seat, colour: colour!, domain: at });
      a.count = (a.count ?? 0) + 1;
    },
  }),
]);

function eggPrice(a: EventArgs): number {
  return card(a.card).event.cost.goldPerEgg ?? tables.dragons.eggCost;
}

function eggsAtMost(a: EventArgs): number {
  return card(a.card).event.params.maxEggs ?? DRAGON_COLOURS.length;
}

function eggStack(colour: DragonColour): Stack {
  return { house: BROOD_OF, tokens: 0, hero: false, eggs: [colour] };
}

/** Colours that stand on the map neither as Egg nor as Dragon. */
export function eggsInStock(w: World): DragonColour[] {
  const out = broodOnMap(w);
  const used = [...(out.eggs ?? []), ...(out.dragons ?? [])];
  return DRAGON_COLOURS.filter((one) => !used.includes(one));
}

/** Every Egg and Dragon on the map, those on the way included. */
export function broodOnMap(w: World): Pick<Stack, 'eggs' | 'dragons'> {
  let all = brood([], []);
  const add = (force: readonly Stack[] | undefined): void => {
    for (const stack of force ?? []) if (stack.eggs || stack.dragons) all = joinedBrood(all, stack);
  };
  for (const at of domainsAt(w)) add(w.map[at]);
  add(w.army?.force);
  add(w.retreating?.force);
  return all;
}

/** §23.2-23.3 Domains where an Egg would not be alone and keeps the unit limit; none while all Eggs are out. */
export function nestsFor(w: World, seat: Seat): DomainId[] {
  const [colour] = eggsInStock(w);
  if (!colour) return [];
  return domainsOf(w, seat).filter(
    (at) => w.map[at].some((stack) => fightersIn(stack) > 0) && hasRoom(w, at, [eggStack(colour)]),
  );
}

/** §23.4 Every Egg on the map becomes the Dragon of its colour. */
export function hatchEggs(w: World, table: Table): void {
  for (const at of domainsAt(w)) {
    const stack = stackOf(w.map[at], BROOD_OF);
    if (!stack?.eggs) continue;
    const { eggs, dragons = [] } = stack;
    delete stack.eggs;
    Object.assign(stack, brood([], [...dragons, ...eggs]));
    for (const colour of eggs) table.tell('dragon.hatched', { colour, domain: at });
  }
}

/** §31.1(4) An Egg left alone, also with other Eggs only, goes back to its holder. */
export function returnLonelyEggs(w: World, table: Table): void {
  for (const at of domainsAt(w)) {
    if (!isEggsOnly(w.map[at])) continue;
    const colours = w.map[at].flatMap((stack) => stack.eggs ?? []);
    w.map[at] = [];
    for (const colour of colours) table.tell('dragon.egg-returned', { colour, domain: at });
  }
}

/** §23.5 Dragons that pay this player taxes: those of House Targaryen while it fights for the player. */
export function dragonsOf(w: World, seat: Seat): number {
  if (sideOf(w, BROOD_OF) !== seat) return 0;
  let count = 0;
  for (const at of domainsAt(w)) count += stackOf(w.map[at], BROOD_OF)?.dragons?.length ?? 0;
  return count;
}
