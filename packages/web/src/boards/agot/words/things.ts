// Which things on the table stand for an option: what glows, and what a touch may mean.

import type { World } from '@three-thrones/agot/queries';
import type { Decision, View } from '@three-thrones/kernel';
import type { Thing } from '../../../table/rich.ts';
import { isArea, isCard, isHouse, isTrack } from './names.ts';

export function things({ kind }: Decision, id: string, { world }: View<World>): readonly Thing[] {
  const [at, what, water] = id.split(':') as [string, string | undefined, string | undefined];
  if (water !== undefined) return [`area:${water}`, `area:${at}`];
  if (kind === 'support.declare' && what !== 'none')
    return [`house:${world.combat![what as 'attacker' | 'defender'].house}`, `area:${at}`];
  if (isArea(at)) return [`area:${at}`];
  if (isCard(id)) return [`card:${id}`];
  if (isHouse(id)) return [`house:${id}`];
  if (isTrack(id)) return [`track:${id}`];
  const { march, combat } = world;
  // Units are named without their area where all of them stand in one.
  if (kind.startsWith('march') && march?.from && /-\d+$/.test(id)) return [`area:${march.from}`];
  if (combat && /^(casualties|retreat)\./.test(kind)) return [`area:${combat.area}`];
  if (kind === 'march.leaveToken' && march?.from) return [`area:${march.from}`];
  return [];
}
