// The Treaty Mat: shared gold and castles, the gate to King's Landing, and my own Force Track.

import { coopTables } from '../../data/coop.ts';
import type { HouseId } from '../../data/ids.ts';
import {
  activeSeat,
  castleDomains,
  castlesForThrone,
  tally,
  TREATY,
  type World,
} from '../../rules/queries.ts';
import { clsx } from 'clsx';
import { Cells } from '@three-thrones/game-kit/board/cells.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { bannerOf } from '../map/sites.tsx';
import { ForceTrack } from '../mat.tsx';
import type { Props } from '../types.ts';
import { say, t } from '../words/names.ts';
import { c } from './words.ts';
import '../mat.css';
import './mat.css';

export function Mat(props: Props) {
  const { eye, view, decision } = props;
  const watched = view.world.rival?.person ?? decision?.seat ?? activeSeat(view) ?? view.world.handOfTheKing;
  const seat = (eye === 'spectator' ? watched : eye) as HouseId;
  return (
    <section className="te-mat te-treaty panel" data-house={TREATY} aria-label={t('term.treaty-mat')}>
      <Head seat={seat} props={props} />
      <Gold world={view.world} />
      <Castles world={view.world} />
      <ForceTrack seat={seat} props={props} />
    </section>
  );
}

function Head({ seat, props }: { readonly seat: HouseId; readonly props: Props }) {
  const { world } = props.view;
  return (
    <header className="te-mat-head" data-about="term:treaty">
      <Shield house={TREATY} />
      <div>
        <h2>{say('house.treaty.name')}</h2>
        <small>
          {c('treaty.shared')} ·{' '}
          <span data-about="term:victory-point">
            <Icon name="order-star" className="star" />
            <Counted value={world.coop!.treaty.score} />
          </span>
        </small>
        {!world.rival && (
          <span className="te-badges">
            <span className="te-badge" data-about="term:hand-of-the-king">
              <Shield house={world.handOfTheKing} />
              {t('mat.hand-of-the-king')}
            </span>
          </span>
        )}
      </div>
      <button type="button" className="te-ability" {...thingProps(props, `ability:${seat}`)}>
        {say(`ability.${seat}.text`)}
      </button>
    </header>
  );
}

function Gold({ world }: { readonly world: World }) {
  const { gold } = world.coop!.treaty;
  const most = coopTables.goldMaximum;
  return (
    <div className="te-track" data-about="term:gold-track">
      <div className="te-track-name">
        <b>{t('mat.gold')}</b>
        <small>{t('mat.gold.maximum', { n: most })}</small>
      </div>
      <Cells className="te-gold" label={c('treaty.gold', { gold, most })} count={most + 1} at={gold}>
        {(space) => <b>{formatNumber(space)}</b>}
      </Cells>
    </div>
  );
}

/** The spaces of the mat: more castles than these lie beside it. */
const SPACES = 10;

function Castles({ world }: { readonly world: World }) {
  const held = castleDomains(world, TREATY);
  const gate = castlesForThrone(world);
  const label = c('treaty.castles.summary', { n: held.length, points: tally(world, TREATY).castles, gate });
  return (
    <div className="te-track" data-about="term:treaty-mat">
      <div className="te-track-name">
        <b>{c('treaty.castles')}</b>
        <small>{c('treaty.castles.worth')}</small>
      </div>
      <ol className="te-treaty-castles" aria-label={label}>
        {Array.from({ length: Math.max(SPACES, held.length) }, (_, space) => {
          const at = held[space];
          const banner = at && bannerOf(world, at);
          return (
            <li
              key={space}
              className={clsx({ held: at, gate: space + 1 === gate })}
              data-house={banner}
              data-about={at && `domain:${at}`}
              aria-hidden="true"
            >
              {banner ? <Shield house={banner} /> : space + 1 === gate && <Icon name="iron-throne" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
