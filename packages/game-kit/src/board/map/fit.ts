// Which part of the map is seen: pure sums over boxes, sizes and scales.

import type { Point } from './codec.ts';
import type { Box } from './lines.ts';

/** A point of the map is seen at `scale × point + (x, y)` pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels at each edge that something else covers: a prompt, a sheet. */
export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

const MARGIN = 12;
/** Closer than this a single area would fill the screen. */
const CLOSEST_FIT = 1.15;
export const CLOSEST = 3;

/** What is left of a size between the insets. */
function free(size: Size, insets: Insets): Box {
  const box = {
    left: insets.left ?? 0,
    top: insets.top ?? 0,
    right: size.width - (insets.right ?? 0),
    bottom: size.height - (insets.bottom ?? 0),
  };
  return box.right - box.left > 80 && box.bottom - box.top > 80
    ? box
    : { left: 0, top: 0, right: size.width, bottom: size.height };
}

/** The view that shows a box as large as possible, in the middle of what is free. */
export function fitted(box: Box, size: Size, insets: Insets = {}, closest: number = CLOSEST_FIT): View {
  const room = free(size, insets);
  const margin = Math.min(MARGIN, size.width * 0.04);
  const scale = Math.min(
    closest,
    Math.max(0.05, (room.right - room.left - 2 * margin) / (box.right - box.left)),
    Math.max(0.05, (room.bottom - room.top - 2 * margin) / (box.bottom - box.top)),
  );
  return {
    scale,
    x: (room.left + room.right) / 2 - (scale * (box.left + box.right)) / 2,
    y: (room.top + room.bottom) / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Pixels beyond the edge of the map that may show. */
const EDGE = 24;

/** Moved until the map fills what is free, as far as it can: beyond its edges there is nothing to see. */
export function filled(view: View, whole: Box, size: Size, insets: Insets = {}): View {
  const room = free(size, insets);
  const moved = (shift: number, low: number, high: number, from: number, to: number): number => {
    const [least, most] = [to - view.scale * high - EDGE, from - view.scale * low + EDGE];
    return least <= most ? Math.max(least, Math.min(most, shift)) : shift;
  };
  return {
    scale: view.scale,
    x: moved(view.x, whole.left, whole.right, room.left, room.right),
    y: moved(view.y, whole.top, whole.bottom, room.top, room.bottom),
  };
}

/** Pushed back until nothing beyond these edges shows; what is smaller than the screen lies in its middle. */
export function within(view: View, size: Size, edges: Box): View {
  const sight = seen(view, size);
  const pushed = (low: number, high: number): number =>
    high > low ? (low + high) / 2 : Math.min(0, low) || Math.max(0, high);
  return {
    scale: view.scale,
    x: view.x + view.scale * pushed(sight.left - edges.left, sight.right - edges.right),
    y: view.y + view.scale * pushed(sight.top - edges.top, sight.bottom - edges.bottom),
  };
}

/** The part of the map a view shows. */
export function seen(view: View, size: Size, insets: Insets = {}): Box {
  const room = free(size, insets);
  return {
    left: (room.left - view.x) / view.scale,
    top: (room.top - view.y) / view.scale,
    right: (room.right - view.x) / view.scale,
    bottom: (room.bottom - view.y) / view.scale,
  };
}

export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** The same scale, moved just far enough that a point lies well inside. */
export function revealed(view: View, [x, y]: Point, size: Size, insets: Insets = {}): View {
  const room = free(size, insets);
  const edge = Math.min(90, (room.right - room.left) / 4, (room.bottom - room.top) / 4);
  const px = view.scale * x + view.x;
  const py = view.scale * y + view.y;
  return {
    scale: view.scale,
    x: view.x + Math.max(0, room.left + edge - px) - Math.max(0, px - (room.right - edge)),
    y: view.y + Math.max(0, room.top + edge - py) - Math.max(0, py - (room.bottom - edge)),
  };
}

/** Between two views: zoom by ratio, so that it feels even, about what lies in the middle. */
export function midway(from: View, to: View, part: number, size: Size): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const middle = (view: View): Point => [
    (size.width / 2 - view.x) / view.scale,
    (size.height / 2 - view.y) / view.scale,
  ];
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  // Far moves follow the zoom, so that nothing rushes past at close range.
  const even =
    from.scale === to.scale ? part : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return {
    scale,
    x: size.width / 2 - scale * (fromX + (toX - fromX) * even),
    y: size.height / 2 - scale * (fromY + (toY - fromY) * even),
  };
}

/** Zoomed out names and pieces are drawn larger than the land, so that they can still be read. */
export interface Enlarged {
  readonly names: number;
  readonly pieces: number;
  /** So far away that the smallest things are left out. */
  readonly far: boolean;
}

/** Few sizes, so that a small change of scale changes none of them. */
export function inSteps(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.ceil(value * 8) / 8));
}
