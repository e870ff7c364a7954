// What a board may ask about a table it shows: looking things up and adding things up, nothing that changes anything.
// Apart from index.ts, so that a screen does not carry the rules it never runs.

export type { Asking, Questions } from './flows.ts';
export type { Facts } from './facts.ts';
export { combatOf, isAttack, unitsLeft } from './actions/declared.ts';
export type { MusterArgs } from './westeros/flows.ts';
export { bladeHolder } from './combat/blade.ts';
export { icons, type Line, lines, type Played, playedCards, total } from './combat/strength.ts';
export { supportingAreas } from './combat/supporting-areas.ts';
export {
  barrels,
  controller,
  controls,
  isImpassable,
  landsOf,
  structuresOf,
  tokensOnMap,
} from './control.ts';
export * from './state.ts';
export { armySizes, areWithin, fitsSupply } from './supply-limits.ts';
export { starsOf } from './tracks.ts';
export { supportOffer } from './under-way.ts';
export { inPool, kindOf, named, onMap, sizeAt, unitsAt } from './units.ts';
export { ranked } from './victory.ts';
