// What the Rival does now: its card, and its turn step by step with the reasons.

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { isTeammate } from '../../rules/queries.ts';
import '../colours.css';
import type { Props } from '../types.ts';
import { t } from '../words/names.ts';
import { automatonWord, saidOf } from '../words/rival.ts';
import { RivalCardFace } from './rival-card.tsx';
import { reasonsOf, stepTitle } from './step-words.ts';
import { type RivalTurn, type Step, STEPS } from './turn-shown.ts';
import { useRivalTurn } from './use-rival-turn.ts';
import { useLitParts } from './why-walk.ts';
import './rival-turn.css';

export function RivalTurnTab(props: Props) {
  const turn = useRivalTurn(props);
  const lit = useLitParts();
  const card = useRef<HTMLDivElement>(null);
  // What is lit is on the card, which the steps may have pushed out of sight.
  const why = lit['data-why'];
  useEffect(() => {
    if (why === undefined) return;
    const row = /^(row|target)$/.test(why) ? card.current?.querySelector('.why') : undefined;
    (row ?? card.current)?.scrollIntoView({ block: row ? 'nearest' : 'start' });
  }, [why]);
  if (!turn)
    return <p className="te-rival-none">{t(`${automatonWord(saidOf(props.view.world))}.steps.none`)}</p>;
  return (
    <div className="te-rival-turn" data-friend={isTeammate(props.view.world)} {...lit}>
      <div ref={card}>
        <RivalCardFace turn={turn} world={props.view.world} />
      </div>
      <Steps turn={turn} board={props} />
    </div>
  );
}

interface StepsProps {
  readonly turn: RivalTurn;
  readonly board: Props;
}

function Steps({ turn, board }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const now = turn.steps.find(({ state }) => state === 'now');
  // The step that is on stays in sight, whatever stands above it.
  useEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    const see = (): void => shown.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    see();
    // The room it has follows the rest of the table.
    const watch = new ResizeObserver(see);
    for (const one of [shown, shown.closest('[role="tabpanel"]')]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [now?.id, now?.told.length, board.decision?.id]);
  return (
    <ol ref={list} className="te-steps" aria-label={t(`${automatonWord(saidOf(board.view.world))}.steps`)}>
      {turn.steps.map((step, at) => (
        <li key={step.id} className={step.state} {...(step.state === 'now' && { 'aria-current': 'step' })}>
          <span className="te-step-number" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" /> : formatNumber(at + 1)}
          </span>
          <div>
            <p>
              <Rich text={stepTitle(step, turn, board.view)} />
            </p>
            {step.state === 'now' && <Reasons step={step} board={board} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Why, line by line; and what waits for its person's answer. */
function Reasons({ step, board }: { readonly step: Step; readonly board: Props }) {
  const lines = reasonsOf(step);
  const isMine = board.decision !== undefined && step.id !== 'after';
  if (lines.length === 0 && !isMine) return null;
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>
          <Icon name="check" />
          <span>
            <Rich text={line} />
          </span>
        </li>
      ))}
      {isMine && (
        <li className="te-your-answer">
          <Icon name="chevron" />
          <b>{t('rival.step.you')}</b>
        </li>
      )}
    </ul>
  );
}

/** One bar for each step, over the question of a small screen. */
export function RivalBrief(props: Props) {
  const turn = useRivalTurn(props);
  if (!turn) return null;
  const at = turn.steps.findIndex(({ state }) => state === 'now');
  const step = plain(stepTitle(turn.steps[at]!, turn, props.view));
  return (
    <div
      className="te-step-bars"
      data-friend={isTeammate(props.view.world)}
      role="img"
      aria-label={t('rival.steps.row', { now: at + 1, all: STEPS.length, step })}
    >
      {turn.steps.map(({ id, state }) => (
        <i key={id} className={clsx(state)} />
      ))}
    </div>
  );
}
