// The frame of a ceremony that fills the table: what it is, lanes on which houses move ahead, steps one after another, what
// lights up, and what each house gets. Its pace is the beat's; its only clock is an animation, so that a pause holds it.

import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, use, useState } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import type { Showing } from '../beat.ts';
import { SceneControls } from './controls.ts';
import './ceremony.css';
import './honours.css';
import './ceremony-small.css';

export interface CeremonyStep {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly detail: string;
  /** What is said about it while it is shown. */
  readonly lines?: ReactNode;
}

interface CeremonyProps {
  readonly className: string;
  readonly beat: Pick<Showing, 'key' | 'phase' | 'lasts'>;
  readonly title: string;
  readonly detail: string;
  readonly steps: readonly CeremonyStep[];
  /** By the step that is shown: as many as there are when all of them are over. */
  lanes(step: number): ReactNode;
  stage(step: number): ReactNode;
  houses(step: number): ReactNode;
  /** What comes next. */
  readonly foot: ReactNode;
}

export function Ceremony(props: CeremonyProps) {
  const { className, beat, title, detail, steps, lanes, stage, houses, foot } = props;
  const { step, clock } = useSteps(beat, steps.length);
  const controls = use(SceneControls);
  const style = { '--step': `${beat.lasts / steps.length}ms` } as CSSProperties;
  return (
    <section
      className={clsx('board-ceremony', className)}
      aria-label={title}
      data-beat={beat.key}
      data-step={step}
      style={style}
    >
      {clock}
      <header className="board-ceremony-head">
        <hgroup>
          <p>{detail}</p>
          <h2>{title}</h2>
        </hgroup>
        <ul className="board-lanes">{lanes(step)}</ul>
      </header>
      <ol className="board-steps panel">
        {steps.map(({ key, icon, title: name, detail: about, lines }, at) => (
          <li key={key} data-at={at < step ? 'done' : at === step ? 'now' : 'later'}>
            <span className="board-step-sign">
              <Icon name={at < step ? 'check' : icon} />
            </span>
            <div>
              <h3>{name}</h3>
              <p>{about}</p>
              {at <= step && lines}
            </div>
          </li>
        ))}
      </ol>
      <div className="board-ceremony-stage">{stage(step)}</div>
      <ul className="board-ceremony-houses">{houses(step)}</ul>
      <div className="board-ceremony-foot">{foot}</div>
      <div className="board-ceremony-pace">{controls}</div>
    </section>
  );
}

/** Steps share the time of the beat. When it rests, and where nothing may move, all of them are over. */
function useSteps({ key, phase, lasts }: CeremonyProps['beat'], count: number) {
  const [reached, setReached] = useState(0);
  const step = phase === 'rest' || lasts === 0 ? count : phase === 'camera' ? 0 : reached;
  const clock = phase === 'movement' && lasts > 0 && (
    <i
      key={key}
      className="board-ceremony-clock"
      style={{ animationIterationCount: count }}
      onAnimationIteration={() => setReached((before) => before + 1)}
      aria-hidden="true"
    />
  );
  return { step, clock };
}

interface LaneProps {
  readonly house: string;
  /** What the lane says to those who do not see it. */
  readonly words: string;
  /** The end of every lane. */
  readonly all: number;
  /** Before the ceremony, before this step, and now. */
  readonly start: number;
  readonly before: number;
  readonly now: number;
  /** Lanes move one after another. */
  readonly at: number;
}

/** How far a house has come: a dot where it began, its shadow before this step, its shield now. */
export function Lane({ house, words, all, start, before, now, at }: LaneProps) {
  const style = {
    '--start': start / all,
    '--before': before / all,
    '--now': now / all,
    '--at': at,
  } as CSSProperties;
  return (
    <li className="board-lane" data-house={house} style={style}>
      <span className="unseen">{words}</span>
      <span className="board-lane-rule" aria-hidden="true">
        <i className="board-lane-way" />
        <i className="board-lane-more" />
        <i className="board-lane-dot" />
        {before !== now && <Shield house={house} className="board-lane-ghost" />}
        <span className="board-lane-mark">
          {now > before && <em key={now}>{formatSigned(now - before)}</em>}
          <Shield house={house} />
          <b>{formatNumber(now)}</b>
        </span>
      </span>
    </li>
  );
}

/** The figures under the lanes. */
export function LaneFigures({ all }: { readonly all: number }) {
  const apart = all > 15 ? 5 : all > 8 ? 2 : 1;
  return (
    <li className="board-lane-figures" aria-hidden="true">
      <span className="board-lane-rule">
        {Array.from({ length: Math.floor(all / apart) + 1 }, (_, at) => (
          <small key={at} style={{ '--now': (at * apart) / all } as CSSProperties}>
            {formatNumber(at * apart)}
          </small>
        ))}
      </span>
    </li>
  );
}

interface HouseOfCeremonyProps {
  readonly house: string;
  readonly name: string;
  readonly person: string;
  readonly before: number;
  readonly now: number;
  readonly children: ReactNode;
}

export function HouseOfCeremony({ house, name, person, before, now, children }: HouseOfCeremonyProps) {
  return (
    <li className="board-honour panel" data-house={house}>
      <span className="board-pennant">
        <Shield house={house} />
      </span>
      <div>
        <h3>
          {name} <small>{person}</small>
          <span className="board-honour-score">
            {before !== now && <s>{formatNumber(before)}</s>}
            <Icon name="order-star" />
            <b>{formatNumber(now)}</b>
          </span>
        </h3>
        <dl>{children}</dl>
      </div>
    </li>
  );
}

interface HonourProps {
  readonly icon: string;
  readonly title: string;
  readonly points: number;
  readonly when: 'done' | 'now' | 'later';
  readonly children: ReactNode;
}

/** What one step gives to one house. */
export function Honour({ icon, title, points, when, children }: HonourProps) {
  return (
    <div className="board-honour-line" data-at={when}>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{when !== 'later' && children}</dd>
      <dd className="board-honour-points">{when !== 'later' && (points > 0 ? formatSigned(points) : '·')}</dd>
    </div>
  );
}

interface ChipProps {
  readonly isReached: boolean;
  readonly points?: number;
  readonly children: ReactNode;
}

/** One thing that scored, or did not. */
export function HonourChip({ isReached, points = 0, children }: ChipProps) {
  return (
    <span className="board-chip-line" data-reached={isReached}>
      {isReached && <Icon name="check" />}
      <span>{children}</span>
      {isReached && points > 0 && <b>{formatSigned(points)}</b>}
    </span>
  );
}
