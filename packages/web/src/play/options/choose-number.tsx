// A number is asked for: chips, a field, less and more.

import { useEffect, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, parseNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { useBoardProps, useQuestion, useShown } from '../state/table-context.tsx';
import type { Asking } from '../state/use-asked.ts';

/** More numbers than this are typed or counted up to. */
const MOST_CHIPS = 21;

export function ChooseNumber({ decision }: { readonly decision: Asking }) {
  const { min, max } = decision;
  const { board, view } = useShown();
  const { number: set } = useBoardProps();
  const [number, setNumber] = useState(set ?? (typeof decision.said === 'number' ? decision.said : min));
  const words = board.prompt(decision, view).number;
  const isSent = decision.said === number;
  const { foresee, answer, busy } = useQuestion();
  const change = (to: number): void => setNumber(Math.min(max, Math.max(min, to)));
  useEffect(() => foresee(number), [number]);
  useShortcuts([{ key: 'Enter', does: t('table.keys.confirm'), run: () => answer(number) }]);
  return (
    <form
      className="stepper"
      onSubmit={(event) => {
        event.preventDefault();
        answer(number);
      }}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.number.less')}
        aria-disabled={number === min}
        onClick={() => change(number - 1)}
      >
        <Icon name="minus" />
      </button>
      <label>
        <span className="unseen">{t('table.number.label', { min, max })}</span>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={number}
          value={formatNumber(number)}
          onChange={({ target }) => change(parseNumber(target.value) ?? min)}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            change(number + by);
          }}
        />
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.number.more')}
        aria-disabled={number === max}
        onClick={() => change(number + 1)}
      >
        <Icon name="plus" />
      </button>
      <button type="submit" className="button primary" aria-disabled={busy || isSent}>
        {isSent ? t('table.sent.same') : (words?.(number) ?? t('table.number.confirm', { count: number }))}
      </button>
      {max - min < MOST_CHIPS && (
        <div className="number-chips" role="group" aria-label={t('table.number.chips')}>
          {Array.from({ length: max - min + 1 }, (_, at) => min + at).map((one) => (
            <button
              key={one}
              type="button"
              className="number-chip"
              aria-pressed={one === number}
              onClick={() => change(one)}
            >
              {formatNumber(one)}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
