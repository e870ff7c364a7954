import { t } from './i18n/index.ts';
import { Icon } from './icon.tsx';

/** Puts something away. */
export function CloseButton({ onClose }: { onClose(): void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('common.close')}
      title={t('common.close')}
      onClick={() => onClose()}
    >
      <Icon name="close" />
    </button>
  );
}
