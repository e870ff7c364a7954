import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link, navigate } from '@three-thrones/ui/router.tsx';
import type { Cover } from '@three-thrones/game-kit/cover.ts';
import { hasCompanion } from '../../games/companions.ts';
import { allGames, type Shelved } from '../../games/covers.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { callIn, useMyTables } from '../../lobby/use-my-tables.ts';
import { ContinueTables } from './continue-tables.tsx';
import { PlayHow } from './play-how.tsx';
import { type HowToPlay, howToPlay, keepHowToPlay } from './how-to-play.ts';
import { prepareTable } from './prepare.ts';
import './start.css';

export function StartScreen() {
  const { tables, isLoading } = useMyTables();
  return (
    <Page title={t('common.app-name')} call={callIn(tables)} className="start">
      <div className="page-head">
        <h1>{t('start.title')}</h1>
        <p>{t('start.subtitle')}</p>
      </div>
      <ContinueTables tables={tables} isLoading={isLoading} />
      <div className="games">
        {allGames().map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </Page>
  );
}

function GameCard({ game: { id, cover } }: { game: Shelved }) {
  const heading = `game-${id}`;
  const { t: words } = cover.words;
  return (
    <article className="game" aria-labelledby={heading}>
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
        <GameButtons game={id} heading={heading} cover={cover} />
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
function GameButtons({ game, heading, cover }: { game: string; heading: string; cover: Cover }) {
  const [how, setHow] = useState(() => howToPlay(game));
  const mode = cover.modes?.find(({ id }) => id === how.mode) ?? cover.modes?.[0];
  const change = (next: HowToPlay): void => {
    keepHowToPlay(game, next);
    setHow(next);
  };
  const inThisMode = mode && mode !== cover.modes?.[0] ? `?mode=${mode.id}` : '';
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
      const { playNow } = await import('./play-now.ts');
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
      {cover.modes && mode && (
        <select
          className="input mode-select"
          aria-label={t('lobby.mode')}
          aria-describedby={heading}
          value={mode.id}
          onChange={({ target: { value } }) => change(inMode(how, value, cover.modes?.[0]?.id))}
        >
          {cover.modes.map(({ id }) => (
            <option key={id} value={id}>
              {cover.words.t(`mode.${id}`)}
            </option>
          ))}
        </select>
      )}
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
        {!mode?.isAlone && (
          <Link to={`/new/${game}${inThisMode}`} className="button" aria-describedby={heading}>
            {t('start.invite')}
          </Link>
        )}
      </div>
      <PlayHow key={mode?.id} {...{ game, mode, how }} onChange={change} />
      {!mode?.isAlone && (
        <Link to={`/hot-seat/${game}${inThisMode}`} className="third" aria-describedby={heading}>
          <Icon name="device" />
          {t('start.hot-seat')}
        </Link>
      )}
      {hasCompanion(game) && (
        <Link to={`/companion/${game}`} className="third" aria-describedby={heading}>
          <Icon name="clock" />
          {t('companion.link')}
        </Link>
      )}
      {no && (
        <div className="on-wood">
          <RefusalNote no={no} />
        </div>
      )}
    </>
  );
}

/** Another mode has other rules; house and bots stay. */
function inMode({ players, house, level }: HowToPlay, id: string, usual: string | undefined): HowToPlay {
  return { players, level, ...(house !== undefined && { house }), ...(id !== usual && { mode: id }) };
}
