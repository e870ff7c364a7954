// Row A: the round as a wall, phase by phase. Only the phase under way is unfolded.

import { clsx } from 'clsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { type Moment, sequence } from '../../data/data.ts';
import type { WindowId } from '../../data/ids.ts';
import { momentWords } from '../moments/words.ts';
import type { Props } from '../types.ts';
import { say } from '../words/names.ts';
import { actorsIn, windowsOf } from './model.ts';
import { PHASES, placeOf, SPECIAL } from './moments.ts';
import { MomentSign } from './signs.tsx';

interface TrackProps {
  readonly props: Props;
  readonly now: string | undefined;
}

export function Track({ props, now }: TrackProps) {
  const here = now === SPECIAL ? 'special' : sequence[placeOf(now)]?.phase;
  return (
    <ol className="it-track" aria-label={momentWords('timing.round')}>
      {PHASES.map((phase, at) => (
        <li key={phase} className={clsx('it-phase', { now: phase === here })}>
          <b data-about={`moment:${phase}`}>
            {at > 0 && at < 5 && <i aria-hidden="true">{formatNumber(at)}</i>}
            <span>{momentWords(`timing.short.${phase}`)}</span>
          </b>
          <ol>
            {momentsOf(phase).map((moment) => (
              <MomentOnWall key={moment.id} {...{ props, now, moment }} isNamed={phase === here} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function momentsOf(phase: string): readonly Moment[] {
  if (phase === 'special') return [{ id: SPECIAL, kind: 'window', phase }];
  return sequence.filter((moment) => moment.phase === phase);
}

interface MomentProps extends TrackProps {
  readonly moment: Moment;
  readonly isNamed: boolean;
}

function MomentOnWall({ props, now, moment: { id, kind }, isNamed }: MomentProps) {
  const { world } = props.view;
  const isNow = id === now;
  const isPast = placeOf(id) >= 0 && placeOf(id) < placeOf(now);
  const leaders =
    kind === 'window'
      ? actorsIn(world, id as WindowId).filter(({ seat, id: who }) => who === leaderOf(props, seat))
      : [];
  const isMine =
    kind === 'window' && world.mats[props.eye] && windowsOf(world, props.eye, props.eye).has(id as WindowId);
  const name = plain(say(`moment.${id}.name`));
  const short = momentWords(`timing.short.${id}`);
  return (
    <li
      className={clsx({ now: isNow, past: isPast, mine: isMine })}
      aria-current={isNow ? 'step' : undefined}
    >
      <button
        type="button"
        className="it-moment"
        aria-label={name.startsWith(short) ? name : `${short}: ${name}`}
        {...thingProps(props, `moment:${id}`)}
      >
        <MomentSign kind={kind} isLit={isNow} />
        <span className={clsx('it-moment-name', { named: isNow || (isNamed && !isPast) })}>{short}</span>
        {leaders.length > 0 && !isPast && (
          <em>
            {leaders.map(({ seat }) => (
              <Shield key={seat} house={seat} />
            ))}
          </em>
        )}
      </button>
    </li>
  );
}

function leaderOf({ view }: Props, seat: string): string | undefined {
  return view.world.mats[seat]?.leader;
}
