// The copy of the client that works without a network, and the word when a newer one is ready. Nobody is reloaded
// in the middle of a move.

import { useEffect, useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import './update.css';

const AFTER_START = 3_000;

async function installCopy(onNewer: (copy: ServiceWorker) => void): Promise<void> {
  const copies = await navigator.serviceWorker.register('/sw.js');
  // The first copy of all has nothing to take the place of.
  const tell = (): void => {
    if (copies.waiting && navigator.serviceWorker.controller) onNewer(copies.waiting);
  };
  tell();
  copies.addEventListener('updatefound', () => copies.installing?.addEventListener('statechange', tell));
}

/** After the page is up: keeping a copy must not slow down the first look. */
export function UpdateNotice() {
  const [newer, setNewer] = useState<ServiceWorker>();
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
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
    newer.postMessage({ type: 'SKIP_WAITING' });
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
