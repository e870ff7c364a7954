// The timing strip: where in the round we are, who may act here with what under which condition, which of mine, and why
// not. It says what everybody can see, and of hands only my own.

import { Plate } from '@three-thrones/game-kit/board/plate.tsx';
import type { GoingBy } from '@three-thrones/game-kit/board/goes-by.ts';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useId } from 'react';
import { WINDOWS, type WindowId } from '../../data/ids.ts';
import { m, momentWords } from '../moments/words.ts';
import type { Props } from '../types.ts';
import { MOMENT_RULES } from '../words/term-rules.ts';
import { UNTIL } from './goes-by.ts';
import { Coming, Ladder } from './ladder.tsx';
import { comingWindow, isIdle, type Looking, openWindow } from './model.ts';
import { momentNow, windowsAfter } from './moments.ts';
import { MomentSign } from './signs.tsx';
import { Track } from './track.tsx';
import './timing.css';

export function Timing(props: Props) {
  const { view, asked, decision } = props;
  const now = momentNow(view.world, decision ? [...asked, decision] : asked);
  return (
    <Plate className="it-timing" label={m('timing.title')}>
      <Track {...{ props, now }} />
      <div className="it-open">{now === undefined ? <Idle {...props} /> : <Row {...{ props, now }} />}</div>
    </Plate>
  );
}

/** Before the first round, and after the last. */
function Idle({ view }: Props) {
  return <p>{m(view.world.winners.length > 0 ? 'timing.over-all' : 'timing.before-game')}</p>;
}

interface RowProps {
  readonly props: Props;
  readonly now: string;
}

function Row({ props, now }: RowProps) {
  const { view, eye, decision, asked, goingBy } = props;
  const { world } = view;
  const looking: Looking = { world, eye, asked: decision ? [decision, ...asked] : asked };
  const isWindow = (WINDOWS as readonly string[]).includes(now);
  return (
    <>
      <MomentSign kind={isWindow ? 'window' : 'step'} isLit />
      <div className="it-open-head">
        <b>{momentWords(`timing.short.${now}`)}</b>
        <small>
          {!isWindow && <>{m('timing.step')} · </>}
          <RuleLink game="iron-throne" rule={MOMENT_RULES[now] ?? '3.3'} />
        </small>
      </div>
      {isWindow ? (
        <Ladder row={openWindow(looking, now as WindowId)} board={props} eye={eye} />
      ) : (
        <Ahead {...{ props, looking, now }} />
      )}
      {goingBy && world.mats[eye] && <PassUntil goingBy={goingBy} />}
    </>
  );
}

/** In a step: the next window, and the next one with somebody in it. */
function Ahead({ props, looking, now }: RowProps & { readonly looking: Looking }) {
  const rows = windowsAfter(now).map((window) => comingWindow(looking, window));
  const [next] = rows;
  const then = next && isIdle(next) ? rows.find((row) => !isIdle(row)) : undefined;
  return (
    <div className="it-ladder">
      {next && <Coming row={next} title={m('timing.next')} board={props} eye={props.eye} />}
      {then && <Coming row={then} title={m('timing.then')} board={props} eye={props.eye} />}
    </div>
  );
}

/** Letting windows go by. */
function PassUntil({ goingBy: { until, set } }: { readonly goingBy: GoingBy }) {
  const id = useId();
  return (
    <div className="it-pass" data-on={until !== undefined}>
      <label htmlFor={id}>{m('pass.title')}</label>
      <select
        id={id}
        value={until ?? 'off'}
        title={m('pass.why')}
        onChange={({ target }) => set(target.value === 'off' ? undefined : target.value)}
      >
        {(['off', ...UNTIL] as const).map((one) => (
          <option key={one} value={one}>
            {m(`pass.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
