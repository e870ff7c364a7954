// Promises remembered: those that still hold, and under them those that have run out.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { BargainTerms } from './bargain-card.tsx';
import { type Bargain, stateOf } from './promises.ts';
import { roundOf } from './use-bargains.ts';
import { useShown } from '../state/table-context.tsx';

interface PromiseListProps {
  readonly bargains: readonly Bargain[];
}

export function PromiseList({ bargains }: PromiseListProps) {
  const round = roundOf(useShown());
  const held = bargains.filter((bargain) => stateOf(bargain, round) === 'accepted');
  const past = bargains.filter((bargain) => stateOf(bargain, round) === 'past');
  if (held.length + past.length === 0) return null;
  return (
    <details className="promises fold">
      <summary>
        <Icon name="chevron" />
        {t('table.promises', { count: held.length })}
      </summary>
      <p className="quiet">{t('table.promises.note')}</p>
      <Bargains bargains={held} />
      {past.length > 0 && <h3>{t('table.promises.past')}</h3>}
      <Bargains bargains={past} />
    </details>
  );
}

function Bargains({ bargains }: PromiseListProps) {
  return (
    <ul>
      {bargains.map((bargain) => (
        <li key={bargain.number} className="bargain" data-private={bargain.isPrivate}>
          <BargainTerms bargain={bargain} />
        </li>
      ))}
    </ul>
  );
}
