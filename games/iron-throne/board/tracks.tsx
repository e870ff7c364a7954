// The round, the race to five influence and the event deck, in the top bar.

import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Race, TracksInBar } from '@three-thrones/game-kit/board/tracks.tsx';
import { eventCard, tables } from '../data/data.ts';
import { spreadOf, type World } from '../rules/queries.ts';
import { houseName, words } from './stage/words.ts';
import type { Props } from './types.ts';
import './tracks.css';

export function Tracks({ view: { world }, eye }: Props) {
  const all = tables.victory;
  return (
    <TracksInBar className="it-tracks">
      <div className="it-round" data-about="track:round">
        <span className="board-label" aria-hidden="true">
          {words(world.round === 0 ? 'round.before' : 'round')}
        </span>
        {world.round > 0 && <b aria-hidden="true">{formatNumber(world.round)}</b>}
        <span className="unseen">
          {world.round === 0 ? words('round.before.spoken') : words('round.n', { n: world.round })}
        </span>
      </div>
      <Race
        about="track:influence"
        label={words('race')}
        eye={eye}
        standing={world.order.map((seat) => ({ seat, n: spreadOf(world, seat) }))}
        all={all}
        words={(seat, n) => words('race.of', { house: houseName(seat), n, all })}
      >
        <ol className="it-rule" aria-hidden="true">
          {Array.from({ length: all + 1 }, (_, n) => (
            <li key={n} className={clsx({ goal: n === all })}>
              {n === all ? <Icon name="iron-throne" /> : formatNumber(n)}
            </li>
          ))}
        </ol>
      </Race>
      <Events world={world} />
    </TracksInBar>
  );
}

function Events({ world: { events, eventsOut, encounter } }: { readonly world: World }) {
  const last = encounter?.events[0] ?? eventsOut.at(-1);
  const house = last && eventCard(last).house;
  return (
    <div className="it-events" data-about="track:events">
      <Icon name="card" />
      <span>{words('events', { n: size(events) })}</span>
      {last && (
        <i data-about={`event:${last}`}>
          {words('events.last')}{' '}
          {house ? <Shield house={house} label={houseName(house)} /> : <Icon name="order-star" />}
        </i>
      )}
    </div>
  );
}
