// "Why there?": a button and a key, and the reasons in words while card, mat and map light up.

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { isTeammate } from '../../rules/queries.ts';
import { Die } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { t } from '../words/names.ts';
import '../colours.css';
import { RowPicture } from './rival-card.tsx';
import type { RivalTurn } from './turn-shown.ts';
import { useRivalTurn } from './use-rival-turn.ts';
import { isOfTheSouth, type WhyStep, whyOf } from './why-steps.ts';
import { beginWalk, endWalk, hurryWalk, useWhyWalk } from './why-walk.ts';
import './why.css';

export function WhyThere(props: Props) {
  const turn = useRivalTurn(props);
  const steps = useMemo(() => whyOf(turn), [turn]);
  const isOn = useWhyWalk() !== undefined;
  const begin = (): void => {
    beginWalk(steps);
    announce(steps.map(({ text }) => `${plain(text)}.`).join(' '));
  };
  useShortcuts(steps.length === 0 ? [] : [{ key: 'w', does: t('rival.why.there'), run: begin }]);
  // What it was about has gone by.
  const said = steps.map(({ text }) => text).join();
  useEffect(() => endWalk, [said]);
  if (steps.length === 0) return null;
  return (
    <button
      type="button"
      className="te-why-there button plain"
      aria-expanded={isOn}
      aria-keyshortcuts="w"
      onClick={isOn ? endWalk : begin}
    >
      <Icon name="why" />
      {t('rival.why.there')}
      <kbd aria-hidden="true">W</kbd>
    </button>
  );
}

/** The reasons, for as long as somebody walks through them. */
export function Because(props: Props) {
  const turn = useRivalTurn(props);
  const walk = useWhyWalk();
  const isOn = walk !== undefined;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    box.current?.scrollIntoView({ block: 'nearest' });
    return onAnyKey(hurryWalk);
  }, [isOn]);
  if (!walk || !turn) return null;
  const { steps, at } = walk;
  return (
    <section
      ref={box}
      className="te-because panel"
      data-end={isOfTheSouth(steps) ? 'top' : 'bottom'}
      data-friend={isTeammate(props.view.world)}
      aria-label={t('rival.why.there')}
      onClick={hurryWalk}
    >
      <ol>
        {steps.map((step, nth) => (
          <li
            key={nth}
            className={clsx({ lit: nth === at, later: nth > at })}
            {...(nth === at && { 'aria-current': 'step' })}
          >
            <span className="te-because-sign" aria-hidden="true">
              <Sign step={step} turn={turn} />
            </span>
            <span>
              <Rich text={step.text} />
            </span>
          </li>
        ))}
      </ol>
      <CloseButton onClose={endWalk} />
    </section>
  );
}

function Sign({
  step: { part, row, nth = 1 },
  turn,
}: {
  readonly step: WhyStep;
  readonly turn: RivalTurn;
}): ReactNode {
  switch (part) {
    case 'die':
      return <Die face={turn.die} small />;
    case 'pair':
      return <Icon name="card" />;
    case 'row':
      return <RowPicture row={row!} />;
    case 'special':
      return <Icon name="action-whisper" />;
    case 'target':
    case 'next':
      return <em>{formatNumber(nth)}</em>;
  }
}

/** Keys that only move the focus or go with others are none. */
const NO_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** The next key is for this, whatever it does elsewhere; Enter and the space bar press what has the focus. */
function onAnyKey(run: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (NO_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && event.target instanceof Element && event.target.closest('button, a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) run();
  };
  window.addEventListener('keydown', listen, true);
  return () => window.removeEventListener('keydown', listen, true);
}
