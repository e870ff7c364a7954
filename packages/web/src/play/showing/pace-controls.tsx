// Slower, pause, faster, skip: how fast things are shown, wherever that is asked.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { changeSettings, SPEEDS, useSettings } from '@three-thrones/ui/settings.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useShown } from '../state/table-context.tsx';
import './pace-controls.css';

/** Those that can be watched; at once nothing is. */
const WATCHED = SPEEDS.filter((speed) => speed !== 'at-once');

export function PaceControls() {
  const { director, screen } = useShown();
  const { speed } = useSettings();
  const at = SPEEDS.indexOf(speed);
  const go = (step: number): void => {
    const next = SPEEDS[at + step];
    if (next) changeSettings({ speed: next });
  };
  return (
    <div className="pace" role="group" aria-label={t('pace.speed')}>
      <button type="button" disabled={at === 0} onClick={() => go(-1)}>
        <Icon name="minus" />
        {t('pace.slower')}
      </button>
      <button
        type="button"
        className="pace-main"
        aria-pressed={screen.isPaused}
        onClick={() => director.pause(!screen.isPaused)}
      >
        <span
          className={screen.isPaused ? 'pace-sign pace-play' : 'pace-sign pace-pause'}
          aria-hidden="true"
        />
        {screen.isPaused ? t('pace.go-on') : t('pace.pause')}
      </button>
      <button type="button" disabled={at === SPEEDS.length - 1} onClick={() => go(1)}>
        <Icon name="plus" />
        {t('pace.faster')}
      </button>
      <span className="pace-now">
        <span className="pace-dots" aria-hidden="true">
          {WATCHED.map((one, nth) => (
            <i key={one} data-on={nth <= at} />
          ))}
        </span>
        {t(`pace.speed.${speed}`)}
      </span>
      <button type="button" className="pace-skip" onClick={() => director.skip()}>
        <span className="pace-sign pace-ahead" aria-hidden="true" />
        {t('pace.skip')}
        <kbd>Esc</kbd>
      </button>
    </div>
  );
}

/** In the head of the log: the speed, and with every press the next. */
export function SpeedButton() {
  const { speed } = useSettings();
  const at = SPEEDS.indexOf(speed);
  const words = `${t('pace.speed')}: ${t(`pace.speed.${speed}`)}`;
  return (
    <button
      type="button"
      className="text-button speed-button"
      title={words}
      onClick={() => changeSettings({ speed: SPEEDS[(at + 1) % SPEEDS.length]! })}
    >
      <span className="pace-dots" aria-hidden="true">
        {SPEEDS.map((one, nth) => (
          <i key={one} data-on={nth <= at} />
        ))}
      </span>
      <span className="tool-words">{words}</span>
    </button>
  );
}
