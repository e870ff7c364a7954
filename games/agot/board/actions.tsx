// The three influence tracks with their tokens, the Westeros cards of the round, and what is known of the wildlings.

import { starsFor, westerosDecks } from '../data/data.ts';
import { type TrackId, TRACKS } from '../data/ids.ts';
import type { World } from '../rules/queries.ts';
import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { Plate } from '@three-thrones/game-kit/board/plate.tsx';
import { SeatSheet } from '@three-thrones/game-kit/board/seat-sheet.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { TOKEN_ICONS } from './pieces.tsx';
import { Threat } from './tracks.tsx';
import type { Props } from './types.ts';
import {
  deckNumber,
  house,
  houses,
  say,
  t,
  token,
  track,
  westerosCard,
  wildlingCard,
} from './words/names.ts';
import './actions.css';

export function Actions(props: Props) {
  const { world } = props.view;
  return (
    <Plate className="ag-actions" label={t('mat.tracks')}>
      {TRACKS.map((id) => (
        <Track key={id} id={id} props={props} />
      ))}
      <Westeros world={world} />
      <Wildlings world={world} eye={props.eye} />
    </Plate>
  );
}

function Track({ id, props }: { readonly id: TrackId; readonly props: Props }) {
  const { world } = props.view;
  const places = world.tracks[id];
  const stars = starsFor(world.order.length);
  const isUsed = (id === 'fiefdoms' && world.bladeUsed) || (id === 'kings-court' && world.ravenUsed);
  const values = { token: token(id), house: house(world.holders[id]) };
  const words = isUsed ? t('mat.token.used', values) : t('mat.token.fresh', values);
  return (
    <div className="ag-track">
      <button type="button" className="ag-track-name" {...thingProps(props, `track:${id}`)}>
        <span className={clsx('ag-token', { used: isUsed })} data-about={`token:${id}`}>
          <Icon name={TOKEN_ICONS[id]} />
        </span>
        <span>
          {plain(track(id))}
          {isUsed && <small aria-hidden="true">{t('mat.used')}</small>}
          <span className="unseen">{plain(words)}</span>
        </span>
      </button>
      <ol>
        {places.length === 0 && <li className="ag-bidding">{t('mat.tracks.empty')}</li>}
        {places.map((seat, at) => (
          <li key={seat} data-about={`house:${seat}`} className={clsx({ me: seat === props.eye })}>
            <Shield house={seat} label={plain(house(seat))} />
            {id === 'kings-court' && (
              <em aria-hidden="true">
                {formatNumber(stars[at] ?? 0)}
                <Icon name="order-star" />
              </em>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Westeros({ world }: { readonly world: World }) {
  return (
    <div className="ag-westeros">
      <h3 data-about="term:westeros-card">{t('mat.westeros')}</h3>
      {world.drawn.length === 0 && <small>{t('mat.westeros.none')}</small>}
      <ul>
        {world.drawn.map((id, deck) => {
          const icons = westerosDecks[deck]!.find((one) => one.id === id)?.wildlingIcons ?? 0;
          return (
            <li key={deck}>
              <span className="ag-westeros-card" data-about={`westeros:${id}`} tabIndex={0}>
                <i aria-hidden="true">{deckNumber(deck)}</i>
                <b>{plain(westerosCard(id))}</b>
                {icons > 0 && <Icon name="wildling" />}
                <span className="unseen">{say(`westeros.${id}.text`)}</span>
              </span>
              <DeckLeft world={world} deck={deck} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What may still be drawn: everybody knows what a deck is made of, and its discards lie open. */
function DeckLeft({ world, deck }: { readonly world: World; readonly deck: number }) {
  const gone = world.westerosDiscards[deck]!;
  const left = westerosDecks[deck]!.map(({ id, count }) => ({
    id,
    n: count - gone.filter((card) => card === id).length,
  })).filter(({ n }) => n > 0);
  const n = size(world.westeros[deck]!);
  return (
    <SeatSheet
      title={t('mat.westeros.left', { deck: deckNumber(deck), n })}
      sign={
        <>
          <Icon name="card" />
          {formatNumber(n)}
        </>
      }
    >
      <ul className="ag-deck">
        {left.map(({ id, n: copies }) => (
          <li key={id} data-about={`westeros:${id}`}>
            <span>{plain(westerosCard(id))}</span>
            <b>{formatNumber(copies)}</b>
          </li>
        ))}
      </ul>
    </SeatSheet>
  );
}

/** What each may know of the wildling deck (20.3, 20.5). */
function Wildlings({ world, eye }: { readonly world: World; readonly eye: string }) {
  const { scouted, wildlingBottom, wildlings } = world;
  const n = size(wildlings) + (wildlingBottom ? 1 : 0);
  const seen = scouted?.card.secret;
  const others = scouted?.card.to.filter((seat) => seat !== eye) ?? [];
  return (
    <p className="ag-wildlings" data-about="term:wildling-card">
      <Threat threat={world.threat} />
      <span>
        <b>{t('mat.wildlings')}</b> {t('mat.wildlings.deck', { n })}
        {wildlingBottom && <Line text={t('mat.wildlings.bottom', { card: wildlingCard(wildlingBottom) })} />}
        {scouted && seen && (
          <Line
            text={say(scouted.place === 'top' ? 'mat.wildlings.top' : 'mat.wildlings.bottom.seen', {
              card: wildlingCard(seen),
            })}
          />
        )}
        {scouted && !seen && others.length > 0 && (
          <Line text={say(`mat.wildlings.${scouted.place}.others`, { houses: houses(others) })} />
        )}
      </span>
    </p>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <small>
      <Rich text={text} />
    </small>
  );
}
