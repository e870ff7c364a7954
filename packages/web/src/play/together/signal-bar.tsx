// Signals by mouse and by keys: a signal is taken up at the bar and put on whatever is touched next; a key offers all four
// at the thing that has the focus.

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { Floating } from '@three-thrones/ui/floating.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import type { SignalKind } from '../../tables/client.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import { useMaySignal } from './may-signal.ts';
import { SignalRow } from './signal-row.tsx';
import { isPointedAt, SIGNALS } from './signals.ts';
import './signal-bar.css';

interface SignalBarProps {
  /** A small screen has room for the key alone; fingers rest on the thing itself. */
  readonly isBare?: boolean;
}

export function SignalBar(props: SignalBarProps): ReactNode {
  return useMaySignal() ? <Bar {...props} /> : null;
}

function Bar({ isBare = false }: SignalBarProps) {
  const { client, board } = useShown();
  const { report } = useObjecting();
  const [armed, setArmed] = useState<SignalKind>();
  const [at, setAt] = useState<Pointed>();
  useShortcuts([
    {
      key: 'p',
      does: t('table.keys.signal'),
      run: () => {
        const focused = thingAt(board, document.activeElement);
        if (focused) setAt(focused);
        else announce(t('table.signal.nothing'), { urgent: true });
      },
    },
  ]);
  useTouchedNext(board, armed !== undefined, (thing) => {
    if (thing) report(client.teamwork!.signal(armed!, thing));
    setArmed(undefined);
  });
  return (
    <>
      {!isBare && <Choices armed={armed} onArm={setArmed} />}
      {at && <SignalMenu {...at} onClose={() => setAt(undefined)} />}
    </>
  );
}

interface ChoicesProps {
  readonly armed: SignalKind | undefined;
  onArm(what: SignalKind | undefined): void;
}

function Choices({ armed, onArm }: ChoicesProps) {
  const armedWords = (what: SignalKind): string =>
    t('table.signal.armed', { signal: t(`table.signal.${what}`) });
  return (
    <div className="signal-bar" role="group" aria-label={t('table.signals')}>
      {SIGNALS.map((what) => (
        <button
          key={what}
          type="button"
          aria-pressed={armed === what}
          data-signal={what}
          onClick={() => {
            onArm(armed === what ? undefined : what);
            if (armed !== what) announce(armedWords(what));
          }}
        >
          <Icon name={`signal-${what}`} />
          <span>{t(`table.signal.${what}`)}</span>
        </button>
      ))}
      {armed && <p className="signal-armed">{armedWords(armed)}</p>}
    </div>
  );
}

interface Pointed {
  readonly thing: Thing;
  readonly element: Element;
}

/** The nearest thing of the table around what was touched. */
function thingAt(board: AnyBoard, target: EventTarget | null): Pointed | undefined {
  let element = target instanceof Element ? target.closest('[data-about]') : null;
  for (; element; element = element.parentElement?.closest('[data-about]') ?? null) {
    const thing = element.getAttribute('data-about');
    if (isPointedAt(board, thing)) return { thing, element };
  }
  return undefined;
}

/** The next touch or key on a thing is meant for the signal, and for nothing else; Escape lets it go. */
function useTouchedNext(board: AnyBoard, isArmed: boolean, then: (thing: Thing | undefined) => void): void {
  useEffect(() => {
    if (!isArmed) return undefined;
    const take = (event: Event): void => {
      const pointed = thingAt(board, event.target);
      if (!pointed) return;
      event.preventDefault();
      event.stopPropagation();
      then(pointed.thing);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') then(undefined);
      else if (event.key === 'Enter' || event.key === ' ') take(event);
    };
    document.addEventListener('click', take, true);
    document.addEventListener('keydown', onKey, true);
    document.documentElement.dataset['armed'] = 'signal';
    return () => {
      document.removeEventListener('click', take, true);
      document.removeEventListener('keydown', onKey, true);
      delete document.documentElement.dataset['armed'];
    };
  }, [board, isArmed, then]);
}

interface SignalMenuProps extends Pointed {
  onClose(): void;
}

function SignalMenu({ thing, element: at, onClose }: SignalMenuProps) {
  const { board } = useShown();
  useEffect(() => {
    document.querySelector<HTMLElement>('.signal-menu button')?.focus({ preventScroll: true });
    const close = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      const isInside = event.target instanceof Element && event.target.closest('.signal-menu') !== null;
      if (isKey ? event.key !== 'Escape' : isInside) return;
      onClose();
      if (isKey && (at instanceof HTMLElement || at instanceof SVGElement)) at.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [at]);
  const sent = (): void => {
    onClose();
    if (at instanceof HTMLElement || at instanceof SVGElement) at.focus();
  };
  return (
    <Floating at={at} className="signal-menu panel" role="group" label={t('table.signals')}>
      <b>{board.nameOf(thing)}</b>
      <SignalRow thing={thing} onSent={sent} />
    </Floating>
  );
}
