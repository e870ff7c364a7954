// Why this device does not show its share of the dice, and what its owner can do about it.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Trouble } from '../tables/online/dice.ts';

interface DiceTroubleProps {
  readonly trouble: Trouble;
  readonly isBusy: boolean;
  onSitAgain(): void;
}

export function DiceTrouble({ trouble, isBusy, onSitAgain }: DiceTroubleProps) {
  return (
    <div className="note bad dice-trouble" role="alert">
      <Icon name="why" />
      <div>
        <p>{t(`lobby.dice.${trouble}`)}</p>
        {trouble !== 'server-changed' && (
          <button type="button" className="button" aria-busy={isBusy} disabled={isBusy} onClick={onSitAgain}>
            {t('lobby.dice.sit-again')}
          </button>
        )}
      </div>
    </div>
  );
}
