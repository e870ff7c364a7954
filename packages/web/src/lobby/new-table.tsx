// A new table on the server: good defaults, one button.

import type { Refusal } from '@three-thrones/kernel';
import { useState } from 'react';
import type { Params } from '@three-thrones/ui/router.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { thisDevice } from '../tables/online/device.ts';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { invite } from '../tables/online/invite.ts';
import { configOfLaid } from './laid.ts';
import { ModeChoice } from './mode-choice.tsx';
import { NameField } from './name-field.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { type SetUpFormProps, SetUpPage, useLaid, useLaying } from './set-up-page.tsx';
import { DraftChairs, HouseChoice, PlayerCount, RuleChoices } from './set-up.tsx';
import { type TempoName, TEMPOS, tempoWords } from './tempo.ts';

export function NewTableScreen({ params }: { params: Params }) {
  return <SetUpPage params={params} title={t('lobby.new-table')} form={NewTableForm} />;
}

function NewTableForm({ game, choice }: SetUpFormProps) {
  const table = useLaid(game, choice, 'usual');
  const { laid, shared } = table;
  const [name, setName] = useState(() => (thisDevice()?.named ? (thisDevice()?.person.name ?? '') : ''));
  const [tempo, setTempo] = useState<TempoName>('none');
  const [listed, setListed] = useState(false);
  const open = (): Promise<string | Refusal> => {
    const bots = laid.draft.map(({ by }) => by === 'bot');
    return invite({ game, name, ...configOfLaid(choice, laid), bots, tempo: TEMPOS[tempo], listed });
  };
  const { isBusy, no, onSubmit } = useLaying(open, (id) => `/t/${id}`);

  return (
    <form className="panel sheet set-up" onSubmit={onSubmit}>
      <ModeChoice {...{ game, choice, laid }} onChange={table.onLaid} />
      <div className="two">
        <PlayerCount {...shared} />
        <NameField value={name} onChange={setName} />
      </div>
      <DraftChairs {...shared} isNamed={false} />
      <HouseChoice {...shared} />
      <RuleChoices {...table.others} />
      <Fold
        title={t('lobby.time-and-guests')}
        detail={`${tempoWords(TEMPOS[tempo])} · ${listed ? t('lobby.listed') : t('lobby.private')}`}
      >
        <div className="fold-body">
          <TempoChoice value={tempo} onChange={setTempo} />
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={listed}
              onChange={({ target }) => setListed(target.checked)}
            />
            {t('lobby.list-it')}
          </label>
        </div>
      </Fold>
      {no && <RefusalNote no={no} />}
      <div className="actions">
        <button type="submit" className="button primary" aria-busy={isBusy} disabled={isBusy}>
          {t('lobby.open-table')}
        </button>
        {laid.draft.length > 1 && <p className="hint">{t('lobby.open-hint')}</p>}
      </div>
    </form>
  );
}

function TempoChoice({ value, onChange }: { value: TempoName; onChange(tempo: TempoName): void }) {
  return (
    <fieldset className="choices">
      <legend>{t('lobby.tempo')}</legend>
      {(Object.keys(TEMPOS) as TempoName[]).map((name) => (
        <label key={name} className="choice">
          <input type="radio" name="tempo" checked={value === name} onChange={() => onChange(name)} />
          {tempoWords(TEMPOS[name])}
        </label>
      ))}
    </fieldset>
  );
}
