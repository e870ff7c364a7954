// What happened, by round and turn; every line leads to its moment.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { lineAt, sectionsOf } from './log-sections.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { SpeedButton } from '../showing/pace-controls.tsx';
import { RecapButton } from '../showing/recap.tsx';
import { useShown } from '../state/table-context.tsx';
import './log.css';

/** Older turns are drawn when somebody asks for them. */
const AT_ONCE = 12;

export function Log() {
  const { board, snapshot, past, view } = useShown();
  const [house, setHouse] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const sections = useMemo(
    () => sectionsOf(board, snapshot.log, house || undefined),
    // Words change with the language, and then everything here is drawn anew.
    [board, snapshot.log, house, t('common.app-name')],
  );
  // Looking back, the log is open at the moment that is shown.
  const list = useRef<HTMLDivElement>(null);
  const moment = past.at === undefined ? undefined : lineAt(sections, past.at);
  const first = Math.max(0, Math.min(sections.length - shown, moment?.section ?? Number.POSITIVE_INFINITY));
  const newest = sections.at(-1)?.lines.at(-1)?.key;
  useLayoutEffect(() => {
    const scrolled = list.current?.closest('[role="tabpanel"]');
    if (moment !== undefined || !scrolled) return undefined;
    // Before the frame is painted, and once for all that came with it: how high it is costs a layout of the page.
    const frame = requestAnimationFrame(() => {
      scrolled.scrollTop = scrolled.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest, house, moment === undefined]);
  useEffect(() => {
    list.current?.querySelector(`[data-line="${moment?.key}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [moment?.key]);
  return (
    <div ref={list} className="log">
      <div className="log-head">
        <p className="log-tools">
          <RecapButton />
          <SpeedButton />
        </p>
        <label className="log-filter">
          <span className="unseen">{t('table.log.filter')}</span>
          <select value={house} onChange={({ target }) => setHouse(target.value)}>
            <option value="">{t('table.log.everybody')}</option>
            {view.seats.map((seat) => (
              <option key={seat} value={seat}>
                {board.houseName(seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {sections.length === 0 && <p className="quiet">{t('table.log.empty')}</p>}
      {first > 0 && (
        <button type="button" className="text-button" onClick={() => setShown(shown + 4 * AT_ONCE)}>
          {t('table.log.earlier')}
        </button>
      )}
      {sections.slice(first).map(({ key, title, round, lines }) => (
        <section key={`${key} ${lines[0]!.key}`}>
          <h3>
            <span>{plain(title)}</span>
            <small>{board.roundName?.(round) ?? roundName(round)}</small>
          </h3>
          <ul>
            {lines.map(({ key: line, text, house: owner, seq }) => (
              <li key={line} data-house={owner} data-line={line}>
                <button
                  type="button"
                  className="moment"
                  aria-current={past.at === seq ? 'true' : undefined}
                  onClick={() => past.go(seq)}
                >
                  <Rich text={text} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function roundName(round: number): string {
  return round === 0 ? t('table.log.before') : t('table.log.round', { round });
}
