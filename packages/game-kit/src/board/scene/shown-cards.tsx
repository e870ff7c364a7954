// Cards that arrive, turn over and lie open. Where they lay open before, they are simply there.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { from } from './paced.ts';
import './shown-cards.css';

interface ShownCardProps {
  /** When it turns over, as a part of the time; nothing if it lies open already. */
  readonly turns?: number | undefined;
  /** Whose card it is, for its back; otherwise a sign. */
  readonly house?: string | undefined;
  readonly sign?: string;
  readonly about?: Thing | undefined;
  readonly className?: string;
  /** Its face. */
  readonly children: ReactNode;
}

export function ShownCard({ turns, house, sign = 'card', about, className, children }: ShownCardProps) {
  return (
    <span
      className={clsx('board-shown-card', className)}
      data-turns={turns !== undefined}
      data-about={about}
      {...(turns !== undefined && { style: from(turns) })}
    >
      <span className="board-shown-face">{children}</span>
      {turns !== undefined && (
        <span className="board-shown-back" data-house={house} aria-hidden="true">
          {house === undefined ? <Icon name={sign} /> : <Shield house={house} />}
        </span>
      )}
    </span>
  );
}
