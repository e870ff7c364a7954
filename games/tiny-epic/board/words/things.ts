// Which things on the table stand for an option: what glows, and what a touch may mean.

import type { View } from '@three-thrones/kernel';
import type { Asking, Questions, World } from '../../rules/queries.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { isAction, isCard, isDomain, isHouse } from './names.ts';

export function things(decision: Asking, id: string, { world }: View<World>): readonly Thing[] {
  if (decision.kind === 'turn.placeDie') return placement(id) ?? dieChanges(id);
  if (decision.kind === 'plot.useShield') return shieldUses(id);
  if (decision.kind === 'draft.takeDie') return [`die:${id}`];
  if (decision.kind === 'action.perform') return id === 'perform' ? [`slot:${decision.about.action}`] : [];
  if (decision.kind === 'movement.goOn') return id === 'stop' ? [`domain:${world.army!.at}`] : [];
  if (decision.kind === 'exploration.explore') return explored(id);
  if (decision.kind === 'nightBattle.chooseBattle') return [`domain:${id.split('@')[1]}`];
  return decision.kind === 'movement.chooseArmy' ? [] : named(decision, id);
}

/** Options that are the id of one thing, or of two. */
function named({ kind, seat }: Asking, id: string): readonly Thing[] {
  const [name = '', at] = id.split('@');
  if (at !== undefined) return [`domain:${at}`, unitThing(name, seat)];
  const [owner = '', of] = id.split(':');
  if (of !== undefined) return [`pool:${of}`, `house:${owner}`];
  if (isDomain(id)) return [`domain:${id}`];
  if (isAction(id)) return [`slot:${id}`];
  if (isCard(id)) return [`card:${id}`];
  if (isHouse(id)) return fromPool(kind) ? [`house:${id}`, `pool:${id}`] : [`pool:${id}`, `house:${id}`];
  return [];
}

/** A token lies where it is: `reveal:thenn`, `take:thenn:dragon-glass`. */
function explored(id: string): readonly Thing[] {
  const at = id.split(':')[1];
  return at === undefined ? [] : [`domain:${at}`];
}

function placement(id: string): readonly Thing[] | undefined {
  const [, die, slot] = /^place:(.+)@(.+)$/.exec(id) ?? [];
  return die && slot ? [`die:${die}`, `slot:${slot}`] : undefined;
}

/** A house's ability turns a die: the die and the house's shield. */
function dieChanges(id: string): readonly Thing[] {
  const [house = '', change = '', rerolled] = id.split(':');
  const faces = rerolled === undefined ? change.split('>').slice(0, 1) : rerolled.split('+');
  return [`ability:${house}`, ...new Set(faces.map((face): Thing => `die:${face}`))];
}

function shieldUses(id: string): readonly Thing[] {
  const [shield, verb, of, owner] = id.split(':');
  if (of === undefined) return [];
  if (verb === 'take') return [`house:${of}`];
  return [`house:${verb === 'steal' ? shield : owner}`, `pool:${of}`];
}

function unitThing(name: string, seat: string): Thing {
  if (name === seat) return `force:${seat}`;
  return isHouse(name) ? `house:${name}` : `card:${name}`;
}

const FROM_POOL: readonly (keyof Questions)[] = [
  'buy-ally-tokens.buy',
  'gold-then-ally-token.takeTokens',
  'trade-ally-token.takeTokens',
];

/** Whether tokens come out of the pool of their house. */
function fromPool(kind: keyof Questions): boolean {
  return FROM_POOL.includes(kind);
}
