// What a bot may ask beyond the contract: how good a table looks, how promising an option is.

export { evaluate } from './heuristics/evaluate.ts';
export { prior } from './heuristics/prior.ts';
