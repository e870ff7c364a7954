// The four signals for one thing: beside what it is, in the list of a place, or at a key.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import { useMaySignal } from './may-signal.ts';
import { isPointedAt, SIGNALS } from './signals.ts';
import './signal-row.css';

interface SignalRowProps {
  readonly thing: Thing;
  onSent?(): void;
}

export function SignalRow({ thing, onSent }: SignalRowProps) {
  const { client, board } = useShown();
  const { report } = useObjecting();
  if (!useMaySignal() || !isPointedAt(board, thing)) return null;
  return (
    <div className="signal-row" role="group" aria-label={t('table.signals')}>
      {SIGNALS.map((what) => (
        <button
          key={what}
          type="button"
          data-signal={what}
          onClick={() => {
            report(client.teamwork!.signal(what, thing));
            onSent?.();
          }}
        >
          <Icon name={`signal-${what}`} />
          {t(`table.signal.${what}`)}
        </button>
      ))}
    </div>
  );
}
