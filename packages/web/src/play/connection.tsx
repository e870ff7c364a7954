import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Connection } from '../tables/client.ts';

/** Nothing while all is well: a person should hardly notice. */
export function ConnectionNote({ connection }: { readonly connection: Connection }) {
  if (connection === 'open') return null;
  return (
    <p className="connection" role="status">
      {connection === 'lost' ? t('table.connection.lost') : t('table.connection.again')}
    </p>
  );
}
