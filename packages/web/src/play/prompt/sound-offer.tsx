// Sound is offered once on a device, quietly, with the first question; an answer without it leaves it off.

import { useEffect } from 'react';
import { changeSettings, settings, useSettings } from '@three-thrones/ui/settings.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useQuestion } from '../state/table-context.tsx';
import { playSound } from '../sound/sound.ts';
import './sound-offer.css';

/** The question it came with. */
let offeredAt: string | undefined;

export function SoundOffer() {
  const { soundAsked } = useSettings();
  const asked = useQuestion().decision?.id;
  useEffect(() => {
    if (asked === undefined || settings().soundAsked) return;
    offeredAt ??= asked;
    if (offeredAt !== asked) changeSettings({ soundAsked: true });
  }, [asked]);
  if (soundAsked || asked === undefined) return null;
  const choose = (sound: boolean): void => {
    changeSettings({ sound, soundAsked: true });
    playSound('turn');
  };
  return (
    <div className="sound-offer" role="group" aria-label={t('settings.sound')}>
      <span>{t('sound.offer')}</span>
      <button type="button" className="text-button" onClick={() => choose(true)}>
        {t('sound.on')}
      </button>
      <button type="button" className="text-button" onClick={() => choose(false)}>
        {t('sound.off')}
      </button>
    </div>
  );
}
