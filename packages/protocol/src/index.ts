export * from './fairness.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './schemas.ts';
export * from './version.ts';
