// The table itself, and what is said over it from outside the game: free chairs, the next game.

import type { Refusal } from '@three-thrones/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyScreen } from '@three-thrones/ui/lazy-screen.ts';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import { navigate } from '@three-thrones/ui/router.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { type TableSummary, tableSummary } from '../tables/online/api.ts';
import { thisDevice } from '../tables/online/device.ts';
import { openTableClient } from '../tables/online/open.ts';
import type { TableClient, TableSnapshot } from '../tables/client.ts';
import type { Outside } from './doorway.tsx';
import { FreeChairs } from './free-chairs.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { againAt } from '../tables/online/rematch.ts';
import './open-table.css';

/** Large, so it is fetched while the lobby is asked about the table, or people still sit down. */
const { Screen: TableScreen, load } = lazyScreen(
  async () => (await import('../play/table-screen.tsx')).TableScreen,
);

export { load as loadTable };

interface OpenTableProps {
  readonly summary: TableSummary;
  /** Nothing, if this device has only become somebody else in another window. */
  onOutside(why: Outside | undefined): void;
}

export function OpenTable({ summary, onOutside }: OpenTableProps) {
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    const key = thisDevice()?.key;
    const opened = openTableClient(summary, {
      turnedAway: (code) =>
        onOutside(
          thisDevice() && thisDevice()?.key !== key
            ? undefined
            : code === 'unknown-key'
              ? 'signed-out'
              : 'moved',
        ),
    });
    setClient(opened);
    return () => opened.close();
    // The summary says only where and who; what happens at the table comes over the socket.
  }, [summary.table]);
  if (!client) return <p className="loading">{t('common.loading')}</p>;
  return <Opened summary={summary} client={client} />;
}

interface OpenedProps {
  readonly summary: TableSummary;
  readonly client: TableClient;
}

function Opened({ summary, client }: OpenedProps) {
  const { lobby, mine, outcome } = useSyncExternalStore(
    useCallback((listener) => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );
  const isHost = summary.host === thisDevice()?.person.id;
  if (lobby?.status === 'closed')
    return <MessagePage title={t('lobby.closed.title')} text={t('lobby.closed.text')} />;
  return (
    <TableScreen
      client={client}
      notices={
        <>
          {lobby && !outcome && mine.length > 0 && (
            <FreeChairs table={summary.table} game={summary.game} chairs={lobby.chairs} isHost={isHost} />
          )}
          {outcome && <NextTable id={summary.table} lobby={lobby} />}
        </>
      }
    />
  );
}

type LobbySeen = TableSnapshot['lobby'];

/** After the end: once one player wants to play again, the others hear of it where they still look. */
function NextTable({ id, lobby }: { readonly id: string; readonly lobby: LobbySeen }) {
  const [next, setNext] = useState<string>();
  const [no, setNo] = useState<Refusal>();
  // The server tells that something about the table has changed; what, stands in the summary.
  useEffect(() => {
    void tableSummary(id).then((found) => 'rematch' in found && setNext(found.rematch));
  }, [id, lobby]);
  if (next === undefined) return null;
  const go = async (): Promise<void> => {
    const address = await againAt(id);
    if (typeof address === 'string') navigate(address);
    else setNo(address);
  };
  return (
    <section className="note panel next-table" role="status">
      <p>{t('lobby.next-table')}</p>
      <button type="button" className="button primary" onClick={() => void go()}>
        {t('lobby.go-there')}
      </button>
      {no && <RefusalNote no={no} />}
    </section>
  );
}
