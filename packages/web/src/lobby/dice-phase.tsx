// How far the dice are, said where people wait for each other.

import { useEffect, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { formatList, formatNumber, isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { clockText } from '@three-thrones/ui/i18n/clock-text.ts';
import type { Phase } from './phase.ts';

export function DicePhase({ phase }: { readonly phase: Phase }) {
  const words = wordsFor(phase);
  useEffect(() => {
    if (words !== undefined) announce(words);
  }, [words]);
  if (words === undefined) return null;
  return (
    <p className="dice-phase" data-phase={phase.kind}>
      <Die />
      <span>
        {words} {phase.kind === 'waiting' && phase.until !== undefined && <TimeLeft until={phase.until} />}
      </span>
    </p>
  );
}

function Die() {
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="20" height="20" rx="5" />
      {PIPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
      ))}
    </svg>
  );
}

const PIPS = [
  [7.5, 7.5],
  [16.5, 7.5],
  [12, 12],
  [7.5, 16.5],
  [16.5, 16.5],
] as const;

function wordsFor(phase: Phase): string | undefined {
  switch (phase.kind) {
    case 'gathering':
      return phase.isAnew ? t('lobby.dice.anew') : undefined;
    case 'shaking':
      return t('lobby.dice.shaking');
    case 'waiting':
      return t('lobby.dice.waiting', { names: formatList(phase.names.map(isolate)) });
  }
}

/** Counts down for those who look; nobody wants to hear every second. */
function TimeLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return (
    <b role="timer" aria-live="off">
      {t('lobby.dice.left', { time: timeText(Math.max(0, until - now)) })}
    </b>
  );
}

const HOUR = 3_600_000;

/** In a game of days nobody counts seconds. */
function timeText(left: number): string {
  if (left < HOUR) return clockText(left);
  return formatNumber(Math.round(left / HOUR), { style: 'unit', unit: 'hour', unitDisplay: 'long' });
}
