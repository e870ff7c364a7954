// A table, wherever its game runs: loads the board, keeps what is marked and shown, and lays everything out.

// First: what holds all over a table gives way to what its parts say.
import './table-screen.css';
import './notices.css';
import type { Seat } from '@three-thrones/kernel';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import { pageTitle } from '@three-thrones/ui/page.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { AboutTip } from './tips/about.tsx';
import { Away } from './attention/away.tsx';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { loadBoard } from '../games/boards.ts';
import { Bubble } from './tips/bubble.tsx';
import type { TableClient } from '../tables/client.ts';
import { Compact } from './compact.tsx';
import { Curtain } from './curtain.tsx';
import { End } from './end/end.tsx';
import { PlaceMenu } from './options/place-menu.tsx';
import { OfferNotice } from './diplomacy/offer-notice.tsx';
import { promptWords } from './prompt/prompt.tsx';
import { Proposals } from './agreements/proposals.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { StandIn } from './agreements/stand-in.tsx';
import { TimeUp } from './attention/time-up.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { Top } from './top.tsx';
import { useAttention } from './attention/use-attention.ts';
import { type Layout, useLayout } from './state/use-layout.ts';
import { TableProvider, useQuestion, useShown } from './state/table-context.tsx';
import { useTable } from './state/use-table.ts';
import { useTelling } from './attention/use-telling.ts';
import { Wide } from './wide.tsx';

interface TableScreenProps {
  readonly client: TableClient;
  /** Names of people at this device; online they come from the chairs. */
  readonly people?: Readonly<Record<Seat, string>>;
  /** What is said over this table from outside it: free chairs, a code, a new table. */
  readonly notices?: ReactNode;
}

const NOBODY: Readonly<Record<Seat, string>> = {};

export function TableScreen({ client, people = NOBODY, notices }: TableScreenProps) {
  const game = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.snapshot().game,
  );
  const [board, setBoard] = useState<AnyBoard | 'none' | 'not-here'>();
  useEffect(() => {
    let isCurrent = true;
    void loadBoard(game)
      .catch(() => 'not-here' as const)
      .then((loaded) => isCurrent && setBoard(loaded ?? 'none'));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  if (board === 'none')
    return <MessagePage title={t('error.no-table.title')} text={t('error.no-such-game')} />;
  if (board === 'not-here')
    return (
      <MessagePage title={t('error.broken.title')} text={t('error.board-not-here')}>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('common.try-again')}
        </button>
      </MessagePage>
    );
  if (!board) return <p className="loading">{t('common.loading')}</p>;
  return <Laid client={client} board={board} people={people} notices={notices} />;
}

interface LaidProps extends Required<TableScreenProps> {
  readonly board: AnyBoard;
}

function Laid({ client, board, people, notices }: LaidProps) {
  const layout = useLayout();
  const table = useTable(client, board, people, layout);
  useTelling(table);
  if (!table) return <p className="loading">{t('common.loading')}</p>;
  const { curtain } = table.shown.snapshot;
  return (
    <TableProvider table={table}>
      {curtain === undefined ? (
        <AtTheTable layout={layout} notices={notices} />
      ) : (
        <Curtain key={curtain} seat={curtain} />
      )}
    </TableProvider>
  );
}

interface AtTheTableProps {
  readonly layout: Layout;
  readonly notices: ReactNode;
}

function AtTheTable({ layout, notices }: AtTheTableProps) {
  const shown = useShown();
  const { snapshot, past } = shown;
  const { decision, undo, letGo } = useQuestion();
  const missing = useAttention(snapshot);
  const turnTimeline = past.isOpen ? past.close : past.open;
  useShortcuts([
    { key: 'z', does: t('table.keys.undo'), run: undo },
    { key: 't', does: t('table.keys.timeline'), run: turnTimeline },
    { key: 'Escape', does: t('table.keys.let-go'), run: letGo },
  ]);
  const isOver = snapshot.outcome !== undefined && !past.isOpen;
  const { title, mine } = promptWords(shown, decision);
  const timeline = past.isOpen && <Timeline />;
  return (
    <div className="table" data-layout={layout}>
      <title>{pageTitle(mine ? t('table.title.mine', { question: plain(title) }) : plain(title))}</title>
      <a className="skip-link" href="#prompt">
        {t('common.skip')}
      </a>
      <Top compact={layout === 'compact'} onTimeline={turnTimeline} />
      {layout === 'wide' ? <Wide timeline={timeline} /> : <Compact timeline={timeline} />}
      <div className="notices">
        <Proposals />
        <OfferNotice />
        <StandIn />
        <TimeUp missing={missing} />
        {notices}
      </div>
      <Away missing={missing} />
      {isOver && <End />}
      <PlaceMenu />
      <Bubble />
      <AboutTip />
    </div>
  );
}
