// Something small that floats beside an element of the table, drawn where it fits.

import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { spotBeside, type Spot } from './anchored.ts';
import './floating.css';

interface FloatingProps {
  readonly at: Element | undefined;
  readonly className: string;
  readonly role?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Floating({ at, className, role, label, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const place = (): void => {
      if (!box.current) return;
      const { width, height } = box.current.getBoundingClientRect();
      const middle = { left: innerWidth / 2, top: innerHeight * 0.38, width: 0, height: 0 };
      const element = at?.isConnected ? at.getBoundingClientRect() : middle;
      setSpot(spotBeside(element, { width, height }, { width: innerWidth, height: innerHeight }));
    };
    place();
    // A phone is turned, a window made smaller, or a part of it comes later: it stays on the screen.
    const resized = new ResizeObserver(place);
    if (box.current) resized.observe(box.current);
    addEventListener('resize', place);
    return () => {
      resized.disconnect();
      removeEventListener('resize', place);
    };
  }, [at, children]);
  const style = spot
    ? ({ left: spot.left, top: spot.top, '--arrow': `${spot.arrow}px` } as CSSProperties)
    : { left: 0, top: 0, visibility: 'hidden' as const };
  return (
    <div
      ref={box}
      className={clsx('floating', className)}
      style={style}
      data-side={at ? spot?.side : undefined}
      {...(role !== undefined && { role })}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </div>
  );
}
