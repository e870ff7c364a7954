// The panel beside the options: what the marked option leads to, or the fight that is on.

import type { Decision } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { BoardProps, OptionWords } from './board.ts';
import './outlook.css';

interface OutlookProps {
  readonly className: string;
  readonly title: string;
  /** What the numbers in the title are about, where there are any. */
  readonly about?: Thing;
  /** Said beside the title where it has not come to it yet. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function Outlook({ className, title, about, note, children }: OutlookProps) {
  const id = useId();
  return (
    // It scrolls, and must be scrolled by keys too.
    <section className={clsx('board-outlook panel', className)} aria-labelledby={id} tabIndex={0}>
      <header>
        <h2 id={id} data-about={about}>
          {title}
        </h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </section>
  );
}

interface ConsequencesProps {
  readonly lines: readonly string[];
  /** What all of them are about, where their words do not say it. */
  readonly about?: Thing;
}

export function Consequences({ lines, about }: ConsequencesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="board-consequences" data-about={about}>
      {lines.map((line) => (
        <li key={line}>
          <Rich text={line} />
        </li>
      ))}
    </ul>
  );
}

/** What comes after it cannot be foreseen, and it cannot be undone. */
export function Barrier({ words }: { readonly words: string }) {
  return (
    <p className="board-barrier">
      <Icon name="no-undo" />
      {words}
    </p>
  );
}

type EmptyKey = 'outlook.empty' | 'outlook.empty.waiting' | 'outlook.nothing';

/** What the panel says where there is nothing to show: the hint of what is marked, if it has one. */
export function emptyWords<W, D extends Decision>(
  { decision, marked, preview, view }: Pick<BoardProps<W, D>, 'decision' | 'marked' | 'preview' | 'view'>,
  option: (decision: D, id: string, from: typeof view) => OptionWords,
  t: (key: EmptyKey) => string,
): string {
  if (!decision) return t('outlook.empty.waiting');
  const hint = marked === undefined ? undefined : option(decision, marked, view).hint;
  if (hint !== undefined) return plain(hint);
  return t(marked !== undefined && preview ? 'outlook.nothing' : 'outlook.empty');
}
