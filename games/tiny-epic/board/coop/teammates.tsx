// Whoever plays with me: their dice and units, and their hands, which lie open to all players (§21.1).

import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { isAsked } from '@three-thrones/game-kit/board/asked.ts';
import { SeatLine } from '@three-thrones/game-kit/board/others.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { card } from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import { playerOrder } from '../../rules/queries.ts';
import { turnTag } from '../others.tsx';
import { Die } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { cardName, house } from '../words/names.ts';
import { BATTLE } from '../words/options.ts';
import { c } from './words.ts';
import '../others.css';
import './teammates.css';

/** More of them, and their cards are shown without names. */
const FEW = 2;

export function Teammates(props: Props) {
  const { eye, view } = props;
  const { world } = view;
  const first = world.order.find((seat) => seat === eye) ?? world.handOfTheKing;
  const others = playerOrder(world, first).filter((seat) => seat !== eye) as HouseId[];
  return (
    <ul className="te-mates" aria-label={c('mates.title')} data-many={others.length > FEW}>
      {others.map((seat) => (
        <li key={seat}>
          <Teammate seat={seat} props={props} />
        </li>
      ))}
    </ul>
  );
}

function Teammate({ seat, props }: { readonly seat: HouseId; readonly props: Props }) {
  const { view, asked, names } = props;
  const { dice, hand } = view.world.players[seat]!;
  return (
    <section
      className="te-mate te-opponent panel"
      data-house={seat}
      data-turn={isAsked(asked, seat)}
      aria-label={plain(house(seat))}
    >
      <button type="button" className="te-mate-head" {...thingProps(props, `house:${seat}`)}>
        <Shield house={seat} />
        <SeatLine seat={seat} name={plain(house(seat))} person={names[seat]}>
          {dice.map((face, at) => (
            <span key={at} data-about={`die:${face}`}>
              <Die face={face} small />
            </span>
          ))}
        </SeatLine>
        <small className="board-tag">{turnTag(seat, view)}</small>
      </button>
      {hand.secret && hand.secret.length > 0 ? (
        <ul className="te-open-hand" aria-label={plain(c('mates.hand', { house: house(seat) }))}>
          {hand.secret.map((id, at) => (
            <li key={`${id} ${at}`}>
              <MiniCard id={id} />
            </li>
          ))}
        </ul>
      ) : (
        <small>{size(hand) === 0 ? c('mates.no-cards') : c('mates.cards', { n: size(hand) })}</small>
      )}
    </section>
  );
}

/** What counts of a card and its name; pointed at, all of it is told. */
function MiniCard({ id }: { readonly id: CardId }) {
  const { kind, battle, shields } = card(id);
  return (
    <span className={clsx('te-mini', { hero: kind === 'hero' })} data-about={`card:${id}`}>
      <span className="te-mini-top" aria-hidden="true">
        {battle.type === 'strength' ? (
          <b>{formatNumber(battle.strength)}</b>
        ) : (
          <Icon name={BATTLE[battle.type]} />
        )}
        {shields.map((of, at) => (
          <Shield key={at} house={of} />
        ))}
      </span>
      <span className="te-mini-name">{plain(cardName(id))}</span>
    </span>
  );
}
