// How strong a bot is, by name.

import { type Refusal, refusal } from '@three-thrones/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { squire } from './squire.ts';

export const levels: Readonly<Record<string, Bot>> = { random, squire };

/** The bot of that level, or a coded no. */
export function botOf(level: string): Bot | Refusal {
  if (Object.hasOwn(levels, level)) return levels[level]!;
  return refusal('unknown-level', '0', { level, levels: Object.keys(levels) });
}
