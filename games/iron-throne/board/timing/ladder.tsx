// Row B: the window that is open, in the order of play: leaders, cards, and who cannot, each with the reason.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { thingProps, type Touched } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Eye } from '@three-thrones/kernel';
import { characterOn } from '../../data/data.ts';
import { m, momentWords } from '../moments/words.ts';
import { Medal } from '../pieces.tsx';
import { houseName, personOn } from '../stage/words.ts';
import { type Chip, isIdle, type WindowRow } from './model.ts';
import './ladder.css';

interface LadderProps {
  readonly row: WindowRow;
  readonly board: Touched;
  readonly eye: Eye;
}

/** All there is to say of a window that is open. */
export function Ladder({ row, board, eye }: LadderProps) {
  return (
    <div className="it-ladder">
      <Rung
        title={m('timing.leaders')}
        detail={m('timing.leaders.how')}
        chips={row.leaders}
        {...{ board, eye }}
      />
      <Rung title={m('timing.cards')} detail={m('timing.cards.how')} chips={row.cards} {...{ board, eye }} />
      {row.cannot.length > 0 && (
        <Rung title={m('timing.cannot')} chips={row.cannot} {...{ board, eye }} className="cannot" />
      )}
    </div>
  );
}

/** A window that is still to come. */
export function Coming({ row, board, eye, title }: LadderProps & { readonly title: string }) {
  const chips = [...row.leaders, ...row.cards];
  return (
    <Rung title={title} detail={momentWords(`timing.short.${row.window}`)} {...{ chips, board, eye }}>
      {isIdle(row) && <span className="it-nobody">{m('timing.nobody')}</span>}
    </Rung>
  );
}

interface RungProps {
  readonly title: string;
  readonly detail?: string;
  readonly chips: readonly Chip[];
  readonly board: Touched;
  readonly eye: Eye;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Rung({ title, detail, chips, board, eye, className, children }: RungProps) {
  return (
    <section className={clsx('it-rung', className)}>
      <h3 data-about="term:window">
        {title}
        {detail !== undefined && <small>{detail}</small>}
      </h3>
      {children ?? (chips.length === 0 && <span className="it-nobody">{m('timing.nobody')}</span>)}
      <ul>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Who {...{ chip, board, eye }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({ chip, board, eye }: { readonly chip: Chip; readonly board: Touched; readonly eye: Eye }) {
  const { id, seat, kind, standing } = chip;
  const tag = tagOf(chip, eye);
  return (
    <button
      type="button"
      className={clsx('it-who', standing, { own: seat === eye })}
      data-house={seat}
      {...thingProps(board, kind === 'leader' ? `leader:${id}` : `card:${id}`)}
    >
      <Medal id={characterOn(id)} />
      <span>
        <b>
          {personOn(id)} <span className="unseen">({houseName(seat)})</span>
          {tag !== undefined && <em>{tag}</em>}
        </b>
        <Condition chip={chip} />
      </span>
    </button>
  );
}

/** The condition with tick or cross, or why it cannot. */
export function Condition({ chip: { condition, verdict, standing, why } }: { readonly chip: Chip }) {
  const words =
    why !== undefined && why !== 'condition'
      ? momentWords(`timing.why.${why}`)
      : momentWords(`timing.if.${condition}`);
  const sign = standing === 'no' ? 'close' : verdict === 'yes' ? 'check' : 'why';
  return (
    <small>
      <Icon name={sign} /> {words}
    </small>
  );
}

function tagOf({ standing, seat }: Chip, eye: Eye): string | undefined {
  if (standing === 'now') return seat === eye ? m('timing.you-now') : m('timing.is.now');
  if (standing === 'then' && seat === eye) return m('timing.you');
  if (standing === 'no' || standing === 'then') return undefined;
  return momentWords(`timing.is.${standing}`);
}
