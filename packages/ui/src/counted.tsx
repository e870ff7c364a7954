// A number that counts to its new value, so that one sees it change.

import { useEffect, useRef, useState } from 'react';
import { formatNumber } from './i18n/index.ts';
import { mayMove } from './appearance.ts';

/** Milliseconds, however far it is. */
const COUNT = 250;

export function Counted({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    const show = (now: number): void => {
      last.current = now;
      setShown(now);
    };
    if (from === value) return undefined;
    if (!mayMove()) {
      show(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = (now - began) / COUNT;
      show(countedTo(from, value, part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return formatNumber(shown);
}

/** Never outside of where it began and where it goes: a frame may be older than the moment the counting began. */
export function countedTo(from: number, value: number, part: number): number {
  return Math.round(from + (value - from) * Math.min(1, Math.max(0, part)));
}
