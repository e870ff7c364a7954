// The host sends somebody away before the game begins. That cannot be taken back, so it is asked first.

import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';

interface KickProps {
  readonly name: string;
  onKick(): void;
  onClose(): void;
}

export function Kick({ name, onKick, onClose }: KickProps) {
  return (
    <Dialog title={t('lobby.kick.title', { name: isolate(name) })} onClose={onClose}>
      <p>{t('lobby.kick.explained')}</p>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onClose();
            onKick();
          }}
        >
          {t('lobby.kick')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
