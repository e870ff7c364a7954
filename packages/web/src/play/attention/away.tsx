// What happened while I was away: the facts nobody saw here, those that concern me first.

import { useMemo } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { clockAnswers } from '../../tables/clock-answers.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { Missing } from './use-attention.ts';
import { useShown } from '../state/table-context.tsx';
import './away.css';

const MOST = 12;

export function Away({ missing: { missed, putAway } }: { readonly missing: Missing }) {
  const { board, snapshot } = useShown();
  const { log, eye } = snapshot;
  const lines = useMemo(() => {
    if (!missed || eye === 'spectator') return [];
    const byClock = clockAnswers(log, eye);
    const told = log
      .filter(({ seq }) => seq > missed.from && seq <= missed.to)
      .flatMap((logged) => {
        const words = board.fact(logged);
        return words && (words.house !== eye || byClock.has(logged.seq)) ? [words] : [];
      });
    const mine = told.filter(({ houses }) => houses.includes(eye));
    return [...mine, ...told.filter(({ houses }) => !houses.includes(eye))].slice(0, MOST);
  }, [board, eye, log, missed]);

  if (!missed || lines.length === 0 || snapshot.outcome) return null;
  return (
    <section className="away panel" aria-label={t('table.away')}>
      <h2>{t('table.away')}</h2>
      <ul>
        {lines.map(({ text, house }, at) => (
          <li key={at} data-house={house} style={{ animationDelay: `${at * 60}ms` }}>
            <Rich text={text} />
          </li>
        ))}
      </ul>
      <button type="button" className="button primary" onClick={putAway}>
        {t('table.away.close')}
      </button>
    </section>
  );
}
