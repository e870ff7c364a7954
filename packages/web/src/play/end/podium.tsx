// Everybody on their step, the last first: whoever won is seen last, and highest.

import type { Seat } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { type Place, placeName } from '../../tables/places.ts';
import { useShown } from '../state/table-context.tsx';
import './podium.css';

interface PodiumProps {
  readonly places: readonly Place[];
  readonly total: Readonly<Record<Seat, number>>;
}

export function Podium({ places, total }: PodiumProps) {
  const { board, names, snapshot } = useShown();
  const last = Math.max(...places.map(({ rank }) => rank));
  return (
    <ol className="podium" aria-label={t('table.end.places')}>
      {places.map((place) => {
        const { seat, rank } = place;
        const style = { '--height': (last - rank + 1) / last, '--turn': last - rank } as CSSProperties;
        return (
          <li key={seat} data-house={seat} style={style} className={clsx({ me: seat === snapshot.eye })}>
            <span className="podium-who">
              {rank === 1 && <Icon name="throne" className="podium-crown" />}
              <Shield house={seat} />
              <b>{board.houseName(seat)}</b>
              {names[seat] && <small>{isolate(names[seat])}</small>}
            </span>
            <span className="podium-step">
              <b>{placeName(place)}</b>
              <small>
                <Icon name="throne" />
                {formatNumber(total[seat] ?? 0)}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
