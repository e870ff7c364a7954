// What only the drawn table says: names of its pieces for those who do not see them, and the few words on it.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { AbilityId, CharacterId } from '../../data/ids.ts';
import { characterOn } from '../../data/data.ts';
import { house } from '../words/names.ts';
import type en from './text/en.json';

type StageKey = keyof typeof en;

export const stageWords = defineWords<StageKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});

export const words = stageWords.t;

/** A person as people at a table say it: Tywin. */
export function person(id: CharacterId): string {
  return words(`person.${id}` as StageKey);
}

export function personOn(id: AbilityId): string {
  return person(characterOn(id));
}

export function houseName(seat: string): string {
  return plain(house(seat));
}
