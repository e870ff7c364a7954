// What a board may ask about a table it shows: looking things up and adding things up, nothing that changes anything.
// Apart from index.ts, so that a screen does not carry the rules it never runs.

export type { Asking, Questions } from './flows.ts';
export { REASON_CODES, type ReasonCode } from './reasons.ts';
export type { Facts, Strength } from './facts.ts';
export { combatOf, foeAt, isAttack, unitsLeft } from './actions/declared.ts';
export { type Possible, type PossibleAttack, type PossibleOn, possibleOn } from './combat/possible.ts';
export {
  counted,
  leader,
  type Meeting,
  meetings,
  prospectOf,
  sideIn,
  type SideProspect,
  supportWorth,
} from './combat/prospects.ts';
export { other as otherSide, SIDES } from './combat/sides.ts';
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
export { seaWay } from './reach.ts';
export * from './state.ts';
export { armiesWithPlan, armySizes, areWithin, fitsSupply } from './supply-limits.ts';
export { starsOf } from './tracks.ts';
export { type Bidding, bidding, supportOffer } from './under-way.ts';
export { inPool, kindOf, named, onMap, sizeAt, unitsAt } from './units.ts';
export type { ReasonInVersion1 } from './version-1.ts';
export { ranked } from './victory.ts';
export { weight } from './weights.ts';
