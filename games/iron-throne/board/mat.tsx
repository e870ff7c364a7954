// My house: its leader, characters, influence board, and the hostages I hold.

import { plain } from '@three-thrones/ui/rich.ts';
import { Characters, Influence, Leader, Piles, Rack, SeatHead, Used } from './seat.tsx';
import { words } from './stage/words.ts';
import type { Props } from './types.ts';
import { house } from './words/names.ts';
import './mat.css';

export function Mat(props: Props) {
  const seat = props.view.world.order.find((one) => one === props.eye);
  if (seat === undefined) return null;
  const of = { board: props, seat };
  return (
    <section className="it-mat panel" data-house={seat} aria-label={plain(house(seat))}>
      <Leader {...of} />
      <SeatHead {...of} />
      <Characters {...of} />
      <Influence {...of} />
      <div className="it-mat-held" role="group" aria-label={words('mat.hostages')}>
        <Rack {...of} />
        <Used {...of} />
        <Piles {...of} />
      </div>
    </section>
  );
}
