// Why something cannot be done: every code of this game, once. The client has a sentence for each.

import { type Reason as ReasonOf, reasonBook } from '@three-thrones/kernel';

const book = reasonBook({
  noLegalMove: ['no-legal-move', '27.6'],
  noRoom: ['no-room', '5.3'],
  finalUnitAttacks: ['final-unit-attacks', '10.1'],
  finalUnitAttacked: ['final-unit-attacked', '10.1'],
  armyTooLarge: ['army-too-large', '26.1'],
  needsCastles: ['needs-three-castles', '8.1'],
  needsTreatyCastles: ['needs-treaty-castles', '21.18'],
  mustBattle: ['must-start-a-battle', '18.1'],
  mustCapture: ['must-capture', '18.8'],
  wrongTarget: ['wrong-kind-of-target', '18.1'],
  needsHero: ['needs-a-hero-in-the-army', '4.6.2'],
  notYours: ['not-under-your-control', '4.1.1'],
  tooFar: ['too-far', '4.2.1'],
  tooFarBySea: ['too-far-by-sea', '4.3.1'],
  sameMapCard: ['same-map-card', '4.3.1'],
  noFriendlyUnits: ['no-friendly-units', '4.2.1'],
  slotCovered: ['slot-covered', '3.2'],
  slotBlocked: ['slot-blocked', '20.5'],
  nothingToDo: ['nothing-to-do', '3.8'],
  notEnoughGold: ['not-enough-gold', '5.1'],
  notEnoughPoints: ['not-enough-points', '18.5'],
  cannotPayDefence: ['cannot-pay-defence', '6.3'],
  noUsableShield: ['no-usable-shield', '4.5.1'],
  useOneShield: ['use-at-least-one-shield', '4.5.1'],
  prerequisite: ['prerequisite-missing', '4.6.1'],
  noHeroOnMap: ['no-hero-on-map', '4.6.2'],
  nightKingTooStrong: ['night-king-too-strong', '21.9'],
  atLeastOne: ['at-least-one', '4.1.1'],
});

/** Every code of this game. */
export type ReasonCode = (typeof book.all)[number]['code'];

/** Why something is not possible in this game. */
export type Reason = ReasonOf<ReasonCode>;

export const { because } = book;

/** Every code a player of this game can meet, with its section. */
export const REASONS: readonly Reason[] = book.all;

export const REASON_CODES: readonly ReasonCode[] = REASONS.map(({ code }) => code);
