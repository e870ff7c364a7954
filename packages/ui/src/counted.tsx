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
      const part = Math.min(1, (now - began) / COUNT);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return formatNumber(shown);
}
