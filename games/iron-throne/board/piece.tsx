// A piece one can touch: a button named in a sentence, with a picture that says nothing by itself. Words that are seen on it
// stand in the sentence in the same order: whoever speaks to the screen says what is read there.

import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { type Touched, thingProps } from '@three-thrones/game-kit/board/use-thing.ts';

interface PieceProps {
  readonly board: Touched;
  readonly thing: Thing;
  /** Without it the words on the piece say everything. */
  readonly label?: string;
  readonly className: string;
  readonly house?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

export function Piece({ board, thing, label, className, house, style, children }: PieceProps) {
  return (
    <button
      type="button"
      className={clsx('it-piece', className)}
      data-house={house}
      {...(style && { style })}
      aria-label={label}
      {...thingProps(board, thing)}
    >
      {children}
    </button>
  );
}
