// The other players' mats in small, and the houses nobody plays.

import { size, type View } from '@three-thrones/kernel';
import { house as matOf } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import { activeSeat, castles, goldMaximum, playerOrder, throneHolder, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { Coin, Die, Token } from './pieces.tsx';
import { Touchable } from './touchable.tsx';
import { isAsked } from '@three-thrones/game-kit/board/asked.ts';
import { OtherSeats, SeatLine, SeatStats, Stat } from '@three-thrones/game-kit/board/others.tsx';
import { SeatSheet, SheetRow } from '@three-thrones/game-kit/board/seat-sheet.tsx';
import type { Props } from './types.ts';
import { cards, house, say, t } from './words/names.ts';
import { Deck, NonPlayers } from './non-players.tsx';
import './colours.css';
import './others.css';

export function Others(props: Props) {
  const { world } = props.view;
  const first = world.order.find((seat) => seat === props.eye) ?? world.handOfTheKing;
  return (
    <div className="te-others">
      <OtherSeats eye={props.eye} seats={playerOrder(world, first)} className="te-opponents">
        {(seat) => (
          <div className="te-seat">
            <Opponent seat={seat as HouseId} props={props} />
            <SeatSheet title={plain(house(seat))} sign={<Icon name="spectate" />}>
              <OpponentSheet seat={seat as HouseId} world={world} />
            </SeatSheet>
          </div>
        )}
      </OtherSeats>
      <NonPlayers {...props} />
      <Deck {...props} />
    </div>
  );
}

/** Where a player stands in the round. */
export function turnTag(seat: string, view: View<World>): string {
  const { world } = view;
  if (activeSeat(view) === seat) return t('mat.turn.now');
  const order = playerOrder(world);
  const active = order.indexOf(activeSeat(view) ?? '');
  const at = order.indexOf(seat);
  if (at < active || (active === -1 && world.players[seat]!.dice.length === 0 && world.rolled.length === 0))
    return t('mat.turn.done');
  return active >= 0 && at === active + 1 ? t('mat.turn.next') : t('mat.turn.later');
}

function Opponent({ seat, props }: { readonly seat: HouseId; readonly props: Props }) {
  const { view, names, asked } = props;
  const { world } = view;
  const player = world.players[seat]!;
  const held = castles(world, seat);
  const most = goldMaximum(world, seat);
  const hand = size(player.hand);
  const allies = world.mats.filter(
    (id) => (player.allies[id] ?? 0) > 0 || world.nonPlayers[id]!.ally === seat,
  );
  const values = {
    house: house(seat),
    score: player.score,
    gold: player.gold,
    most,
    cards: hand,
    castles: held,
  };
  return (
    <Touchable
      board={props}
      thing={`house:${seat}`}
      label={plain(t('mat.opponent', values))}
      className="board-seat te-opponent panel"
      house={seat}
      turn={isAsked(asked, seat)}
    >
      <span className="board-pennant">
        <Shield house={seat} />
      </span>
      <span className="board-seat-body te-opponent-body">
        <SeatLine seat={seat} name={plain(house(seat))} person={names[seat]} about="term:victory-point">
          <Icon name="order-star" />
          <Counted value={player.score} />
        </SeatLine>
        <SeatStats>
          <Stat about="term:gold-track">
            <Coin />
            <Counted value={player.gold} />
            <i>/{formatNumber(most)}</i>
          </Stat>
          <Stat about="term:plot-card">
            <Icon name="card" />
            {formatNumber(hand)}
          </Stat>
          <Stat about="term:castle">
            <Icon name="castle" />
            {formatNumber(held)}
          </Stat>
          {player.vengeance > 0 && (
            <Stat about="term:vengeance-token">
              <Icon name="valyrian-blade" />
              {formatNumber(player.vengeance)}
            </Stat>
          )}
          <ForceDots recruited={player.recruited} all={matOf(seat).powerTokens} />
        </SeatStats>
        <span className="te-foot">
          <span className="te-allies">
            {allies.map((id) => (
              <span
                key={id}
                className={clsx({ allied: world.nonPlayers[id]!.ally === seat })}
                data-about={`house:${id}`}
              >
                <Token house={id} />
                {(player.allies[id] ?? 0) !== 1 && <sub>{formatNumber(player.allies[id] ?? 0)}</sub>}
              </span>
            ))}
            {throneHolder(world) === seat && (
              <span data-about="term:iron-throne">
                <Icon name="iron-throne" className="throne" />
              </span>
            )}
            {player.dice.map((face, at) => (
              <span key={at} data-about={`die:${face}`}>
                <Die face={face} small />
              </span>
            ))}
          </span>
          <Tag seat={seat} view={view} />
        </span>
        {player.faceUp.length > 0 && (
          <small className="te-face-up">
            <Rich text={t('mat.face-up', { cards: cards(player.faceUp) })} />
          </small>
        )}
      </span>
    </Touchable>
  );
}

/** What lies open of a house and does not stand on its panel. */
function OpponentSheet({ seat, world }: { readonly seat: HouseId; readonly world: World }) {
  const { recruited, allies, faceUp } = world.players[seat]!;
  const owned = world.mats.filter((id) => (allies[id] ?? 0) > 0);
  return (
    <>
      <p>{say(`ability.${seat}.text`)}</p>
      <SheetRow title={t('mat.force')}>
        <p>{t('mat.force.summary', { n: recruited, all: matOf(seat).powerTokens })}</p>
      </SheetRow>
      <SheetRow title={t('mat.allies')}>
        {owned.length === 0 && <p>{t('mat.allies.none')}</p>}
        <ul>
          {owned.map((id) => (
            <li key={id}>
              {plain(house(id))} × {formatNumber(allies[id] ?? 0)}
            </li>
          ))}
        </ul>
      </SheetRow>
      {faceUp.length > 0 && (
        <p>
          <Rich text={t('mat.face-up', { cards: cards(faceUp) })} />
        </p>
      )}
    </>
  );
}

function Tag({ seat, view }: { readonly seat: string; readonly view: View<World> }) {
  if (view.world.handOfTheKing === seat)
    return (
      <small className="board-tag te-tag king" data-about="term:hand-of-the-king">
        <Icon name="power" />
        {t('mat.hand-of-the-king')}
      </small>
    );
  return (
    <small className="board-tag te-tag" data-about="term:turn">
      {turnTag(seat, view)}
    </small>
  );
}

/** Nine dots: those recruited are filled. */
export function ForceDots({ recruited, all }: { readonly recruited: number; readonly all: number }) {
  return (
    <span className="te-dots" aria-hidden="true" data-about="term:force-track">
      {Array.from({ length: all }, (_, at) => (
        <u key={at} className={clsx({ on: at < recruited })} />
      ))}
    </span>
  );
}
