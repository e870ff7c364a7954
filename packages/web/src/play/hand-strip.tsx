// My hand beside the map: a strip, or open over what lies above it. It never covers the map.

import { useRef, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useBoardProps, useShown } from './state/table-context.tsx';
import './hand-strip.css';

/** A pointer that only passes opens nothing. */
const LINGER = 140;

export function HandStrip() {
  const { Hand } = useShown().board.parts;
  const props = useBoardProps();
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  const lingering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (wanted: boolean, after = 0): void => {
    clearTimeout(lingering.current);
    lingering.current = setTimeout(() => setOpen(wanted), after);
  };
  const words = t(isOpen || isKept ? 'table.hand.fold' : 'table.hand.open');
  return (
    <div
      className="hand-strip"
      data-open={isOpen || isKept}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && open(true, LINGER)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && open(false, LINGER)}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onClickCapture={(event) => {
        // A finger cannot read a folded card: its first touch opens the hand.
        const isByFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        if (!isByFinger || isOpen || isKept || !folds(event.currentTarget)) return;
        event.stopPropagation();
        setKept(true);
      }}
    >
      <button
        type="button"
        className="hand-fold"
        aria-expanded={isOpen || isKept}
        aria-label={words}
        title={words}
        onClick={() => {
          setKept(!isKept);
          if (isKept) setOpen(false);
        }}
      >
        <Icon name="chevron" />
      </button>
      <Hand {...props} />
    </div>
  );
}

/** Where there is room for it the hand lies open anyway. */
function folds(strip: Element): boolean {
  return getComputedStyle(strip).getPropertyValue('--folds').trim() === 'yes';
}
