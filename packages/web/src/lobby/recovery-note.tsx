// The code that brings a seat to another device: told once, and there until its owner says that it is kept.

import { useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { CopyButton } from '@three-thrones/ui/copy-button.tsx';
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
      <Code code={code} onKept={putAway} />
    </section>
  );
}

/** Over a table that began at once: the code must not pass unseen. Closed unread it stays at hand. */
export function RecoveryDialog({ table }: { table: string }) {
  const { code, putAway } = useRecovery(table);
  const [isOpen, setOpen] = useState(true);
  if (code === undefined) return null;
  if (!isOpen)
    return (
      <button type="button" className="button table-pill" onClick={() => setOpen(true)}>
        {t('recovery.title')}
      </button>
    );
  return (
    <Dialog title={t('recovery.title')} onClose={() => setOpen(false)}>
      <Code code={code} onKept={putAway} />
    </Dialog>
  );
}

function Code({ code, onKept }: { code: string; onKept(): void }) {
  return (
    <div className="recovery">
      <p>{t('recovery.explained')}</p>
      <code>{code}</code>
      <div className="actions">
        <CopyButton text={code} label={t('recovery.copy')} done={t('recovery.copied')} />
        <button type="button" className="button primary" onClick={onKept}>
          {t('recovery.kept')}
        </button>
      </div>
    </div>
  );
}
