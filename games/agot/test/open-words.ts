// Words that are no secrets, though a secret may be of such a kind.

import { ORDERS, TIDES, WESTEROS_I, WESTEROS_II, WESTEROS_III } from '../data/ids.ts';

/** Everybody knows which orders, Tides cards and Westeros cards there are. */
export const OPEN_WORDS: readonly string[] = [
  ...ORDERS,
  ...TIDES,
  ...WESTEROS_I,
  ...WESTEROS_II,
  ...WESTEROS_III,
];
