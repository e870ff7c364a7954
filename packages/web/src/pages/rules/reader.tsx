// The rules of a game on a page of their own.

import { gameIds } from '@three-thrones/catalogue';
import { BackToTable } from '@three-thrones/ui/back-to-table.tsx';
import { NotFound } from '@three-thrones/ui/message-page.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link, type Params } from '@three-thrones/ui/router.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { hasCompanion } from '../../games/companions.ts';
import { gameName } from '../../games/covers.ts';
import { Manual } from '../../manual/manual.tsx';
import { useRules } from '../../manual/use-manual.ts';
import './reader.css';

export function RulesScreen({ params }: { params: Params }) {
  const game = params['game'] ?? '';
  const rules = useRules(game);
  if (rules === 'none') return <NotFound />;
  return (
    <Page title={t('rules.title')}>
      <BackToTable />
      <div className="page-head">
        <h1>{t('rules.title')}</h1>
        <GameList game={game} />
        {hasCompanion(game) && (
          <p>
            <Link to={`/companion/${game}`}>{t('companion.link')}</Link>
          </p>
        )}
      </div>
      {rules === 'loading' && <p className="loading">{t('common.loading')}</p>}
      {rules === 'failed' && <p className="note bad on-wood">{t('error.rules-not-here')}</p>}
      {typeof rules !== 'string' && (
        <Manual game={game} sections={rules} wanted={params['section'] ?? hash()} />
      )}
    </Page>
  );
}

/** `/rules/:game#card-…` is an address too. */
function hash(): string | undefined {
  return location.hash === '' ? undefined : decodeURIComponent(location.hash.slice(1));
}

/** The rules of the other games are one step away. */
function GameList({ game }: { readonly game: string }) {
  return (
    <nav className="rules-games" aria-label={t('rules.games')}>
      {gameIds.map((id) => (
        <Link key={id} to={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </Link>
      ))}
    </nav>
  );
}
