// My own proposal, with steppers over the terms of the question.

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { activeOf, type Side, SIDES } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import { Back } from '../pieces.tsx';
import { houseName } from '../stage/words.ts';
import type { Props } from '../types.ts';
import { sideName, TermsTable } from './sheet.tsx';
import {
  backsIn,
  countIn,
  differs,
  hostagesOf,
  MOST,
  named,
  type Row,
  stepped,
  type Stop,
  whyNoMore,
  wordOf,
} from './terms.ts';

export interface EditorProps {
  readonly props: Pick<Props, 'view' | 'eye'>;
  /** Whose proposal it is. */
  readonly by: Side;
  readonly terms: readonly string[];
  /** What lies on the table: whatever differs from it stands out. */
  readonly against: readonly string[];
  onTerms(terms: readonly string[]): void;
}

export function DealEditor(editor: EditorProps) {
  const { props } = editor;
  const [stop, setStop] = useState<Stop>();
  const note = useId();
  return (
    <>
      <TermsTable
        props={props}
        className="it-terms edit"
        aria-describedby={note}
        data-about="term:deal"
        given={(giver, row) => <Stepper {...{ editor, row, giver }} onStop={setStop} />}
        note={(row) => <small>{m('deal.at-most', { n: MOST[row] })}</small>}
      />
      <Naming {...editor} />
      <p id={note} className="it-deal-stop" role="status">
        {stop && m(stop === 'limit' ? 'deal.limit' : 'deal.cannot-pay')}
      </p>
    </>
  );
}

interface StepperProps {
  readonly editor: EditorProps;
  readonly row: Row;
  readonly giver: Side;
  onStop(stop: Stop | undefined): void;
}

function Stepper({ editor: { props, by, terms, against, onTerms }, row, giver, onStop }: StepperProps) {
  const { world } = props.view;
  const word = wordOf(giver, by);
  const count = countIn(terms, word, row);
  const stop = whyNoMore(world, by, terms, word, row);
  const what = m('deal.gives', { who: sideName(props, giver), what: m(`deal.${row}`) });
  const step = (by_: 1 | -1): void => {
    onStop(undefined);
    onTerms(stepped(terms, word, row, by_));
  };
  return (
    <span
      className={clsx('it-stepper', { changed: differs(terms, against, word, row) })}
      role="group"
      aria-label={what}
    >
      <button
        type="button"
        aria-label={m('deal.less', { what })}
        aria-disabled={count === 0}
        onClick={() => count > 0 && step(-1)}
      >
        <Icon name="minus" />
      </button>
      <b aria-live="polite">{formatNumber(count)}</b>
      <button
        type="button"
        aria-label={m('deal.more', { what })}
        aria-disabled={stop !== undefined}
        onClick={() => (stop ? onStop(stop) : step(1))}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** Hostages named by their backs: one touches those that are meant. */
function Naming({ props, by, terms, onTerms }: EditorProps) {
  const { world } = props.view;
  const all = SIDES.flatMap((giver) => {
    const word = wordOf(giver, by);
    return hostagesOf(world, by, word).map((hostage) => ({ word, giver, ...hostage }));
  });
  if (all.length === 0) return null;
  const isBack = all.some(
    ({ word, id, of, giver }) => backsIn(terms, word).includes(id) && isOwner(props, giver, of),
  );
  return (
    <div className="it-naming">
      <span>{m('deal.naming')}</span>
      {all.map(({ word, giver, id, of }) => (
        <button
          key={id}
          type="button"
          aria-pressed={backsIn(terms, word).includes(id)}
          aria-label={m('deal.name-back', {
            what: `${sideName(props, giver)} · ${houseName(of)}`,
            id,
          })}
          data-about={`hostage:${id}`}
          onClick={() => onTerms(named(world, by, terms, word, id))}
        >
          <Back house={of} />
        </button>
      ))}
      {isBack && <small>{m('deal.comes-back')}</small>}
    </div>
  );
}

/** A hostage that goes to the player it was taken from. */
function isOwner({ view }: EditorProps['props'], giver: Side, of: string): boolean {
  return activeOf(view.world, giver === 'challenger' ? 'defender' : 'challenger') === of;
}
