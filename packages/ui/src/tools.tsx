// The small tools that stand on every page, the table's top bar included: language, theme, sound, settings.

import { announce } from './announcer.tsx';
import { type Language, LANGUAGES, languageNames, setLanguage, t, useLanguage } from './i18n/index.ts';
import { useTheme } from './appearance.ts';
import { Icon } from './icon.tsx';
import { Link } from './router.tsx';
import { changeSettings, useSettings } from './settings.ts';
import './tools.css';

/** The page keeps its language until the new one is there. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
    changeSettings({ language });
  } catch {
    announce(t('error.language-not-here'), { urgent: true });
  }
}

/** All four names side by side where there is room, a list where there is not. */
export function LanguageSwitch() {
  const current = useLanguage();
  return (
    <>
      <div className="languages" role="group" aria-label={t('settings.language')}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => void chooseLanguage(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
      <LanguageList />
    </>
  );
}

/** The short form: two letters that open a list. */
export function LanguageList() {
  const current = useLanguage();
  return (
    <label className="language-list">
      <span aria-hidden="true">{current.toUpperCase()}</span>
      <select
        aria-label={t('settings.language')}
        value={current}
        onChange={({ target }) => void chooseLanguage(target.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton() {
  const isNight = useTheme() === 'night';
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isNight}
      aria-label={t('settings.night')}
      title={t('settings.night')}
      onClick={() => changeSettings({ theme: isNight ? 'day' : 'night' })}
    >
      <Icon name={isNight ? 'sun' : 'moon'} />
    </button>
  );
}

/** On and off; how loud beside it while it is on and somebody is at it. */
export function SoundButton() {
  const { sound } = useSettings();
  return (
    <span className="sound-tool">
      <button
        type="button"
        className="icon-button"
        aria-pressed={sound}
        aria-label={t('settings.sound')}
        title={t('settings.sound')}
        onClick={() => changeSettings({ sound: !sound, soundAsked: true })}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      {sound && <Volume />}
    </span>
  );
}

export function Volume() {
  const { volume } = useSettings();
  return (
    <input
      type="range"
      className="volume-range"
      aria-label={t('settings.volume')}
      min={0}
      max={1}
      step={0.1}
      value={volume}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => changeSettings({ volume: target.valueAsNumber })}
    />
  );
}

export function SettingsLink() {
  return (
    <Link to="/settings" className="icon-button" aria-label={t('settings.title')} title={t('settings.title')}>
      <Icon name="gear" />
    </Link>
  );
}
