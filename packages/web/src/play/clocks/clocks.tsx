// How much time everybody has. The server's numbers count down here between its messages.

import type { Seat } from '@three-thrones/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { SeatNote } from '@three-thrones/game-kit/board/others.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { clockText } from '@three-thrones/ui/i18n/clock-text.ts';
import { useShown } from '../state/table-context.tsx';
import { useUnreadIn } from '../talk/use-unread.ts';
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

/** In the panel of a house: whether somebody sits there now, and how much time is left. */
export function SeatNotes({ children }: { readonly children: ReactNode }) {
  const { snapshot } = useShown();
  const { clocks, lobby } = snapshot;
  const left = useTimeLeft(clocks);
  const unread = useUnreadIn();
  if (!lobby) return children;
  const note = (seat: Seat): ReactNode => (
    <>
      <Unread count={unread.get(seat) ?? 0} />
      <Presence chair={lobby.chairs.find((chair) => chair.seat === seat)} />
      {clocks && (
        <b
          className="seat-clock"
          role="timer"
          data-running={clocks.running.includes(seat) && !clocks.paused}
          data-short={left(seat) < SHORT}
        >
          {clockText(left(seat))}
        </b>
      )}
    </>
  );
  return <SeatNote value={note}>{children}</SeatNote>;
}

/** What this seat has said to me alone and I have not read. */
function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const words = t('table.talk.unread', { count });
  return (
    <sup className="seat-unread" title={words} aria-label={words}>
      {formatNumber(count)}
    </sup>
  );
}

type Chair = NonNullable<TableSnapshot['lobby']>['chairs'][number];

function Presence({ chair }: { readonly chair: Chair | undefined }) {
  if (!chair || chair.bot !== undefined) return null;
  const words = t(chair.online ? 'table.people.here' : 'table.people.away');
  return (
    <span className="presence" data-here={chair.online} title={words}>
      <span className="unseen">{words}</span>
    </span>
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
