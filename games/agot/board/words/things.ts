// Which things on the table stand for an option: what glows, and what a touch may mean.

import type { Asking, Questions, Side, World } from '../../rules/queries.ts';
import type { View } from '@three-thrones/kernel';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { isArea, isCard, isHouse, isOrder, isTrack } from './names.ts';

export function things(decision: Asking, id: string, { world }: View<World>): readonly Thing[] {
  if (decision.kind === 'support.declare') return supporting(id, decision.about.areas, world);
  if (decision.kind === 'consolidate.chooseUse') return [`area:${decision.about.from}`];
  const [at = '', what = '', water] = id.split(':');
  if (water !== undefined) return [`area:${water}`, `area:${at}`];
  if (isArea(at)) return isOrder(what) ? [`area:${at}`, `order:${what}`] : [`area:${at}`];
  if (isCard(id)) return [`card:${id}`];
  if (isHouse(id)) return [`house:${id}`];
  if (isTrack(id)) return [`track:${id}`];
  return whereAsked(decision, id, world);
}

/** Questions about those who fight or leave the combat. */
const OF_COMBAT: readonly (keyof Questions)[] = [
  'casualties.choose',
  'retreat.nameArea',
  'retreat.area',
  'retreat.losses',
];

/** Units are named without their area where all of them stand in one. */
function whereAsked({ kind }: Asking, id: string, { march, combat }: World): readonly Thing[] {
  const isOfMarch = kind === 'march.leaveToken' || (kind === 'marchMove.chooseUnits' && /-\d+$/.test(id));
  if (isOfMarch && march?.from) return [`area:${march.from}`];
  return combat && OF_COMBAT.includes(kind) ? [`area:${combat.area}`] : [];
}

/** Whom a support helps, and where it would come from. By the first rules the area is named before the side. */
function supporting(id: string, areas: readonly string[], { combat }: World): readonly Thing[] {
  const side = id.slice(id.indexOf(':') + 1);
  const from = areas.map((at): Thing => `area:${at}`);
  return isSide(side) ? [`house:${combat![side].house}`, ...from] : from;
}

function isSide(word: string): word is Side {
  return word === 'attacker' || word === 'defender';
}
