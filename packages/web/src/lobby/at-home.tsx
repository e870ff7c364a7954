// `/here/:id`: a table on this device, with or without a network.

import { useEffect, useState } from 'react';
import { MessagePage } from '../app/message-page.tsx';
import type { Params } from '../app/router.tsx';
import { t } from '../i18n/index.ts';
import type { TableClient } from '../table/client.ts';
import { TableScreen } from './table-screen.ts';

export function AtHomeScreen({ params }: { params: Params }) {
  const id = params['id'] ?? '';
  return <AtHome key={id} id={id} />;
}

function AtHome({ id }: { id: string }) {
  const [client, setClient] = useState<TableClient | 'missing' | 'failed'>();
  useEffect(() => {
    let opened: TableClient | undefined;
    let isGone = false;
    void import('../here/index.ts')
      .then(({ openLocalTable }) => openLocalTable(id))
      .then(
        (table) => {
          if (isGone) return table?.close();
          opened = table;
          return setClient(table ?? 'missing');
        },
        () => isGone || setClient('failed'),
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id]);

  if (client === undefined) return <p className="loading">{t('common.loading')}</p>;
  if (client === 'missing') {
    return <MessagePage title={t('error.no-table.title')} text={t('error.no-such-local-table')} />;
  }
  if (client === 'failed') return <MessagePage title={t('error.broken.title')} text={t('error.no-table-here')} />;
  return <TableScreen client={client} />;
}
