// The map as a list of areas and what they hold.

import { t } from '../i18n/index.ts';
import { plain } from '../ui/rich.ts';
import type { TableState } from './state/use-table.ts';

export function InWords({ table }: { readonly table: TableState }) {
  return (
    <details className="in-words">
      <summary>{t('table.in-words')}</summary>
      {table.board.inWords(table.view, table.decision).map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{plain(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
