// One quiet line under "Play now": what it will be this time, and the way to have it otherwise.

import type { CoverMode } from '@three-thrones/game-kit/cover.ts';
import { useState } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { ChoicesProps } from './play-how-choices.tsx';
import type { LEVELS } from './how-to-play.ts';

/** Fetched by those who want it otherwise. */
const Choices = later<ChoicesProps>(async () => (await import('./play-how-choices.tsx')).Choices, 'wanted');

interface PlayHowProps extends ChoicesProps {
  /** The mode that is chosen, where there are several. */
  readonly mode?: CoverMode | undefined;
}

export function PlayHow({ game, mode, how, onChange }: PlayHowProps) {
  const [isOpen, setOpen] = useState(false);
  const { players, house, level } = how;
  const isAlone = mode?.isAlone ?? false;
  return (
    <details className="fold play-how" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        <span>
          {!isAlone && <>{t('start.how.players', { players })} · </>}
          {house === undefined ? t('start.how.any-house') : <Shield house={house} />}
          {!isAlone && <> · {t(`bot.${level as Level}`)}</>}
        </span>
      </summary>
      {isOpen && <Choices {...{ game, how, onChange }} />}
    </details>
  );
}

type Level = (typeof LEVELS)[number];
