// Equals are put in order at once: drag them, or move one up at a time, and send all of it together.

import { useState } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import type { Asking } from '../state/use-asked.ts';
import type { Arranging } from '../state/use-table.ts';
import { useQuestion, useShown } from '../state/table-context.tsx';
import './arrange.css';

interface ArrangeProps {
  readonly decision: Asking;
  readonly arranging: Arranging;
}

export function Arrange({ decision, arranging }: ArrangeProps) {
  const { board, view } = useShown();
  const { busy } = useQuestion();
  const [groups, setGroups] = useState(arranging.groups);
  const [dragged, setDragged] = useState<string>();
  const send = (): void => arranging.send(groups);
  useShortcuts([{ key: 'Enter', does: t('table.keys.confirm'), run: send }]);
  const put = (id: string, before: string): void =>
    setGroups((all) => all.map((group) => (group.includes(id) ? moved(group, id, before) : group)));
  return (
    <div className="arrange">
      {groups.map((group, place) => (
        <ol key={place} className="entries">
          {group.map((id, at) => (
            <li
              key={id}
              draggable
              data-dragged={dragged === id}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged === undefined || dragged === id || !group.includes(dragged)) return;
                event.preventDefault();
                put(dragged, id);
              }}
            >
              <button
                type="button"
                className="entry"
                aria-disabled={at === 0}
                onClick={() => at > 0 && put(id, group[at - 1]!)}
              >
                {board.houseName(id) !== id && <Shield house={id} />}
                <span className="entry-words">
                  <b>{plain(board.option(decision, id, view).label)}</b>
                  {at > 0 && <small>{t('table.arrange.up')}</small>}
                </span>
                {at > 0 && <Icon name="chevron" />}
              </button>
            </li>
          ))}
        </ol>
      ))}
      <button type="button" className="button primary entry-confirm" aria-disabled={busy} onClick={send}>
        <Icon name="check" />
        {t('table.arrange.send')}
      </button>
    </div>
  );
}

/** With this one where the other stands now. */
function moved(group: readonly string[], id: string, to: string): readonly string[] {
  const target = group.indexOf(to);
  return group.filter((one) => one !== id).toSpliced(target, 0, id);
}
