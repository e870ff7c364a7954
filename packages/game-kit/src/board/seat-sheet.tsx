// What a house has besides its figures, behind a button on its panel: a sheet that floats beside it.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { Floating } from '@three-thrones/ui/floating.tsx';
import './seat-sheet.css';

interface SeatSheetProps {
  /** What the sheet is called, and the button that opens it. */
  readonly title: string;
  /** What is seen on the button. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

export function SeatSheet({ title, sign, children }: SeatSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      const target = event.target as Node;
      const isOutside = !sheet.current?.contains(target) && !button.current?.contains(target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside) setOpen(false);
      if (event instanceof KeyboardEvent && event.key === 'Escape') button.current?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="board-sheet-button"
        aria-expanded={isOpen}
        title={title}
        onClick={(event) => {
          // The panel it stands on may be a thing to touch.
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        <span className="board-sheet-sign" aria-hidden="true">
          {sign}
        </span>
        <span className="unseen">{title}</span>
      </button>
      {isOpen && (
        <Floating at={button.current ?? undefined} className="board-sheet panel" role="group" label={title}>
          <div ref={sheet} onClick={(event) => event.stopPropagation()}>
            <h3>{title}</h3>
            <CloseButton
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />
            {children}
          </div>
        </Floating>
      )}
    </>
  );
}

interface SheetRowProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SheetRow({ title, children }: SheetRowProps) {
  return (
    <section className="board-sheet-row">
      <h4>{title}</h4>
      {children}
    </section>
  );
}
