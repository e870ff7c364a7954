// Why something cannot be done: every code of this game, once. The client has a sentence for each.

import { type Reason as ReasonOf, reasonBook } from '@three-thrones/kernel';

const book = reasonBook({
  // Westeros phase and wildlings
  notNeeded: ['removal-not-needed', 'R3'],
  musterPoints: ['muster-points', '6.2'],
  musterPool: ['muster-pool', '2.8'],
  noFootman: ['no-footman-to-upgrade', '6.3'],
  portFull: ['port-full', '17.1'],
  enemyShips: ['enemy-ships', '6.5'],
  // planning and actions
  overSupply: ['over-supply', '5.5'],
  orderBanned: ['order-banned', '9.4'],
  orderUsed: ['order-used', '9.2'],
  oneOrderEach: ['one-order-each', '9.1'],
  starLimit: ['star-limit', '9.2'],
  noSwap: ['no-swap', '9.7'],
  raidReach: ['raid-reach', '11.3'],
  raidMarch: ['raid-march', '11.2'],
  raidDefense: ['raid-defense', '11.2'],
  raidOwn: ['raid-own', 'R11'],
  impassable: ['impassable', '19.4'],
  landBound: ['land-bound', '12.2'],
  seaBound: ['sea-bound', '12.2'],
  foreignPort: ['foreign-port', '12.2'],
  outOfReach: ['out-of-reach', '12.2'],
  allSent: ['all-units-sent', '12.1'],
  oneAttack: ['one-attack', '12.3'],
  neutralTooStrong: ['neutral-too-strong', '19.2'],
  helpRefused: ['help-refused', 'R102'],
  // combat
  cardCancelled: ['card-cancelled', 'R30'],
  attackersCameFromThere: ['attackers-came-from-there', 'R71'],
  enemyUnitsThere: ['enemy-units-there', '13.13b'],
  neutralForceThere: ['neutral-force-there', '19.6'],
  enemyControlsIt: ['enemy-controls-it', 'R70'],
  retreatCostsMore: ['retreat-costs-more', '13.13c'],
});

/** Every code of this game. */
export type ReasonCode = (typeof book.all)[number]['code'];

/** Why something is not possible in this game. */
export type Reason = ReasonOf<ReasonCode>;

export const { because } = book;

/** Every code a player of this game can meet, with its section. */
export const REASONS: readonly Reason[] = book.all;

export const REASON_CODES: readonly ReasonCode[] = REASONS.map(({ code }) => code);
