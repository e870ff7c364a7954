// A row of cells, one of which is where something stands: gold, supply.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './cells.css';

interface CellsProps {
  readonly className: string;
  /** All of it in one sentence. */
  readonly label: string;
  readonly count: number;
  readonly at: number;
  children(cell: number): ReactNode;
}

export function Cells({ className, label, count, at, children }: CellsProps) {
  return (
    <ol className={clsx('board-cells', className)} aria-label={label}>
      {Array.from({ length: count }, (_, cell) => (
        <li key={cell} className={clsx({ on: cell === at })} aria-hidden="true">
          {children(cell)}
        </li>
      ))}
    </ol>
  );
}
