// What is that? Hovering, holding a finger on it, or tabbing to anything with `data-about` shows it; a finger that is
// held on an option, all of its words. What has an entry in the manual leads there.

import { useEffect, useState } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import type { About } from '@three-thrones/game-kit/board/board.ts';
import { SignalRow } from '../together/parts.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Floating } from '@three-thrones/ui/floating.tsx';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { aboutOption } from '../state/touch.ts';
import { useQuestion, useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';
import type { Question } from '../state/use-table.ts';
import './about.css';

const HOVER = 600;
const HOLD = 480;
const SLIP = 10;
/** So long the words stay when the pointer is on its way to their link. */
const ON_THE_WAY = 300;

const THINGS = '[data-about]';
const THINGS_AND_OPTIONS = `${THINGS}, [data-option]`;

export function AboutTip() {
  const shown = useShown();
  const question = useQuestion();
  const at = usePointed();
  const about = at && aboutWhat(shown, question, at);
  if (!about) return null;
  const thing = at.getAttribute('data-about') as Thing | null;
  const { game } = shown.snapshot;
  const entry = thing === null ? undefined : shown.board.entryOf(thing);
  return (
    <Floating
      at={at}
      className="about panel"
      {...(entry === undefined && about.rule === undefined && { role: 'tooltip' })}
    >
      <AboutWords about={about} />
      {(entry !== undefined || about.rule !== undefined) && (
        <p className="about-links">
          {entry !== undefined && (
            <Link to={`/rules/${game}/${entry}`} className="about-entry rule-link">
              {t('rules.appendix.entry', { thing: about.title })}
            </Link>
          )}
          {about.rule !== undefined && <RuleLink game={game} rule={about.rule} />}
        </p>
      )}
      {thing !== null && shown.snapshot.lobby?.together && <SignalRow thing={thing} />}
    </Floating>
  );
}

function isInWords(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.about') !== null;
}

function aboutWhat(
  { board, view }: Shown,
  { decision, previewOf }: Question,
  at: Element,
): About | undefined {
  const thing = at.getAttribute('data-about') as Thing | null;
  if (thing) return board.about(thing, view);
  const option = at.getAttribute('data-option');
  const words = option === null ? undefined : decision?.words[option];
  return words && aboutOption(words, previewOf(option!)?.barrier ? t('table.barrier') : undefined);
}

function AboutWords({ about: { title, house, lines } }: { readonly about: About }) {
  return (
    <>
      <h3>
        {house !== undefined && <Shield house={house} />}
        {title}
      </h3>
      {lines.map((line) => (
        <p key={line}>
          <Rich text={line} />
        </p>
      ))}
    </>
  );
}

/** One set of listeners for the whole page: things come and go, the pointer stays. */
function usePointed(): Element | undefined {
  const [pointed, setPointed] = useState<Element>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0, time: 0 };
    let wasHeld = false;
    /** What a mouse has moved to. */
    let under: EventTarget | null = null;

    const wait = (
      target: EventTarget | null,
      { delay, among = THINGS, then }: { delay: number; among?: string; then?: () => void },
    ): void => {
      clearTimeout(timer);
      if (isInWords(target)) return;
      const at = target instanceof Element ? target.closest(among) : null;
      if (!at) {
        timer = setTimeout(() => setPointed(undefined), ON_THE_WAY);
        return;
      }
      timer = setTimeout(() => {
        setPointed(at);
        then?.();
      }, delay);
    };
    const leave = (): void => {
      clearTimeout(timer);
      setPointed(undefined);
    };
    // What comes to lie under a resting pointer explains nothing: only what the pointer has moved to.
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.target === under) return;
      under = null;
      wait(null, { delay: 0 });
    };
    const onDown = (event: PointerEvent): void => {
      wasHeld = false;
      if (isInWords(event.target)) return;
      leave();
      if (event.pointerType !== 'touch') return;
      start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      wait(event.target, {
        delay: HOLD,
        among: THINGS_AND_OPTIONS,
        then: () => {
          wasHeld = true;
        },
      });
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') {
        if (event.target !== under) wait(event.target, { delay: HOVER });
        under = event.target;
        return;
      }
      const slipped = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP;
      if (slipped) clearTimeout(timer);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      // A busy page may hear of the finger only when the time is up, though it was lifted long before.
      if (!wasHeld) clearTimeout(timer);
      else if (event.timeStamp - start.time < HOLD) {
        wasHeld = false;
        leave();
      }
    };
    // A finger that asked what a thing is did not mean to choose it.
    const onClick = (event: MouseEvent): void => {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) wait(target, { delay: HOVER });
    };
    // The focus that follows a held finger takes nothing away.
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!wasHeld && !isInWords(relatedTarget)) leave();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    const onMenu = (event: Event): void => {
      if (wasHeld) event.preventDefault();
    };

    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerover', onOver],
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', leave],
      ['click', onClick, true],
      ['focusin', onFocus],
      ['focusout', onBlur],
      ['keydown', onKey],
      ['contextmenu', onMenu],
      ['scroll', leave, true],
    ];
    for (const [type, listener, capture] of listeners)
      document.addEventListener(type, listener as EventListener, { capture: capture ?? false });
    return () => {
      clearTimeout(timer);
      for (const [type, listener, capture] of listeners)
        document.removeEventListener(type, listener as EventListener, { capture: capture ?? false });
    };
  }, []);
  return pointed;
}
