// A thing on a mat that is more picture than words: one button over all of it, named in a sentence.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Props } from './types.ts';
import './touchable.css';

interface TouchableProps {
  readonly board: Props;
  readonly thing: Thing;
  /** What it is and holds, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
  readonly house?: string;
  /** Somebody is asked for it now. */
  readonly turn?: boolean;
  readonly children: ReactNode;
}

export function Touchable({ board, thing, label, className, house, turn, children }: TouchableProps) {
  return (
    // The button is inside: whatever is touched on the picture arrives here as well.
    <div
      className={clsx('te-touchable', className)}
      data-house={house}
      data-turn={turn}
      {...thingProps(board, thing)}
    >
      <button type="button" className="te-cover" aria-label={label} />
      <span className="te-picture" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
