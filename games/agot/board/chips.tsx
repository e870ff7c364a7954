// Who has how much, in one row over the map of a small screen.

import { structuresOf, turnOrder } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';

export function Chips(props: Props) {
  const { view, eye, asked } = props;
  const { world } = view;
  const seats = turnOrder(world).length > 0 ? turnOrder(world) : world.order;
  return (
    <ul className="gt-chips">
      {seats.map((id) => {
        const castles = structuresOf(world, id).length;
        const { power } = world.players[id]!;
        return (
          <li key={id}>
            <button
              type="button"
              className={clsx('gt-chip', {
                me: eye === id,
                turn: asked.some(({ seat, answered }) => seat === id && !answered),
              })}
              {...thingProps(props, `house:${id}`)}
            >
              <span className="unseen">{plain(t('mat.chip', { house: house(id), castles, power }))}</span>
              <Shield house={id} />
              <span aria-hidden="true">
                <b>
                  <Icon name="castle" />
                  <Counted value={castles} />
                </b>
                <small>
                  <Icon name="power" />
                  <Counted value={power} />
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
