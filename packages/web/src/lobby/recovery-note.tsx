// The code that brings a seat to another device: told once, and there until its owner says that it is kept.

import { useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { RecoveryCode } from '../play/agreements/recovery-code.tsx';
import { forgetRecovery, recoveryOf } from '../tables/online/recovery.ts';
import './recovery-note.css';

/** Asked for again with every drawing: it comes with the chair, which may be taken while the page is open. */
function useRecovery(table: string): { code: string | undefined; putAway(): void } {
  const [isSeen, setSeen] = useState(false);
  const putAway = (): void => {
    forgetRecovery(table);
    setSeen(true);
  };
  return { code: isSeen ? undefined : recoveryOf(table), putAway };
}

/** Beside the chairs, while people gather. */
export function RecoveryNote({ table }: { table: string }) {
  const { code, putAway } = useRecovery(table);
  if (code === undefined) return null;
  return (
    <section className="panel sheet recovery-sheet" aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery.title')}</h2>
      <RecoveryCode code={code} onKept={putAway} />
    </section>
  );
}
