// Who has spread how much, in one row over the table of a small screen, with the part each plays in the encounter.

import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { SeatChips } from '@three-thrones/game-kit/board/chips.tsx';
import { tables } from '../data/data.ts';
import { mat, spreadOf } from '../rules/queries.ts';
import { nearSeat, othersOf, roleOf } from './standing.ts';
import { houseName, words } from './stage/words.ts';
import type { Props } from './types.ts';
import './chips.css';

export function Chips(props: Props) {
  const { world } = props.view;
  const all = tables.victory;
  return (
    <SeatChips
      board={props}
      seats={[nearSeat(props), ...othersOf(props)]}
      className="it-chips"
      words={(seat) =>
        [
          words('chip', {
            house: houseName(seat),
            n: spreadOf(world, seat),
            all,
            cards: size(mat(world, seat).hand),
          }),
          roleOf(props, seat)?.label,
        ]
          .filter(Boolean)
          .join(', ')
      }
    >
      {(seat) => {
        const role = roleOf(props, seat);
        return (
          <>
            <b>
              <Counted value={spreadOf(world, seat)} />
              <i>/{formatNumber(all)}</i>
            </b>
            <small>
              <Icon name="card" />
              <Counted value={size(mat(world, seat).hand)} />
            </small>
            {role && (
              <em className={clsx('it-role', role.kind)}>
                <Icon name={role.icon} />
              </em>
            )}
          </>
        );
      }}
    </SeatChips>
  );
}
