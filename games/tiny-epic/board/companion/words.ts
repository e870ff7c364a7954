// What only the companion of a real table says.

import { defineWords, type Values } from '@three-thrones/ui/i18n/words.ts';
import type { Setup } from '../../companion/session.ts';
import type en from './text/en.json';

export type CompanionKey = keyof typeof en;

export const companionWords = defineWords<CompanionKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});

export const c = companionWords.t;

export function hasTeammate(setup: Setup): boolean {
  return setup.mode === 'coop' && setup.teammate !== undefined;
}

/** Where the Teammate acts in the Rival's place, its own words if there are any. */
export function cc(setup: Setup, key: CompanionKey, values?: Values): string {
  const own = `mate.${key}`;
  return c(hasTeammate(setup) && companionWords.has(own) ? own : key, values);
}
