// Which things on the table stand for an option: what glows, and what a tap may mean.

import type { View } from '@three-thrones/kernel';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { Asking, World } from '../../rules/queries.ts';
import { activeOf, encounter } from '../../rules/queries.ts';
import { isCard, isCharacter, isHouse, isLeader } from './names.ts';

export function things(decision: Asking, id: string, { world }: View<World>): readonly Thing[] {
  if (decision.kind === 'leader.use') return id === 'use' ? [`leader:${decision.about.ability}`] : [];
  if (decision.kind === 'take.source') return source(decision.about.target, id);
  if (decision.kind === 'offer.offer' || decision.kind === 'join.side') return sideAndCharacter(world, id);
  if (decision.kind === 'offer.answer')
    return id === 'accept' ? [`character:${decision.about.character}`] : [];
  if (decision.kind === 'move.choose') return id === 'pass' ? [] : ['deal:now'];
  return decision.kind === 'shift.pair' ? id.split('>').filter(isCharacter).map(thingOfCharacter) : named(id);
}

const thingOfCharacter = (id: string): Thing => `character:${id}`;

/** Options that are the id of a thing, perhaps behind what is done with it: `torture:7`, `raise:stark.robb`. */
function named(option: string): readonly Thing[] {
  const [verb = '', id = verb] = option.split(':');
  if (/^(?:held|torture|release|give-back|take-back)$/.test(verb)) return [`hostage:${id}`];
  if (isHouse(id)) return [`house:${id}`];
  if (isLeader(id)) return [`leader:${id}`];
  if (isCharacter(id)) return [`character:${id}`];
  if (isCard(id)) return [`card:${id}`];
  return id.startsWith('event.') ? [`event:${id}`] : [];
}

function source(target: string, id: string): readonly Thing[] {
  if (id === 'hand') return [`fan:${target}`];
  return id === 'deck' ? [`pile:${target}`] : named(id);
}

/** A character of one's own for the side of an active player. */
function sideAndCharacter(w: World, id: string): readonly Thing[] {
  const [side, character = ''] = id.split(':');
  if (side !== 'challenger' && side !== 'defender') return [];
  if (encounter(w).defender === undefined) return [thingOfCharacter(character)];
  return [thingOfCharacter(character), `house:${activeOf(w, side)}`];
}
