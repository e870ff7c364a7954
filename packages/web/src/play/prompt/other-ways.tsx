// A goal that is further than one step may have a second way: it is offered over the stage, where it pushes nothing away.

import { useRef } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useBoardProps, useQuestion } from '../state/table-context.tsx';
import { type Asking, otherWays } from '../state/use-asked.ts';
import './other-ways.css';

export function OtherWays() {
  const { decision } = useQuestion();
  return decision && <Ways key={decision.id} decision={decision} />;
}

/** Of the goal that was pointed at last: it stays while the pointer is on its way here. */
function Ways({ decision }: { readonly decision: Asking }) {
  const { choose, busy } = useQuestion();
  const { marked } = useBoardProps();
  const goal = useRef(marked);
  if (marked !== undefined) goal.current = marked;
  const ways = otherWays(decision, goal.current);
  if (ways.length === 0) return null;
  return (
    <div className="other-ways" role="group" aria-label={t('table.ahead.other-way')}>
      {ways.map((id) => (
        <button
          key={id}
          type="button"
          className="button plain"
          data-option={id}
          aria-disabled={busy}
          onClick={() => choose(id)}
        >
          {plain(`${decision.words[id]!.label} · ${decision.words[id]!.hint}`)}
        </button>
      ))}
    </div>
  );
}
