import './fonts.css';
import './tokens.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { loadWords, setLanguage, t } from '../i18n/index.ts';
import { nameGuests } from '../online/request.ts';
import { App } from './app.tsx';
import { keepAppearance } from './appearance.ts';
import { settings } from './settings.ts';
import { placeSprites } from './sprites.ts';

async function start(): Promise<void> {
  keepAppearance();
  placeSprites();
  await readWords();
  nameGuests(() => t('common.guest'));
  createRoot(document.getElementById('app')!).render(<App />);
}

/** Better English than nothing. */
async function readWords(): Promise<void> {
  await setLanguage(settings().language);
  try {
    await loadWords();
  } catch {
    await setLanguage('en');
    await loadWords();
  }
}

void start();
