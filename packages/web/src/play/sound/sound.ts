// Short, quiet sounds, made here note by note. Nothing is played, or even loaded, until sound is switched on.

import { settings } from '@three-thrones/ui/settings.ts';
import type { Sound } from './notes.ts';

/** Many alike at once are one sound. */
const APART = 120;

const last = new Map<Sound, number>();

export function playSound(sound: Sound): void {
  const { sound: isOn, volume } = settings();
  if (!isOn || volume === 0 || typeof AudioContext === 'undefined' || !isDue(sound, Date.now())) return;
  void import('./notes.ts').then(
    ({ playNotes }) => playNotes(sound, volume),
    () => undefined,
  );
}

/** Never two of a kind at once. */
export function isDue(sound: Sound, now: number): boolean {
  if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return false;
  last.set(sound, now);
  return true;
}
