import { t } from './i18n/index.ts';
import { Icon } from './icon.tsx';
import { Link, tableLeft } from './router.tsx';
import './back-to-table.css';

/** Whoever looked something up during a game finds the way back to it, however far down the page. */
export function BackToTable() {
  const table = tableLeft();
  if (table === undefined) return null;
  return (
    <Link to={table} className="back-to-table">
      <Icon name="undo" />
      {t('common.back-to-table')}
    </Link>
  );
}
