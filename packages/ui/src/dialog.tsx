// A window over the page. The browser keeps the focus inside and closes it with Escape.

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, className, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className={clsx('dialog panel', className)}
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
