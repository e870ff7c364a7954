// What a board may ask about a table it shows: looking things up and adding things up, nothing that changes anything.
// Apart from index.ts, so that a screen does not carry the rules it never runs.

export type { Asking, Questions } from './flows.ts';
export { REASON_CODES, type ReasonCode } from './reasons.ts';
export type { Facts, PointsReason } from './facts.ts';
export { tokensOf } from './allies.ts';
export {
  band,
  type Prospect,
  prospectNow,
  prospectOf,
  type Result,
  type SideProspect,
  spread,
  STRONGEST,
  type Unknown,
} from './battle/prospects.ts';
export {
  attackLines,
  conscripts,
  defenceLines,
  type Line,
  type Side,
  strengthOf,
  total,
} from './battle/strength.ts';
export type { MoveRules, Occasion } from './occasions.ts';
export { shieldPrice, unitPrice } from './prices.ts';
export { scoringRounds, tally } from './scoring.ts';
export {
  allianceCount,
  alliesOf,
  type Army,
  type Battle,
  type BattleTerms,
  castles,
  controller,
  controls,
  type Force,
  goldMaximum,
  heroDomain,
  homeOf,
  houseOfHero,
  isHostile,
  isPlayer,
  leaderOf,
  type NonPlayer,
  type Player,
  playerOrder,
  sideOf,
  type Stack,
  throneHolder,
  unitsIn,
  type World,
} from './state.ts';
export { income } from './taxes.ts';
export { activeSeat, cardInPlay, committing } from './under-way.ts';
export { groupNamed, joined, nameOf, without } from './units.ts';
export { TIE_BREAKERS } from './victory.ts';
