// Promises remembered: those that still hold, and under them those that have run out.

import { Icon } from '../../ui/icon.tsx';
import { t } from '../../i18n/index.ts';
import { BargainTerms } from './bargain-card.tsx';
import { type Bargain, stateOf } from './promises.ts';
import { roundOf } from './use-bargains.ts';
import type { TableState } from '../state/use-table.ts';

interface PromiseListProps {
  readonly table: TableState;
  readonly bargains: readonly Bargain[];
}

export function PromiseList({ table, bargains }: PromiseListProps) {
  const round = roundOf(table);
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
      <Bargains table={table} bargains={held} />
      {past.length > 0 && <h3>{t('table.promises.past')}</h3>}
      <Bargains table={table} bargains={past} />
    </details>
  );
}

function Bargains({ table, bargains }: PromiseListProps) {
  return (
    <ul>
      {bargains.map((bargain) => (
        <li key={bargain.number} className="bargain" data-private={bargain.isPrivate}>
          <BargainTerms table={table} bargain={bargain} />
        </li>
      ))}
    </ul>
  );
}
