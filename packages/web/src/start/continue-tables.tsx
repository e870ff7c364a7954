import { Link } from '../app/router.tsx';
import { t } from '../i18n/index.ts';
import { TableRow } from '../lobby/table-row.tsx';
import { useMyTables } from '../lobby/use-my-tables.ts';

const MOST = 6;

/** Nothing at all for a newcomer. */
export function ContinueTables() {
  const { tables } = useMyTables();
  const open = tables.filter(({ status }) => status !== 'over' && status !== 'closed');
  if (open.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="continue">
      <header>
        <h2 id="continue">{t('start.continue')}</h2>
        <Link to="/tables">{t('start.all-tables')}</Link>
      </header>
      <ul className="table-rows">
        {open.slice(0, MOST).map((table) => (
          <TableRow key={table.address} table={table} />
        ))}
      </ul>
    </section>
  );
}
