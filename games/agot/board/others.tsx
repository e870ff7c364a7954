// The other houses: what they hold, their armies against their supply, their House cards, which lie open to all.

import { tables } from '../data/data.ts';
import { type HouseId, TRACKS } from '../data/ids.ts';
import { starsOf, structuresOf, turnOrder, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t as words } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { isAsked } from '@three-thrones/game-kit/board/asked.ts';
import { OtherSeats, SeatLine, SeatStats, Stat } from '@three-thrones/game-kit/board/others.tsx';
import { SeatSheet, SheetRow } from '@three-thrones/game-kit/board/seat-sheet.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { CardChip, Pool, SupplyBoxes, TOKEN_ICONS } from './pieces.tsx';
import type { Props } from './types.ts';
import { house, housed, t, token } from './words/names.ts';
import './others.css';

export function Others(props: Props) {
  const { world } = props.view;
  const seats = turnOrder(world).length === world.order.length ? turnOrder(world) : world.order;
  return (
    <OtherSeats eye={props.eye} seats={seats} className="ag-others">
      {(id) => <House id={id} props={props} />}
    </OtherSeats>
  );
}

function House({ id, props }: { readonly id: HouseId; readonly props: Props }) {
  const { view, names, asked, talkTo } = props;
  const { world } = view;
  const { power, supply, hand, discard } = world.players[id]!;
  const castles = structuresOf(world, id).length;
  const values = { house: house(id), castles, power, supply, cards: hand.length };
  const open = asked.find(({ seat }) => seat === id);
  return (
    <section
      className="board-seat ag-house panel"
      data-house={id}
      data-turn={isAsked(asked, id)}
      aria-label={plain(house(id))}
    >
      <button
        type="button"
        className="board-pennant ag-pennant"
        aria-label={plain(t('mat.house', values))}
        {...thingProps(props, `house:${id}`)}
      >
        <Shield house={id} />
      </button>
      <div className="board-seat-body ag-house-body">
        <SeatLine seat={id} name={plain(house(id))} person={names[id]} about="track:victory">
          {open && (
            <span
              className={clsx('ag-tag', { done: open.answered })}
              title={open.answered ? t('mat.decided') : t('mat.deciding')}
            >
              <Icon name={open.answered ? 'check' : 'clock'} />
              <span className="unseen">{open.answered ? t('mat.decided') : t('mat.deciding')}</span>
            </span>
          )}
          <Icon name="castle" />
          <span dir="ltr">
            <Counted value={castles} /> <i>/{formatNumber(tables.areasToWin)}</i>
          </span>
        </SeatLine>
        <SeatStats>
          <Stat about="term:available-power">
            <Icon name="power" />
            <Counted value={power} />
          </Stat>
          <Stat about="term:supply">
            <Icon name="supply" />
            {formatNumber(supply)}
          </Stat>
          <Stat about="term:special-order">
            <Icon name="order-star" />
            {formatNumber(starsOf(world, id))}
          </Stat>
          <SupplyBoxes world={world} house={id} />
        </SeatStats>
        <HeldTokens id={id} world={world} />
        <span className="ag-house-tools">
          <SeatSheet
            title={plain(t('mat.hand.of', housed({ house: id })))}
            sign={
              <>
                <Icon name="card" />
                <span dir="ltr">
                  {formatNumber(hand.length)}
                  <i>/{formatNumber(hand.length + discard.length)}</i>
                </span>
              </>
            }
          >
            <HouseSheet id={id} world={world} />
          </SeatSheet>
          {talkTo && (
            <button
              type="button"
              className="board-sheet-button"
              aria-label={plain(words('table.talk.alone', housed({ house: id })))}
              title={plain(words('table.talk.alone', housed({ house: id })))}
              onClick={() => talkTo(id)}
            >
              <Icon name="action-whisper" />
            </button>
          )}
        </span>
      </div>
    </section>
  );
}

/** House cards held and discarded, and what the pool still has: all of it lies open. */
function HouseSheet({ id, world }: { readonly id: HouseId; readonly world: World }) {
  const { hand, discard } = world.players[id]!;
  return (
    <>
      <div className="ag-chips-row">
        {hand.map((card) => (
          <CardChip key={card} id={card} />
        ))}
      </div>
      <SheetRow title={discard.length > 0 ? t('mat.discard') : t('mat.discard.none')}>
        <div className="ag-chips-row">
          {discard.map((card) => (
            <CardChip key={card} id={card} out />
          ))}
        </div>
      </SheetRow>
      <SheetRow title={t('mat.pool')}>
        <Pool id={id} world={world} />
      </SheetRow>
    </>
  );
}

/** Throne, Blade and Raven of a house; used ones are pale. */
export function HeldTokens({ id, world }: { readonly id: HouseId; readonly world: World }) {
  const used = { 'iron-throne': false, fiefdoms: world.bladeUsed, 'kings-court': world.ravenUsed };
  return (
    <span className="ag-held">
      {TRACKS.filter((track) => world.holders[track] === id).map((track) => (
        <span key={track} className={clsx({ used: used[track] })} data-about={`token:${track}`}>
          <Icon name={TOKEN_ICONS[track]} />
          <span className="unseen">{plain(token(track))}</span>
        </span>
      ))}
    </span>
  );
}
