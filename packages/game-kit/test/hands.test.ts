import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type View, within } from '../src/board/map/fit.ts';
import { movedByHand } from '../src/board/map/hands.ts';

/** A stage at (100, 50) of the window, 400 × 300 large, over a map that may be seen from half to thrice its size. */
function stageWith(first: View) {
  let view = first;
  const heard: string[] = [];
  const stage = Object.assign(new EventTarget(), {
    clientLeft: 0,
    clientTop: 0,
    getBoundingClientRect: () => ({ left: 100, top: 50 }),
  });
  const letGo = movedByHand(stage as unknown as HTMLElement, {
    view: () => view,
    scaled: (scale) => Math.max(0.5, Math.min(3, scale)),
    held: (wanted) => wanted,
    start: () => heard.push('start'),
    move: (wanted) => {
      view = wanted;
      heard.push('move');
    },
    end: () => heard.push('end'),
  });
  return { stage, heard, letGo, view: () => view };
}

function send(target: EventTarget, kind: string, data: object): Event {
  const event = Object.assign(new Event(kind, { cancelable: true, bubbles: true }), data);
  target.dispatchEvent(event);
  return event;
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, ctrlKey: false });
const touch = (identifier: number, clientX: number, clientY: number) => ({ identifier, clientX, clientY });

/** Where on the stage a point of the map is seen. */
const seenAt = ({ scale, x, y }: View, point: readonly [number, number]) => [
  scale * point[0] + x,
  scale * point[1] + y,
];

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a map in hand', () => {
  it('follows the mouse from press to release, and swallows the click of a drag only', () => {
    const { stage, heard, view } = stageWith({ scale: 2, x: 10, y: 20 });
    send(stage, 'mousedown', at(200, 150));
    send(page, 'mousemove', at(203, 150));
    send(page, 'mouseup', at(203, 150));
    expect(send(page, 'click', {}).defaultPrevented, 'hardly moved').toBe(false);
    expect(view()).toEqual({ scale: 2, x: 13, y: 20 });

    send(stage, 'mousedown', at(200, 150));
    send(page, 'mousemove', at(240, 130));
    send(page, 'mouseup', at(240, 130));
    expect(send(page, 'click', {}).defaultPrevented, 'dragged').toBe(true);
    expect(view()).toEqual({ scale: 2, x: 53, y: 0 });
    vi.runAllTimers();
    expect(send(page, 'click', {}).defaultPrevented, 'the next one').toBe(false);

    send(page, 'mousemove', at(300, 300));
    expect(view(), 'let go').toEqual({ scale: 2, x: 53, y: 0 });
    expect(heard).toEqual(['start', 'move', 'end', 'start', 'move', 'end']);
  });

  it('leaves other buttons alone', () => {
    const { stage, heard } = stageWith({ scale: 1, x: 0, y: 0 });
    send(stage, 'mousedown', { ...at(200, 150), button: 2 });
    send(stage, 'mousedown', { ...at(200, 150), ctrlKey: true });
    expect(heard).toEqual([]);
  });

  it('grows under the wheel about what the pointer lies on, as far as it may', () => {
    const { stage, heard, view } = stageWith({ scale: 1, x: 0, y: 0 });
    const turn = (deltaY: number) => send(stage, 'wheel', { ...at(200, 150), deltaY, deltaMode: 0 });
    expect(turn(-500).defaultPrevented).toBe(true);
    expect(view().scale).toBe(2);
    expect(seenAt(view(), [100, 100])).toEqual([100, 100]);
    turn(-5_000);
    expect(view().scale).toBe(3);
    expect(heard).toEqual(['start', 'move', 'move']);
    vi.advanceTimersByTime(200);
    expect(heard.at(-1)).toBe('end');
    expect(turn(-500).defaultPrevented, 'no closer: the page may have it').toBe(false);
  });

  it('keeps both fingers on what they grip, and goes on with the one that stays', () => {
    const { stage, heard, view } = stageWith({ scale: 1, x: 0, y: 0 });
    const [left, right] = [touch(1, 200, 150), touch(2, 300, 150)];
    send(stage, 'touchstart', { changedTouches: [left], touches: [left] });
    send(stage, 'touchstart', { changedTouches: [right], touches: [left, right] });
    const apart = [touch(1, 150, 150), touch(2, 350, 150)];
    expect(send(stage, 'touchmove', { changedTouches: apart }).defaultPrevented).toBe(true);
    expect(view().scale).toBe(2);
    expect(seenAt(view(), [100, 100])).toEqual([50, 100]);
    expect(seenAt(view(), [200, 100])).toEqual([250, 100]);

    send(stage, 'touchend', { changedTouches: [apart[1]], touches: [apart[0]] });
    send(stage, 'touchmove', { changedTouches: [touch(1, 160, 170)] });
    expect(seenAt(view(), [100, 100])).toEqual([60, 120]);
    expect(view().scale).toBe(2);
    send(stage, 'touchend', { changedTouches: [touch(1, 160, 170)], touches: [] });
    expect(heard).toEqual(['start', 'move', 'move', 'end']);

    // What follows at once is the same touch, told as of a mouse.
    send(stage, 'mousedown', at(160, 170));
    expect(heard.at(-1)).toBe('end');
  });

  it('forgets a finger nobody saw lifted', () => {
    const { stage, view } = stageWith({ scale: 1, x: 0, y: 0 });
    send(stage, 'touchstart', { changedTouches: [touch(1, 200, 150)], touches: [touch(1, 200, 150)] });
    send(stage, 'touchstart', { changedTouches: [touch(7, 300, 150)], touches: [touch(7, 300, 150)] });
    send(stage, 'touchmove', { changedTouches: [touch(7, 320, 150)] });
    expect(view()).toEqual({ scale: 1, x: 20, y: 0 });
  });

  it('is left alone once let go', () => {
    const { stage, heard, letGo } = stageWith({ scale: 1, x: 0, y: 0 });
    send(stage, 'mousedown', at(200, 150));
    letGo();
    send(page, 'mousemove', at(240, 130));
    send(stage, 'mousedown', at(200, 150));
    expect(heard).toEqual(['start', 'end']);
  });
});

it('never shows more than there is beyond the edges, and lies in the middle where there is less', () => {
  const edges = { left: -100, top: -100, right: 1_100, bottom: 700 };
  const size = { width: 400, height: 300 };
  expect(within({ scale: 1, x: 250, y: 0 }, size, edges)).toEqual({ scale: 1, x: 100, y: 0 });
  expect(within({ scale: 1, x: -1_000, y: -600 }, size, edges)).toEqual({ scale: 1, x: -700, y: -400 });
  expect(within({ scale: 0.25, x: 0, y: 0 }, size, edges)).toEqual({ scale: 0.25, x: 75, y: 75 });
});
