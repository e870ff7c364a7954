// `/here/:id`: a table on this device; with `?pace=0` its bots answer at once. `/here/new?game=…&players=…&seed=…`
// lays one and goes there.

import type { Seat } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { MessagePage } from '../app/message-page.tsx';
import { navigate, type Params } from '../app/router.tsx';
import { openLocalTable, playNow, recordOf, setPace } from '../here/index.ts';
import { t } from '../i18n/index.ts';
import type { TableClient } from './client.ts';
import { TableScreen } from './table-screen.tsx';

export function HereScreen({ params }: { readonly params: Params }) {
  const id = params['id'] ?? '';
  return id === 'new' ? <NewHere /> : <Here key={id} id={id} />;
}

interface Opened {
  readonly client: TableClient;
  readonly people: Readonly<Record<Seat, string>>;
}

function Here({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | 'missing'>();
  useEffect(() => {
    let isCurrent = true;
    let client: TableClient | undefined;
    void open(id).then((found) => {
      client = found?.client;
      if (isCurrent) setOpened(found ?? 'missing');
      else client?.close();
    });
    return () => {
      isCurrent = false;
      client?.close();
    };
  }, [id]);
  if (opened === 'missing')
    return <MessagePage title={t('error.no-table.title')} text={t('error.no-such-local-table')} />;
  if (!opened) return <p className="loading">{t('common.loading')}</p>;
  return <TableScreen client={opened.client} people={opened.people} />;
}

async function open(id: string): Promise<Opened | undefined> {
  const client = await openLocalTable(id);
  if (!client) return undefined;
  const pace = new URLSearchParams(location.search).get('pace');
  if (pace !== null) setPace(id, Number(pace));
  const record = await recordOf(id);
  const people = Object.entries(record?.players ?? {}).map(([seat, player]): [Seat, string] => [
    seat,
    player.kind === 'person' ? player.name : t('table.bot'),
  ]);
  return { client, people: Object.fromEntries(people) };
}

function NewHere() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const seed = wanted.get('seed');
    const pace = wanted.get('pace');
    playNow(wanted.get('game') ?? 'tiny-epic', {
      players: Number(wanted.get('players') ?? 3),
      ...(seed !== null && { seed }),
    }).then(
      (id) => navigate(`/here/${id}${pace === null ? '' : `?pace=${pace}`}`, { replace: true }),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <MessagePage title={t('error.broken.title')} text={t('error.no-table-here')} />;
  return <p className="loading">{t('common.loading')}</p>;
}
