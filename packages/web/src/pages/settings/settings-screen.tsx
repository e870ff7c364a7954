import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type ReactNode, useReducer, useState } from 'react';
import { BackToTable } from '@three-thrones/ui/back-to-table.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import {
  changeSettings,
  MOTIONS,
  type Settings,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from '@three-thrones/ui/settings.ts';
import { chooseLanguage, Volume } from '@three-thrones/ui/tools.tsx';
import { LANGUAGES, languageNames, t } from '@three-thrones/ui/i18n/index.ts';
import { NameField } from '../../lobby/name-field.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { introduceMyself } from '../../tables/online/api.ts';
import { thisDevice } from '../../tables/online/device.ts';
import { Account } from './account.tsx';
import { Choice } from './choice.tsx';
import './settings.css';

export function SettingsScreen() {
  const { language, theme, motion, speed, textSize, sound, talk, hints } = useSettings();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <Page title={t('settings.title')}>
      <BackToTable />
      <div className="page-head narrow">
        <h1>{t('settings.title')}</h1>
      </div>
      <div className="panel sheet narrow settings">
        <Choice
          legend={t('settings.language')}
          value={language}
          values={LANGUAGES}
          onChange={(chosen) => void chooseLanguage(chosen)}
          label={(one) => (
            <span lang={one} className="language-name">
              {languageNames[one]}
            </span>
          )}
        />
        <Choice
          legend={t('settings.theme')}
          value={theme}
          values={THEMES}
          onChange={(chosen) => changeSettings({ theme: chosen })}
          label={(one) => t(`settings.theme.${one}`)}
        />
        <Choice
          legend={t('settings.text-size')}
          value={textSize}
          values={TEXT_SIZES}
          onChange={(chosen) => changeSettings({ textSize: chosen })}
          label={(one) => t(`settings.text-size.${one}`)}
        />
        <Choice
          legend={t('settings.motion')}
          value={motion}
          values={MOTIONS}
          onChange={(chosen) => changeSettings({ motion: chosen })}
          label={(one) => t(`settings.motion.${one}`)}
        />
        <Choice
          legend={t('pace.speed')}
          value={speed}
          values={SPEEDS}
          onChange={(chosen) => changeSettings({ speed: chosen })}
          label={(one) => t(`pace.speed.${one}`)}
        />
        <Switch name="sound" isOn={sound}>
          {t('settings.sound')}
        </Switch>
        <label className="volume">
          {t('settings.volume')}
          <Volume />
        </label>
        <Switch name="talk" isOn={talk}>
          {t('settings.talk')}
        </Switch>
        <Switch name="hints" isOn={hints}>
          {t('settings.hints')}
        </Switch>
        <p className="hint">{t('settings.kept-here')}</p>
      </div>
      <div className="panel sheet narrow settings">
        <MyName key={thisDevice()?.person.id} />
        <Account onChange={drawAgain} />
      </div>
    </Page>
  );
}

interface SwitchProps {
  readonly name: keyof { [K in keyof Settings as Settings[K] extends boolean ? K : never]: 1 };
  readonly isOn: boolean;
  readonly children: ReactNode;
}

function Switch({ name, isOn, children }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => changeSettings({ [name]: target.checked })}
      />
      {children}
    </label>
  );
}

/** The only thing here that others see. */
function MyName() {
  const known = thisDevice()?.named ? thisDevice()!.person.name : '';
  const [name, setName] = useState(known);
  const [outcome, setOutcome] = useState<'saved' | Refusal>();
  const save = async (): Promise<void> => {
    const me = await introduceMyself(name.trim());
    setOutcome(isRefusal(me) ? me : 'saved');
  };
  return (
    <div className="my-name">
      <NameField value={name} onChange={setName} />
      <button
        type="button"
        className="button"
        disabled={name.trim() === '' || name.trim() === known}
        onClick={() => void save()}
      >
        {t('settings.save-name')}
      </button>
      {outcome === 'saved' && (
        <p className="note good" role="status">
          {t('settings.name-saved')}
        </p>
      )}
      {isRefusal(outcome) && <RefusalNote no={outcome} />}
    </div>
  );
}
