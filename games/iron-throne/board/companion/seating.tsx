// Who sits at the table, in which order, and who leads.

import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { house } from '../../data/data.ts';
import { HOUSES, type HouseId, type LeaderId } from '../../data/ids.ts';
import { houseName, personOn } from '../stage/words.ts';
import { say } from '../words/names.ts';
import { begun, canBegin, toggled } from './aid.ts';
import type { AidProps } from './props.ts';
import { Pick } from './pick.tsx';
import { c } from './words.ts';

export function Seating({ aid, change }: AidProps) {
  const isReady = canBegin(aid);
  return (
    <section className="panel it-seating">
      <p>{c('lead')}</p>
      <h2>{c('houses')}</h2>
      <p className="quiet">{c('houses.how')}</p>
      <ul className="it-house-picks">
        {HOUSES.map((id) => {
          const place = aid.seats.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={place >= 0}
                data-house={id}
                onClick={() => change((before) => toggled(before, id))}
              >
                <Shield house={id} />
                <b>{houseName(id)}</b>
                {place >= 0 && <i>{formatNumber(place + 1)}</i>}
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="it-leader-picks">
        {aid.seats.map((id) => (
          <li key={id}>
            <LeaderPick {...{ aid, change, id }} />
          </li>
        ))}
      </ul>
      {!isReady && <p className="quiet">{c('told.none')}</p>}
      <button
        type="button"
        className="button primary"
        disabled={!isReady}
        onClick={() => change((before) => begun(before))}
      >
        {c('begin')}
      </button>
    </section>
  );
}

function LeaderPick({ aid, change, id }: AidProps & { readonly id: HouseId }) {
  const leader = aid.leaders[id];
  return (
    <>
      <Pick
        label={`${houseName(id)} · ${c('leader')}`}
        value={leader}
        options={house(id).characters.map((one) => [one.leader, personOn(one.leader)])}
        onPick={(next) =>
          change((before) => ({
            ...before,
            leaders: { ...before.leaders, [id]: next as LeaderId | undefined },
          }))
        }
      />
      {leader && <p className="quiet">{plain(say(`ability.${leader}.text`))}</p>}
    </>
  );
}
