// What is shown counts from the frame it is drawn in; where no frame comes, nobody waits for ever.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FRAME, onceDrawn } from '../src/play/director/drawn.ts';

let frames: Map<number, () => void>;

beforeEach(() => {
  frames = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    frames.set(frames.size + 1, call);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(): void {
  for (const call of frames.values()) call();
}

it('calls back after the frame, once, not while it is being made', () => {
  const call = vi.fn<() => void>();
  onceDrawn(call);
  vi.advanceTimersByTime(NO_FRAME - 1);
  draw();
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(NO_FRAME);
  expect(call).toHaveBeenCalledTimes(1);
});

it('calls back without a frame when none comes', () => {
  const call = vi.fn<() => void>();
  onceDrawn(call);
  vi.advanceTimersByTime(NO_FRAME);
  expect(call).toHaveBeenCalledTimes(1);
  draw();
  vi.advanceTimersByTime(0);
  expect(call).toHaveBeenCalledTimes(1);
});

it('calls nobody who has called it off, before the frame or after', () => {
  const call = vi.fn<() => void>();
  const [first, second] = [onceDrawn(call), onceDrawn(call)];
  first();
  draw();
  second();
  vi.advanceTimersByTime(2 * NO_FRAME);
  expect(call).not.toHaveBeenCalled();
});
