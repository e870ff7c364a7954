// The cooperative game on a terminal (§21): the Treaty, the Night King, and what lies and stands on the map besides units.

import { coopTables, rangerCard } from '../data/coop.ts';
import type { DomainId } from '../data/ids.ts';
import {
  castles,
  dragonAt,
  enemyLines,
  nightAhead,
  terrorOf,
  tokensOf,
  total,
  TREATY,
  walkerStrength,
  type World,
} from '../rules/queries.ts';
import { nameOf, text } from './words.ts';

/** What the marks on the map mean. */
export const NIGHT_KEY =
  'NK Night King  WW White Walker  ID Ice Dragon  ? token face down  x castle destroyed';

/** Marks of a domain: who of the Night King's stands there, tokens, a ruin. */
export function nightMarks({ coop }: World, at: DomainId): string {
  if (!coop) return '';
  const { nightKing, walkers, tokens, destroyed } = coop;
  return [
    ...(nightKing.at === at ? ['NK'] : []),
    ...(dragonAt(coop) === at ? ['ID'] : []),
    ...(walkers.includes(at) ? ['WW'] : []),
    ...(destroyed.includes(at) ? ['x'] : []),
    ...(tokens.down[at] ? ['?'] : []),
    ...(tokens.up[at] ?? []).map(nameOfToken),
  ].join(' ');
}

function nameOfToken(kind: string): string {
  return text(`term.${kind}`);
}

/** Both sides, and what is known of the next attack. */
export function nightMats(w: World): string[] {
  const { coop } = w;
  if (!coop) return [];
  const { treaty, nightKing, walkers, walkerPool, terror, glass, steel } = coop;
  const strength = total(enemyLines(w, 'night-king', nightKing.at, []));
  return [
    `Treaty: ${treaty.score} VP, ${treaty.gold} of ${coopTables.goldMaximum} gold, ${castles(w, TREATY)} castles`,
    `Night King: ${nightKing.score} VP, in ${nameOf(nightKing.at)} with ${strength} and a card; ` +
      `Dragon Glass ${glass}, Valyrian Steel ${steel}, each White Walker ${walkerStrength(coop)}`,
    `White Walkers: ${walkers.length} on the map, ${walkerPool} in the pool, ${terror.walkers} in the Terror Pool. ` +
      `The Wall ${coop.wall ? 'stands' : 'is down'}.`,
    `Treaty : Terror Pool: ${w.mats
      .map((id) => `${nameOf(id)} ${tokensOf(w, TREATY, id)}:${terrorOf(w, id)}${howIs(w, id)}`)
      .join(', ')}`,
    aheadLine(w),
  ];
}

function howIs({ coop, nonPlayers }: World, id: World['mats'][number]): string {
  if (coop!.terrified.includes(id)) return ' (Terrified)';
  return nonPlayers[id]!.ally === TREATY ? ' (ally)' : '';
}

function aheadLine(w: World): string {
  const { cards, afterTurn } = nightAhead(w);
  if (afterTurn.length > 0)
    return `After this turn he attacks ${afterTurn.map(({ at }) => nameOf(at)).join(' or ')}`;
  if (cards.length === 0) return 'No Ranger card is left';
  const attacks = cards.map((id) => {
    const { attack } = rangerCard(id);
    return attack ? nameOf(attack) : 'nobody';
  });
  return `Next round he attacks ${attacks.join(' or ')}`;
}
