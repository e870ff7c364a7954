import { expect, it } from 'vitest';
import { settingsFrom } from '@three-thrones/ui/settings.ts';

const usual = {
  language: 'uk',
  theme: 'system',
  sound: false,
  motion: 'system',
  textSize: 'normal',
  talk: true,
};

it('begins with the reader’s language and without sound', () => {
  expect(settingsFrom({}, ['uk-UA', 'en'])).toEqual(usual);
});

it('keeps what was chosen, and only what it knows', () => {
  const kept = {
    language: 'fa',
    theme: 'night',
    sound: true,
    motion: 'reduced',
    textSize: 'large',
    talk: false,
  };
  expect(settingsFrom(kept, ['en'])).toEqual(kept);
  const strange = { language: 'tlh', theme: 'neon', sound: 'yes', motion: 7, textSize: null, talk: 1 };
  expect(settingsFrom(strange, ['uk'])).toEqual(usual);
});
