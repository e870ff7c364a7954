export * from './bot.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './squire.ts';
