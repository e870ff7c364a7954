import { useEffect } from 'react';
import { Link } from '@three-thrones/ui/router.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { TableRow } from '../../lobby/table-row.tsx';
import type { MyTables, TableLine } from '../../lobby/use-my-tables.ts';

const MOST = 3;
/** Nothing waits there. */
const DONE = new Set<TableLine['status']>(['over', 'closed', 'unreadable']);
const PLACE = 'three-thrones/tables-shown';

/**
 * What waits for somebody who comes back stands above everything else. There is nothing at all for a newcomer, and until
 * the tables are found there is room for as many as last time, so that nothing jumps away under a finger.
 */
export function ContinueTables({ tables, isLoading }: Pick<MyTables, 'tables' | 'isLoading'>) {
  const open = tables.filter(({ status, isWhatIf }) => !DONE.has(status) && !isWhatIf).slice(0, MOST);
  const count = isLoading ? Math.max(open.length, shownLastTime()) : open.length;
  useEffect(() => {
    if (!isLoading) remember(open.length);
  }, [isLoading, open.length]);
  if (count === 0) return null;
  return (
    <section className="continue" aria-labelledby="continue">
      <header>
        <h2 id="continue">{t('start.continue')}</h2>
        <Link to="/tables">{t('start.all-tables')}</Link>
      </header>
      <ul className="table-rows" aria-busy={isLoading}>
        {open.map((table) => (
          <TableRow key={table.address} table={table} />
        ))}
        {Array.from({ length: count - open.length }, (_, at) => (
          <li key={at} className="table-row expected" />
        ))}
      </ul>
    </section>
  );
}

function shownLastTime(): number {
  try {
    return Math.min(MOST, Number(localStorage.getItem(PLACE)) || 0);
  } catch {
    return 0;
  }
}

function remember(count: number): void {
  try {
    localStorage.setItem(PLACE, String(count));
  } catch {
    // Then the next visit begins without.
  }
}
