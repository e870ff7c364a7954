import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Page } from '../app/page.tsx';
import { t } from '../i18n/index.ts';
import { listedTables } from '../online/api.ts';
import { mySeatAt } from '../online/open.ts';
import { RefusalNote } from './refusal-note.tsx';
import { TableRow } from './table-row.tsx';
import { lineOfSummary, type TableLine, useMyTables } from './use-my-tables.ts';
import './tables.css';

export function TablesScreen() {
  return (
    <Page title={t('tables.title')} className="tables on-wood">
      <div className="page-head">
        <h1>{t('tables.title')}</h1>
      </div>
      <MyTables />
      <OpenTables />
    </Page>
  );
}

function MyTables() {
  const { tables, isLoading, forget } = useMyTables();
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">{t('tables.mine')}</h2>
      {tables.length === 0 && (
        <p className="nothing">{isLoading ? t('common.loading') : t('tables.none-mine')}</p>
      )}
      <ul className="table-rows">
        {tables.map((table) => (
          <TableRow
            key={table.address}
            table={table}
            {...(table.forget &&
              (table.where === 'here' || table.status !== 'playing') && {
                onForget: () => void forget(table),
              })}
          />
        ))}
      </ul>
    </section>
  );
}

/** Tables anybody may see: a free chair can be taken, a running game watched. */
function OpenTables() {
  const [tables, setTables] = useState<readonly TableLine[]>();
  const [no, setNo] = useState<Refusal>();
  useEffect(() => {
    void listedTables().then((found) => {
      if (isRefusal(found)) return setNo(found);
      const lines = found.map((summary) =>
        lineOfSummary(
          summary,
          [mySeatAt(summary)].filter((seat) => seat !== undefined),
        ),
      );
      return setTables(lines.filter(({ status }) => status !== 'closed'));
    });
  }, []);
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t('tables.open')}</h2>
      {no && <RefusalNote no={no} />}
      {!no && tables?.length !== undefined && tables.length === 0 && (
        <p className="nothing">{t('tables.none-open')}</p>
      )}
      {!no && !tables && <p className="nothing">{t('common.loading')}</p>}
      <ul className="table-rows">
        {tables?.map((table) => (
          <TableRow
            key={table.address}
            table={table}
            {...(table.mine.length === 0 && { action: actionFor(table) })}
          />
        ))}
      </ul>
    </section>
  );
}

function actionFor({ status }: TableLine): string {
  if (status === 'gathering') return t('tables.join');
  return status === 'playing' ? t('tables.watch') : t('tables.status.over');
}
