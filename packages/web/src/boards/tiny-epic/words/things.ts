// Which things on the table stand for an option: what glows, and what a touch may mean.

import type { Decision, View } from '@three-thrones/kernel';
import type { World } from '@three-thrones/tiny-epic/queries';
import type { Thing } from '../../../ui/rich.ts';
import { notes } from './frames.ts';
import { isAction, isCard, isDomain, isHouse } from './names.ts';

export function things(decision: Decision, id: string, view: View<World>): readonly Thing[] {
  const { kind, seat } = decision;
  const placement = /^place:(.+)@(.+)$/.exec(id);
  if (placement) return [`die:${placement[1]}`, `slot:${placement[2]}`];
  if (kind === 'turn.placeDie') return dieChanges(id);
  if (kind === 'plot.useShield') return shieldUses(id);
  const [name, at] = id.split('@') as [string, string | undefined];
  if (at) return [`domain:${at}`, unitThing(name, seat)];
  const [owner, of] = id.split(':') as [string, string | undefined];
  if (of) return [`pool:${of}`, `house:${owner}`];
  if (isDomain(id)) return [`domain:${id}`];
  if (kind === 'draft.takeDie') return [`die:${id}`];
  if (id === 'perform') {
    const { action } = notes(view);
    return action ? [`slot:${action}`] : [];
  }
  if (id === 'stop') return [`domain:${view.world.army!.at}`];
  if (kind === 'movement.goOn' || kind === 'movement.chooseArmy') return [];
  if (isAction(id)) return [`slot:${id}`];
  if (isCard(id)) return [`card:${id}`];
  if (isHouse(id)) return fromPool(kind) ? [`house:${id}`, `pool:${id}`] : [`pool:${id}`, `house:${id}`];
  return [];
}

/** A house's ability turns a die: the die and the house's shield. */
function dieChanges(id: string): readonly Thing[] {
  const at = id.indexOf(':');
  const change = id.slice(at + 1);
  const faces = change.startsWith('reroll:')
    ? change.slice('reroll:'.length).split('+')
    : [change.split('>')[0]!];
  return [`ability:${id.slice(0, at)}`, ...new Set(faces.map((face): Thing => `die:${face}`))];
}

function shieldUses(id: string): readonly Thing[] {
  const [shield, verb, of, owner] = id.split(':') as [string, string, string, string?];
  if (verb === 'take') return [`house:${of}`];
  return [`house:${verb === 'steal' ? shield : owner}`, `pool:${of}`];
}

function unitThing(name: string, seat: string): Thing {
  if (name === seat) return `force:${seat}`;
  return isHouse(name) ? `house:${name}` : `card:${name}`;
}

function fromPool(kind: string): boolean {
  return kind.endsWith('.takeTokens') || kind.endsWith('.buy');
}
