// Where a small thing goes that belongs to an element: beside it, inside the window, whichever way the page reads.

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** On which side of the element it came to lie. */
  readonly side: 'above' | 'below' | 'beside';
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
  // What neither fits over it nor under it must not lie on it.
  if (!fitsBelow && above < MARGIN) {
    const after = element.left + element.width + GAP;
    const fitsAfter = after + size.width + MARGIN <= window.width;
    const before = element.left - GAP - size.width;
    if (fitsAfter || before >= MARGIN) {
      const top = clamp(element.top, MARGIN, window.height - size.height - MARGIN);
      return { left: fitsAfter ? after : before, top, side: 'beside', arrow: 0 };
    }
  }
  const side = fitsBelow || above < MARGIN ? 'below' : 'above';
  const top = clamp(side === 'below' ? below : above, MARGIN, window.height - size.height - MARGIN);
  return { left, top, side, arrow: clamp(middle - left, 14, size.width - 14) };
}

/** A finger needs so much around the middle of what it touches. */
const FINGER = 32;
/** Less than this says nothing. */
const LEAST = 96;

/** So wide a stage has room beside the target. */
const WIDE = 640;

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

export interface Away {
  readonly end: 'top' | 'bottom';
  readonly side?: 'left' | 'right';
  /** How high it may be there. */
  readonly room: number;
}

/** Where on a stage something lies that must not cover its target. */
export function awayFrom(target: Edges, stage: Edges): Away {
  const top = clamp(target.top, stage.top, stage.bottom);
  const bottom = clamp(target.bottom, stage.top, stage.bottom);
  const middle = (top + bottom) / 2;
  const above = Math.max(top, middle - FINGER) - stage.top;
  const below = stage.bottom - Math.min(bottom, middle + FINGER);
  const end = above > below ? 'top' : 'bottom';
  if (stage.right - stage.left < WIDE) return { end, room: Math.max(LEAST, Math.max(above, below) - GAP) };
  const isLeft = target.left + target.right < stage.left + stage.right;
  return { end, side: isLeft ? 'right' : 'left', room: stage.bottom - stage.top - 3 * GAP };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
