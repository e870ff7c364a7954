// §23 Eggs and Dragons as units of House Targaryen: counted, named, joined and parted. They are alike but for their
// colour, so that a number of them is always the first ones in the order of DRAGON_COLOURS.

import { DRAGON_COLOURS, type DragonColour, type HeroId, type HouseId } from '../../data/ids.ts';
import type { Force, Stack } from '../stack.ts';

export type DragonName = `${DragonColour}-dragon`;
export type EggName = `${DragonColour}-egg`;

/** One unit: a house for a Power Token, a name for a Hero, colour and kind for an Egg or a Dragon. */
export type UnitName = HouseId | HeroId | DragonName | EggName;

/** Whose units they are, whoever holds them. */
export const BROOD_OF: HouseId = 'targaryen';

/** The part of a stack that lives or is about to. */
export type Brood = Pick<Stack, 'eggs' | 'dragons'>;

export function broodIn({ eggs, dragons }: Brood): number {
  return (eggs?.length ?? 0) + (dragons?.length ?? 0);
}

/** Units that can stand alone and count for §10: all but Eggs (§10.5, §23.3). */
export function fightersIn(stack: Stack): number {
  return stack.tokens + (stack.hero ? 1 : 0) + (stack.dragons?.length ?? 0);
}

/** §23.3 Eggs and nothing else. */
export function isEggsOnly(force: Force): boolean {
  return force.length > 0 && force.every((stack) => fightersIn(stack) === 0);
}

/** Only what there is has a place in a stack. */
export function brood(eggs: readonly DragonColour[], dragons: readonly DragonColour[]): Brood {
  return {
    ...(eggs.length > 0 && { eggs: inOrder(eggs) }),
    ...(dragons.length > 0 && { dragons: inOrder(dragons) }),
  };
}

function inOrder(colours: readonly DragonColour[]): DragonColour[] {
  return DRAGON_COLOURS.filter((one) => colours.includes(one));
}

export function joinedBrood(a: Brood, b: Brood): Brood {
  return brood([...(a.eggs ?? []), ...(b.eggs ?? [])], [...(a.dragons ?? []), ...(b.dragons ?? [])]);
}

export function broodWithout(a: Brood, gone: Brood | undefined): Brood {
  const left = (all: readonly DragonColour[] = [], some: readonly DragonColour[] = []): DragonColour[] =>
    all.filter((one) => !some.includes(one));
  return brood(left(a.eggs, gone?.eggs), left(a.dragons, gone?.dragons));
}

/** No, one, two … of the Eggs with no, one, two … of the Dragons. */
export function broodGroups({ eggs = [], dragons = [] }: Brood): Brood[] {
  return Array.from({ length: eggs.length + 1 }, (_, n) =>
    Array.from({ length: dragons.length + 1 }, (__, m) => brood(eggs.slice(0, n), dragons.slice(0, m))),
  ).flat();
}

/** Each of them on its own, Dragons first. */
export function broodOneByOne(stack: Stack): Stack[] {
  const bare = { house: stack.house, tokens: 0, hero: false };
  return [
    ...(stack.dragons ?? []).map((one) => ({ ...bare, dragons: [one] })),
    ...(stack.eggs ?? []).map((one) => ({ ...bare, eggs: [one] })),
  ];
}

export function broodNames({ eggs = [], dragons = [] }: Brood): (DragonName | EggName)[] {
  return [...dragons.map((one): DragonName => `${one}-dragon`), ...eggs.map((one): EggName => `${one}-egg`)];
}

const NAMED = new Map<string, Brood>(
  DRAGON_COLOURS.flatMap((one) => [
    [`${one}-dragon`, { dragons: [one] }] as const,
    [`${one}-egg`, { eggs: [one] }] as const,
  ]),
);

/** The Egg or Dragon with this name, as a stack of one. */
export function broodNamed(name: string): Stack | undefined {
  const one = NAMED.get(name);
  return one && { house: BROOD_OF, tokens: 0, hero: false, ...one };
}
