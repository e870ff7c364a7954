import { expect, it } from 'vitest';
import { settingsFrom } from '@three-thrones/ui/settings.ts';

const usual = {
  language: 'uk',
  theme: 'system',
  sound: false,
  soundAsked: false,
  volume: 0.7,
  motion: 'system',
  speed: 'normal',
  textSize: 'normal',
  mapHeld: false,
  talk: true,
  hints: true,
};

it('begins with the reader’s language and without sound', () => {
  expect(settingsFrom({}, ['uk-UA', 'en'])).toEqual(usual);
});

it('keeps what was chosen, and only what it knows', () => {
  const kept = {
    language: 'fa',
    theme: 'night',
    sound: true,
    soundAsked: true,
    volume: 0.25,
    motion: 'reduced',
    speed: 'fast',
    textSize: 'large',
    mapHeld: true,
    talk: false,
    hints: false,
  };
  expect(settingsFrom(kept, ['en'])).toEqual(kept);
  const strange = {
    language: 'tlh',
    theme: 'neon',
    sound: 'yes',
    motion: 7,
    textSize: null,
    talk: 1,
    speed: 'warp',
    hints: 1,
  };
  expect(settingsFrom({ volume: 40 }, ['uk'])).toEqual({ ...usual, volume: 1 });
  expect(settingsFrom(strange, ['uk'])).toEqual(usual);
});
