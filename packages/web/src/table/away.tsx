// What happened while I was away: the facts since my last visit, those that concern me first.

import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n/index.ts';
import { lastSeen, see } from './last-seen.ts';
import { Rich } from './rich-text.tsx';
import type { TableState } from './use-table.ts';

const MOST = 12;
/** Fewer answers than this one remembers. */
const WORTH = 4;

export function Away({ table }: { readonly table: TableState }) {
  const { board, snapshot } = table;
  const { id, seq, log, eye } = snapshot;
  const since = useRef(lastSeen(id));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => see(id, seq), [id, seq]);

  const lines = useMemo(() => {
    const from = since.current;
    if (from === undefined || seq - from < WORTH || eye === 'spectator') return [];
    const missed = log
      .filter((logged) => logged.seq > from)
      .flatMap((logged) => board.fact(logged) ?? [])
      .filter(({ house }) => house !== eye);
    const mine = missed.filter(({ houses }) => houses.includes(eye));
    return [...mine, ...missed.filter(({ houses }) => !houses.includes(eye))].slice(0, MOST);
    // Only what was there on opening: the rest one sees happen.
  }, [log.length > 0]);

  if (!isOpen || lines.length === 0 || snapshot.outcome) return null;
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
      <button type="button" className="button primary" onClick={() => setOpen(false)}>
        {t('table.away.close')}
      </button>
    </section>
  );
}
