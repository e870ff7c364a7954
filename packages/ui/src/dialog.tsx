// A window over the page. The browser keeps the focus inside and closes it with Escape.

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className="dialog panel"
      aria-labelledby={heading}
      onClose={onClose}
      // A click on the backdrop arrives at the dialog itself.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <CloseButton onClose={() => box.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
