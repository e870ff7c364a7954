// Tracks in the top bar: the round under way, and a rule on which every house has its marker.

import type { Seat } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import './tracks.css';

interface TracksInBarProps {
  readonly className: string;
  readonly children: ReactNode;
}

export function TracksInBar({ className, children }: TracksInBarProps) {
  return <div className={clsx('board-tracks', className)}>{children}</div>;
}

interface RoundsProps {
  readonly about: Thing;
  readonly label: string;
  /** What the whole row says to those who do not see it. */
  readonly title: string;
  readonly now: number;
  readonly last: number;
  /** What one round says, where there is more to it than its number. */
  words?(round: number): string;
  /** A sign below the number of a round. */
  sign?(round: number): ReactNode;
}

export function Rounds({ about, label, title, now, last, words, sign }: RoundsProps) {
  return (
    <div className="board-rounds" data-about={about}>
      <span className="board-label" aria-hidden={!words}>
        {label}
      </span>
      <ol aria-label={title}>
        {Array.from({ length: last }, (_, at) => at + 1).map((round) => (
          <li
            key={round}
            className={clsx({ past: round < now, now: round === now })}
            aria-current={words && round === now ? 'step' : undefined}
            aria-label={words?.(round)}
            aria-hidden={!words}
          >
            <span aria-hidden="true">{formatNumber(round)}</span>
            {sign?.(round)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RaceProps<S extends Seat> {
  readonly about: Thing;
  readonly label: string;
  readonly title?: string;
  readonly eye: string;
  /** How far each house has come. */
  readonly standing: readonly { readonly seat: S; readonly n: number }[];
  /** The end of the rule. */
  readonly all: number;
  words(seat: S, n: number): string;
  /** What is printed on the rule: its figures or strokes. */
  readonly children: ReactNode;
}

export function Race<S extends Seat>(props: RaceProps<S>) {
  const { about, label, title, eye, standing, all, words, children } = props;
  return (
    <div className="board-race" data-about={about}>
      <span className="board-label">{label}</span>
      <div className="board-rule">
        {children}
        <ul className="board-markers" aria-label={title}>
          {standing.map(({ seat, n }, at) => {
            // Markers that stand alike lie over each other, each a little aside.
            const level = standing.slice(0, at).filter((other) => other.n === n).length;
            const style = { '--at': Math.min(n, all) / all, '--level': level } as CSSProperties;
            return (
              <li
                key={seat}
                style={style}
                className={clsx({ me: eye === seat })}
                data-about={`house:${seat}`}
              >
                <Shield house={seat} />
                <span className="unseen">{words(seat, n)}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
