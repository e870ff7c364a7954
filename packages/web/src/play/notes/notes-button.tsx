// One's own notes at a table: a button of the bar and a key.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';

export function NotesButton({ onOpen }: { onOpen(): void }) {
  useShortcuts([{ key: 'n', does: t('table.notes'), run: onOpen }]);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('table.notes')}
      title={t('table.notes')}
      aria-keyshortcuts="n"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="notes" />
    </button>
  );
}
