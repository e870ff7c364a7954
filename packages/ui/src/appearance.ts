// Makes the document look as chosen: theme, motion, size of text.

import { useSyncExternalStore } from 'react';
import { onSettings, type Settings, settings } from './settings.ts';

const night = query('(prefers-color-scheme: dark)');
const still = query('(prefers-reduced-motion: reduce)');

function query(media: string): MediaQueryList | undefined {
  return typeof matchMedia === 'undefined' ? undefined : matchMedia(media);
}

export function themeOf({ theme }: Settings): 'day' | 'night' {
  if (theme !== 'system') return theme;
  return night?.matches === true ? 'night' : 'day';
}

/** Whether things may move: pieces that travel, dice that roll. Ask before starting an animation. */
export function mayMove(): boolean {
  const { motion } = settings();
  return motion === 'system' ? still?.matches !== true : motion === 'full';
}

export function keepAppearance(): void {
  apply();
  onSettings(apply);
  night?.addEventListener('change', apply);
  still?.addEventListener('change', apply);
}

const WOOD = { day: '#1a120b', night: '#0b0d10' };

function apply(): void {
  const theme = themeOf(settings());
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['motion'] = mayMove() ? 'full' : 'reduced';
  dataset['text'] = settings().textSize;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', WOOD[theme]);
}

export function useTheme(): 'day' | 'night' {
  return useSyncExternalStore(onTheme, () => themeOf(settings()));
}

function onTheme(listener: () => void): () => void {
  const stop = onSettings(listener);
  night?.addEventListener('change', listener);
  return () => {
    stop();
    night?.removeEventListener('change', listener);
  };
}
