// Why something cannot be done: every code of this game, once. The client has a sentence for each.

import { reasonBook } from '@three-thrones/kernel';

const book = reasonBook({
  deadCannotBeTortured: ['dead-cannot-be-tortured', '4.2'],
  notYourself: ['not-yourself', '5.3'],
  notTied: ['does-not-fit-the-event', '5.4'],
  mustOffer: ['must-offer-support', '19.11'],
  nothingToAccept: ['nothing-to-accept', '7.6b'],
  passedBefore: ['passed-before', '7.6c'],
  noProposalsLeft: ['no-proposals-left', '7.6d'],
  notPayable: ['not-payable', '7.6e'],
  dealLimit: ['deal-limit', '7.2'],
  notHeld: ['hostage-not-held', '7.6e'],
  noOtherCard: ['no-other-card', '19.76'],
  tooFewCards: ['too-few-cards-to-stay', '19.78'],
  nothingThere: ['nothing-there', '11.8'],
  notUsableNow: ['not-usable-now', '11.2'],
});

/** Every code of this game. */
export type ReasonCode = (typeof book.all)[number]['code'];

export const { because } = book;

/** Every code a player of this game can meet, with its section. */
export const REASONS = book.all;
