// How much time everybody has. The server's numbers count down here between its messages.

import type { Seat } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { t } from '../i18n/index.ts';
import { clockText } from './clock-text.ts';
import type { TableState } from './use-table.ts';

export function Clocks({ table }: { readonly table: TableState }) {
  const { clocks } = table.snapshot;
  const [since, setSince] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
  }, [clocks]);
  const isTicking = clocks !== undefined && clocks.running.length > 0 && !clocks.paused;
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [isTicking]);
  if (!clocks) return null;
  const left = (seat: Seat): number => {
    const spent = isTicking && clocks.running.includes(seat) ? now - since : 0;
    return Math.max(0, (clocks.left[seat] ?? 0) - spent);
  };
  return (
    <section className="clocks" aria-label={t('table.clocks')}>
      <Icon name="clock" />
      <ul>
        {Object.keys(clocks.left).map((seat) => (
          <li key={seat} data-running={clocks.running.includes(seat)} data-short={left(seat) < 30_000}>
            <span>{table.board.houseName(seat)}</span> <b role="timer">{clockText(left(seat))}</b>
          </li>
        ))}
      </ul>
      {clocks.paused && <span>{t('table.clocks.paused')}</span>}
    </section>
  );
}
