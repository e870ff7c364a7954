import { gameIds } from '@three-thrones/catalogue';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { LanguageSwitch, SettingsLink, ThemeButton } from '@three-thrones/ui/tools.tsx';
import './top-bar.css';

/** On every page but a table, which brings its own. */
export function TopBar() {
  return (
    <header className="top-bar">
      <div className="wrap">
        <Link to="/" className="brand">
          <svg viewBox="0 0 60 40" aria-hidden="true">
            <use href="#icon-throne" x="0" y="14" width="22" height="24" />
            <use href="#icon-throne" x="38" y="14" width="22" height="24" />
            <use href="#icon-throne" x="14" y="2" width="32" height="36" />
          </svg>
          <span>{t('common.app-name')}</span>
        </Link>
        <nav aria-label={t('common.pages')}>
          <Link to="/tables" className="tool" aria-label={t('tables.title')}>
            <Icon name="spectate" />
            <span>{t('tables.title')}</span>
          </Link>
          <Link to={`/rules/${gameIds[0]}`} className="tool" aria-label={t('rules.title')}>
            <Icon name="rules" />
            <span>{t('rules.title')}</span>
          </Link>
          <SettingsLink />
          <ThemeButton />
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  );
}
