export {
  type Carriers,
  type Gathered,
  gather,
  interchangeable,
  type Traced,
  traced,
  unexercised,
} from './exercised.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './illegal.ts';
export * from './leaks.ts';
export * from './open-questions.ts';
export { checkRecords, type Moment } from './records.ts';
export { checkRules } from './rules.ts';
export * from './saves.ts';
export * from './scenario.ts';
export type { Scene } from './stage.ts';
export { checkTexts } from './texts.ts';
