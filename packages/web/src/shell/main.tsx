import '@three-thrones/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { loadWords, setLanguage, t } from '@three-thrones/ui/i18n/index.ts';
import { nameGuests } from '../tables/online/request.ts';
import { loadCovers } from '../games/covers.ts';
import { App } from './app.tsx';
import { keepAppearance } from '@three-thrones/ui/appearance.ts';
import { settings } from '@three-thrones/ui/settings.ts';
import { placeSprites } from '@three-thrones/ui/sprites.ts';

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
    await Promise.all([loadWords(), loadCovers()]);
  } catch {
    await setLanguage('en');
    await Promise.all([loadWords(), loadCovers()]);
  }
}

void start();
