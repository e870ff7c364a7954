// The moving window over the map: wheel, drag and pinch by d3-zoom, glides of our own.

import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom';
import { mayMove } from '@three-thrones/ui/appearance.ts';
import type { Point } from './codec.ts';
import type { Box } from './lines.ts';
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
} from './fit.ts';

const GLIDE = 380;
/** How long after the last movement the picture is drawn sharp again. */
const REST = 140;
/** Beyond the coast one may look a little out to sea, but not lose the land. */
const ROAM = 170;
/** What comes up when a touch marks an area may take room from the map for so long without moving it. */
const STILL = 800;

export interface ViewControl {
  view(): View;
  size(): Size;
  fit(box: Box, how?: { readonly glide: boolean }): void;
  /** Shows these areas, unless they are well in view already. */
  keepInView(box: Box, all: boolean): void;
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
  let current: View = { scale: 1, x: 0, y: 0 };
  let size: Size = sizeOf(viewport);
  let insets: Insets = {};
  let wanted: Box = whole;
  /** The person has moved the map since it was last fitted, and knows better what to look at. */
  let touched = false;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let frame = 0;
  let isGliding = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) stopGlide();
      clearTimeout(rest);
      if (event.sourceEvent || isGliding) painter.moving(true);
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent) touched = true;
      current = { scale: transform.k, x: transform.x, y: transform.y };
      painter.paint(current, size);
    })
    .on('end', () => {
      clearTimeout(rest);
      rest = setTimeout(() => painter.moving(false), REST);
    });
  const stage = select(viewport).call(behaviour).on('dblclick.zoom', null);

  function show(view: View): void {
    stage.call(behaviour.transform, zoomIdentity.translate(view.x, view.y).scale(view.scale));
  }

  /** As near to a view as the edges of the map allow. */
  function held(view: View): View {
    const free = zoomIdentity.translate(view.x, view.y).scale(view.scale);
    const edges = behaviour.translateExtent();
    const screen: [[number, number], [number, number]] = [
      [0, 0],
      [size.width, size.height],
    ];
    const { k, x, y } = behaviour.constrain()(free, screen, edges);
    return { scale: k, x, y };
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
    const farthest = fitted(whole, size, {}).scale;
    behaviour
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .scaleExtent([farthest * 0.8, CLOSEST])
      .translateExtent([
        [whole.left - ROAM, whole.top - ROAM],
        [whole.right + ROAM, whole.bottom + ROAM],
      ]);
  }

  function fit(box: Box, { glide } = { glide: false }): void {
    wanted = box;
    touched = false;
    const view = filled(fitted(box, size, insets), whole, size, insets);
    if (glide) glideTo(view);
    else show(view);
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
    else fit(wanted);
  }

  function centreOn([x, y]: Point): void {
    const { scale } = current;
    show(held({ scale, x: size.width / 2 - scale * x, y: size.height / 2 - scale * y }));
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
    keepInView: (box, all) => {
      if (all && touched) return;
      const ideal = fitted(box, size, insets);
      const legible = current.scale >= ideal.scale * 0.6;
      if (!all && legible && holds(seen(current, size, insets), box)) return;
      fit(box, { glide: true });
    },
    zoomBy: (factor) => {
      touched = true;
      const [farthest, closest] = behaviour.scaleExtent();
      const scale = Math.max(farthest, Math.min(closest, current.scale * factor));
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
      if (!touched) fit(wanted);
    },
    close: () => {
      stopGlide();
      clearTimeout(rest);
      watch.disconnect();
      viewport.removeEventListener('click', remember);
      stage.on('.zoom', null);
    },
  };
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}
