// The cards of a recap.

import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { useShown } from '../state/table-context.tsx';
import type { Moment } from './recap.ts';
import './recap-cards.css';

interface RecapCardsProps {
  readonly moments: readonly Moment[];
  close(): void;
}

export function RecapCards({ moments, close }: RecapCardsProps) {
  const { snapshot, past } = useShown();
  return (
    <section className="recap panel" aria-label={t('director.recap')}>
      <header>
        <Icon name="replay" />
        <h2>{t('director.recap')}</h2>
        <CloseButton onClose={close} />
      </header>
      <ol>
        {moments.map((moment, at) => (
          <li key={`${moment.seq} ${at}`} data-house={moment.words.house} data-mine={moment.isMine}>
            <button
              type="button"
              className="recap-card"
              aria-current={past.at === moment.seq ? 'true' : undefined}
              onClick={() => past.go(moment.seq === snapshot.seq ? undefined : moment.seq, { plays: true })}
            >
              <span className="recap-picture">
                <b>{formatNumber(at + 1)}</b>
                {picturesOf(moment).map((house) => (
                  <Shield key={house} house={house} />
                ))}
              </span>
              <span className="recap-words">
                <Rich text={moment.words.text} />
                {moment.more.map(({ text }, line) => (
                  <small key={line}>
                    <Rich text={text} />
                  </small>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button primary" onClick={close}>
        {snapshot.decision ? t('director.recap.my-turn') : t('director.continue')}
      </button>
    </section>
  );
}

/** Whose doing it was, and who else had a part in it. */
function picturesOf({ words: { house, houses } }: Moment): readonly string[] {
  return [...new Set([...(house === undefined ? [] : [house]), ...houses])].slice(0, 2);
}
