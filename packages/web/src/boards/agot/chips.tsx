// Who has how much, in one row over the map of a small screen.

import { structuresOf, turnOrder } from '@three-thrones/agot/queries';
import { clsx } from 'clsx';
import { Counted } from '../../ui/counted.tsx';
import { Icon, Shield } from '../../ui/icon.tsx';
import { plain } from '../../ui/rich.ts';
import { thingProps } from '../use-thing.ts';
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
