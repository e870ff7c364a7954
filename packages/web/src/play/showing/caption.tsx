// What is being shown, in words, over the stage; and how fast.

import { Shield } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { useBoardProps, useShown } from '../state/table-context.tsx';
import { linesOf, tellingOf } from '../director/telling.ts';
import './caption.css';

interface CaptionProps {
  /** The line right over it says what is shown: it has only to say what goes with it. */
  readonly isBelowPrompt?: boolean;
}

export function Caption({ isBelowPrompt = false }: CaptionProps) {
  const { board, director, screen } = useShown();
  const { beat } = useBoardProps();
  if (!beat) return null;
  const isSaid = isBelowPrompt && screen.isBusy;
  // Where it stands still there is time for all of it.
  const all = tellingOf(board, beat);
  const shown = screen.isPaused || beat.waits ? all : linesOf(board, beat);
  const lines = shown.slice(isSaid ? 1 : 0);
  const unsaid = all.length - shown.length;
  if (lines.length === 0 && !beat.waits) return null;
  const [first, ...more] = lines;
  return (
    <section
      key={beat.key}
      className="caption"
      data-beat={beat.key}
      data-weight={beat.weight}
      aria-hidden="true"
      onClick={() => director.hurry()}
    >
      {first?.house !== undefined && <Shield house={first.house} />}
      <div>
        {first && (
          <p>
            <Rich text={first.text} />
          </p>
        )}
        {more.map(({ text }, at) => (
          <p key={at} className="caption-more">
            <Rich text={text} />
          </p>
        ))}
        {unsaid > 0 && (
          <button
            type="button"
            className="caption-rest"
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              director.pause(true);
            }}
          >
            {t('director.more', { n: unsaid })}
          </button>
        )}
      </div>
      {beat.waits && beat.phase === 'rest' && (
        <button type="button" className="button primary" tabIndex={-1}>
          {t('director.continue')}
        </button>
      )}
    </section>
  );
}
