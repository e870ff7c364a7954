import { once } from '../../ui/once.ts';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../i18n/index.ts';
import type { TableState } from '../state/use-table.ts';

/** Takes my last answer back, and says how far one can go. */
export function Undo({ table }: { readonly table: TableState }) {
  const { undoable } = table.snapshot;
  if (undoable === 0 || table.past.at !== undefined) return null;
  return (
    <button type="button" className="undo" onClick={once(() => table.undo())} aria-keyshortcuts="Z">
      <Icon name="undo" />
      <span>
        <b>{t('table.undo')}</b>
        <small>{t('table.undo.steps', { count: undoable })}</small>
      </span>
      <kbd aria-hidden="true">Z</kbd>
    </button>
  );
}
