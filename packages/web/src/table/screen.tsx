import { useSyncExternalStore } from 'react';
import { Page } from '../app/page.tsx';
import { t } from '../i18n/index.ts';
import type { TableClient } from './client.ts';

/** Stands in until the screen is built. */
export function TableScreen({ client }: { client: TableClient }) {
  const { game, seq } = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.snapshot(),
  );
  return (
    <Page title={t('common.app-name')}>
      {game} {seq}
    </Page>
  );
}
