import { useEffect, useState } from 'react';

type WidthOf = (text: string) => number;

/** What has been measured, by language and font: to ask for the font in the middle of a change styles the whole page. */
const known = new Map<string, WidthOf>();

/** Measures names in the font they are drawn in, and again when that font has arrived or the words have changed. */
export function useWidths(font: string, size: number, words: unknown): WidthOf {
  const [widthOf, setWidthOf] = useState(() => measure(font, size));
  useEffect(() => {
    setWidthOf(() => measure(font, size));
    const again = (): void => {
      known.clear();
      setWidthOf(() => measure(font, size));
    };
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, [font, size, words]);
  return widthOf;
}

function measure(font: string, size: number): WidthOf {
  const key = `${document.documentElement.lang} ${font} ${size}`;
  const widthOf = known.get(key) ?? measureAnew(font, size);
  known.set(key, widthOf);
  return widthOf;
}

function measureAnew(font: string, size: number): WidthOf {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return (text) => text.length * size * 0.5;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'serif';
  brush.font = `${font} ${size}px ${serif}`;
  return (text) => brush.measureText(text).width;
}
