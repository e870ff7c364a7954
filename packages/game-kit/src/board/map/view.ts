// The moving window over the map: moved by hand, and gliding where it is sent.

import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { Point } from './codec.ts';
import type { Box } from './lines.ts';
import { movedByHand } from './hands.ts';
import {
  CLOSEST,
  filled,
  fitted,
  holds,
  type Insets,
  midway,
  revealed,
  type Size,
  seen,
  type View,
  within,
} from './fit.ts';

const GLIDE = 380;
/** How long after the last movement the picture is drawn sharp again. */
const REST = 140;
/** Beyond the coast one may look a little out to sea, but not lose the land. */
const ROAM = 170;
/** What comes up when a touch marks an area may take room from the map for so long without moving it. */
const STILL = 800;
/** Nothing else moves the map so soon after a hand did. */
const HANDS_OFF = 1_500;

export interface ViewControl {
  view(): View;
  size(): Size;
  fit(box: Box, how?: { readonly glide: boolean }): void;
  /**
   * Asks for these areas to be in view. Whoever has moved the map keeps its zoom: it is only pushed along; and nothing
   * moves under a hand, or while the map is held. From now on so much more lies over it at each edge.
   */
  keepInView(box: Box, all: boolean, aside?: Insets): void;
  /** Whether that would move it. */
  wouldMove(box: Box, aside?: Insets): boolean;
  /** Nobody but the person moves it. */
  hold(isHeld: boolean): void;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  reveal(point: Point): void;
  centreOn(point: Point): void;
  setInsets(insets: Insets): void;
  close(): void;
}

interface Painter {
  /** Called for every change, as often as the screen is painted. */
  paint(view: View, size: Size): void;
  /** While it moves the picture is only shifted and stretched; at rest it is drawn sharp. */
  moving(is: boolean): void;
}

/** `whole` is all there is to see. */
export function viewOver(viewport: HTMLElement, whole: Box, painter: Painter): ViewControl {
  const edges: Box = {
    left: whole.left - ROAM,
    top: whole.top - ROAM,
    right: whole.right + ROAM,
    bottom: whole.bottom + ROAM,
  };
  let current: View = { scale: 1, x: 0, y: 0 };
  let size: Size = sizeOf(viewport);
  let insets: Insets = {};
  /** What lies over it only for a while. */
  let more: Insets = {};
  let wanted: Box = whole;
  /** What was asked for last, whether or not it had to move for it. */
  let needed: Box = whole;
  let farthest = 0;
  /** The person has moved the map since it was last fitted, and knows better what to look at. */
  let touched = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let frame = 0;
  let isGliding = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function begin(isByHand: boolean): void {
    if (isByHand) stopGlide();
    clearTimeout(rest);
    if (isByHand || isGliding) painter.moving(true);
  }

  function move(view: View): void {
    current = view;
    painter.paint(current, size);
  }

  function end(): void {
    clearTimeout(rest);
    rest = setTimeout(() => painter.moving(false), REST);
  }

  const letGo = movedByHand(viewport, {
    ...{ view: () => current, scaled, held, end },
    start: () => begin(true),
    move: (view) => {
      touched = true;
      movedAt = performance.now();
      move(view);
    },
  });

  function show(view: View): void {
    begin(false);
    move(view);
    end();
  }

  function scaled(scale: number): number {
    return Math.max(farthest, Math.min(CLOSEST, scale));
  }

  /** As near to a view as the edges of the map allow. */
  function held(view: View): View {
    return within(view, size, edges);
  }

  function stopGlide(): void {
    cancelAnimationFrame(frame);
    isGliding = false;
  }

  function glideTo(view: View): void {
    stopGlide();
    if (!mayMove()) {
      show(view);
      return;
    }
    const from = current;
    let start: number | undefined;
    isGliding = true;
    const step = (now: number): void => {
      start ??= now;
      const part = Math.min(1, (now - start) / GLIDE);
      isGliding = part < 1;
      show(midway(from, view, 1 - (1 - part) ** 3, size));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  function limit(): void {
    farthest = fitted(whole, size, {}).scale * 0.8;
  }

  function fit(box: Box, { glide } = { glide: false }): void {
    wanted = needed = box;
    touched = false;
    const around = both(insets, more);
    const view = filled(fitted(box, size, around), whole, size, around);
    if (glide) glideTo(view);
    else {
      // On its way it would go on to where this had been before.
      stopGlide();
      show(view);
    }
  }

  /** Another size or other edges: what it was fitted to, unless what was asked for since then would be lost. */
  function refit(): void {
    const asked = needed;
    fit(wanted);
    if (holds(seen(current, size, both(insets, more)), asked)) needed = asked;
    else fit(asked);
  }

  function resized(): void {
    const next = sizeOf(viewport);
    if (next.width === 0 || next.height === 0) return;
    const middle: Point = [
      (size.width / 2 - current.x) / current.scale,
      (size.height / 2 - current.y) / current.scale,
    ];
    size = next;
    limit();
    const isJustMarked = performance.now() - lastTouch < STILL && viewport.querySelector('.map-chosen');
    if (isJustMarked) show(current);
    else if (touched) centreOn(middle);
    else refit();
  }

  function centreOn([x, y]: Point): void {
    const { scale } = current;
    show(held({ scale, x: size.width / 2 - scale * x, y: size.height / 2 - scale * y }));
  }

  function mayMoveFor(box: Box, all: boolean, aside: Insets): boolean {
    if (isHeld || performance.now() - movedAt < HANDS_OFF) return false;
    const around = both(insets, aside);
    const isSeen = holds(seen(current, size, around), box);
    if (touched) return !all && !isSeen;
    const legible = current.scale >= fitted(box, size, around).scale * 0.6;
    return all || !legible || !isSeen;
  }

  limit();
  fit(whole);
  const watch = new ResizeObserver(resized);
  watch.observe(viewport);
  const remember = (): void => {
    lastTouch = performance.now();
  };
  viewport.addEventListener('click', remember);

  return {
    view: () => current,
    size: () => size,
    fit,
    keepInView: (box, all, aside = {}) => {
      needed = box;
      more = aside;
      if (!mayMoveFor(box, all, aside)) return;
      if (!touched) fit(box, { glide: true });
      else glideTo(held(revealed(current, middleOf(box), size, both(insets, more))));
    },
    wouldMove: (box, aside = {}) => mayMoveFor(box, false, aside),
    hold: (is) => {
      isHeld = is;
    },
    zoomBy: (factor) => {
      touched = true;
      const scale = scaled(current.scale * factor);
      const [x, y] = [size.width / 2, size.height / 2];
      const ratio = scale / current.scale;
      glideTo(held({ scale, x: x - (x - current.x) * ratio, y: y - (y - current.y) * ratio }));
    },
    panBy: (x, y) => {
      touched = true;
      glideTo(held({ scale: current.scale, x: current.x - x, y: current.y - y }));
    },
    reveal: (point) => {
      const view = revealed(current, point, size, insets);
      if (view.x === current.x && view.y === current.y) return;
      touched = true;
      glideTo(view);
    },
    centreOn: (point) => {
      stopGlide();
      touched = true;
      centreOn(point);
    },
    setInsets: (next) => {
      insets = next;
      if (!touched) refit();
    },
    close: () => {
      letGo();
      stopGlide();
      clearTimeout(rest);
      watch.disconnect();
      viewport.removeEventListener('click', remember);
    },
  };
}

function both(one: Insets, other: Insets): Insets {
  const sum = (edge: keyof Insets): number => (one[edge] ?? 0) + (other[edge] ?? 0);
  return { top: sum('top'), right: sum('right'), bottom: sum('bottom'), left: sum('left') };
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}
