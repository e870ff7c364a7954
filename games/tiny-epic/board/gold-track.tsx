// How much gold a house has, and which castles cover the rest of its track: its own, or against the Rival the Rival's (§20.2).

import { clsx } from 'clsx';
import { tables } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import { castleAtStake, castles, goldMaximum, type World } from '../rules/queries.ts';
import { Cells } from '@three-thrones/game-kit/board/cells.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { place, t } from './words/names.ts';
import './colours.css';
import './gold-track.css';

export function GoldTrack({ seat, world }: { readonly seat: HouseId; readonly world: World }) {
  const { gold } = world.players[seat]!;
  const most = goldMaximum(world, seat);
  const { rival } = world;
  const stake = rival && castleAtStake(world);
  const label = rival
    ? t('mat.gold.summary.solo', { gold, most, castles: castles(world, rival.seat) })
    : t('mat.gold.summary', { gold, most, castles: castles(world, seat) });
  return (
    <div className="te-track" data-about="term:gold-track">
      <div className="te-track-name">
        <b>{t('mat.gold')}</b>
        <small>{t('mat.gold.maximum', { n: most })}</small>
      </div>
      <Cells className="te-gold" label={label} count={tables.limits.goldTrackMax + 1} at={gold}>
        {(space) =>
          space > most ? (
            <span className="te-gold-castle" data-house={rival?.seat ?? seat}>
              <Icon name="castle" />
            </span>
          ) : (
            <b className={clsx({ 'te-at-stake': space === stake?.covers })}>{formatNumber(space)}</b>
          )
        }
      </Cells>
      {stake && (
        <p className="te-stake">
          {plain(
            t('mat.gold.threat', { place: place(stake.domain), n: stake.covers, most: stake.covers - 1 }),
          )}
        </p>
      )}
    </div>
  );
}
