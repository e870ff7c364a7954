// The small things that lie on mats: tokens, dice, coins.

import { clsx } from 'clsx';
import type { ActionId } from '../data/ids.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import './colours.css';
import './pieces.css';

interface TokenProps {
  readonly house: string;
  readonly className?: string;
}

export function Token({ house, className }: TokenProps) {
  return (
    <svg
      className={clsx('te-token', className)}
      viewBox="-17 -17 34 34"
      data-house={house}
      aria-hidden="true"
    >
      <circle r="15" className="te-token-field" />
      <path d="M-12.6 -5.5A13.8 13.8 0 0 1 12.6 -5.5A16 16 0 0 0 -12.6 -5.5" fill="#fff" opacity=".28" />
      <circle r="12.3" className="te-token-ring" />
      <use href={`#sigil-${house}`} x="-9.5" y="-9.5" width="19" height="19" className="te-token-charge" />
    </svg>
  );
}

interface DieProps {
  readonly face: ActionId;
  readonly house?: string | undefined;
  readonly small?: boolean;
}

/** An action die; a rim in the colour of whoever placed it. */
export function Die({ face, house, small = false }: DieProps) {
  return (
    <span className={clsx('te-die-face', { small })} data-house={house} aria-hidden="true">
      <Icon name={`action-${face}`} />
    </span>
  );
}

export function Coin() {
  return <span className="te-coin" aria-hidden="true" />;
}
