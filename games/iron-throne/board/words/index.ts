// Everything this board can say.

export { about } from './about.ts';
export { ending } from './ending.ts';
export { fact } from './facts.ts';
export { hint, hints } from './hints.ts';
export { inWords } from './in-words.ts';
export { thingName as nameOf } from './names.ts';
export { option } from './options.ts';
export { prompt, waits } from './prompts.ts';
export { race } from './race.ts';
export { reason } from './reasons.ts';
export { section, sound } from './sections.ts';
export { telling } from './telling.ts';
export { things } from './things.ts';
