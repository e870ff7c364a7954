// The plans of those who play together: read, agreed to, done, answered with another; and the plan one draws oneself.

import type { Seat } from '@three-thrones/kernel';
import { type ReactNode, useState } from 'react';
import { once } from '@three-thrones/ui/once.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { useDrawn, useObjecting, useQuestion, useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';
import { useMaySignal } from './may-signal.ts';
import { planWords } from './plans.ts';
import { authorOf } from './team-marks.tsx';
import { type ShownPlan, usePlans } from './use-plans.ts';
import './plans-panel.css';

export function PlansPanel(): ReactNode {
  const shown = useShown();
  const { plan } = useDrawn();
  const plans = usePlans();
  const mayPlan = useMaySignal();
  const isNow = shown.past.at === undefined && !shown.screen.isBusy;
  if (plan) return <DrawnPlan />;
  const movers = mayPlan && isNow ? moversIn(shown) : [];
  if (plans.length === 0 && movers.length === 0) return null;
  return (
    <section className="plans panel" aria-label={t('table.plans')}>
      <div className="plans-head">
        <h2>{t('table.plans')}</h2>
        {movers.map((seat) => (
          <Draw key={seat} mover={seat} />
        ))}
      </div>
      <ul>
        {plans.map((one) => (
          <PlanItem key={one.number} plan={one} />
        ))}
      </ul>
    </section>
  );
}

/** Whoever is asked now and could follow a plan: myself first. Nobody draws for a bot. */
function moversIn({ snapshot }: Shown): readonly Seat[] {
  const asked = new Set(snapshot.asked.filter(({ answered }) => !answered).map(({ seat }) => seat));
  const chairs = snapshot.lobby?.chairs ?? [];
  const people = chairs.filter(({ seat, person, bot }) => asked.has(seat) && person && bot === undefined);
  const seats = people.map(({ seat }) => seat);
  return seats.toSorted((one, two) => Number(two === snapshot.eye) - Number(one === snapshot.eye));
}

function nameOf({ names, board }: Shown, seat: Seat): string {
  return isolate(names[seat] ?? board.houseName(seat));
}

interface DrawProps {
  readonly mover: Seat;
  /** The plan it is to answer. */
  readonly instead?: number;
}

function Draw({ mover, instead }: DrawProps) {
  const shown = useShown();
  const { begin } = useDrawn();
  const { object } = useObjecting();
  const isMine = mover === shown.snapshot.eye;
  const start = async (): Promise<void> => {
    if (!(await begin(mover, instead))) object({ reason: { code: 'plan-does-not-hold', rule: '0' } });
  };
  const label = isMine ? t('table.plan.draw') : t('table.plan.draw-for', { name: nameOf(shown, mover) });
  return (
    <button type="button" className="button plain plan-draw" onClick={once(() => void start())}>
      <Icon name="plan" />
      {instead === undefined ? label : t('table.plan.another')}
    </button>
  );
}

function PlanItem({ plan }: { readonly plan: ShownPlan }) {
  const shown = useShown();
  const { by, mover, text, isFading, agreed, number } = plan;
  const { eye } = shown.snapshot;
  const mayPlan = useMaySignal();
  return (
    <li data-house={by} data-plan={number} data-fading={isFading}>
      <Shield house={by} />
      <div className="plan-words">
        <b>{authorOf(shown, plan)}</b>
        <p>
          <Rich text={text} />
        </p>
        {plan.walk.isVenture && mover === eye && <p className="quiet">{t('table.plan.venture')}</p>}
      </div>
      {mayPlan && !isFading && <DoIt plan={plan} />}
      <div className="plan-acts">
        <Votes agreed={agreed} />
        {mayPlan && !isFading && <PlanActs plan={plan} />}
      </div>
    </li>
  );
}

/** Who is for it, out of the people who play. */
function Votes({ agreed }: { readonly agreed: readonly Seat[] }) {
  const { snapshot } = useShown();
  const people = (snapshot.lobby?.chairs ?? []).filter(({ person, bot }) => person && bot === undefined);
  return (
    <p className="plan-votes">
      {people.map(({ seat }) => (
        <span key={seat} data-agreed={agreed.includes(seat)}>
          <Shield house={seat} />
          {agreed.includes(seat) && <Icon name="check" />}
        </span>
      ))}
      {t('table.plan.agreed', {
        count: people.filter(({ seat }) => agreed.includes(seat)).length,
        all: people.length,
      })}
    </p>
  );
}

/** Whoever it was drawn for does it with one touch, as far as it can be taken back; the rest is theirs. */
function DoIt({ plan: { mover, walk } }: { readonly plan: ShownPlan }) {
  const { snapshot } = useShown();
  const { play, decision, pending } = useQuestion();
  const sure = walk.isVenture ? walk.steps.slice(0, -1) : walk.steps;
  // While something is being shown nothing is asked yet.
  const isAsked = (decision ?? pending) !== undefined;
  if (mover !== snapshot.eye || sure.length === 0 || !isAsked) return null;
  const links = sure.map((step) => ({ decision: step.decision.id, choice: step.choice }));
  return (
    <button type="button" className="button primary" onClick={once(() => play(links))}>
      {t('table.plan.do')}
    </button>
  );
}

function PlanActs({ plan: { number, by, mover, agreed } }: { readonly plan: ShownPlan }) {
  const { client, snapshot } = useShown();
  const { report } = useObjecting();
  const { eye } = snapshot;
  const { vote } = client.teamwork!;
  if (by === eye)
    return (
      <button type="button" className="button plain" onClick={once(() => report(vote(number, false)))}>
        {t('table.plan.withdraw')}
      </button>
    );
  const isAgreed = eye !== 'spectator' && agreed.includes(eye);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={isAgreed}
        onClick={once(() => report(vote(number, !isAgreed)))}
      >
        {t('table.plan.agree')}
      </button>
      <Draw mover={mover} instead={number} />
    </>
  );
}

/** The plan I draw: how far it goes, and what becomes of it. */
function DrawnPlan() {
  const shown = useShown();
  const { client, snapshot } = shown;
  const { plan, stop } = useDrawn();
  const { report } = useObjecting();
  const [isSending, setSending] = useState(false);
  if (!plan) return null;
  const { mover, links, instead } = plan;
  const propose = (): void => {
    setSending(true);
    report(
      client.teamwork!.plan(mover, links, instead).then((no) => {
        setSending(false);
        if (!no) stop();
        return no;
      }),
    );
  };
  return (
    <section className="plans plan-drawn panel" aria-label={t('table.plans')}>
      <h2>
        <Icon name="plan" />
        {mover === snapshot.eye
          ? t('table.plan.drawing')
          : t('table.plan.drawing-for', { name: nameOf(shown, mover) })}
      </h2>
      {links.length > 0 && (
        <p>
          <Rich text={planWords(shown.board, plan).text} />
        </p>
      )}
      <p className="quiet">{t('table.plan.drawing.note')}</p>
      <div className="plan-acts">
        <button
          type="button"
          className="button primary"
          disabled={links.length === 0 || isSending}
          onClick={propose}
        >
          {t('table.plan.propose')}
        </button>
        <button type="button" className="button plain" onClick={stop}>
          {t('table.plan.drop')}
        </button>
      </div>
    </section>
  );
}
