// A window is a lancet in the wall, a step a block of stone.

import { clsx } from 'clsx';
import './signs.css';

interface SignProps {
  readonly kind: 'step' | 'window';
  readonly isLit?: boolean;
}

export function MomentSign({ kind, isLit = false }: SignProps) {
  return (
    <svg className={clsx('it-sign', kind, { lit: isLit })} viewBox="0 0 16 26" aria-hidden="true">
      {kind === 'window' ? (
        <>
          <path d="M1 25V11Q1 4 8 1Q15 4 15 11V25Z" className="it-sign-stone" />
          <path d="M3.4 23V11.4Q3.4 6 8 3.6Q12.6 6 12.6 11.4V23Z" className="it-sign-pane" />
          <path d="M8 3.6V23M3.4 12.4H12.6M3.4 17.6H12.6" className="it-sign-lead" />
        </>
      ) : (
        <rect x="2" y="7" width="12" height="12" rx="1.5" className="it-sign-stone" />
      )}
    </svg>
  );
}
