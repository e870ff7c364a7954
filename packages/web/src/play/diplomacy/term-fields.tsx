// One side of an offer in its form: the terms chosen so far, and room for one more.

import type { Seat } from '@three-thrones/kernel';
import { type Language, LOCALES, t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { termWords } from './bargain-card.tsx';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { MOST_TERMS, type Term, type TermKind, termKindsOf } from './promises.ts';
import { plain } from '@three-thrones/ui/rich.ts';

interface TermFieldsProps {
  readonly board: AnyBoard;
  readonly head: string;
  /** The house to which these promises are made. */
  readonly towards: Seat;
  /** Houses one can fight against. */
  readonly others: readonly Seat[];
  readonly terms: readonly Term[];
  onChange(terms: readonly Term[]): void;
}

export function TermFields({ head, terms, onChange, ...ground }: TermFieldsProps) {
  const rows: readonly (Term | undefined)[] = terms.length < MOST_TERMS ? [...terms, undefined] : terms;
  const put = (at: number, term: Term | undefined): void =>
    onChange([...terms.slice(0, at), ...(term ? [term] : []), ...terms.slice(at + 1)]);
  return (
    <fieldset className="bargain-terms">
      <legend>{head}</legend>
      {rows.map((term, at) => (
        <Row key={at} {...ground} {...{ term, at, taken: terms }} onChange={(next) => put(at, next)} />
      ))}
    </fieldset>
  );
}

interface RowProps extends Pick<TermFieldsProps, 'board' | 'towards' | 'others'> {
  readonly term: Term | undefined;
  readonly at: number;
  readonly taken: readonly Term[];
  onChange(term: Term | undefined): void;
}

function Row({ board, towards, others, term, at, taken, onChange }: RowProps) {
  const language = useLanguage();
  const [kind, what] = (term?.split(':') ?? []) as [TermKind?, string?];
  const isFree = (one: Term): boolean => one === term || !taken.includes(one);
  const choices: Readonly<Record<TermKind, readonly Term[]>> = {
    peace: ['peace'],
    leave: byName(board, language).map((id) => `leave:${id}` as const),
    fight: others.map((seat) => `fight:${seat}` as const),
    support: ['support'],
  };
  const free = (one: TermKind): readonly Term[] => choices[one].filter(isFree);
  return (
    <div className="bargain-row">
      <select
        className="input"
        aria-label={t('table.bargain.term', { number: at + 1 })}
        value={kind ?? ''}
        onChange={({ target: { value } }) => onChange(value ? free(value as TermKind)[0] : undefined)}
      >
        <option value="">{at === 0 ? t('table.bargain.nothing') : t('table.bargain.no-more')}</option>
        {termKindsOf(board)
          .filter((one) => free(one).length > 0)
          .map((one) => (
            <option key={one} value={one}>
              {one === 'leave' || one === 'fight'
                ? t(`table.bargain.kind.${one}`)
                : plain(termWords(board, one, towards))}
            </option>
          ))}
      </select>
      {what !== undefined && (
        <select
          className="input"
          aria-label={kind === 'leave' ? t('table.bargain.place') : t('table.bargain.house')}
          value={term}
          onChange={({ target }) => onChange(target.value as Term)}
        >
          {free(kind!).map((one) => (
            <option key={one} value={one}>
              {nameIn(board, one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The places in the order in which the reader looks them up. */
function byName(board: AnyBoard, language: Language): readonly string[] {
  const { compare } = new Intl.Collator(LOCALES[language]);
  const { ids = [], words } = board.places ?? {};
  const names = new Map(ids.map((id) => [id, words!(id).name]));
  return [...ids].sort((one, other) => compare(names.get(one)!, names.get(other)!));
}

/** The place or the house that a term is about. */
function nameIn(board: AnyBoard, term: Term): string {
  const [kind, what = ''] = term.split(':');
  return kind === 'leave' ? (board.places?.words(what).name ?? what) : board.houseName(what);
}
