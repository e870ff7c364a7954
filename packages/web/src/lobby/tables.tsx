import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { useCallback } from 'react';
import { Page } from '@three-thrones/ui/page.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { listedTables } from '../tables/online/api.ts';
import { mySeatAt } from '../tables/online/device.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { TableRow } from './table-row.tsx';
import { useLatest, useLooking } from './use-looking.ts';
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
  const found = useLatest<readonly TableLine[] | Refusal>();
  useLooking(useCallback(() => found.await(openLines()), []));
  const no = isRefusal(found.value) ? found.value : undefined;
  const tables = isRefusal(found.value) ? undefined : found.value;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t('tables.open')}</h2>
      {no && <RefusalNote no={no} />}
      {tables?.length === 0 && <p className="nothing">{t('tables.none-open')}</p>}
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

async function openLines(): Promise<readonly TableLine[] | Refusal> {
  const found = await listedTables();
  if (isRefusal(found)) return found;
  return found
    .map((summary) =>
      lineOfSummary(
        summary,
        [mySeatAt(summary)].filter((seat) => seat !== undefined),
      ),
    )
    .filter(({ status }) => status !== 'closed');
}

function actionFor({ status }: TableLine): string {
  if (status === 'gathering') return t('tables.join');
  return status === 'playing' ? t('tables.watch') : t('tables.status.over');
}
