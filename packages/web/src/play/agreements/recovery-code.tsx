// The code that brings a seat to another device: there until its owner says that it is saved, and in nobody's way.

import { useState } from 'react';
import { CopyButton } from '@three-thrones/ui/copy-button.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Recovery } from '../../tables/client.ts';
import './recovery-code.css';

/** Among the people of a table, folded. */
export function RecoveryItem({ recovery }: { readonly recovery: Recovery }) {
  const [code, setCode] = useState(() => recovery.code());
  if (code === undefined) return null;
  return (
    <details className="fold">
      <summary>
        <Icon name="chevron" />
        {t('recovery.title')}
      </summary>
      <RecoveryCode
        code={code}
        onKept={() => {
          recovery.kept();
          setCode(undefined);
        }}
      />
    </details>
  );
}

export function RecoveryCode({ code, onKept }: { readonly code: string; onKept(): void }) {
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
