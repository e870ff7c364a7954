import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Link, navigate } from '../../ui/router.tsx';
import { t } from '../../i18n/index.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { ContinueTables } from './continue-tables.tsx';
import { type Picture, pictures } from './pictures.ts';
import { prepareTable } from './prepare.ts';
import './start.css';

const games = ['tiny-epic', 'agot', 'iron-throne'] as const;
type GameId = (typeof games)[number];
const playable: readonly GameId[] = ['tiny-epic', 'agot'];

export function StartScreen() {
  return (
    <Page title={t('common.app-name')} className="start">
      <div className="page-head">
        <h1>{t('start.title')}</h1>
        <p>{t('start.subtitle')}</p>
      </div>
      <ContinueTables />
      <div className="games">
        {games.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
    </Page>
  );
}

function GameCard({ game }: { game: GameId }) {
  const isPlayable = playable.includes(game);
  const heading = `game-${game}`;
  return (
    <article className={`game ${isPlayable ? '' : 'coming'}`} aria-labelledby={heading}>
      <div className={`picture ${game}`}>
        <GamePicture picture={pictures[game]!} />
      </div>
      <div className="game-body">
        <h2 id={heading}>{t(`start.${game}.name`)}</h2>
        <p className="line">{t(`start.${game}.line`)}</p>
        <p className="facts">
          <Icon name="leader" />
          {t(`start.${game}.facts`)}
        </p>
        {isPlayable ? (
          <GameButtons game={game} heading={heading} />
        ) : (
          <p className="soon">{t('start.coming')}</p>
        )}
      </div>
    </article>
  );
}

function GamePicture({ picture: { src, viewBox, fit, size, names } }: { picture: Picture }) {
  return (
    <div className="art" aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio={fit}>
        <Whole src={src} viewBox={viewBox} />
        <g fontSize={size} className="names">
          {names.map(({ key, x, y, red }) => (
            <text key={key} x={x} y={y} className={red ? 'red' : undefined}>
              {t(key)}
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
function GameButtons({ game, heading }: { game: GameId; heading: string }) {
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
