// Cards turn over: how a fight was decided, over the stage, for a moment. It blocks nothing and goes when touched.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import './reveal.css';

interface RevealProps {
  readonly className: string;
  readonly title: string;
  readonly attacker: ReactNode;
  readonly defender: ReactNode;
  next(): void;
  /** Who has won, and why. */
  readonly children: ReactNode;
}

export function Reveal({ className, title, attacker, defender, next, children }: RevealProps) {
  return (
    <section className={clsx('board-reveal panel', className)} aria-hidden="true" onClick={next}>
      <h2>{title}</h2>
      <div className="board-reveal-sides">
        {attacker}
        <Icon name="hostility" />
        {defender}
      </div>
      {children}
      <button type="button" className="icon-button" tabIndex={-1} aria-label={t('common.close')}>
        <Icon name="close" />
      </button>
    </section>
  );
}

interface RevealedSideProps {
  readonly house: string;
  /** Nothing where strengths were not compared. */
  readonly total: number | undefined;
  readonly wins: boolean;
  /** The cards it has played. */
  readonly children: ReactNode;
}

export function RevealedSide({ house, total, wins, children }: RevealedSideProps) {
  return (
    <div className="board-reveal-side" data-wins={wins}>
      <Shield house={house} />
      {total !== undefined && <strong>{formatNumber(total)}</strong>}
      {children}
    </div>
  );
}

interface TurnedCardProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function TurnedCard({ id, children }: TurnedCardProps) {
  return (
    <span className="board-turning" data-about={`card:${id}`}>
      {children}
    </span>
  );
}
