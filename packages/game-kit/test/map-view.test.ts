// What was asked for stays in view when the map gets another size, and clear of what lies over it for a while.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holds, type Insets, seen } from '../src/board/map/fit.ts';
import type { Box } from '../src/board/map/lines.ts';
import { viewOver } from '../src/board/map/view.ts';

const WHOLE: Box = { left: 0, top: 0, right: 1000, bottom: 1500 };
const NORTH: Box = { left: 300, top: 100, right: 800, bottom: 600 };
/** Beside it, and in sight as long as there is room. */
const SEA: Box = { left: 600, top: 620, right: 780, bottom: 700 };
const SOUTH: Box = { left: 300, top: 1000, right: 700, bottom: 1400 };
const TOLD: Insets = { top: 56, right: 54 };

let resize: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resize = call;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  // Nothing glides: it is there at once.
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => {
    call((now += 1_000));
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

function mapOf(width: number, height: number) {
  const size = { clientWidth: width, clientHeight: height };
  const viewport = Object.assign(new EventTarget(), size, { querySelector: () => null });
  const control = viewOver(viewport as unknown as HTMLElement, WHOLE, {
    paint: () => undefined,
    moving: () => undefined,
  });
  const isSeen = (box: Box, insets: Insets = {}): boolean =>
    holds(seen(control.view(), control.size(), insets), box);
  return { viewport, control, isSeen };
}

describe('what was asked for', () => {
  it('is still there when the map gets lower, even if it had not to move for it', () => {
    const { viewport, control, isSeen } = mapOf(390, 560);
    control.fit(NORTH);
    const before = control.view();
    control.keepInView(SEA, false);
    expect(control.view()).toEqual(before);
    viewport.clientHeight = 200;
    resize();
    expect(isSeen(SEA)).toBe(true);
  });

  it('is there when the map gets lower while it is on its way', () => {
    let frame: ((now: number) => void) | undefined;
    vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => {
      frame = call;
      return 0;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {
      frame = undefined;
    });
    const draw = (now: number): void => {
      const call = frame;
      frame = undefined;
      call?.(now);
    };
    const { viewport, control, isSeen } = mapOf(390, 560);
    control.keepInView(SOUTH, false);
    draw(0);
    viewport.clientHeight = 200;
    resize();
    for (let now = 100; now < 2_000; now += 100) draw(now);
    expect(isSeen(SOUTH)).toBe(true);
  });

  it('is not lost by other edges', () => {
    const { control, isSeen } = mapOf(390, 560);
    control.fit(NORTH);
    control.keepInView(SEA, false);
    control.setInsets({ top: 152, bottom: 14 });
    expect(isSeen(SEA, { top: 152, bottom: 14 })).toBe(true);
  });
});

describe('what is told over the map', () => {
  it('does not cover what it is about', () => {
    const { control, isSeen } = mapOf(390, 560);
    control.setInsets({ top: 60, bottom: 14 });
    const corner: Box = { left: 850, top: 0, right: 1000, bottom: 90 };
    control.fit(corner);
    expect(isSeen(corner, { top: 116, right: 54 })).toBe(false);
    expect(control.wouldMove(corner, TOLD)).toBe(true);
    control.keepInView(corner, false, TOLD);
    expect(isSeen(corner, { top: 116, right: 54, bottom: 14 })).toBe(true);
  });
});
