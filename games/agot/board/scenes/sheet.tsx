// A sheet over the whole table: what it is about, what is shown, and the controls of a long one. A touch goes on.

import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { t as words } from '@three-thrones/ui/i18n/index.ts';
import { sceneProps } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { SceneControls } from '@three-thrones/game-kit/board/scene/controls.ts';
import type { AgotBeat } from './told.ts';
import './sheet.css';

interface SheetProps {
  readonly className: string;
  readonly beat: AgotBeat;
  goOn(): void;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** From this weight on it takes so long that one may want it slower, or gone. */
const LONG = 7;

export function Sheet({ className, beat, goOn, title, detail, children }: SheetProps) {
  const controls = use(SceneControls);
  return (
    <section
      key={beat.key}
      className={clsx('ag-scene', className)}
      aria-label={title}
      {...sceneProps(beat)}
      onClick={goOn}
    >
      <div className="ag-sheet">
        <header>
          <h2>{title}</h2>
          {detail && <p>{detail}</p>}
        </header>
        {children}
        {beat.waits && beat.phase === 'rest' && (
          <button type="button" className="button primary">
            {words('director.continue')}
          </button>
        )}
      </div>
      {beat.weight >= LONG && (
        <div className="ag-scene-pace" onClick={(event) => event.stopPropagation()}>
          {controls}
        </div>
      )}
    </section>
  );
}
