export * from './codes.ts';
export * from './fairness.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './schemas.ts';
export { SEAT, STATUSES, TABLE_ID } from './shapes.ts';
export * from './version.ts';
