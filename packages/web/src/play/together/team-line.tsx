// A signal or a plan as a line of the talk, in the reader's language.

import type { Chat } from '@three-thrones/protocol';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { useShown } from '../state/table-context.tsx';
import { type Plan, plansIn } from './plans.ts';
import { signalIn } from './signals.ts';
import { usePlanText } from './use-plans.ts';
import './team-line.css';

export function TeamLine({ message }: { readonly message: Chat }) {
  const { board, view } = useShown();
  const signal = signalIn(message, board, view);
  if (signal)
    return (
      <p className="team-line" data-signal={signal.what}>
        <Icon name={`signal-${signal.what}`} />
        {t('table.signal.line', {
          signal: t(`table.signal.${signal.what}`),
          thing: board.nameOf(signal.thing),
        })}
      </p>
    );
  return message.plan ? <PlanLine number={message.number} /> : null;
}

function PlanLine({ number }: { readonly number: number }) {
  const { board, names, snapshot, view } = useShown();
  const plans = plansIn(snapshot.chat, view.seats);
  const plan = plans.find((one) => one.number === number);
  const text = usePlanText(plan);
  if (!plan) return null;
  const { by, mover, instead, agreed } = plan;
  const name = (seat: string): string => isolate(names[seat] ?? board.houseName(seat));
  const answered = plans.find((one) => one.number === instead);
  return (
    <div className="team-line" data-plan={number}>
      <Icon name="plan" />
      <p>
        {by === mover ? t('table.plan.said') : t('table.plan.said-for', { name: name(mover) })}
        {text !== undefined && (
          <>
            {' '}
            <b>
              <Rich text={text} />
            </b>
          </>
        )}
      </p>
      {answered && <small>{t('table.plan.instead', { name: name(answered.by) })}</small>}
      {agreed.length > 1 && <small>{t('table.plan.agree-too', { names: namesOf(plan, name) })}</small>}
      {plan.state !== 'open' && <small>{t(`table.plan.state.${plan.state}`)}</small>}
    </div>
  );
}

function namesOf({ by, agreed }: Plan, name: (seat: string) => string): string {
  return agreed
    .filter((seat) => seat !== by)
    .map(name)
    .join(', ');
}
