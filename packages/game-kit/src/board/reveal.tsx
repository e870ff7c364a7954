// A fight over the stage, in the order it is decided: cards lie face down and turn, strengths are counted line by line,
// then losses and who has won. How long each takes is the director's business; a touch goes on.

import { clsx } from 'clsx';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned, t } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { Showing } from './beat.ts';
import { from, oneByOne, paced } from './scene/paced.ts';
import { ShownCard } from './scene/shown-cards.tsx';
import './reveal.css';

/** What a strength is made of. */
export interface StagedLine {
  readonly sign: string;
  readonly words: string;
  readonly about?: Thing | undefined;
  readonly amount: number;
}

export interface StagedSide {
  readonly house: string;
  readonly name: string;
  /** Attacks, defends. */
  readonly role: string;
  readonly cards: readonly { readonly id: string; readonly face: ReactNode }[];
  /** Said where no card was played. */
  readonly noCard: string;
  readonly lines: readonly StagedLine[];
  /** Nothing where strengths are not compared, or not yet. */
  readonly total?: number | undefined;
  readonly wins: boolean;
  /** What it loses, and where the rest goes; in words. */
  readonly losses: readonly string[];
}

interface StagedFightProps {
  readonly className: string;
  readonly beat: Showing;
  goOn(): void;
  readonly title: string;
  readonly attacker: StagedSide;
  readonly defender: StagedSide;
  /** The cards turn over in this beat; otherwise they lie open already. */
  readonly turns: boolean;
  /** Who has won, and why; or what has happened so far. */
  readonly children?: ReactNode;
}

/** Parts of the time: until when cards turn, strengths are counted, and losses are told. */
const TURN = 0.18;
const COUNT = 0.4;
const LOSE = 0.8;
const DECIDE = 0.88;

export function StagedFight(props: StagedFightProps) {
  const { className, beat, goOn, title, attacker, defender, turns, children } = props;
  // First the camera, alone.
  if (beat.phase === 'camera') return null;
  const steps = Math.max(attacker.lines.length, defender.lines.length);
  const later = oneByOne(steps, turns ? COUNT : 0, LOSE);
  // Who stands there is known before any card is turned.
  const comes = (at: number): number => (at === 0 ? 0 : later(at));
  return (
    <section
      key={beat.key}
      className={clsx('board-staged-fight panel', className)}
      aria-label={title}
      data-beat={beat.key}
      {...paced(beat)}
      onClick={goOn}
    >
      <h2>{title}</h2>
      <div className="board-staged-sides">
        {[attacker, defender].map((side, at) => (
          <Fragment key={side.house}>
            {at > 0 && <Icon name="hostility" className="board-staged-swords" />}
            <Staged {...{ side, turns, comes }} />
          </Fragment>
        ))}
      </div>
      {children !== undefined && (
        <div className="board-staged-end board-comes" style={from(DECIDE)}>
          {children}
        </div>
      )}
      {beat.waits && beat.phase === 'rest' && (
        <button type="button" className="button primary">
          {t('director.continue')}
        </button>
      )}
    </section>
  );
}

interface StagedProps {
  readonly side: StagedSide;
  readonly turns: boolean;
  comes(at: number): number;
}

function Staged({ side, turns, comes }: StagedProps) {
  const { house, name, role, cards, noCard, lines, total, wins, losses } = side;
  return (
    <div className="board-staged-side" data-house={house} data-wins={wins}>
      <header>
        <Shield house={house} />
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
        {total !== undefined && <Sums lines={lines} total={total} comes={comes} />}
      </header>
      <div className="board-staged-cards">
        {cards.length === 0 && <small>{noCard}</small>}
        {cards.map(({ id, face }) => (
          <ShownCard key={id} house={house} turns={turns ? TURN : undefined} about={`card:${id}`}>
            {face}
          </ShownCard>
        ))}
      </div>
      <ul className="board-staged-lines">
        {lines.map(({ sign, words, about, amount }, at) => (
          <li key={at} className="board-comes" style={from(comes(at))} data-about={about}>
            <Icon name={sign} />
            <span>{words}</span>
            <b>{amount === 0 ? formatNumber(0) : formatSigned(amount)}</b>
          </li>
        ))}
      </ul>
      <ul className="board-staged-losses">
        {losses.map((words) => (
          <li key={words} className="board-comes" style={from(LOSE)}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SumsProps extends Pick<StagedProps, 'comes'> {
  readonly lines: readonly StagedLine[];
  readonly total: number;
}

/** The strength as far as it is counted. Read out, it is the whole. */
function Sums({ lines, total, comes }: SumsProps) {
  const sums = sumsOf(lines, total);
  return (
    <strong className="board-sums">
      {sums.map((sum, at) => (
        <span
          key={at}
          className="board-sum"
          aria-hidden={at < sums.length - 1}
          style={{ '--from': comes(at), '--until': comes(at + 1) } as CSSProperties}
        >
          {formatNumber(sum)}
        </span>
      ))}
    </strong>
  );
}

/** Line by line; the last is what counts. */
export function sumsOf(lines: readonly StagedLine[], total: number): readonly number[] {
  if (lines.length === 0) return [total];
  const sums: number[] = [];
  for (const { amount } of lines) sums.push((sums.at(-1) ?? 0) + amount);
  return [...sums.slice(0, -1), total];
}
