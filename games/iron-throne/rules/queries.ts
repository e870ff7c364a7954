// What screens may ask about a table they show: looking things up and adding things up, nothing that changes anything.
// Apart from index.ts, so that a screen does not carry the rules it never runs.

export { isTrue, mayAct, type WhyNot, whyNot } from './conditions.ts';
export type { Facts } from './facts.ts';
export type { Asking, Questions } from './flows.ts';
export { outcomeNow, resultNow, strengthLines, strengthOf } from './outcome.ts';
export { defendersBy } from './preparation.ts';
export { REASONS, type ReasonCode } from './reasons.ts';
export { penaltiesNow, takingsNow } from './results.ts';
export * from './state.ts';
export { dealFrom, isPayable, isPossible, termsIn } from './terms.ts';
export { weight } from './weights.ts';
