import { showShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Link } from '@three-thrones/ui/router.tsx';
import './footer.css';

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <p>{t('common.notice')}</p>
        <nav aria-label={t('common.more')}>
          <Link to="/credits">{t('credits.title')}</Link>
          <button type="button" onClick={showShortcuts}>
            {t('shortcuts.title')}
          </button>
        </nav>
      </div>
    </footer>
  );
}
