// What lies on the table: who is run, and which houses play.

import { useId, useState } from 'react';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { house as matOf } from '../../data/data.ts';
import { HOUSES, type HouseId } from '../../data/ids.ts';
import { RIVAL_HOUSES } from '../../data/solo.ts';
import { isSound, MOST_PLAYERS, matsOf, NON_PLAYERS, type Setup } from '../../companion/session.ts';
import { house, t } from '../words/names.ts';
import { c } from './words.ts';
import './setting-up.css';

const PLAYABLE = HOUSES.filter((id) => matOf(id).playable);

const MODES = ['solo', 'coop', 'teammate'] as const;

interface Draft {
  readonly mode: (typeof MODES)[number];
  readonly rival?: HouseId | undefined;
  readonly person?: HouseId | undefined;
  readonly seats: readonly HouseId[];
  readonly others: readonly HouseId[];
  readonly allies: readonly HouseId[];
}

const FRESH: Draft = { mode: 'solo', seats: [], others: [], allies: [] };

export function SettingUp({ onBegin }: { onBegin(setup: Setup): void }) {
  const [draft, change] = useState(FRESH);
  const setup = setupOf(draft);
  const isReady = isSound(setup);
  return (
    <section className="panel te-cp-set">
      <p>{c('lead')}</p>
      <fieldset className="te-cp-modes">
        <legend>{c('set.mode')}</legend>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={draft.mode === mode}
            onClick={() => change({ ...FRESH, mode })}
          >
            {t(`mode.${mode}.name`)}
          </button>
        ))}
      </fieldset>
      {draft.mode === 'coop' ? <Together {...{ draft, change }} /> : <Alone {...{ draft, change }} />}
      {!isReady && <p className="quiet">{c('set.missing')}</p>}
      <button
        type="button"
        className="button primary te-cp-begin"
        disabled={!isReady}
        onClick={() => isReady && onBegin(setup)}
      >
        {c('begin')}
      </button>
    </section>
  );
}

interface DraftProps {
  readonly draft: Draft;
  change(draft: Draft): void;
}

/** One person, and the Rival or a Teammate. */
function Alone({ draft, change }: DraftProps) {
  const { mode, rival, person, others, allies } = draft;
  const mats = matsOf(others);
  return (
    <>
      <Picks
        title={t(mode === 'solo' ? 'setting.rival.name' : 'setting.teammate.name')}
        options={RIVAL_HOUSES}
        picked={rival ? [rival] : []}
        onPick={(id) => change({ ...draft, ...without(draft, id), rival: id })}
      />
      <Picks
        title={c('set.you')}
        options={PLAYABLE.filter((id) => id !== rival)}
        picked={person ? [person] : []}
        onPick={(id) => change({ ...draft, ...without(draft, id), rival, person: id })}
      />
      <Picks
        title={c('set.mats')}
        how={c('set.mats.how')}
        options={PLAYABLE.filter((id) => id !== rival && id !== person)}
        picked={others}
        onPick={(id) => change({ ...draft, others: toggled(others, id, NON_PLAYERS), allies: [] })}
      />
      {mode === 'solo' && others.length === NON_PLAYERS && (
        <Picks
          title={c('set.allies')}
          how={c('set.allies.how')}
          options={mats}
          picked={allies}
          onPick={(id) => change({ ...draft, allies: toggled(allies, id, mats.length) })}
        />
      )}
    </>
  );
}

function Together({ draft, change }: DraftProps) {
  const { seats, others } = draft;
  return (
    <>
      <Picks
        title={c('set.players')}
        how={c('set.players.how')}
        options={PLAYABLE}
        picked={seats}
        isOrdered
        onPick={(id) =>
          change({
            ...draft,
            seats: toggled(seats, id, MOST_PLAYERS),
            others: others.filter((one) => one !== id),
          })
        }
      />
      <Picks
        title={c('set.mats')}
        how={c('set.mats.how')}
        options={PLAYABLE.filter((id) => !seats.includes(id))}
        picked={others}
        onPick={(id) => change({ ...draft, others: toggled(others, id, NON_PLAYERS) })}
      />
    </>
  );
}

/** A house plays one part only. */
function without({ rival, person, others }: Draft, id: HouseId): Partial<Draft> {
  return {
    rival: rival === id ? undefined : rival,
    person: person === id ? undefined : person,
    others: others.filter((one) => one !== id),
    allies: [],
  };
}

/** In or out; beyond the most that fit, the first one goes. */
function toggled(list: readonly HouseId[], id: HouseId, most: number): HouseId[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id].slice(-most);
}

function setupOf({ mode, rival, person, seats, others, allies }: Draft): Setup | undefined {
  const mats = matsOf(others);
  if (mode === 'coop') return { mode, seats, mats };
  if (!rival || !person) return undefined;
  if (mode === 'teammate') return { mode: 'coop', seats: [person], mats, teammate: rival };
  return { mode, rival, person, mats, allies };
}

interface PicksProps {
  readonly title: string;
  readonly how?: string;
  readonly options: readonly HouseId[];
  readonly picked: readonly HouseId[];
  readonly isOrdered?: boolean;
  onPick(id: HouseId): void;
}

function Picks({ title, how, options, picked, isOrdered = false, onPick }: PicksProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {how && <p className="quiet">{how}</p>}
      <ul className="te-cp-houses">
        {options.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={picked.includes(id)}
              data-house={id}
              onClick={() => onPick(id)}
            >
              <Shield house={id} />
              <b>{plain(house(id))}</b>
              {isOrdered && picked.includes(id) && <i>{formatNumber(picked.indexOf(id) + 1)}</i>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
