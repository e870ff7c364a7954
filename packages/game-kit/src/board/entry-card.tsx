// A card in the appendix, as small as a stamp: its picture, and what counts in a fight.

import type { ReactNode } from 'react';
import './entry-card.css';

interface EntryCardProps {
  readonly house?: string;
  readonly art: ReactNode;
  readonly corner: ReactNode;
  readonly children?: ReactNode;
}

export function EntryCard({ house, art, corner, children }: EntryCardProps) {
  return (
    <span className="board-entry-card" data-house={house}>
      {art}
      <b>{corner}</b>
      {children}
    </span>
  );
}
