// A card as it lies in a hand: a picture at the top, what counts in its corner, its name and what it does.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './card.css';

interface CardFaceProps {
  /** Whose card it is, where cards belong to houses. */
  readonly house?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function CardFace({ house, className, children }: CardFaceProps) {
  return (
    <span className={clsx('board-face', className)} data-house={house}>
      {children}
    </span>
  );
}

interface CardArtProps {
  /** Width and height of what is drawn inside. */
  readonly size: readonly [width: number, height: number];
  readonly house?: string;
  readonly children: ReactNode;
}

/** The picture; whatever does not fit is cut off at the sides. */
export function CardArt({ size: [width, height], house, children }: CardArtProps) {
  return (
    <svg
      className="board-art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-house={house}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The figure or sign that is seen even where cards lie over each other. */
export function CardCorner({ children }: { readonly children: ReactNode }) {
  return (
    <span className="board-card-corner" aria-hidden="true">
      {children}
    </span>
  );
}

export function CardName({ children }: { readonly children: string }) {
  return <b className="board-card-name">{children}</b>;
}

export function CardText({ children }: { readonly children: string }) {
  return <span className="board-card-text">{children}</span>;
}
