// Areas as buttons: what is touched, focused and read aloud.

import { memo } from 'react';

export interface Touched<Id extends string> {
  readonly id: Id;
  readonly element: Element;
}

/** The area an event happened in, among those of a map. */
export function touchedArea<Id extends string>(
  target: EventTarget | null,
  ids: readonly Id[],
): Touched<Id> | undefined {
  const element = target instanceof Element ? target.closest('[data-area]') : null;
  const id = ids.find((one) => one === element?.getAttribute('data-area'));
  if (!element || id === undefined) return undefined;
  return { id, element: element.ownerDocument.getElementById(hitId(id)) ?? element };
}

export function hitId(id: string): string {
  return `map-area-${id}`;
}

interface HitProps {
  readonly id: string;
  readonly d: string;
  readonly name: string;
  readonly isTarget: boolean;
  readonly isFar: boolean;
  readonly isRefused: boolean;
  readonly isActive: boolean;
}

export const Hit = memo(function Hit({ id, d, name, isTarget, isFar, isRefused, isActive }: HitProps) {
  return (
    <g
      id={hitId(id)}
      role="button"
      className="map-area"
      data-area={id}
      data-target={isTarget || undefined}
      data-far={isFar || undefined}
      data-refused={isRefused || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-disabled={!isTarget}
    >
      <path className="map-hit" d={d} fillRule="evenodd" />
      <path className="map-focus" d={d} />
      <path className="map-focus map-focus-inner" d={d} />
    </g>
  );
});
