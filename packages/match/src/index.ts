export * from './bots.ts';
export * from './course.ts';
export * from './host.ts';
export * from './match.ts';
export * from './record.ts';
export * from './walk.ts';
