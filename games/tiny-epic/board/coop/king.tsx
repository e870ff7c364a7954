// The Night King's panel: where he stands, the two tracks that make him and his strong, and what he would fight with now.

import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { coopTables } from '../../data/coop.ts';
import {
  dares,
  enemyLines,
  isSecondPhase,
  kingTrack,
  total,
  walkerStrength,
  type World,
} from '../../rules/queries.ts';
import { placed, say } from '../words/names.ts';
import { c } from './words.ts';
import './frost.css';
import './king.css';

export function KingPanel({ world }: { readonly world: World }) {
  const coop = world.coop!;
  const { nightKing, glass, steel, treaty } = coop;
  const points = { treaty: treaty.score, king: nightKing.score };
  return (
    <section className="te-king te-frost panel" aria-label={say('house.night-king.name')}>
      <header data-about="term:night-king">
        <Shield house="night-king" />
        <div>
          <h2>{say('house.night-king.name')}</h2>
          <small>{plain(placed(nightKing.at, 'in'))}</small>
        </div>
        <b className="te-king-score" data-about="term:victory-point">
          <Icon name="order-star" />
          <Counted value={nightKing.score} />
        </b>
      </header>
      <Track
        about="term:night-king-mat"
        name={c('king.he')}
        base={coopTables.nightKingStrength}
        spaces={coopTables.nightKingTrack}
        covered={glass}
        by="dragonglass"
        strength={coopTables.nightKingStrength + kingTrack(coop)}
      />
      <Track
        about="term:white-walker-mat"
        name={c('card.walkers')}
        base={coopTables.walkerStrength}
        spaces={coopTables.walkerTrack}
        covered={steel}
        by="valyrian-blade"
        strength={walkerStrength(coop)}
      />
      <p className="te-king-walkers" data-about="term:white-walker">
        <Icon name="white-walker" />
        <span>
          {[
            c('king.map', { n: coop.walkers.length }),
            c('king.pool', { n: coop.walkerPool }),
            c('king.terror', { n: coop.terror.walkers }),
          ].join(' · ')}
        </span>
      </p>
      <p>
        <Icon name="hostility" />
        <span>{fightWords(world)}</span>
      </p>
      <p data-dares={dares(coop)}>
        <Icon name={dares(coop) ? 'check' : 'lock'} />
        <span>
          {c(dares(coop) ? 'king.may-fight' : 'king.too-strong')}
          <i> · {c('king.points', points)}</i>
        </span>
      </p>
    </section>
  );
}

/** His strength where he stands, with all who would help him there. */
function fightWords(world: World): string {
  const coop = world.coop!;
  const lines = enemyLines(world, 'night-king', coop.nightKing.at, []);
  const n = lines.find(({ what }) => what === 'walkers')?.count ?? 0;
  const words = c('king.fights', { strength: total(lines), n });
  return isSecondPhase(coop) ? `${words}. ${c('king.dragon', { n: coopTables.dragonBonus })}` : words;
}

interface TrackProps {
  readonly about: Thing;
  readonly name: string;
  readonly base: number;
  readonly spaces: readonly number[];
  /** So many of them, from the right, are covered. */
  readonly covered: number;
  readonly by: string;
  readonly strength: number;
}

function Track({ about, name, base, spaces, covered, by, strength }: TrackProps) {
  return (
    <div className="te-king-track" data-about={about}>
      <span>
        <b>{name}</b>
      </span>
      <ol aria-label={c('king.track', { n: covered, strength })}>
        <li className="base" aria-hidden="true">
          {formatNumber(base)}
        </li>
        {spaces.map((bonus, at) => (
          <li key={at} data-covered={at >= spaces.length - covered} aria-hidden="true">
            {at >= spaces.length - covered ? <Icon name={by} /> : formatSigned(bonus)}
          </li>
        ))}
      </ol>
      <b aria-hidden="true">{formatNumber(strength)}</b>
    </div>
  );
}
