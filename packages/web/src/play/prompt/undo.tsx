import { once } from '@three-thrones/ui/once.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useQuestion, useShown } from '../state/table-context.tsx';
import './undo.css';

/** Takes my last answer back, and says how far one can go. */
export function Undo() {
  const { snapshot, past } = useShown();
  const { undo } = useQuestion();
  const { undoable } = snapshot;
  if (undoable === 0 || past.at !== undefined) return null;
  return (
    <button type="button" className="undo" onClick={once(undo)} aria-keyshortcuts="Z">
      <Icon name="undo" />
      <span>
        <b>{t('table.undo')}</b>
        <small>{t('table.undo.steps', { count: undoable })}</small>
      </span>
      <kbd aria-hidden="true">Z</kbd>
    </button>
  );
}
