// What the others point at and propose, drawn over the table: rings and quiet marks at things, arrows in the colours of a
// house with a bubble beside them. All of it is said elsewhere too, so nothing here is for ears.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useBoardProps, useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';
import { placeMarks } from './place-marks.ts';
import type { Plan } from './plans.ts';
import { usePlans } from './use-plans.ts';
import { useSignals } from './use-signals.ts';
import './team-marks.css';

/** Milliseconds; while the map itself moves nothing is drawn over it. */
const LOOKS = 120;

export function TeamMarks() {
  const shown = useShown();
  const { covered } = useBoardProps();
  const signals = useSignals();
  const plans = usePlans();
  const box = useRef<HTMLDivElement>(null);
  const isThere = signals.length + plans.length > 0;
  useLayoutEffect(() => {
    if (box.current) placeMarks(box.current, covered);
  }, [signals, plans, covered]);
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setInterval(() => box.current && placeMarks(box.current, covered), LOOKS);
    return () => clearInterval(timer);
  }, [isThere, covered]);
  if (!isThere) return null;
  return (
    <div ref={box} className="team-marks" aria-hidden="true">
      <svg className="plan-arrows" focusable="false">
        {plans.map(({ number, by, way, isFading }) => (
          <g key={number} data-house={by} data-plan={number} data-way={way.join(' ')} data-fading={isFading}>
            <path className="plan-rim" />
            <path className="plan-line" />
            <path className="plan-dash" />
            <path className="plan-head" />
          </g>
        ))}
      </svg>
      {plans.map((plan) => (
        <div key={plan.number} data-house={plan.by} data-bubble={plan.number} data-fading={plan.isFading}>
          <p className="plan-bubble">
            <b>{authorOf(shown, plan)}</b>
            <span>{plain(plan.text)}</span>
          </p>
        </div>
      ))}
      {plans.map(({ number, by, isFading }) => (
        <span key={number} data-shield={number} data-fading={isFading}>
          <Shield house={by} />
        </span>
      ))}
      {signals.map(({ number, by, what, thing, isRinging }) => (
        <span
          key={number}
          className="signal-mark"
          data-house={by}
          data-thing={thing}
          data-signal={what}
          data-ringing={isRinging}
        >
          {isRinging && (
            <>
              <i />
              <i />
              <i />
            </>
          )}
          <Icon name={`signal-${what}`} />
        </span>
      ))}
    </div>
  );
}

/** Who proposes it, and for whom if that is another. */
export function authorOf({ names, board }: Shown, { by, mover }: Pick<Plan, 'by' | 'mover'>): string {
  const name = (seat: string): string => isolate(names[seat] ?? board.houseName(seat));
  return by === mover ? name(by) : t('table.plan.for', { name: name(by), other: name(mover) });
}
