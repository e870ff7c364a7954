// A map that is moved, touched and walked with keys. What it shows is the game's; it knows no rule.

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { changeSettings, useSettings } from '@three-thrones/ui/settings.ts';
import { Controls, type ControlName } from './controls.tsx';
import type { Insets } from './fit.ts';
import { Hit, hitId, touchedArea } from './hits.tsx';
import { Minimap } from './minimap.tsx';
import type { MapGeometry } from './map-geometry.ts';
import { direction, isArrow, nextArea } from './roving.ts';
import { useMapView } from './use-view.ts';
import './map.css';

interface MapFrameProps<Id extends string> {
  readonly geometry: MapGeometry<Id>;
  readonly className?: string;
  readonly targets: { has(id: Id): boolean; keys(): Iterator<Id> };
  /** Those among them that are two steps away. */
  readonly far?: ReadonlySet<Id> | undefined;
  readonly origin: Id | undefined;
  readonly refused: ReadonlySet<Id>;
  readonly fit: readonly Id[];
  readonly show?: readonly Id[] | undefined;
  readonly insets: Insets | undefined;
  /** Whose banner an area bears, for the small map. */
  readonly banners: Readonly<Partial<Record<Id, string>>>;
  /** The accessible name of an area. */
  describe(id: Id): string;
  control(name: ControlName): string;
  onPick(id: Id, element: Element): void;
  onHover(id: Id | undefined): void;
  /** The ground, and marks on it. */
  readonly below: React.ReactNode;
  readonly symbols: React.ReactNode;
  /** Larger places to touch, below the areas. */
  readonly fingers?: React.ReactNode;
  /** What stands on the map. */
  readonly children: React.ReactNode;
}

export function MapFrame<Id extends string>(props: MapFrameProps<Id>) {
  const { geometry, targets, origin, refused, fit, show, insets } = props;
  const { mapHeld: isHeld } = useSettings();
  const { whole, box, enlarge } = geometry;
  const { viewport, plane, pictures, frame, control } = useMapView({
    whole,
    box,
    enlarge,
    fit,
    show,
    isHeld,
    insets,
  });
  const [active, setActive] = useState<Id>();
  const tabStop = active ?? origin ?? targets.keys().next().value ?? geometry.home;

  const touched = (target: EventTarget | null) => touchedArea(target, geometry.ids);

  function focusOn(id: Id): void {
    const element = document.getElementById(hitId(id));
    element?.focus({ preventScroll: true });
    control.current?.reveal(geometry.centre(id));
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = touched(event.target);
    const { key } = event;
    if (focused && (key === 'Enter' || key === ' ')) props.onPick(focused.id, focused.element);
    else if (key === '+' || key === '=') control.current?.zoomBy(1.4);
    else if (key === '-') control.current?.zoomBy(1 / 1.4);
    else if (key === '0') control.current?.fit(whole, { glide: true });
    else if (isArrow(key) && focused && !event.shiftKey)
      focusOn(nextArea(focused.id, key, geometry.ids, geometry.centre) ?? focused.id);
    else if (isArrow(key)) control.current?.panBy(direction(key)[0] * 90, direction(key)[1] * 90);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hover = useHover(props.onHover);
  const byKeys = useRef(false);
  const [, , width, height] = geometry.viewBox;
  const size = { '--map-width': `${width}px`, '--map-height': `${height}px` } as React.CSSProperties;
  return (
    <div
      className={clsx('map-frame', props.className)}
      role="group"
      aria-label={props.control('map')}
      onKeyDown={onKeyDown}
    >
      <div
        ref={viewport}
        className="map-viewport"
        dir="ltr"
        onClick={(event) => {
          const at = touched(event.target);
          if (at) props.onPick(at.id, at.element);
          // A touch of the sea lets go of what an earlier one marked.
          else props.onHover(undefined);
        }}
      >
        <div ref={plane} className="map-plane" style={size}>
          {props.below}
          <svg
            className="map-layer map-top"
            focusable="false"
            onPointerOver={(event) =>
              hover(event.pointerType === 'touch' ? undefined : touched(event.target)?.id)
            }
            onPointerLeave={() => hover(undefined)}
            onFocus={(event) => {
              const focused = touched(event.target);
              setActive(focused?.id);
              // A touch focuses too, before its click: it must not look as if the area had been marked already.
              byKeys.current = event.target.matches(':focus-visible');
              if (byKeys.current) hover(focused?.id);
            }}
            onBlur={() => byKeys.current && hover(undefined)}
          >
            {props.symbols}
            {props.fingers}
            {geometry.ids.map((id) => (
              <Hit
                key={id}
                id={id}
                d={geometry.outlines[id]}
                name={props.describe(id)}
                isTarget={targets.has(id)}
                isFar={props.far?.has(id) ?? false}
                isRefused={refused.has(id)}
                isActive={id === tabStop}
              />
            ))}
            <g ref={pictures} className="map-pictures" aria-hidden="true">
              {props.children}
            </g>
          </svg>
        </div>
      </div>
      <Controls
        label={props.control}
        onZoom={(factor) => control.current?.zoomBy(factor)}
        onFit={() => control.current?.fit(whole, { glide: true })}
        isHeld={isHeld}
        onHold={() => changeSettings({ mapHeld: !isHeld })}
      />
      <Minimap
        viewBox={geometry.viewBox}
        shapes={geometry.mini}
        targets={targets}
        banners={props.banners}
        frame={frame}
        isAway={show !== undefined}
        onCentre={(point) => control.current?.centreOn(point)}
      />
    </div>
  );
}

/** Says only what is new. */
function useHover<Id>(onHover: (id: Id | undefined) => void): (id: Id | undefined) => void {
  const last = useRef<Id>(undefined);
  return (id) => {
    if (id === last.current) return;
    last.current = id;
    onHover(id);
  };
}
