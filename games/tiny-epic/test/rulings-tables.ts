// Tables that several rulings need.

import type { DomainId } from '../data/ids.ts';
import type { scenario } from './table.ts';

export type Given = Parameters<Parameters<typeof scenario>[1]>[0]['given'];

/** Somebody unallied stands in every fief but the ones named: there is nowhere to retreat to. */
export function occupyFiefs(given: Given, ...except: DomainId[]): void {
  const occupants: [DomainId, string][] = [
    ['shadow-tower', 'arryn-1'],
    ['the-rills', 'arryn-1'],
    ['last-hearth', 'arryn-1'],
    ['hornwood', 'arryn-1'],
    ['white-harbor', 'tully-1'],
    ['flints-finger', 'tully-1'],
    ['three-sisters', 'tully-1'],
    ['ashemark', 'greyjoy-1'],
    ['shield-islands', 'greyjoy-1'],
    ['old-town', 'tyrell-1'],
    ['blackhaven', 'tyrell-1'],
  ];
  for (const [at, units] of occupants) if (!except.includes(at)) given.army(at, units);
}

/** Stark holds King's Landing and exactly three castles: Winterfell, Dragonstone, Storm's End. */
export function starkRules(given: Given): void {
  given.army('kings-landing', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('storms-end', 'stark-1');
}

/** Lannister holds King's Landing and exactly three castles: Casterly Rock, The Reach, Dragonstone. */
export function lannisterRules(given: Given): void {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1+jaime-lannister');
  given.army('dragonstone', 'lannister-1');
}
