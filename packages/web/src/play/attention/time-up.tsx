// My time was up: what was decided for me, until I have put it away.

import { useEffect } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { clockAnswers, RAN_OUT } from '../../tables/clock-answers.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { Missing } from './use-attention.ts';
import { useShown } from '../state/table-context.tsx';

const MOST = 3;

export function TimeUp({ missing: { missed, told, tellUpTo } }: { readonly missing: Missing }) {
  const { board, snapshot } = useShown();
  const { log, eye } = snapshot;
  // What the summary tells need not be told twice.
  const after = Math.max(told, missed?.to ?? told);
  const fresh = new Set([...clockAnswers(log, eye)].filter((seq) => seq > after));
  const lines = log
    .filter(({ seq, fact }) => fresh.has(seq) && fact.kind !== RAN_OUT)
    .flatMap((logged) => board.fact(logged) ?? [])
    .filter(({ house }) => house === eye)
    .slice(-MOST);
  const last = Math.max(0, ...fresh);
  const words = [t('table.time-up'), ...lines.map(({ text }) => plain(text))].join(' ');
  useEffect(() => {
    if (last > 0) announce(words, { urgent: true });
  }, [last]);
  if (last === 0 || snapshot.outcome) return null;
  return (
    <section className="note panel time-up" aria-label={t('table.time-up')}>
      <Icon name="clock" />
      <div>
        <p>{t('table.time-up')}</p>
        <ul>
          {lines.map(({ text }, at) => (
            <li key={at}>
              <Rich text={text} />
            </li>
          ))}
        </ul>
      </div>
      <CloseButton onClose={() => tellUpTo(last)} />
    </section>
  );
}
