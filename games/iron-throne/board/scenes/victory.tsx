// Somebody has spread all influence, or several have at once: the end.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatList, formatNumber, t as words } from '@three-thrones/ui/i18n/index.ts';
import { sceneProps } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { from, oneByOne } from '@three-thrones/game-kit/board/scene/paced.ts';
import { mat, spreadOf } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import { Frame } from '../pieces.tsx';
import { houseName } from '../stage/words.ts';
import type { Props } from '../types.ts';
import type { Shown } from './shown.ts';

interface VictoryProps extends Pick<Props, 'goOn' | 'names'> {
  readonly beat: Shown;
  readonly seats: readonly string[];
}

export function Victory({ beat, goOn, names, seats }: VictoryProps) {
  const { world } = beat.after;
  const all = [...world.order].sort((one, two) => spreadOf(world, two) - spreadOf(world, one));
  const ranked = [...seats, ...all.filter((seat) => !seats.includes(seat))];
  const comes = oneByOne(ranked.length, 0.3, 0.9);
  const title = m('scene.victory');
  return (
    <section className="it-victory" aria-label={title} {...sceneProps(beat)} onClick={goOn}>
      <div className="panel">
        <h2>{title}</h2>
        <p>{formatList(seats.map(houseName))}</p>
        <div className="it-victors board-lands">
          {seats.map((seat) => (
            <Frame key={seat} leader={mat(world, seat).leader} house={seat} />
          ))}
        </div>
        <ol>
          {ranked.map((seat, at) => (
            <li key={seat} className="board-comes" style={from(comes(at))} data-house={seat}>
              <Shield house={seat} />
              <b>{houseName(seat)}</b>
              <small>{names[seat]}</small>
              <span>
                <Icon name="influence" /> {formatNumber(spreadOf(world, seat))}
              </span>
            </li>
          ))}
        </ol>
        {beat.waits && beat.phase === 'rest' && (
          <button type="button" className="button primary">
            {words('director.continue')}
          </button>
        )}
      </div>
    </section>
  );
}
