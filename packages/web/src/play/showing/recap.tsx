// Since my last turn, as cards that lead to their moment. It blocks nothing: whoever is asked can simply answer.

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { Missing } from '../attention/use-attention.ts';
import { useShown } from '../state/table-context.tsx';
import { type Moment, recapOf } from './recap.ts';
import './recap.css';

/** One thing is remembered from the log. */
const FEWEST = 2;

interface Recap {
  readonly moments: readonly Moment[];
  readonly isOpen: boolean;
  /** Something of it has not been seen. */
  readonly isNews: boolean;
  open(): void;
  close(): void;
}

const RecapPart = createContext<Recap | undefined>(undefined);

interface RecapProviderProps {
  readonly missing: Missing;
  readonly children: ReactNode;
}

export function RecapProvider({ missing: { isThere, missed, putAway }, children }: RecapProviderProps) {
  const { board, snapshot, screen, past } = useShown();
  const { log, eye, outcome } = snapshot;
  const language = useLanguage();
  const after = Math.min(screen.since, missed?.from ?? screen.since);
  const moments = useMemo(() => recapOf(board, log, after, eye), [board, log, after, eye, language]);
  // What was put away stays away until more has happened; it can be opened again by hand.
  const [readUpTo, setReadUpTo] = useState(-1);
  const [isWished, setWished] = useState(false);
  const isUnread = moments.length >= FEWEST && moments.at(-1)!.seq > readUpTo;
  const isNews = (screen.hasSkipped || missed !== undefined) && isUnread;
  const recap = {
    ...{ moments, isNews },
    isOpen: (isWished || isNews) && isThere && !screen.isBusy && !outcome && moments.length > 0,
    open: () => setWished(true),
    close: () => {
      setWished(false);
      setReadUpTo(snapshot.seq);
      if (past.at !== undefined) past.close();
      if (missed) putAway();
    },
  };
  return <RecapPart value={recap}>{children}</RecapPart>;
}

export function useRecap(): Recap {
  return use(RecapPart)!;
}

const Cards = later(async () => (await import('./recap-cards.tsx')).RecapCards);

export function RecapCards() {
  const { isOpen, moments, close } = useRecap();
  return isOpen && <Cards moments={moments} close={close} />;
}

/** In the head of the log. */
export function RecapButton() {
  const { moments, isOpen, isNews, open, close } = useRecap();
  if (moments.length === 0) return null;
  return (
    <button
      type="button"
      className="text-button recap-button"
      title={t('director.recap.button')}
      data-news={isNews}
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    >
      <Icon name="replay" />
      <span className="tool-words">{t('director.recap.button')}</span>
    </button>
  );
}
