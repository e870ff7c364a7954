// The whole game under one finger: scrub, step, play; and from any moment on, what would have been.

import { useEffect, useState } from 'react';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { navigate } from '@three-thrones/ui/router.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { timesAt } from '../director/replay.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import { whatIf } from './what-if.ts';
import './timeline.css';

/** Nothing worth a look is passed over so quickly. */
const LEAST = 120;

export function Timeline() {
  const { past, snapshot, board } = useShown();
  const { seq, log } = snapshot;
  const at = past.at ?? seq;
  const [playing, setPlaying] = useState(false);
  const { go } = past;

  function step(by: number): void {
    setPlaying(false);
    const next = Math.max(0, Math.min(seq, at + by));
    go(next === seq ? undefined : next);
  }

  useEffect(() => {
    if (!playing) return undefined;
    if (at >= seq) {
      setPlaying(false);
      return undefined;
    }
    const { camera, movement, rest } = timesAt(board, snapshot, at);
    const next = setTimeout(
      () => go(at + 1 >= seq ? undefined : at + 1),
      Math.max(LEAST, camera + movement + rest),
    );
    return () => clearTimeout(next);
  }, [playing, at, seq, go]);

  function play(): void {
    if (!playing && at >= seq) go(0);
    setPlaying(!playing);
  }

  useShortcuts([
    { key: ',', does: t('table.keys.step-back'), run: () => step(-1), repeats: true },
    { key: '.', does: t('table.keys.step-forward'), run: () => step(1), repeats: true },
    { key: 'p', does: t('table.keys.play'), run: play },
    { key: 'Escape', does: t('table.keys.back-to-now'), run: past.close },
  ]);

  const told = log.filter((logged) => logged.seq === at).flatMap((logged) => board.fact(logged)?.text ?? []);
  const moment = t('table.timeline.moment', { at: formatNumber(at), all: formatNumber(seq) });
  return (
    <section className="timeline" aria-label={t('table.timeline')}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.keys.step-back')}
        title={t('table.keys.step-back')}
        onClick={() => step(-1)}
      >
        <Icon name="chevron" className="back" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-pressed={playing}
        aria-label={t('table.keys.play')}
        title={t('table.keys.play')}
        onClick={play}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={playing ? 'M6 4H10V20H6ZM14 4H18V20H14Z' : 'M6 3L20 12L6 21Z'} fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.keys.step-forward')}
        title={t('table.keys.step-forward')}
        onClick={() => step(1)}
      >
        <Icon name="chevron" className="forward" />
      </button>
      <input
        type="range"
        min={0}
        max={seq}
        value={at}
        aria-label={t('table.timeline')}
        aria-valuetext={moment}
        onChange={({ target }) => {
          setPlaying(false);
          const to = target.valueAsNumber;
          go(to >= seq ? undefined : to, { plays: false });
        }}
      />
      <output>
        <b>{moment}</b> <span>{plain(told.at(-1) ?? '')}</span>
      </output>
      <div className="timeline-ways">
        {(past.at !== undefined || !snapshot.outcome) && <WhatIf at={at} />}
        <button type="button" className="text-button" onClick={past.close}>
          {t('table.keys.back-to-now')}
        </button>
      </div>
    </section>
  );
}

function WhatIf({ at }: { readonly at: number }) {
  const shown = useShown();
  const { object } = useObjecting();
  const [isBusy, setBusy] = useState(false);
  async function branch(): Promise<void> {
    setBusy(true);
    try {
      const address = await whatIf(shown, at);
      if (typeof address === 'string') navigate(address);
      else object({ reason: address });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      className="text-button"
      title={t('table.what-if.hint')}
      aria-disabled={isBusy}
      onClick={() => void (isBusy || branch())}
    >
      {t('table.what-if')}
    </button>
  );
}
