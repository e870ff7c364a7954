// Which things on the table stand for an option: what glows, and what a touch may mean.

import type { World } from '@three-thrones/agot/queries';
import type { Decision, View } from '@three-thrones/kernel';
import type { Thing } from '../../../ui/rich.ts';
import { notes } from './frames.ts';
import { isArea, isCard, isHouse, isTrack } from './names.ts';

export function things({ kind }: Decision, id: string, view: View<World>): readonly Thing[] {
  const { world } = view;
  const [at = '', , water] = id.split(':');
  if (water !== undefined) return [`area:${water}`, `area:${at}`];
  if (kind === 'support.declare') return supporting(id, view);
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

/** Whom a support helps, and where it would come from. By the first rules each area is asked about by itself. */
function supporting(id: string, view: View<World>): readonly Thing[] {
  const [at, what] = id.includes(':') ? id.split(':') : [undefined, id];
  const from = (at === undefined ? (notes(view).areas ?? []) : [at]).map((one): Thing => `area:${one}`);
  if (what === 'none') return from;
  return [`house:${view.world.combat![what as 'attacker' | 'defender'].house}`, ...from];
}
