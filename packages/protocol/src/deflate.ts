// How long messages are made short: raw deflate that begins with words both ends know already.

/** What messages are mostly made of, the commonest last. It is part of the protocol: a change of it is a new version. */
export const KNOWN_WORDS =
  ',"answered":true},"limits":[{"words":[],"code":","shape":"some","shape":"number","options":[],"clocks":{' +
  ',"undo":true,"ranking":{"to":[],"hidden":true,"counted":true,"count":{"kind":"only-choice","data":{"seat":"' +
  '"}}],"about":{"],"min":1,"max":1,"shape":"one","options":["","rule":"[{"id":"1-' +
  '],["world/map/],["world/players/"],["world/],["frames/4"],["frames/3/args/],["frames/2/at","' +
  ',{"flow":"","at":"choose","args":{"seat":""}}]],"facts":[{"kind":"","data":{"seat":""}}]}' +
  '{"type":"full","table":"{"type":"update","table":"","seq":,"asked":[{"seat":"","kind":"."}],"hash":"","patch":[["settled",';

const knownBytes = new TextEncoder().encode(KNOWN_WORDS);

/** Below so many bytes a message gains nothing. */
export const WORTH_DEFLATING = 120;

/** How the server does it. A small window: messages are short, and nothing is remembered between them. */
export const DEFLATE = { level: 3, windowBits: 11, memLevel: 5, dictionary: knownBytes };

/** What a reader has to know who can be told of known words. */
export const INFLATE = { dictionary: knownBytes };

/**
 * A block of deflate that says these words as they are. A reader without a way to be told of known words beforehand takes
 * this block, then the message, and drops as many characters.
 */
export const knownBlock: Uint8Array<ArrayBuffer> = new Uint8Array([
  ...[0, knownBytes.length & 255, knownBytes.length >> 8],
  ...[~knownBytes.length & 255, (~knownBytes.length >> 8) & 255],
  ...knownBytes,
]);
