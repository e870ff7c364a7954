// The copy of the client that works without a network, and the word when a newer one is ready. Nobody is reloaded
// in the middle of a move.

import { useEffect, useState } from 'react';
import type { Workbox } from 'workbox-window';
import { t } from '@three-thrones/ui/i18n/index.ts';
import './update.css';

const AFTER_START = 3_000;

async function installCopy(onNewer: (copy: Workbox) => void): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const copy = new Workbox('/sw.js');
  copy.addEventListener('waiting', () => onNewer(copy));
  await copy.register();
}

/** After the page is up: keeping a copy must not slow down the first look. */
export function UpdateNotice() {
  const [newer, setNewer] = useState<Workbox>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(
      () => void installCopy((copy) => setNewer(copy)).catch(() => undefined),
      AFTER_START,
    );
    return () => clearTimeout(timer);
  }, []);
  if (!newer) return null;
  const reload = (): void => {
    newer.addEventListener('controlling', () => location.reload());
    newer.messageSkipWaiting();
  };
  return (
    <aside className="update on-wood" aria-label={t('common.update-ready')}>
      <p>{t('common.update-ready')}</p>
      <button type="button" className="button primary" onClick={reload}>
        {t('common.reload')}
      </button>
      <button type="button" className="button" onClick={() => setNewer(undefined)}>
        {t('common.later')}
      </button>
    </aside>
  );
}
