import '../ui/styles.css';
import { createRoot } from 'react-dom/client';
import { loadWords, setLanguage, t } from '../i18n/index.ts';
import { nameGuests } from '../tables/online/request.ts';
import { App } from './app.tsx';
import { keepAppearance } from '../ui/appearance.ts';
import { settings } from '../ui/settings.ts';
import { placeSprites } from '../ui/sprites.ts';

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
