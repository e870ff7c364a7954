// `/t/:id`: the waiting room while chairs are being taken, the table itself afterwards.

import type { Refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { later } from '../app/later.ts';
import { MessagePage } from '../app/message-page.tsx';
import type { Params } from '../app/router.tsx';
import { refusalWords } from '../app/refusal-words.ts';
import { t } from '../i18n/index.ts';
import type { TableSummary } from '../online/api.ts';
import { thisDevice } from '../online/device.ts';
import { mySeatAt, openTableClient } from '../online/open.ts';
import type { TableClient } from '../table/client.ts';
import { houseName } from '../i18n/game-words.ts';
import { sitDown } from './invite.ts';
import { RecoverWithCode } from './recover-with-code.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { RecoveryDialog } from './recovery-note.tsx';
import { useGameWords } from './use-game.ts';
import { useSummary } from './use-summary.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** Large, so it is fetched while the lobby is asked about the table, or people still sit down. */
const { Screen: TableScreen, load } = later(
  async () => (await import('../table/table-screen.tsx')).TableScreen,
);

export function AtTableScreen({ params }: { params: Params }) {
  const id = params['id'] ?? '';
  return <AtTable key={id} id={id} />;
}

function AtTable({ id }: { id: string }) {
  const { summary, no, show, refresh } = useSummary(id);
  const isReady = useGameWords(summary?.game);
  useEffect(() => void load().catch(() => undefined), []); // what does not come is missed where it is shown
  const [isWatching, setWatching] = useState(() => new URLSearchParams(location.search).has('watch'));
  if (!summary)
    return no ? <NoTable no={no} onRetry={refresh} /> : <p className="loading">{t('common.loading')}</p>;
  if (summary.status === 'closed')
    return <MessagePage title={t('lobby.closed.title')} text={t('lobby.closed.text')} />;
  if (!isReady) return <p className="loading">{t('common.loading')}</p>;
  if (summary.status === 'gathering')
    return <WaitingRoom summary={summary} onChange={show} refresh={refresh} />;
  if (summary.status === 'playing' && mySeatAt(summary) === undefined && !isWatching)
    return <Doorway summary={summary} onWatch={() => setWatching(true)} onSeat={refresh} />;
  // Another key or seat is another pair of eyes.
  return <OpenTable key={`${thisDevice()?.key} ${mySeatAt(summary)}`} summary={summary} />;
}

function NoTable({ no, onRetry }: { no: Refusal; onRetry(): Promise<void> }) {
  const isMissing = ['no-such-table', 'no-such-route', 'wrong-shape'].includes(no.code);
  return (
    <MessagePage
      title={isMissing ? t('error.no-table.title') : t('error.no-connection.title')}
      text={isMissing ? t('error.no-such-table') : refusalWords(no)}
    >
      {!isMissing && (
        <button type="button" className="button primary" onClick={() => void onRetry()}>
          {t('common.try-again')}
        </button>
      )}
    </MessagePage>
  );
}

interface DoorwayProps {
  readonly summary: TableSummary;
  onWatch(): void;
  onSeat(): Promise<void>;
}

/** Somebody comes by the link when the game has begun: a spectator, a player on another device, or one for a free chair. */
function Doorway({ summary: { table, game, chairs }, onWatch, onSeat }: DoorwayProps) {
  const [no, setNo] = useState<Refusal>();
  const sit = async (seat: string): Promise<void> => {
    const refused = await sitDown(table, game, seat);
    return refused ? setNo(refused) : onSeat();
  };
  const free = chairs.filter(({ person, bot }) => person === undefined && bot === undefined);
  return (
    <MessagePage
      title={t('lobby.begun.title')}
      text={t('lobby.begun.text')}
      more={<RecoverWithCode table={table} game={game} onDone={onSeat} />}
    >
      {free.map(({ seat }) => (
        <button key={seat} type="button" className="button primary" onClick={() => void sit(seat)}>
          {t('lobby.take-seat-of', { house: houseName(game, seat) })}
        </button>
      ))}
      <button type="button" className={free.length > 0 ? 'button' : 'button primary'} onClick={onWatch}>
        {t('tables.watch')}
      </button>
      {no && <RefusalNote no={no} />}
    </MessagePage>
  );
}

function OpenTable({ summary }: { summary: TableSummary }) {
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    const opened = openTableClient(summary);
    setClient(opened);
    return () => opened.close();
    // The summary says only where and who; what happens at the table comes over the socket.
  }, [summary.table]);
  if (!client) return <p className="loading">{t('common.loading')}</p>;
  return (
    <>
      <TableScreen client={client} />
      <RecoveryDialog table={summary.table} />
    </>
  );
}
