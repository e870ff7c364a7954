// Both sides and the Wall in one row over the map of a small screen.

import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { clsx } from 'clsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { Coin } from '../pieces.tsx';
import type { Props } from '../types.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { ReactNode } from 'react';
import { TurnBeads } from '../solo/turn-beads.tsx';
import { wallWords } from './tracks.tsx';
import { c } from './words.ts';
import '../chips.css';
import './chips.css';

export function Chips(props: Props) {
  const { world } = props.view;
  const { treaty, nightKing, walkers, wall } = world.coop!;
  const { icon, title } = wallWords(world);
  return (
    <ul className="board-chips te-chips te-coop-chips">
      <Chip
        {...{ props, thing: 'term:treaty', className: 'me' }}
        words={c('chip.treaty', { points: treaty.score, gold: treaty.gold })}
        sign={<Shield house="treaty" />}
      >
        <b>
          <Counted value={treaty.score} />
        </b>
        <small>
          <Coin />
          <Counted value={treaty.gold} />
        </small>
      </Chip>
      <Chip
        {...{ props, thing: 'term:night-king' }}
        words={c('chip.king', { points: nightKing.score, walkers: walkers.length })}
        sign={<Shield house="night-king" />}
      >
        <b>
          <Counted value={nightKing.score} />
        </b>
        <small>
          <Icon name="white-walker" />
          <Counted value={walkers.length} />
        </small>
      </Chip>
      <Chip
        {...{ props, thing: 'term:the-wall' }}
        isNarrow={world.rival !== undefined}
        words={title}
        sign={<Icon name={icon} />}
      >
        {!world.rival && <small>{wall ? c('chip.stands') : c('chip.down')}</small>}
      </Chip>
      {world.rival && (
        <li className="board-chips-end">
          <TurnBeads {...props} />
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly props: Props;
  readonly thing: Thing;
  readonly words: string;
  readonly sign: ReactNode;
  readonly className?: string;
  /** Its sign is enough. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

function Chip({ props, thing, words, sign, className, isNarrow = false, children }: ChipProps) {
  return (
    <li className={clsx(isNarrow && 'te-narrow-chip')}>
      <button type="button" className={clsx('board-chip', className)} {...thingProps(props, thing)}>
        <span className="unseen">{words}</span>
        {sign}
        <span className="board-chip-figures" aria-hidden="true">
          {children}
        </span>
      </button>
    </li>
  );
}
