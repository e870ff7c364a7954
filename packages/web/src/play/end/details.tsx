import type { ReactNode } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import './fairness.css';

/** Whether it was fair, for those who want to know. */
export function Details({ children }: { readonly children: ReactNode }) {
  return (
    <details className="fold fairness">
      <summary>
        <Icon name="chevron" />
        {t('table.fair')}
      </summary>
      <div className="fair">{children}</div>
    </details>
  );
}
