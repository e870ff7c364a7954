// Who has how much, in one row over the map of a small screen.

import type { World } from '@three-thrones/tiny-epic/queries';
import { clsx } from 'clsx';
import { Shield } from '../../app/icon.tsx';
import { formatNumber } from '../../i18n/index.ts';
import { plain } from '../../table/rich.ts';
import type { BoardProps } from '../board.ts';
import { Coin } from './pieces.tsx';
import { thingProps } from './use-thing.ts';
import { house, t } from './words/names.ts';

export function Chips(props: BoardProps<World>) {
  const { view, eye, asked } = props;
  const { world } = view;
  return (
    <ul className="te-chips">
      {world.order.map((seat) => {
        const { score, gold } = world.players[seat]!;
        return (
          <li key={seat}>
            <button
              type="button"
              className={clsx({ me: eye === seat, turn: asked.some((open) => open.seat === seat) })}
              aria-label={`${plain(house(seat))}: ${t('points.count', { n: score })}, ${t('gold.count', { n: gold })}`}
              {...thingProps(props, `house:${seat}`)}
            >
              <Shield house={seat} />
              <b>{formatNumber(score)}</b>
              <small>
                <Coin />
                {formatNumber(gold)}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
