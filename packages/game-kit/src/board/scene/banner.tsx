// A heraldic banner over the table: what has turned, from whom to whom. It blocks nothing.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import type { Showing } from '../beat.ts';
import { paced } from './paced.ts';
import './banner.css';

/** What marks a part of a scene: that it tells this beat itself, how far it is, and how long it may move. */
export function sceneProps(beat: Pick<Showing, 'key' | 'weight' | 'phase' | 'lasts'>) {
  return { 'data-scene': '', 'data-beat': beat.key, 'data-weight': beat.weight, ...paced(beat) };
}

interface BannerProps {
  readonly beat: Parameters<typeof sceneProps>[0];
  readonly className?: string;
  /** Whose colours it bears. */
  readonly house?: string | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Banner({ beat, className, house, title, children }: BannerProps) {
  return (
    <section className={clsx('board-banner', className)} {...sceneProps(beat)} aria-hidden="true">
      {house !== undefined && (
        <span className="board-banner-cloth" data-house={house}>
          <Shield house={house} />
        </span>
      )}
      <div className="panel board-banner-words">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

interface FromToProps {
  readonly from: BannerEnd;
  readonly to: BannerEnd;
}

interface BannerEnd {
  /** Nobody's, where it is left out. */
  readonly house?: string | undefined;
  readonly name: string;
  readonly children?: ReactNode;
}

export function FromTo({ from, to }: FromToProps) {
  return (
    <div className="board-from-to">
      <End {...from} />
      <i className="board-from-to-arrow" />
      <End {...to} />
    </div>
  );
}

function End({ house, name, children }: BannerEnd) {
  return (
    <span className="board-from-to-end">
      {house === undefined ? <i className="board-nobody" /> : <Shield house={house} />}
      <b>{name}</b>
      <span>{children}</span>
    </span>
  );
}
