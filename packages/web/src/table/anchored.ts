// Where a small thing goes that belongs to an element: beside it, inside the window, whichever way the page reads.

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** On which side of the element it came to lie. */
  readonly side: 'above' | 'below';
  /** Where the element's middle is, for the little arrow. */
  readonly arrow: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const MARGIN = 8;

export function spotBeside(element: Box, size: Size, window: Size): Spot {
  const middle = element.left + element.width / 2;
  const left = clamp(middle - size.width / 2, MARGIN, window.width - size.width - MARGIN);
  const below = element.top + element.height + GAP;
  const fitsBelow = below + size.height + MARGIN <= window.height;
  const above = element.top - GAP - size.height;
  const side = fitsBelow || above < MARGIN ? 'below' : 'above';
  const top = clamp(side === 'below' ? below : above, MARGIN, window.height - size.height - MARGIN);
  return { left, top, side, arrow: clamp(middle - left, 14, size.width - 14) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
