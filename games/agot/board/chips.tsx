// Who has how much, in one row over the map of a small screen.

import type { HouseId } from '../data/ids.ts';
import { structuresOf, turnOrder } from '../rules/queries.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { SeatChips } from '@three-thrones/game-kit/board/chips.tsx';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';
import './chips.css';

export function Chips(props: Props) {
  const { world } = props.view;
  const seats = turnOrder(world).length > 0 ? turnOrder(world) : world.order;
  const castles = (id: HouseId): number => structuresOf(world, id).length;
  const power = (id: HouseId): number => world.players[id]!.power;
  return (
    <SeatChips
      board={props}
      seats={seats}
      className="ag-chips"
      words={(id) => plain(t('mat.chip', { house: house(id), castles: castles(id), power: power(id) }))}
    >
      {(id) => (
        <>
          <b>
            <Icon name="castle" />
            <Counted value={castles(id)} />
          </b>
          <small>
            <Icon name="power" />
            <Counted value={power(id)} />
          </small>
        </>
      )}
    </SeatChips>
  );
}
