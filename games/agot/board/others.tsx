// The other houses: what they hold, their armies against their supply, their House cards, which lie open to all.

import { tables } from '../data/data.ts';
import { type HouseId, TRACKS } from '../data/ids.ts';
import { starsOf, structuresOf, turnOrder, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, isolate, t as words } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { CardChip, SupplyBoxes, TOKEN_ICONS } from './pieces.tsx';
import type { Props } from './types.ts';
import { house, housed, t, token } from './words/names.ts';

export function Others(props: Props) {
  const { world } = props.view;
  const seats = turnOrder(world).length === world.order.length ? turnOrder(world) : world.order;
  return (
    <ul className="gt-others">
      {seats
        .filter((id) => id !== props.eye)
        .map((id) => (
          <li key={id}>
            <House id={id} props={props} />
          </li>
        ))}
    </ul>
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
      className="gt-house panel"
      data-house={id}
      data-turn={open !== undefined && !open.answered}
      aria-label={plain(house(id))}
    >
      <div className="gt-house-top">
        <button
          type="button"
          className="gt-pennant"
          aria-label={plain(t('mat.house', values))}
          {...thingProps(props, `house:${id}`)}
        >
          <Shield house={id} />
        </button>
        <div className="gt-house-body">
          <p className="gt-line">
            <b className="gt-name">{plain(house(id))}</b>
            <small>{isolate(names[id] ?? '')}</small>
            <b className="gt-castles" data-about="track:victory">
              <Icon name="castle" />
              <span dir="ltr">
                <Counted value={castles} /> <i>/{formatNumber(tables.areasToWin)}</i>
              </span>
            </b>
          </p>
          <p className="gt-line gt-stats" aria-hidden="true">
            <span data-about="term:available-power">
              <Icon name="power" />
              <Counted value={power} />
            </span>
            <span data-about="term:supply">
              <Icon name="supply" />
              {formatNumber(supply)}
            </span>
            <span data-about="term:special-order">
              <Icon name="order-star" />
              {formatNumber(starsOf(world, id))}
            </span>
            <SupplyBoxes world={world} house={id} />
          </p>
        </div>
      </div>
      <div className="gt-house-foot">
        <details className="gt-cards">
          <summary>
            <Icon name="card" />
            <span dir="ltr">
              {formatNumber(hand.length)} <i>/{formatNumber(hand.length + discard.length)}</i>
            </span>
            <span className="unseen">{plain(t('mat.hand.of', housed({ house: id })))}</span>
            <Icon name="chevron" />
          </summary>
          <div className="gt-chips-row">
            {hand.map((card) => (
              <CardChip key={card} id={card} />
            ))}
          </div>
          <small>{discard.length > 0 ? t('mat.discard') : t('mat.discard.none')}</small>
          <div className="gt-chips-row">
            {discard.map((card) => (
              <CardChip key={card} id={card} out />
            ))}
          </div>
        </details>
        <HeldTokens id={id} world={world} />
        {open && (
          <small className={clsx('gt-tag', { done: open.answered })}>
            {open.answered ? t('mat.decided') : t('mat.deciding')}
          </small>
        )}
        {talkTo && (
          <button
            type="button"
            className="gt-talk"
            aria-label={plain(words('table.talk.alone', housed({ house: id })))}
            title={plain(words('table.talk.alone', housed({ house: id })))}
            onClick={() => talkTo(id)}
          >
            <Icon name="action-whisper" />
          </button>
        )}
      </div>
    </section>
  );
}

/** Throne, Blade and Raven of a house; used ones are pale. */
export function HeldTokens({ id, world }: { readonly id: HouseId; readonly world: World }) {
  const used = { 'iron-throne': false, fiefdoms: world.bladeUsed, 'kings-court': world.ravenUsed };
  return (
    <span className="gt-held">
      {TRACKS.filter((track) => world.holders[track] === id).map((track) => (
        <span key={track} className={clsx({ used: used[track] })} data-about={`token:${track}`}>
          <Icon name={TOKEN_ICONS[track]} />
          <span className="unseen">{plain(token(track))}</span>
        </span>
      ))}
    </span>
  );
}
