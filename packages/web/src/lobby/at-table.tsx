// `/t/:id`: the waiting room while chairs are being taken, the table itself afterwards.

import type { Refusal } from '@three-thrones/kernel';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import type { Params } from '@three-thrones/ui/router.tsx';
import { refusalWords } from '@three-thrones/ui/i18n/refusal-words.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { mySeatAt, thisDevice } from '../tables/online/device.ts';
import { Doorway, type Outside } from './doorway.tsx';
import { loadTable, OpenTable } from './open-table.tsx';
import { useGameWords } from './use-game.ts';
import { useSummary } from './use-summary.ts';
import { WaitingRoom } from './waiting-room.tsx';

export function AtTableScreen({ params }: { params: Params }) {
  const id = params['id'] ?? '';
  return <AtTable key={id} id={id} />;
}

function AtTable({ id }: { id: string }) {
  const { summary, no, show, refresh: ask } = useSummary(id);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // The same table is another one to somebody else, as after signing in.
  const refresh = useCallback(async () => {
    await ask();
    drawAgain();
  }, [ask]);
  const isReady = useGameWords(summary?.game);
  useEffect(() => void loadTable().catch(() => undefined), []); // what does not come is missed where it is shown
  const [isWatching, setWatching] = useState(() => new URLSearchParams(location.search).has('watch'));
  const [why, setWhy] = useState<Outside>();
  if (!summary)
    return no ? <NoTable no={no} onRetry={refresh} /> : <p className="loading">{t('common.loading')}</p>;
  if (summary.status === 'closed')
    return <MessagePage title={t('lobby.closed.title')} text={t('lobby.closed.text')} />;
  if (!isReady) return <p className="loading">{t('common.loading')}</p>;
  if (summary.status === 'gathering')
    return <WaitingRoom summary={summary} onChange={show} refresh={refresh} />;
  const seat = mySeatAt(summary);
  if (summary.status === 'playing' && (why !== undefined || (seat === undefined && !isWatching)))
    return (
      <Doorway
        summary={summary}
        why={why}
        onWatch={() => {
          setWhy(undefined);
          setWatching(true);
        }}
        onSeat={async () => {
          await refresh();
          setWhy(undefined);
        }}
      />
    );
  // Another key or seat is another pair of eyes.
  return (
    <OpenTable
      key={`${thisDevice()?.key} ${seat}`}
      summary={summary}
      onOutside={(reason) => {
        setWhy(seat === undefined ? undefined : reason);
        void refresh();
      }}
    />
  );
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
