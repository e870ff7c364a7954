// What belongs to the question itself: who goes, and the answers that decline or end it.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { useObjecting, useQuestion } from '../state/table-context.tsx';
import { type Asking, STEP_BY_STEP } from '../state/use-asked.ts';
import './prompt-acts.css';

interface PromptActsProps {
  readonly decision: Asking;
  readonly children: ReactNode;
}

export function PromptActs({ decision, children }: PromptActsProps) {
  return (
    <div className="prompt-acts">
      <WhoGoes />
      {decision.shape === 'one' && <Asides decision={decision} />}
      {children}
    </div>
  );
}

/** Everybody goes; a touch leaves somebody behind. */
export function WhoGoes() {
  const { company, decision } = useQuestion();
  const { object } = useObjecting();
  if (!company || !decision) return null;
  const { members, staying, turn } = company;
  return (
    <div className="who-goes" role="group" aria-label={t('table.ahead.company')}>
      <span aria-hidden="true">{t('table.ahead.company')}</span>
      {members.map(({ id, label, icon, house }) => (
        <button
          key={id}
          type="button"
          className={clsx('who-token', { stays: staying.includes(id) })}
          aria-pressed={!staying.includes(id)}
          title={label}
          onClick={() => {
            if (!turn(id)) object({ reason: { code: 'not-without-them', rule: decision.rule } });
          }}
        >
          {house !== undefined && <Shield house={house} />}
          <Icon name={icon} />
          <span className="unseen">{label}</span>
        </button>
      ))}
    </div>
  );
}

function Asides({ decision }: { readonly decision: Asking }) {
  const { choose, busy } = useQuestion();
  // The slow way stands in the list alone: here is room for what many want.
  const asides = decision.options.filter(
    (id) => decision.words[id]!.weight === 'aside' && id !== STEP_BY_STEP,
  );
  const last = asides.at(-1);
  useShortcuts(
    last === undefined ? [] : [{ key: 's', does: t('table.keys.aside'), run: () => choose(last) }],
  );
  return asides.map((id) => {
    const { label, detail, icon } = decision.words[id]!;
    return (
      <button
        key={id}
        type="button"
        className="prompt-aside button plain"
        data-option={id}
        aria-disabled={busy}
        {...(detail !== undefined && { title: plain(detail) })}
        onClick={() => choose(id)}
      >
        <Icon name={icon ?? 'close'} />
        {plain(label)}
        {id === last && <kbd aria-hidden="true">S</kbd>}
      </button>
    );
  });
}
