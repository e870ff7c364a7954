// A plate of iron beside the hand: what is done in turn, or tracks everybody shares.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './plate.css';

interface PlateProps {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function Plate({ className, label, children }: PlateProps) {
  return (
    <section className={clsx('board-plate', className)} aria-label={label}>
      {children}
    </section>
  );
}
