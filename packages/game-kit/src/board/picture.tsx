// Pictures of the manual: signs and shields of the game in a row, each with what it is worth, joined by arrows.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './picture.css';

export function Picture({ children }: { readonly children: ReactNode }) {
  return <div className="board-picture">{children}</div>;
}

interface SignsProps {
  /** Names of signs; the same one several times is drawn several times. */
  readonly names: readonly string[];
  readonly house?: string;
  /** What they are worth. */
  readonly worth?: string;
  /** What all of it is about. */
  readonly isGoal?: boolean;
}

/** A few signs that belong together, on a plate. */
export function Signs({ names, house, worth, isGoal = false }: SignsProps) {
  return (
    <span className={clsx('board-picture-signs', { goal: isGoal })} data-house={house}>
      {house !== undefined && <Shield house={house} />}
      {names.map((name, at) => (
        <Icon key={at} name={name} />
      ))}
      {worth !== undefined && <b>{worth}</b>}
    </span>
  );
}

/** What one leads to. */
export function Then() {
  return <Icon name="chevron" className="board-picture-then" />;
}
