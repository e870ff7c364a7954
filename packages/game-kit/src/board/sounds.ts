// What can be heard at a table. A game says which goes with a fact; how it sounds is the client's.

export const SOUNDS = [
  'tick',
  'coin',
  'paper',
  'boots',
  'water',
  'dice',
  'drum',
  'swords',
  'horn',
  'chime',
  'bell',
  'fanfare',
  'verdict',
] as const;

export type Sound = (typeof SOUNDS)[number];
