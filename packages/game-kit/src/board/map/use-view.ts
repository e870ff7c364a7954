// The moving window as a hook. It moves the plane without React having a part in it: only styles change.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { cameraIs } from './camera.ts';
import { type Enlarged, type Insets, seen } from './fit.ts';
import { type Box, boxAround } from './lines.ts';
import { type ViewControl, viewOver } from './view.ts';

export interface MapView {
  readonly viewport: React.RefObject<HTMLDivElement | null>;
  readonly plane: React.RefObject<HTMLDivElement | null>;
  /** Only what is drawn larger zoomed out hears of it: to restyle the whole ground would take too long. */
  readonly pictures: React.RefObject<SVGGElement | null>;
  readonly frame: React.RefObject<SVGRectElement | null>;
  readonly control: React.RefObject<ViewControl | undefined>;
}

export interface Looked<Id extends string> {
  readonly whole: Box;
  readonly box: (id: Id) => Box;
  /** How large names and pieces are drawn at a scale. */
  readonly enlarge: (scale: number) => Enlarged;
  /** Keep these in view; all of it when empty. */
  readonly fit: readonly Id[];
  /** What is being shown now goes first. */
  readonly show: readonly Id[] | undefined;
  /** Nobody but the person moves the map. */
  readonly isHeld: boolean;
  /** Pixels of the map that something else lies over. */
  readonly insets: Insets | undefined;
}

/** What is shown is said in words over the map, in two lines as a rule; and nobody shall look for it behind the buttons. */
const TOLD: Insets = { top: 56, right: 54 };

export function useMapView<Id extends string>(looked: Looked<Id>): MapView {
  const { whole, box, enlarge, fit, show, isHeld, insets } = looked;
  const viewport = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const pictures = useRef<SVGGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const control = useRef<ViewControl>(undefined);

  useLayoutEffect(() => {
    const { style, dataset } = plane.current!;
    const opened = viewOver(viewport.current!, whole, {
      paint: (view, size) => {
        style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
        const { names, pieces, far } = enlarge(view.scale);
        setProperty(pictures.current!.style, '--names', String(names));
        setProperty(pictures.current!.style, '--pieces', String(pieces));
        if (pictures.current!.hasAttribute('data-far') !== far)
          pictures.current!.toggleAttribute('data-far', far);
        const { left, top, right, bottom } = seen(view, size);
        const rect = { x: left, y: top, width: right - left, height: bottom - top };
        for (const [name, value] of Object.entries(rect)) frame.current?.setAttribute(name, value.toFixed(1));
      },
      moving: (is) => {
        if (is) dataset['moving'] = '';
        else delete dataset['moving'];
      },
    });
    control.current = opened;
    const gone = cameraIs((places) => opened.wouldMove(boxAround((places as readonly Id[]).map(box)), TOLD));
    return () => {
      gone();
      opened.close();
    };
  }, [whole, enlarge, box]);

  const { top, right, bottom, left } = insets ?? {};
  useLayoutEffect(() => {
    control.current?.setInsets(withoutGaps({ top, right, bottom, left }));
  }, [top, right, bottom, left]);

  const first = useRef(true);
  const wanted = (show ?? fit).join(' ');
  const isShown = show !== undefined;
  useEffect(() => control.current?.hold(isHeld), [isHeld]);
  useEffect(() => {
    const ids = wanted === '' ? [] : (wanted.split(' ') as Id[]);
    const around = ids.length === 0 ? whole : boxAround(ids.map(box));
    if (first.current) control.current?.fit(around);
    else control.current?.keepInView(around, ids.length === 0, isShown ? TOLD : {});
    first.current = false;
  }, [wanted, isShown, whole, box]);

  return { viewport, plane, pictures, frame, control };
}

function withoutGaps(insets: { [K in keyof Insets]: Insets[K] | undefined }): Insets {
  return Object.fromEntries(Object.entries(insets).filter(([, value]) => value !== undefined));
}

/** Setting a property to what it is already would still restyle everything below it. */
function setProperty(style: CSSStyleDeclaration, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
