// The other houses one after another, drawn like their seats: for the drawer of a small screen, and for large screens in words.

import { OtherSeats } from '@three-thrones/game-kit/board/others.tsx';
import { Characters, HandOf, Influence, Leader, Piles, Rack, SeatHead, Used } from './seat.tsx';
import { nearSeat, othersOf } from './standing.ts';
import type { Props } from './types.ts';
import './others.css';

export function Others(props: Props) {
  return (
    <OtherSeats eye={props.eye} seats={[nearSeat(props), ...othersOf(props)]} className="it-others">
      {(seat) => {
        const of = { board: props, seat };
        return (
          <div className="it-other" data-house={seat}>
            <Leader {...of} />
            <SeatHead {...of} />
            <div className="it-cards">
              <HandOf {...of} />
              <Piles {...of} />
              <Rack {...of} />
              <Used {...of} />
            </div>
            <Characters {...of} />
            <Influence {...of} />
          </div>
        );
      }}
    </OtherSeats>
  );
}
