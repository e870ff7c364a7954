// A table, wherever its game runs: loads the board, keeps what is marked and shown, and lays everything out.

// First: what holds all over a table gives way to what its parts say.
import './table-screen.css';
import './notices.css';
import type { Seat, View } from '@three-thrones/kernel';
import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import { pageTitle } from '@three-thrones/ui/page.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { AboutTip } from './tips/about.tsx';
import { RecapCards, RecapProvider } from './showing/recap.tsx';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { loadBoard } from '../games/boards.ts';
import { Bubble } from './tips/bubble.tsx';
import type { TableClient } from '../tables/client.ts';
import { ConnectionNote } from './connection.tsx';
import { Curtain } from './curtain.tsx';
import { SceneOver } from './showing/scene-over.tsx';
import { HelpAtTable } from './help/help-at-table.tsx';
import { promptWords } from './prompt/prompt.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { StandIn } from './agreements/stand-in.tsx';
import { TeamMarks, TeamNews } from './together/parts.ts';
import { Top } from './top.tsx';
import { later, useLater } from '@three-thrones/game-kit/board/later.tsx';
import { loadLaterWords } from '@three-thrones/ui/i18n/words.ts';
import { useAttention } from './attention/use-attention.ts';
import { type Layout, layoutNow, useLayout } from './state/use-layout.ts';
import { TableProvider, useDrawn, useQuestion, useShown } from './state/table-context.tsx';
import { useTable } from './state/use-table.ts';
import { useTelling } from './attention/use-telling.ts';
import { Wide } from './wide.tsx';

const Compact = later(
  async () => (await import('./compact.tsx')).Compact,
  layoutNow() === 'compact' ? 'at-once' : 'wanted',
);
const Tray = later(async () => (await import('./tray.tsx')).Tray, 'wanted');
const End = later(async () => (await import('./end/end.tsx')).End);
const CardSheet = later(async () => (await import('./options/card-sheet.tsx')).CardSheet);
const OfferNotice = later(async () => (await import('./diplomacy/offer-notice.tsx')).OfferNotice);
const PlaceMenu = later(async () => (await import('./options/place-menu.tsx')).PlaceMenu);
const Proposals = later(async () => (await import('./agreements/proposals.tsx')).Proposals);
const TimeUp = later(async () => (await import('./attention/time-up.tsx')).TimeUp);
const Timeline = later(async () => (await import('./timeline/timeline.tsx')).Timeline);

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
    void boardFor(client, game)
      .catch(() => 'not-here' as const)
      .then((loaded) => isCurrent && setBoard(loaded ?? 'none'));
    return () => {
      isCurrent = false;
    };
  }, [client, game]);
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

/** The board, with what only tables like this one say. */
async function boardFor(client: TableClient, game: string): Promise<AnyBoard | undefined> {
  const board = await loadBoard(game);
  if (board?.loadFor) await board.loadFor((await firstView(client)).world);
  return board;
}

function firstView(client: TableClient): Promise<View<unknown>> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { view } = client.snapshot();
      if (!view) return;
      stop();
      resolve(view);
    };
    const stop = client.subscribe(look);
    look();
  });
}

interface LaidProps extends Required<TableScreenProps> {
  readonly board: AnyBoard;
}

function Laid({ client, board, people, notices }: LaidProps) {
  const layout = useLayout();
  const table = useTable(client, board, people, layout);
  useTelling(table);
  useLater(loadLaterWords);
  if (!table) return <p className="loading">{t('common.loading')}</p>;
  const { curtain } = table.shown.snapshot;
  return (
    <TableProvider table={table}>
      {curtain === undefined ? (
        <HelpAtTable>
          <AtTheTable layout={layout} notices={notices} />
        </HelpAtTable>
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
  const { decision, pending, undo, letGo, reading, placeMenu } = useQuestion();
  const missing = useAttention(snapshot);
  const turnTimeline = past.isOpen ? past.close : past.open;
  useShortcuts([
    { key: 'z', does: t('table.keys.undo'), run: undo },
    { key: 't', does: t('table.keys.timeline'), run: turnTimeline },
    { key: 'Escape', does: t('table.keys.let-go'), run: letGo },
  ]);
  const isOver = snapshot.outcome !== undefined && !past.isOpen;
  const { title, mine } = promptWords(shown, decision, pending);
  // What somebody draws for another waits for nobody.
  const isMine = mine && !useDrawn().plan;
  const timeline = past.isOpen && <Timeline />;
  const hasTray = shown.board.arrangement === 'tray';
  return (
    <RecapProvider missing={missing}>
      <div
        className="table"
        data-layout={layout === 'wide' && hasTray ? 'tray' : layout}
        style={{ '--aspect': shown.board.aspect ?? 1 } as CSSProperties}
      >
        <title>{pageTitle(isMine ? t('table.title.mine', { question: plain(title) }) : plain(title))}</title>
        <a className="skip-link" href="#prompt">
          {t('common.skip')}
        </a>
        <Top compact={layout === 'compact'} onTimeline={turnTimeline} />
        {layout === 'compact' ? (
          <Compact timeline={timeline} />
        ) : hasTray ? (
          <Tray timeline={timeline} />
        ) : (
          <Wide timeline={timeline} />
        )}
        <div className="notices">
          <ConnectionNote />
          {snapshot.lobby && <Proposals />}
          {snapshot.lobby && !snapshot.lobby.together && <OfferNotice />}
          <StandIn />
          {snapshot.lobby && <TimeUp missing={missing} />}
          {notices}
        </div>
        <RecapCards />
        {snapshot.lobby?.together && !isOver && <TeamMarks />}
        {snapshot.lobby?.together && <TeamNews />}
        {isOver && <End />}
        <SceneOver />
        {placeMenu && <PlaceMenu />}
        {reading !== undefined && <CardSheet />}
        <Bubble />
        <AboutTip />
      </div>
    </RecapProvider>
  );
}
