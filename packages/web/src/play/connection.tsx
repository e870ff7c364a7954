// What became of the connection: what happened, what is saved, and what is being done about it.

import { useSyncExternalStore } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableSnapshot } from '../tables/client.ts';
import { useShown } from './state/table-context.tsx';
import './connection.css';

/** Nothing while all is well: a person should hardly notice. */
export function ConnectionNote() {
  const { snapshot } = useShown();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const words = connectionWords(snapshot, isOnline);
  if (words === undefined) return null;
  return (
    <p className="connection" role="status">
      {words}
    </p>
  );
}

export function connectionWords(
  { connection, isSilent = false }: Pick<TableSnapshot, 'connection' | 'isSilent'>,
  isOnline: boolean,
): string | undefined {
  if (connection === 'lost') return t('table.connection.lost');
  if (connection === 'open' && !isSilent) return undefined;
  if (!isOnline) return t('table.connection.offline');
  return connection === 'open' ? t('table.connection.silent') : t('table.connection.again');
}

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}
