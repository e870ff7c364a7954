// How anybody can check the dice of a finished game: its record on this device, or what the server has promised and shown.

import { Suspense } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableClient } from '../../tables/client.ts';
import { lazyScreen } from '@three-thrones/ui/lazy-screen.ts';
import { saveJson } from '@three-thrones/ui/save-file.ts';
import { useShown } from '../state/table-context.tsx';
import { Details } from './details.tsx';

/** The end of a game is shown without its report rather than not at all. */
const { Screen: FairOnline } = lazyScreen(async () => {
  try {
    return (await import('./fairness-report.tsx')).FairOnline;
  } catch {
    return () => null;
  }
});

export function Fairness() {
  const { client } = useShown();
  if (client.record)
    return (
      <Details>
        <FairHere client={client} />
      </Details>
    );
  return (
    <Suspense>
      <FairOnline />
    </Suspense>
  );
}

function FairHere({ client }: { readonly client: TableClient }) {
  const save = async (): Promise<void> =>
    saveJson(`three-thrones-${client.snapshot().id}.json`, await client.record?.());
  return (
    <>
      <p>{t('table.fair.here')}</p>
      <button type="button" className="button" onClick={() => void save()}>
        {t('table.fair.download')}
      </button>
    </>
  );
}
