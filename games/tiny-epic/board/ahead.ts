// A march or a sail in one go: who goes is whoever stands there, and what follows a step is to stop or to go on.

import type { AnswersAhead, Member } from '@three-thrones/game-kit/board/ahead.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import {
  type Asking,
  brood,
  type Force,
  joined,
  leaderOf,
  nameOf,
  type Questions,
  unitsIn,
  type World,
} from '../rules/queries.ts';
import { unit } from './words/names.ts';

/** Whether to do what was just chosen: the first thing about it is asked at once. */
const USES: readonly (keyof Questions)[] = [
  'action.perform',
  'long-sail.perform',
  'multi-march.perform',
  'multi-march.performAgain',
];

export const ahead: AnswersAhead<World, Asking> = {
  role: ({ kind }) => {
    if (kind === 'movement.chooseOrigin') return 'begin';
    return kind === 'movement.chooseDestination' ? 'goal' : undefined;
  },
  opens: (decision, { world }, staying) => {
    if (USES.includes(decision.kind)) return 'perform';
    const all = standing(decision, world);
    return all && nameOf(world, going(all, staying));
  },
  ends: ({ kind }) => (kind === 'movement.goOn' ? 'stop' : undefined),
  goesOn: ({ kind }, { world }) => (kind === 'movement.goOn' ? nameOf(world, world.army!.force) : undefined),
  company: (decision, { world }) => membersOf(world, standing(decision, world) ?? []),
};

/** Out of whom it is chosen who goes. Where a march halts, those who stood there may go on with it (27.4). */
function standing(decision: Asking, { map, army }: World): Force | undefined {
  if (decision.kind === 'movement.chooseArmy') return map[decision.about.origin];
  return decision.kind === 'movement.goOn' && army ? joined(map[army.at], army.force) : undefined;
}

function membersOf(world: World, force: Force): readonly Member[] {
  return force.flatMap(({ house, tokens, hero, dragons = [], eggs = [] }) => [
    ...Array.from({ length: tokens }, (_, n) => ({
      ...{ id: tokenId(house, n), house, icon: 'power-token' },
      label: plain(unit(house)),
    })),
    ...(hero ? [{ id: house, house, icon: 'hero', label: plain(unit(leaderOf(world, house)!)) }] : []),
    ...dragons.map((colour) => bred(house, `${colour}-dragon`, 'dragon')),
    ...eggs.map((colour) => bred(house, `${colour}-egg`, 'egg')),
  ]);
}

/** An Egg or a Dragon: they are alike, whichever of them is left behind. */
function bred(house: string, name: string, icon: 'egg' | 'dragon'): Member {
  return { id: `${icon}:${name}`, house, icon, label: plain(unit(name)) };
}

function tokenId(house: string, n: number): string {
  return `${house}-${n}`;
}

function going(force: Force, staying: readonly string[]): Force {
  const left = <T>(all: readonly T[], kind: string): T[] =>
    all.slice(0, all.length - staying.filter((id) => id.startsWith(`${kind}:`)).length);
  return force.flatMap(({ house, tokens, hero, dragons = [], eggs = [] }) => {
    const stay = staying.filter((id) => id.startsWith(`${house}-`)).length;
    const rest = { house, tokens: tokens - stay, hero: hero && !staying.includes(house) };
    const all = { ...rest, ...brood(left(eggs, 'egg'), left(dragons, 'dragon')) };
    return unitsIn([all]) > 0 ? [all] : [];
  });
}
