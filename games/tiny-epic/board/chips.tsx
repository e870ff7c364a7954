// Who has how much, in one row over the map of a small screen.

import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Coin } from './pieces.tsx';
import { Touchable } from './touchable.tsx';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';

export function Chips(props: Props) {
  const { view, eye, asked } = props;
  const { world } = view;
  return (
    <ul className="te-chips">
      {world.order.map((seat) => {
        const { score, gold } = world.players[seat]!;
        return (
          <li key={seat}>
            <Touchable
              board={props}
              thing={`house:${seat}`}
              label={plain(t('mat.chip', { house: house(seat), points: score, gold }))}
              className={clsx('te-chip', {
                me: eye === seat,
                turn: asked.some((open) => open.seat === seat),
              })}
            >
              <Shield house={seat} />
              <b>
                <Counted value={score} />
              </b>
              <small>
                <Coin />
                <Counted value={gold} />
              </small>
            </Touchable>
          </li>
        );
      })}
    </ul>
  );
}
