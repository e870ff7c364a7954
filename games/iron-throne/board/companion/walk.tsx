// The round, step by step and window by window: who may act with what, under which condition, and what the aid should
// know for that.

import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { ability, characterOn, sequence } from '../../data/data.ts';
import type { WindowId } from '../../data/ids.ts';
import { m, momentWords } from '../moments/words.ts';
import { Medal } from '../pieces.tsx';
import { houseName, personOn } from '../stage/words.ts';
import { Condition } from '../timing/ladder.tsx';
import { type Chip, isIdle, type WindowRow } from '../timing/model.ts';
import { SPECIAL } from '../timing/moments.ts';
import { MomentSign } from '../timing/signs.tsx';
import { say } from '../words/names.ts';
import { MOMENT_RULES } from '../words/term-rules.ts';
import { newAid, nextRound, stepTo, WALK, windowIn } from './aid.ts';
import type { AidProps } from './props.ts';
import { Telling } from './telling.tsx';
import { c } from './words.ts';

export function Walk({ aid, change }: AidProps) {
  const { kind } = sequence.find(({ id }) => id === aid.at)!;
  const place = WALK.indexOf(aid.at);
  const isLast = place === WALK.length - 1;
  const special = windowIn(aid, SPECIAL);
  return (
    <>
      <header className="it-walk-head on-wood">
        <span>
          <b>{c('round', { n: aid.round })}</b>
          {aid.challenger && (
            <>
              {' '}
              <Shield house={aid.challenger} /> {houseName(aid.challenger)}
            </>
          )}
        </span>
        <button type="button" className="button plain" onClick={() => change({ ...aid, isSeated: false })}>
          {c('change')}
        </button>
        <button type="button" className="button plain" onClick={() => change(newAid())}>
          {c('reset')}
        </button>
      </header>
      <Map {...{ aid, change }} />
      <section className="panel it-walk" aria-live="polite">
        <p className="it-walk-kind">
          <MomentSign kind={kind} isLit />
          {/* No dot between: beside a Persian number it reads as a zero. */}
          <span>{kind === 'window' ? c('window') : c('step')}</span>
          <span>{c('place', { at: place + 1, all: WALK.length })}</span>
          <RuleLink game="iron-throne" rule={MOMENT_RULES[aid.at] ?? '3.3'} />
        </p>
        <h2>{plain(say(`moment.${aid.at}.name`))}</h2>
        {kind === 'window' && <InWindow row={windowIn(aid, aid.at as WindowId)} />}
        <Telling {...{ aid, change }} />
        {!isIdle(special) && (
          <details>
            <summary>
              {c('any-time')}: {momentWords(`timing.short.${SPECIAL}`)}
            </summary>
            <InWindow row={special} />
          </details>
        )}
      </section>
      <nav className="it-walk-nav on-wood" aria-label={c('title')}>
        <button
          type="button"
          className="button"
          disabled={place === 0}
          onClick={() => change(stepTo(aid, -1))}
        >
          {c('back')}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => change(isLast ? nextRound(aid) : stepTo(aid, 1))}
        >
          {isLast ? c('next-round') : c('next')}
        </button>
      </nav>
    </>
  );
}

/** The whole round in one row: one touch goes anywhere. */
function Map({ aid, change }: AidProps) {
  return (
    <ol className="it-walk-map" aria-label={m('timing.round')}>
      {sequence.map(({ id, kind }, at) => (
        <li key={id} className={clsx({ now: id === aid.at, past: at < WALK.indexOf(aid.at) })}>
          <button
            type="button"
            aria-label={plain(say(`moment.${id}.name`))}
            aria-current={id === aid.at ? 'step' : undefined}
            onClick={() => change({ ...aid, at: id })}
          >
            <MomentSign kind={kind} isLit={id === aid.at} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function InWindow({ row }: { readonly row: WindowRow }) {
  return (
    <>
      {isIdle(row) && <p>{c('nobody')}</p>}
      <Actors title={m('timing.leaders')} detail={m('timing.leaders.how')} chips={row.leaders} />
      <Actors title={m('timing.cards')} detail={m('timing.cards.how')} chips={row.cards} />
      <Actors title={m('timing.cannot')} chips={row.cannot} />
    </>
  );
}

interface ActorsProps {
  readonly title: string;
  readonly detail?: string;
  readonly chips: readonly Chip[];
}

function Actors({ title, detail, chips }: ActorsProps) {
  if (chips.length === 0) return null;
  return (
    <>
      <h3>
        {title} {detail !== undefined && <small>{detail}</small>}
      </h3>
      <ul className="it-actors">
        {chips.map((chip) => (
          <li key={chip.id} className={chip.standing}>
            <details>
              <summary data-house={chip.seat}>
                <Medal id={characterOn(chip.id)} />
                <span>
                  <b>{personOn(chip.id)}</b> <small>{houseName(chip.seat)}</small>
                  {chip.standing === 'maybe' && <em>{m('timing.is.maybe')}</em>}
                  <Condition chip={chip} />
                </span>
                <Icon name="chevron" />
              </summary>
              <p>{plain(say(`ability.${chip.id}.text`))}</p>
              <p className="quiet">
                {plain(say(`condition.${chip.condition}`))}
                {ability(chip.id).source.endsWith('reconstructed') && ` · ${c('ours')}`}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
