// A bot plays my seat for me: everybody can see it, and one touch takes the seat back.

import { t } from '../i18n/index.ts';
import type { TableSnapshot } from './client.ts';
import type { TableState } from './use-table.ts';

export function isStoodIn({ lobby, eye }: TableSnapshot): boolean {
  return lobby?.chairs.some(({ seat, bot }) => seat === eye && bot !== undefined) === true;
}

export function StandIn({ table }: { readonly table: TableState }) {
  const { snapshot, client } = table;
  if (!isStoodIn(snapshot) || snapshot.outcome) return null;
  return (
    <section className="note panel" aria-label={t('table.stand-in')}>
      <p>{t('table.stand-in.note')}</p>
      <button type="button" className="button primary" onClick={() => table.report(client.standIn(false))}>
        {t('table.stand-in.back')}
      </button>
    </section>
  );
}
