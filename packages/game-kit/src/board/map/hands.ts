// A map moved by hand: dragged with a mouse or a finger, zoomed with a wheel or two fingers. What is gripped stays under
// the hand that grips it.

import type { Point } from './codec.ts';
import type { View } from './fit.ts';

/** A press that has moved no farther is a click. */
const CLICK = 6;
/** A wheel does not say when it is let go. */
const WHEEL_REST = 150;
/** Browsers tell of a touch a second time, as of a mouse. */
const AFTER_TOUCH = 500;

export interface InHand {
  view(): View;
  /** Between the smallest and the largest. */
  scaled(scale: number): number;
  /** As near to a view as the edges of the map allow. */
  held(view: View): View;
  start(): void;
  move(view: View): void;
  end(): void;
}

/** A point of the map, and where on the screen it is wanted. */
interface Grip {
  at: Point;
  on: Point;
}

/** Until what it returns is called. */
export function movedByHand(stage: HTMLElement, map: InHand): () => void {
  const gone = new AbortController();
  let touchedAt = Number.NEGATIVE_INFINITY;
  const hear = <K extends keyof HTMLElementEventMap>(
    kind: K,
    run: (event: HTMLElementEventMap[K]) => void,
  ): void => stage.addEventListener(kind, run, { signal: gone.signal, passive: false });
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return [clientX - left - stage.clientLeft, clientY - top - stage.clientTop];
  };
  const under = ([x, y]: Point): Point => {
    const view = map.view();
    return [(x - view.x) / view.scale, (y - view.y) / view.scale];
  };
  const gripAt = (at: Point): Grip => ({ at, on: under(at) });
  const pull = ({ at, on }: Grip, scale: number = map.view().scale): void =>
    map.move(map.held({ scale, x: at[0] - scale * on[0], y: at[1] - scale * on[1] }));

  followMouse();
  followWheel();
  followTouches();
  return () => gone.abort();

  function followMouse(): void {
    let letGo: (() => void) | undefined;
    gone.signal.addEventListener('abort', () => letGo?.());
    hear('mousedown', (event) => {
      if (event.button !== 0 || event.ctrlKey || event.timeStamp - touchedAt < AFTER_TOUCH) return;
      event.stopImmediatePropagation();
      letGo?.();
      const drag = new AbortController();
      const listen = { signal: drag.signal, capture: true };
      const grip = gripAt(pointOf(event));
      let isDragged = false;
      letGo = (): void => {
        drag.abort();
        letGo = undefined;
        map.end();
      };
      window.addEventListener(
        'mousemove',
        (moved) => {
          stop(moved);
          isDragged ||= Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > CLICK;
          grip.at = pointOf(moved);
          pull(grip);
        },
        listen,
      );
      window.addEventListener(
        'mouseup',
        (released) => {
          stop(released);
          if (isDragged) swallowClick();
          letGo?.();
        },
        listen,
      );
      // Neither words nor pictures are taken along.
      for (const kind of ['dragstart', 'selectstart'])
        window.addEventListener(kind, (taken) => taken.preventDefault(), listen);
      map.start();
    });
  }

  function followWheel(): void {
    let grip: Grip | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    hear('wheel', (event) => {
      const { scale } = map.view();
      const wanted = map.scaled(scale * 2 ** turned(event));
      if (!grip && wanted === scale) return;
      stop(event);
      const at = pointOf(event);
      if (!grip) map.start();
      if (grip?.at[0] !== at[0] || grip.at[1] !== at[1]) grip = gripAt(at);
      pull(grip, wanted);
      clearTimeout(rest);
      rest = setTimeout(() => {
        grip = undefined;
        map.end();
      }, WHEEL_REST);
    });
    gone.signal.addEventListener('abort', () => clearTimeout(rest));
  }

  function followTouches(): void {
    const grips = new Map<number, Grip>();
    hear('touchstart', (event) => {
      event.stopImmediatePropagation();
      // Of a finger that was lifted from something that has gone meanwhile nobody is told.
      const there = Array.from(event.touches, ({ identifier }) => identifier);
      for (const lost of grips.keys()) if (!there.includes(lost)) grips.delete(lost);
      const isFirst = grips.size === 0;
      for (const touch of event.changedTouches)
        if (grips.size < 2) grips.set(touch.identifier, gripAt(pointOf(touch)));
      if (isFirst) map.start();
    });
    hear('touchmove', (event) => {
      if (grips.size === 0) return;
      stop(event);
      for (const touch of event.changedTouches) {
        const grip = grips.get(touch.identifier);
        if (grip) grip.at = pointOf(touch);
      }
      const [first, second] = [...grips.values()];
      if (!second) return pull(first!);
      const scale = map.scaled(apart(first!.at, second.at) / apart(first!.on, second.on));
      pull({ at: middle(first!.at, second.at), on: middle(first!.on, second.on) }, scale);
    });
    const lifted = (event: TouchEvent): void => {
      if (grips.size === 0) return;
      event.stopImmediatePropagation();
      touchedAt = event.timeStamp;
      for (const { identifier } of event.changedTouches) grips.delete(identifier);
      // The finger that stays grips what it lies on now.
      for (const grip of grips.values()) grip.on = under(grip.at);
      if (grips.size === 0) map.end();
    };
    hear('touchend', lifted);
    hear('touchcancel', lifted);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What ends a drag is no choice. */
function swallowClick(): void {
  const over = new AbortController();
  window.addEventListener('click', stop, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}

/** How many times a wheel doubles the scale; what touchpads send as a pinch is small. */
function turned({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : deltaMode ? 1 : 0.002;
  return -deltaY * unit * (ctrlKey ? 10 : 1);
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
