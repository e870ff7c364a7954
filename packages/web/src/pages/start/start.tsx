import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link, navigate } from '@three-thrones/ui/router.tsx';
import type { Cover } from '@three-thrones/game-kit/cover.ts';
import { allGames, type Shelved } from '../../games/covers.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { ContinueTables } from './continue-tables.tsx';
import { prepareTable } from './prepare.ts';
import './start.css';

export function StartScreen() {
  return (
    <Page title={t('common.app-name')} className="start">
      <div className="page-head">
        <h1>{t('start.title')}</h1>
        <p>{t('start.subtitle')}</p>
      </div>
      <ContinueTables />
      <div className="games">
        {allGames().map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </Page>
  );
}

function GameCard({ game: { id, cover, isPlayable } }: { game: Shelved }) {
  const heading = `game-${id}`;
  const { t: words } = cover.words;
  return (
    <article className={`game ${isPlayable ? '' : 'coming'}`} aria-labelledby={heading}>
      <div className="picture">
        <GamePicture cover={cover} />
      </div>
      <div className="game-body">
        <h2 id={heading}>{words('name')}</h2>
        <p className="line">{words('line')}</p>
        <p className="facts">
          <Icon name="people" />
          {words('facts')}
        </p>
        {isPlayable ? (
          <GameButtons game={id} heading={heading} />
        ) : (
          <p className="soon">{t('start.coming')}</p>
        )}
      </div>
    </article>
  );
}

function GamePicture({ cover }: { cover: Cover }) {
  const { src, viewBox, fit, size, names } = cover.picture;
  return (
    <div className="art" aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio={fit}>
        <Whole src={src} viewBox={viewBox} />
        <g fontSize={size} className="names">
          {names.map(({ key, x, y, red }) => (
            <text key={key} x={x} y={y} className={red ? 'red' : undefined}>
              {cover.words.t(key)}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

function Whole({ src, viewBox }: { src: string; viewBox: string }) {
  const [x, y, width, height] = viewBox.split(' ');
  return <image href={src} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />;
}

/** The part that runs games is fetched while the visitor still reads, so that a table opens at once. */
function GameButtons({ game, heading }: { game: string; heading: string }) {
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Refusal>();
  useEffect(() => {
    const timer = setTimeout(
      () => void import('../../tables/local/local-games.ts').catch(() => undefined),
      1_500,
    );
    return () => clearTimeout(timer);
  }, []);

  const play = async (): Promise<void> => {
    setBusy(true);
    setNo(undefined);
    prepareTable(game);
    try {
      const { playNow } = await import('../../tables/local/local-games.ts');
      const table = await playNow(game);
      if (isRefusal(table)) setNo(table);
      else navigate(`/here/${table}`);
    } catch {
      setNo(refusal('rules-not-here', '0'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div className="game-buttons">
        <button
          type="button"
          className="button primary"
          aria-describedby={heading}
          aria-busy={isBusy}
          disabled={isBusy}
          onPointerEnter={() => prepareTable(game)}
          onFocus={() => prepareTable(game)}
          onClick={() => void play()}
        >
          {t('start.play-now')}
        </button>
        <Link to={`/new/${game}`} className="button" aria-describedby={heading}>
          {t('start.invite')}
        </Link>
      </div>
      <Link to={`/hot-seat/${game}`} className="third" aria-describedby={heading}>
        <Icon name="device" />
        {t('start.hot-seat')}
      </Link>
      {no && (
        <div className="on-wood">
          <RefusalNote no={no} />
        </div>
      )}
    </>
  );
}
