// A new table on the server: good defaults, one button.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { NotFound } from '../app/message-page.tsx';
import { Page } from '../app/page.tsx';
import { navigate, type Params } from '../app/router.tsx';
import { t } from '../i18n/index.ts';
import { thisDevice } from '../online/device.ts';
import { choosable } from './choosable.ts';
import { type Choosable, configOf, type Draft, draftFor, type Rules, rulesConfig } from './draft.ts';
import { invite } from './invite.ts';
import { NameField } from './name-field.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { DraftChairs, HouseChoice, housesTitle, PlayerCount, RuleChoices } from './set-up.tsx';
import { gameName } from './table-row.tsx';
import { type TempoName, TEMPOS, tempoWords } from './tempo.ts';
import { useGameWords } from './use-game.ts';

export function NewTableScreen({ params }: { params: Params }) {
  const game = params['game'] ?? '';
  const choice = choosable(game);
  const isReady = useGameWords(game);
  if (!choice) return <NotFound />;
  return (
    <Page title={t('lobby.new-table')}>
      <div className="page-head">
        <h1>{t('lobby.new-table')}</h1>
        <p>{gameName(game)}</p>
      </div>
      {isReady && <NewTableForm game={game} choice={choice} />}
    </Page>
  );
}

function NewTableForm({ game, choice }: { game: string; choice: Choosable }) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(choice.usual));
  const [name, setName] = useState(() => (thisDevice()?.named ? (thisDevice()?.person.name ?? '') : ''));
  const [tempo, setTempo] = useState<TempoName>('none');
  const [listed, setListed] = useState(false);
  const [rules, setRules] = useState<Rules>({});
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Refusal>();
  const shared = { game, choice, draft, onChange: setDraft };

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setNo(undefined);
    const bots = draft.map(({ by }) => by === 'bot');
    const config = { ...configOf(draft, choice), rules: rulesConfig(rules) };
    const id = await invite({ game, name, ...config, bots, tempo: TEMPOS[tempo], listed });
    setBusy(false);
    if (isRefusal(id)) setNo(id);
    else navigate(`/t/${id}`);
  };

  return (
    <form className="panel sheet set-up" onSubmit={(event) => void open(event)}>
      <div className="two">
        <PlayerCount {...shared} />
        <NameField value={name} onChange={setName} />
      </div>
      <DraftChairs {...shared} isNamed={false} />
      <details className="fold">
        <summary>
          <Icon name="chevron" />
          {housesTitle(choice)}
          <span className="detail">{draft.some(({ house }) => house) ? '' : t('lobby.drawn')}</span>
        </summary>
        <div className="fold-body">
          <HouseChoice {...shared} />
        </div>
      </details>
      <RuleChoices game={game} choice={choice} rules={rules} onChange={setRules} />
      <details className="fold">
        <summary>
          <Icon name="chevron" />
          {t('lobby.time-and-guests')}
          <span className="detail">
            {tempoWords(TEMPOS[tempo])} · {listed ? t('lobby.listed') : t('lobby.private')}
          </span>
        </summary>
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
      </details>
      {no && <RefusalNote no={no} />}
      <div className="actions">
        <button type="submit" className="button primary" aria-busy={isBusy} disabled={isBusy}>
          {t('lobby.open-table')}
        </button>
        <p className="hint">{t('lobby.open-hint')}</p>
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
