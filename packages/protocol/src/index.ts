export * from './codes.ts';
export * from './client-messages.ts';
export * from './deflate.ts';
export * from './fairness.ts';
export * from './patch.ts';
export * from './server-messages.ts';
export { SEAT, TABLE_ID } from './shapes.ts';
export * from './version.ts';
export * from './view-hash.ts';
