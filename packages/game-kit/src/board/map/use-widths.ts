import { useEffect, useState } from 'react';

/** Measures names in the font they are drawn in, and again when that font has arrived or the words have changed. */
export function useWidths(font: string, size: number, words: unknown): (text: string) => number {
  const [widthOf, setWidthOf] = useState(() => measure(font, size));
  useEffect(() => {
    const again = (): void => setWidthOf(() => measure(font, size));
    again();
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, [font, size, words]);
  return widthOf;
}

function measure(font: string, size: number): (text: string) => number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return (text) => text.length * size * 0.5;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'serif';
  brush.font = `${font} ${size}px ${serif}`;
  return (text) => brush.measureText(text).width;
}
