// A page for people who play a game at a real table, as the game brings it.

import type { Companion } from '@three-thrones/game-kit/companion.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { NotFound } from '@three-thrones/ui/message-page.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link, type Params } from '@three-thrones/ui/router.tsx';
import { useEffect, useState } from 'react';
import { loadCompanion } from '../../games/companions.ts';
import { gameName } from '../../games/covers.ts';

export function CompanionScreen({ params }: { params: Params }) {
  const game = params['game'] ?? '';
  const companion = useCompanion(game);
  if (companion === 'none') return <NotFound />;
  if (companion === 'loading') return <p className="loading">{t('common.loading')}</p>;
  if (companion === 'failed')
    return (
      <Page title={gameName(game)}>
        <p className="note bad on-wood">{t('companion.not-here')}</p>
      </Page>
    );
  const title = companion.title();
  return (
    <Page title={title}>
      <div className="page-head">
        <h1>{title}</h1>
        <p>
          <Link to={`/rules/${game}`}>{gameName(game)}</Link>{' '}
          <Link to="/companion">{t('companion.all')}</Link>
        </p>
      </div>
      <companion.Page />
    </Page>
  );
}

function useCompanion(game: string): Companion | 'loading' | 'none' | 'failed' {
  const [loaded, setLoaded] = useState<Companion | 'loading' | 'none' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    void loadCompanion(game).then(
      (found) => isGone || setLoaded(found ?? 'none'),
      () => isGone || setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded;
}
