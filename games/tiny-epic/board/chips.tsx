// Who has how much, in one row over the map of a small screen.

import { Counted } from '@three-thrones/ui/counted.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { SeatChips } from '@three-thrones/game-kit/board/chips.tsx';
import { Coin } from './pieces.tsx';
import type { Props } from './types.ts';
import { house, t } from './words/names.ts';
import './chips.css';

export function Chips(props: Props) {
  const { order, players } = props.view.world;
  return (
    <SeatChips
      board={props}
      seats={order}
      className="te-chips"
      words={(seat) => {
        const { score, gold } = players[seat]!;
        return plain(t('mat.chip', { house: house(seat), points: score, gold }));
      }}
    >
      {(seat) => (
        <>
          <b>
            <Counted value={players[seat]!.score} />
          </b>
          <small>
            <Coin />
            <Counted value={players[seat]!.gold} />
          </small>
        </>
      )}
    </SeatChips>
  );
}
