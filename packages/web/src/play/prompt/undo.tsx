import { once } from '@three-thrones/ui/once.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useObjecting, useQuestion, useShown } from '../state/table-context.tsx';
import './undo.css';

/** Takes my last answer back, and says how far one can go; where the others must agree, asks them. */
export function Undo() {
  const { client, snapshot, past } = useShown();
  const { undo, undoable } = useQuestion();
  const { report } = useObjecting();
  const { eye, outcome, seq } = snapshot;
  const { agreements } = client;
  if (past.at !== undefined) return null;
  if (undoable === 0)
    return agreements && eye !== 'spectator' && !outcome && seq > 0 ? (
      <button
        type="button"
        className="undo by-consent"
        onClick={once(() => report(agreements.propose('take-back')))}
      >
        <Icon name="undo" />
        <span>{t('table.propose.take-back')}</span>
      </button>
    ) : null;
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
