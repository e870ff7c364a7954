import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { useCallback } from 'react';
import { Page } from '@three-thrones/ui/page.tsx';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { listedTables } from '../tables/online/api.ts';
import { mySeatAt } from '../tables/online/device.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { TableRow } from './table-row.tsx';
import { useLatest, useLooking } from './use-looking.ts';
import { useWordsOf } from './use-game.ts';
import {
  callIn,
  isDone,
  lineOfSummary,
  type MyTables as Mine,
  type TableLine,
  useMyTables,
} from './use-my-tables.ts';
import './tables.css';

export function TablesScreen() {
  const mine = useMyTables();
  useWordsOf(mine.tables.filter(isDone).map(({ game }) => game));
  return (
    <Page title={t('tables.title')} call={callIn(mine.tables)} className="tables on-wood">
      <div className="page-head">
        <h1>{t('tables.title')}</h1>
      </div>
      <MyTables mine={mine} />
      <OpenTables />
    </Page>
  );
}

function MyTables({ mine: { tables, isLoading, forget } }: { readonly mine: Mine }) {
  const rows = (some: readonly TableLine[]) => (
    <ul className="table-rows">
      {some.map((table) => (
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
  );
  const done = tables.filter(isDone);
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">{t('tables.mine')}</h2>
      {tables.length === 0 && (
        <p className="nothing">{isLoading ? t('common.loading') : t('tables.none-mine')}</p>
      )}
      {rows(tables.filter((table) => !isDone(table)))}
      {done.length > 0 && (
        <Fold title={t('tables.finished')} detail={formatNumber(done.length)}>
          {rows(done)}
        </Fold>
      )}
    </section>
  );
}

/** Tables anybody may see: a free chair can be taken, a running game watched. */
function OpenTables() {
  const found = useLatest<readonly TableLine[] | Refusal>();
  useLooking(useCallback(() => found.await(openLines()), []));
  const no = isRefusal(found.value) ? found.value : undefined;
  const tables = isRefusal(found.value) ? undefined : found.value;
  const open = tables?.filter((table) => !isDone(table));
  const done = tables?.filter(isDone) ?? [];
  useWordsOf(done.map(({ game }) => game));
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t('tables.open')}</h2>
      {no && <RefusalNote no={no} />}
      {open?.length === 0 && <p className="nothing">{t('tables.none-open')}</p>}
      {!no && !tables && <p className="nothing">{t('common.loading')}</p>}
      <ul className="table-rows">
        {open?.map((table) => (
          <TableRow
            key={table.address}
            table={table}
            {...(table.mine.length === 0 && { action: actionFor(table) })}
          />
        ))}
      </ul>
      {done.length > 0 && (
        <Fold title={t('tables.finished')} detail={formatNumber(done.length)}>
          <ul className="table-rows">
            {done.map((table) => (
              <TableRow key={table.address} table={table} />
            ))}
          </ul>
        </Fold>
      )}
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
  return status === 'gathering' ? t('tables.join') : t('tables.watch');
}
