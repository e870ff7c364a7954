// All aids for real tables on one page.

import { t } from '@three-thrones/ui/i18n/index.ts';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { useEffect, useState } from 'react';
import { gamesWithCompanion, loadCompanion } from '../../games/companions.ts';
import { gameName } from '../../games/covers.ts';
import './companions.css';

export function CompanionsScreen() {
  return (
    <Page title={t('companion.all')}>
      <div className="page-head">
        <h1>{t('companion.all')}</h1>
        <p>{t('companion.all.lead')}</p>
      </div>
      <ul className="companions">
        {gamesWithCompanion().map((game) => (
          <li key={game} className="panel">
            <h2>{gameName(game)}</h2>
            <Link to={`/companion/${game}`} className="button primary">
              <Title game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** What the aid of a game is called, once its words are there. */
function Title({ game }: { readonly game: string }) {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void loadCompanion(game).then(
      (companion) => isGone || setTitle(companion?.title()),
      () => undefined, // its own page will say so
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return title ?? t('companion.link');
}
