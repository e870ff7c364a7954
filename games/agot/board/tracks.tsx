// The round, castles against the seven that win, the wildling threat and the bans of the round, in the top bar.

import { tables } from '../data/data.ts';
import { structuresOf, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Race, Rounds, TracksInBar } from '@three-thrones/game-kit/board/tracks.tsx';
import type { Props } from './types.ts';
import { ban, house, t } from './words/names.ts';
import './tracks.css';

export function Tracks({ view, eye }: Props) {
  const { world } = view;
  return (
    <TracksInBar className="ag-tracks">
      <RoundTrack round={world.round} />
      <Victory world={world} eye={eye} />
      <Threat threat={world.threat} />
      <Bans world={world} />
    </TracksInBar>
  );
}

function RoundTrack({ round }: { readonly round: number }) {
  const { rounds } = tables;
  return (
    <Rounds
      about="track:round"
      label={t('mat.round')}
      title={t('mat.round.n', { n: round, all: rounds })}
      now={round}
      last={rounds}
    />
  );
}

function Victory({ world, eye }: { readonly world: World; readonly eye: string }) {
  const all = tables.areasToWin;
  return (
    <Race
      about="track:victory"
      label={t('mat.victory')}
      eye={eye}
      standing={world.order.map((seat) => ({ seat, n: structuresOf(world, seat).length }))}
      all={all}
      words={(seat, n) => plain(t('mat.victory.of', { house: house(seat), n, all }))}
    >
      <ol className="ag-victory" aria-hidden="true">
        {Array.from({ length: all + 1 }, (_, n) => (
          <li key={n} className={clsx({ goal: n === all })}>
            {formatNumber(n)}
          </li>
        ))}
      </ol>
    </Race>
  );
}

export function Threat({ threat }: { readonly threat: number }) {
  const { attackAt } = tables.wildlings;
  return (
    <div
      className={clsx('ag-threat', { high: threat >= attackAt - 2 })}
      data-about="term:wildling-threat"
      style={{ '--at': threat / attackAt } as CSSProperties}
    >
      <Icon name="wildling" />
      <span dir="ltr" aria-hidden="true">
        <b>
          <Counted value={threat} />
        </b>{' '}
        <i>/{formatNumber(attackAt)}</i>
      </span>
      <span className="unseen">{t('mat.threat.n', { n: threat, all: attackAt })}</span>
    </div>
  );
}

/** Orders nobody may place this round. */
function Bans({ world: { bans } }: { readonly world: World }) {
  if (bans.length === 0) return null;
  return (
    <ul className="ag-bans" aria-label={t('mat.bans')}>
      {bans.map((id) => (
        <li key={id} data-about="term:order-ban" title={ban(id)}>
          <Icon name={`order-${id === 'march-plus-1' ? 'march' : id}`} />
          {id === 'march-plus-1' && <em aria-hidden="true">{formatSigned(1)}</em>}
          <span className="unseen">{ban(id)}</span>
        </li>
      ))}
    </ul>
  );
}
