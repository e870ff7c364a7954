// Tables that the scenarios of several cards need.

import type { scenario } from './table.ts';

export type Given = Parameters<Parameters<typeof scenario>[1]>[0]['given'];

/** Only the last of every house faces the player: there is nothing that may be attacked (10.1). */
export function onlyFinalUnits(given: Given): void {
  given.army('winterfell', 'stark-1');
  given.army('highgarden', 'tyrell-1');
  given.army('riverrun', 'tully-1');
  given.army('the-eyrie', 'arryn-1');
}

/** Stark rules in King's Landing over Winterfell, Castle Black and Dragonstone. */
export function starkRules(given: Given): void {
  given.army('kings-landing', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
}
