// The map of Westeros: a table's state in, the domain that was touched out. It knows no rule.

import { DOMAINS, type DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import { groupNamed, type World } from '@three-thrones/tiny-epic/queries';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Controls } from './controls.tsx';
import { boxOfDomains, enlargement, type Insets, seen, WHOLE } from './fit.ts';
import { GroundLayer } from './ground/ground-layer.tsx';
import { domainOf, Hit, hitId, Islands } from './hits.tsx';
import { Badges, Glow, Marks } from './marks.tsx';
import { Minimap } from './minimap.tsx';
import type { Army } from './pieces.ts';
import { Pieces } from './pieces-layer.tsx';
import type { MapProps } from './props.ts';
import { direction, isArrow, nextDomain } from './roving.ts';
import { centre } from './routes.ts';
import { Names, Sites } from './sites.tsx';
import { Symbols } from './symbols.tsx';
import { type ViewControl, viewOver } from './view.ts';
import './map.css';

export type { MapLabels, MapProps } from './props.ts';

export function DomainMap(props: MapProps) {
  const { world, targets, origin, chosen, arrows, refused, army, label } = props;
  const { viewport, plane, pictures, frame, control } = useMapView(props);
  const armies = useArmies(world, army);
  const [active, setActive] = useState<DomainId>();
  const tabStop = active ?? origin ?? targets.keys().next().value ?? 'kings-landing';

  function focusOn(id: DomainId): void {
    const element = document.getElementById(hitId(id));
    element?.focus({ preventScroll: true });
    control.current?.reveal(centre(id));
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = domainOf(event.target);
    const { key } = event;
    if (focused && (key === 'Enter' || key === ' ')) props.onPick(focused.id, focused.element);
    else if (key === '+' || key === '=') control.current?.zoomBy(1.4);
    else if (key === '-') control.current?.zoomBy(1 / 1.4);
    else if (key === '0') control.current?.fit(WHOLE, { glide: true });
    else if (isArrow(key) && focused && !event.shiftKey) focusOn(nextDomain(focused.id, key) ?? focused.id);
    else if (isArrow(key)) control.current?.panBy(direction(key)[0] * 90, direction(key)[1] * 90);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hover = useHover(props.onHover);
  return (
    <div className="te-map" role="group" aria-label={label.control('map')} onKeyDown={onKeyDown}>
      <div ref={viewport} className="te-viewport" dir="ltr">
        <div ref={plane} className="te-plane">
          <GroundLayer />
          <Glow targets={targets} chosen={chosen} />
          <Marks targets={targets} origin={origin} chosen={chosen} arrows={arrows} refused={refused} />
          <svg
            className="te-layer te-top"
            focusable="false"
            onClick={(event) => {
              const touched = domainOf(event.target);
              if (touched) props.onPick(touched.id, touched.element);
            }}
            onPointerOver={(event) =>
              hover(event.pointerType === 'touch' ? undefined : domainOf(event.target)?.id)
            }
            onPointerLeave={() => hover(undefined)}
            onFocus={(event) => {
              const focused = domainOf(event.target);
              setActive(focused?.id);
              hover(focused?.id);
            }}
            onBlur={() => hover(undefined)}
          >
            <Symbols />
            <Islands />
            {DOMAINS.map((id) => (
              <Hit
                key={id}
                id={id}
                name={label.describe(id)}
                isTarget={targets.has(id)}
                isRefused={refused.has(id)}
                isActive={id === tabStop}
              />
            ))}
            <g ref={pictures} className="te-pictures" aria-hidden="true">
              <Sites world={world} />
              <Pieces world={world} armies={armies} />
              <Names label={label} />
              <Badges targets={targets} arrows={arrows} refused={refused} />
            </g>
          </svg>
        </div>
      </div>
      <Controls
        label={label}
        onZoom={(factor) => control.current?.zoomBy(factor)}
        onFit={() => control.current?.fit(WHOLE, { glide: true })}
      />
      <Minimap
        world={world}
        targets={targets}
        frame={frame}
        onCentre={(point) => control.current?.centreOn(point)}
      />
    </div>
  );
}

/** Says only what is new. */
function useHover(onHover: MapProps['onHover']): (id: DomainId | undefined) => void {
  const last = useRef<DomainId>(undefined);
  return (id) => {
    if (id === last.current) return;
    last.current = id;
    onHover(id);
  };
}

function useArmies(world: World, army: MapProps['army']): readonly Army[] {
  const { at, from, units } = army ?? {};
  return useMemo(() => {
    const marching = at && from && units !== undefined ? { at, from, force: groupNamed(units) } : world.army;
    return [marching, world.retreating].filter((one) => one !== undefined);
  }, [world, at, from, units]);
}

interface MapView {
  readonly viewport: React.RefObject<HTMLDivElement | null>;
  readonly plane: React.RefObject<HTMLDivElement | null>;
  /** Only what is drawn larger from afar hears of it: to restyle the whole ground would take too long. */
  readonly pictures: React.RefObject<SVGGElement | null>;
  readonly frame: React.RefObject<SVGRectElement | null>;
  readonly control: React.RefObject<ViewControl | undefined>;
}

/** Moves the plane without React having a part in it: only the elements' own styles change. */
function useMapView({ fit, insets }: MapProps): MapView {
  const viewport = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const pictures = useRef<SVGGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const control = useRef<ViewControl>(undefined);

  useLayoutEffect(() => {
    const { style, dataset } = plane.current!;
    const opened = viewOver(viewport.current!, {
      paint: (view, size) => {
        style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
        const { names, pieces } = enlargement(view.scale);
        setProperty(pictures.current!.style, '--names', String(names));
        setProperty(pictures.current!.style, '--pieces', String(pieces));
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
    return () => opened.close();
  }, []);

  const { top, right, bottom, left } = insets ?? {};
  useLayoutEffect(() => {
    control.current?.setInsets(withoutGaps({ top, right, bottom, left }));
  }, [top, right, bottom, left]);

  const first = useRef(true);
  const wanted = fit.join(' ');
  useEffect(() => {
    const ids = wanted === '' ? [] : (wanted.split(' ') as DomainId[]);
    if (first.current) control.current?.fit(boxOfDomains(ids));
    else control.current?.keepInView(boxOfDomains(ids), ids.length === 0);
    first.current = false;
  }, [wanted]);

  return { viewport, plane, pictures, frame, control };
}

function withoutGaps(insets: { [K in keyof Insets]: Insets[K] | undefined }): Insets {
  return Object.fromEntries(Object.entries(insets).filter(([, value]) => value !== undefined));
}

/** Setting a property to what it is already would still restyle everything below it. */
function setProperty(style: CSSStyleDeclaration, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
