// What the aid asks for at a step, and may as well not be told.

import { useId } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { CharacterId, HouseId } from '../../data/ids.ts';
import { houseName, person } from '../stage/words.ts';
import { t } from '../words/names.ts';
import { placeOf } from '../timing/moments.ts';
import { type Aid, type AidRole, died, livingOf, OUTCOMES, peopleOf, ROLES, WINNERS } from './aid.ts';
import type { AidProps } from './props.ts';
import { Pick } from './pick.tsx';
import { c } from './words.ts';

export function Telling({ aid, change }: AidProps) {
  const isFrom = (moment: string): boolean => placeOf(aid.at) >= placeOf(moment);
  const others = aid.seats.filter((id) => id !== aid.challenger);
  const set = (next: Partial<Aid>): void => change((before) => ({ ...before, ...next }));
  const asNames = (ids: readonly HouseId[]) => ids.map((id) => [id, houseName(id)] as const);
  const outcomes = OUTCOMES.map((id) => [id, plain(t(`term.${id}`))] as const);
  return (
    <details className="it-telling" open>
      <summary>{c('tell')}</summary>
      <Pick
        label={c('challenger')}
        value={aid.challenger}
        options={asNames(aid.seats)}
        isRequired
        onPick={(id) =>
          set({ challenger: id as HouseId, ...(id === aid.defender && { defender: undefined }) })
        }
      />
      {isFrom('event_flip') && (
        <Pick
          label={c('defender')}
          value={aid.defender}
          options={asNames(others)}
          onPick={(id) => set({ defender: id as HouseId | undefined })}
        />
      )}
      {aid.defender && isFrom('support_offers') && <Roles {...{ aid, change }} />}
      {aid.defender && isFrom('active_preparation') && <Characters {...{ aid, change }} />}
      {aid.defender && isFrom('reveal_cards') && (
        <Pick
          label={c('outcome')}
          value={aid.outcome}
          options={outcomes}
          onPick={(id) => set({ outcome: id as Aid['outcome'] })}
        />
      )}
      {aid.outcome && isFrom('after_reveal') && (
        <Pick
          label={c('winner')}
          value={aid.winner}
          options={WINNERS.map((id) => [id, c(`winner.${id}`)])}
          onPick={(id) => set({ winner: id as Aid['winner'] })}
        />
      )}
      <Dead {...{ aid, change }} />
    </details>
  );
}

/** Whoever is dead can be used no more; one touch says so, another takes it back. */
function Dead({ aid, change }: AidProps) {
  const label = useId();
  return (
    <div className="field" role="group" aria-labelledby={label}>
      <span id={label}>{c('dead')}</span>
      {aid.seats.map((id) => (
        <ul key={id} className="it-dead" aria-label={houseName(id)}>
          <li aria-hidden="true">
            <Shield house={id} />
          </li>
          {peopleOf(aid, id).map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={aid.dead.includes(one)}
                onClick={() => change((before) => died(before, one))}
              >
                {person(one)}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function Roles({ aid, change }: AidProps) {
  return aid.seats
    .filter((id) => id !== aid.challenger && id !== aid.defender)
    .map((id) => (
      <Pick
        key={id}
        label={c('role', { house: houseName(id) })}
        value={aid.roles[id] ?? 'out'}
        options={ROLES.map((role) => [role, c(`role.${role}`)])}
        isRequired
        onPick={(role) =>
          change((before) => ({ ...before, roles: { ...before.roles, [id]: role as AidRole } }))
        }
      />
    ));
}

/** Characters of those who take part: only their own cards can be used. */
function Characters({ aid, change }: AidProps) {
  return aid.seats
    .filter(
      (id) =>
        id === aid.challenger ||
        id === aid.defender ||
        ['challenger', 'defender'].includes(aid.roles[id] ?? ''),
    )
    .map((id) => (
      <Pick
        key={id}
        label={c('character', { house: houseName(id) })}
        value={aid.characters[id]}
        options={livingOf(aid, id).map((one) => [one, person(one)])}
        onPick={(one) =>
          change((before) => ({
            ...before,
            characters: { ...before.characters, [id]: one as CharacterId | undefined },
          }))
        }
      />
    ));
}
