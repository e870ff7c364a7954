// An offer, drawn: who promises what, until when, and how it stands.

import type { Seat } from '@three-thrones/kernel';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { type Form, inForms, t } from '@three-thrones/ui/i18n/index.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import {
  type Answer,
  answerText,
  type Bargain,
  stateOf,
  type Term,
  type TermKind,
  type Until,
} from './promises.ts';
import { linked } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { roundOf } from './use-bargains.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';
import './bargain.css';

interface BargainProps {
  readonly bargain: Bargain;
}

/** As it stands among the messages, with what its two houses can do about it. */
export function BargainCard({ bargain }: BargainProps) {
  const shown = useShown();
  const { board, client, snapshot } = shown;
  const { report } = useObjecting();
  const { talk } = client;
  const { from, to, isPrivate } = bargain;
  const isOpen = stateOf(bargain, roundOf(shown)) === 'open';
  const answers: readonly Answer[] = isOpen && talk ? answersOf(bargain, snapshot.eye) : [];
  const other = snapshot.eye === from ? to : from;
  return (
    <div
      className="bargain"
      role="group"
      aria-label={t('table.bargain.name', houseForms(board, { from, to }))}
    >
      <BargainTerms bargain={bargain} />
      {answers.length > 0 && (
        <div className="bargain-answers">
          {answers.map((what) => (
            <button
              key={what}
              type="button"
              className={what === 'accept' ? 'button primary' : 'button plain'}
              onClick={() => report(talk!.say(answerText(what, bargain), isPrivate ? other : undefined))}
            >
              {t(`table.bargain.${what}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function answersOf({ from, to }: Bargain, eye: string): readonly Answer[] {
  if (eye === from) return ['withdraw'];
  return eye === to ? ['accept', 'decline'] : [];
}

/** Both sides of it, until when, and its state. */
export function BargainTerms({ bargain }: BargainProps) {
  const shown = useShown();
  const { board } = shown;
  const { from, to, give, want, until, isPrivate } = bargain;
  const [giver, asked] = [board.houseName(from), board.houseName(to)];
  const state = stateOf(bargain, roundOf(shown));
  return (
    <>
      <Side
        {...{ board, house: from, other: to, terms: give }}
        head={t('table.bargain.gives', { house: giver })}
      />
      <Side
        {...{ board, house: to, other: from, terms: want }}
        head={t('table.bargain.returns', { house: asked })}
      />
      <p className="bargain-state" data-state={state}>
        <small>
          {untilWords(until)}
          {!isPrivate && ` · ${t('table.bargain.is-public')}`}
        </small>
        <b>{t(`table.bargain.state.${state}`)}</b>
      </p>
    </>
  );
}

interface SideProps {
  readonly board: AnyBoard;
  readonly house: Seat;
  readonly other: Seat;
  readonly terms: readonly Term[];
  readonly head: string;
}

function Side({ board, house, other, terms, head }: SideProps) {
  return (
    <div className="bargain-side">
      <Shield house={house} />
      <div>
        <b>{head}</b>
        {terms.length === 0 && <p className="quiet">{t('table.bargain.nothing')}</p>}
        <ul>
          {terms.map((term) => (
            <li key={term}>
              <Rich text={termWords(board, term, other)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** One promise towards the other house. */
export function termWords(board: AnyBoard, term: Term, other: Seat): string {
  const [kind, what = ''] = term.split(':') as [TermKind, string?];
  if (kind === 'leave') return t('table.bargain.term.leave', { to: board.places?.words(what).to ?? what });
  const house = kind === 'fight' ? what : other;
  const marked = (id: string, form?: Form): string => linked(`house:${id}`, board.houseName(id, form));
  return t(`table.bargain.term.${kind}`, inForms({ house }, marked));
}

function untilWords(until: Until): string {
  return until === 'end' ? t('table.bargain.until.end') : t('table.bargain.until.round', { round: until });
}
