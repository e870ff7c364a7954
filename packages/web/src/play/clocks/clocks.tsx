// How much time everybody has. The server's numbers count down here between its messages.

import type { Seat } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { clockText } from '@three-thrones/ui/i18n/clock-text.ts';
import { useShown } from '../state/table-context.tsx';
import './clocks.css';

/** Less than this is little. */
const SHORT = 30_000;

function useTimeLeft(clocks: TableSnapshot['clocks']): (seat: Seat) => number {
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
  return (seat) => {
    const spent = isTicking && clocks.running.includes(seat) ? now - since : 0;
    return Math.max(0, (clocks?.left[seat] ?? 0) - spent);
  };
}

export function Clocks() {
  const { board, snapshot } = useShown();
  const { clocks } = snapshot;
  const left = useTimeLeft(clocks);
  if (!clocks) return null;
  return (
    <section className="clocks" aria-label={t('table.clocks')}>
      <Icon name="clock" />
      <ul>
        {Object.keys(clocks.left).map((seat) => (
          <li key={seat} data-running={clocks.running.includes(seat)} data-short={left(seat) < SHORT}>
            <span>{board.houseName(seat)}</span> <b role="timer">{clockText(left(seat))}</b>
          </li>
        ))}
      </ul>
      {clocks.paused && <span>{t('table.clocks.paused')}</span>}
    </section>
  );
}

/** Beside the question: my time, and when it is not mine that runs, whose. */
export function PromptClocks() {
  const { board, snapshot } = useShown();
  const { clocks, eye, outcome } = snapshot;
  const left = useTimeLeft(clocks);
  if (!clocks || outcome) return null;
  const isRunning = clocks.running.includes(eye) && !clocks.paused;
  const others = clocks.paused || isRunning ? [] : clocks.running;
  const [next] = others.toSorted((one, other) => left(one) - left(other));
  const mine = clockText(left(eye));
  return (
    <div className="prompt-clocks">
      {eye in clocks.left && (
        <p data-running={isRunning} data-short={left(eye) < SHORT}>
          <Icon name="clock" />
          <b role="timer" aria-label={t('table.clocks.mine', { time: mine })}>
            {mine}
          </b>
        </p>
      )}
      {clocks.paused && <p>{t('table.clocks.pause')}</p>}
      {next !== undefined && (
        <p>
          <span>{board.houseName(next)}</span> <b role="timer">{clockText(left(next))}</b>
        </p>
      )}
    </div>
  );
}
