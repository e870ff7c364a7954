// What board and terminal may ask about a table they show. Apart from index.ts: a screen carries no rules.

export type { Facts } from './facts.ts';
export type { Asking } from './flows.ts';
export { DEALT, points, winnerOf, type World } from './state.ts';
export { weight } from './weights.ts';
