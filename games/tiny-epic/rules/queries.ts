// What a board may ask about a table it shows: looking things up and adding things up, nothing that changes anything.
// Apart from index.ts, so that a screen does not carry the rules it never runs.

export type { Asking, Questions } from './flows.ts';
export { REASON_CODES, type ReasonCode } from './reasons.ts';
export type { Facts, PointsReason } from './facts.ts';
export { tokensOf } from './pools.ts';
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
export { type Line, type Side, total } from './battle/lines.ts';
export { attackLines, conscripts, defenceLines, strengthOf } from './battle/strength.ts';
export { brood, broodNamed } from './dragons/brood.ts';
export { dragonsOf, eggsInStock } from './dragons/eggs.ts';
export { geographyOf } from './geography.ts';
export type { MoveRules, Occasion } from './occasions.ts';
export { shieldPrice, unitPrice } from './prices.ts';
export {
  castleRank,
  type ObjectiveNow,
  objectivesNow,
  objectivesOf,
  scoringRounds,
  tally,
} from './scoring.ts';
export {
  allianceCount,
  alliesOf,
  type Army,
  type Battle,
  type BattleTerms,
  CASTLES,
  castleDomains,
  castles,
  controller,
  controls,
  domainsAt,
  type Force,
  goldMaximum,
  heroDomain,
  homeOf,
  houseOfHero,
  isHostile,
  isPlayer,
  leaderOf,
  type NonPlayer,
  type Fighter,
  type Player,
  playerOrder,
  purse,
  sideOf,
  type Stack,
  throneHolder,
  unitsIn,
  type World,
} from './state.ts';
export { distance } from './geography.ts';
export type { Automaton, RivalFacts } from './solo/facts.ts';
export { boardOf, huntOf, planOf } from './solo/board.ts';
export { keepsAbility } from './coop/teammate/strength.ts';
export { type BoardReads, readsOf, rowOf, rowOfCard } from './solo/reads.ts';
export { castleAtStake } from './solo/stake.ts';
export { heroOf, isRival, isTeammate, people, type Rival } from './solo/rival.ts';
export {
  firstSection,
  mayEnter,
  type MovePlan,
  sectionOf,
  type Space,
  type TargetSection,
  type Verdict,
} from './solo/targets.ts';
export { income } from './taxes.ts';
export { type NightAhead, type NightAttack, nightAhead } from './coop/ahead.ts';
export {
  castlesForThrone,
  type Coop,
  dares,
  dragonAt,
  ENEMIES,
  type EnemyId,
  enemyAt,
  isEnemy,
  isNorth,
  isSecondPhase,
  TREATY,
} from './coop/state.ts';
export { enemyLines, kingTrack, walkerStrength } from './coop/strength.ts';
export { claimantOf, countsFor, terrorOf } from './coop/treaty.ts';
export { activeSeat, cardInPlay, committing, lostAlly, rivalMoving, turnOfRound } from './under-way.ts';
export { groupNamed, joined, nameOf, without } from './units.ts';
export { TIE_BREAKERS } from './victory.ts';
export { weight } from './weights.ts';
