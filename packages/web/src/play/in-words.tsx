// The map as a list of areas and what they hold, or the table where there is no map.

import { t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useQuestion, useShown } from './state/table-context.tsx';
import './in-words.css';

export function InWords() {
  const { board, view } = useShown();
  const { decision } = useQuestion();
  return (
    <details className="in-words">
      <summary>{t(board.places ? 'table.in-words' : 'table.in-words.table')}</summary>
      {board.inWords(view, decision).map(({ heading, lines }) => (
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
