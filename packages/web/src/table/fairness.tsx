// Nobody could steer the dice: what the server promised before the game, what was revealed after it, and the check.

import { useEffect, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { t } from '../i18n/index.ts';
import { recordOf } from '../here/index.ts';
import { checkSeeds } from './check-seeds.ts';
import type { TableState } from './use-table.ts';

export function Fairness({ table }: { readonly table: TableState }) {
  const { snapshot } = table;
  const holds = useCheck(table);
  return (
    <>
      {holds !== undefined && (
        <p className={`note ${holds ? 'good' : 'bad'}`}>
          {holds ? t('table.fair.holds') : t('table.fair.broken')}
        </p>
      )}
      <Details table={table} isHere={snapshot.connection === 'here'} />
    </>
  );
}

/** Whether the seeds fit the promise; nothing where there was none to give, or before it is revealed. */
function useCheck({ snapshot: { lobby }, view }: TableState): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  const revealed = lobby?.revealed;
  useEffect(() => {
    // A page without a safe connection has no such sums; the file can still be checked.
    if (!lobby || !revealed || !globalThis.isSecureContext) return;
    void checkSeeds({ ...revealed, commitment: lobby.commitment, seats: view.seats }).then(setHolds);
  }, [lobby?.commitment, revealed]);
  return holds;
}

function Details({ table, isHere }: { readonly table: TableState; readonly isHere: boolean }) {
  return (
    <details className="fold fairness">
      <summary>
        <Icon name="chevron" />
        {t('table.fair')}
      </summary>
      {isHere ? <FairHere id={table.snapshot.id} /> : <FairOnline table={table} />}
    </details>
  );
}

function FairHere({ id }: { readonly id: string }) {
  return (
    <div className="fair">
      <p>{t('table.fair.here')}</p>
      <button type="button" className="button" onClick={() => void download(id)}>
        {t('table.fair.download')}
      </button>
    </div>
  );
}

async function download(id: string): Promise<void> {
  const record = await recordOf(id);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(record, undefined, 1)}\n`], { type: 'application/json' }),
  );
  link.download = `three-thrones-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function FairOnline({ table }: { readonly table: TableState }) {
  const { lobby, id } = table.snapshot;
  if (!lobby) return null;
  const { revealed } = lobby;
  return (
    <div className="fair">
      <p>{t('table.fair.how')}</p>
      <dl>
        <dt>{t('table.fair.commitment')}</dt>
        <dd dir="ltr">{lobby.commitment}</dd>
        {revealed && (
          <>
            <dt>{t('table.fair.server-seed')}</dt>
            <dd dir="ltr">{revealed.serverSeed}</dd>
            {Object.entries(revealed.entropy).map(([seat, entropy]) => (
              <div key={seat}>
                <dt>{t('table.fair.entropy', { house: table.board.houseName(seat) })}</dt>
                <dd dir="ltr">{entropy}</dd>
              </div>
            ))}
            <dt>{t('table.fair.seed')}</dt>
            <dd dir="ltr">{revealed.seed}</dd>
          </>
        )}
      </dl>
      <a className="button" href={`/api/tables/${encodeURIComponent(id)}/export`} download>
        {t('table.fair.download')}
      </a>
      <p className="quiet">
        {t('table.fair.verify')} <code dir="ltr">tt verify</code>
      </p>
    </div>
  );
}
