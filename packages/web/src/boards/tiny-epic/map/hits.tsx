// Domains as buttons: what is touched, focused and read aloud.

import { DOMAINS, type DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import { memo } from 'react';
import { areas, rings } from '../geometry/drawing.ts';
import { areaOf, boxOf, straightPath } from '../geometry/lines.ts';

const shapes = Object.fromEntries(
  DOMAINS.map((id) => [
    id,
    rings(areas[id])
      .map((ring) => `${straightPath(ring)}Z`)
      .join(''),
  ]),
) as Record<DomainId, string>;

/** Small islands are hard to touch: each gets a circle around it, below all land. */
const FINGER = 30;
const islands = DOMAINS.flatMap((id) =>
  rings(areas[id])
    .slice(1)
    .filter((ring) => Math.abs(areaOf(ring)) < 6000)
    .map((ring) => {
      const box = boxOf(ring);
      return { id, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    }),
);

/** The domain an event happened in. */
export function domainOf(target: EventTarget | null): { id: DomainId; element: Element } | undefined {
  const element = target instanceof Element ? target.closest('[data-domain]') : null;
  const id = element?.getAttribute('data-domain') as DomainId | null | undefined;
  if (!element || !id) return undefined;
  return { id, element: element.ownerDocument.getElementById(hitId(id)) ?? element };
}

export function hitId(id: DomainId): string {
  return `te-domain-${id}`;
}

export const Islands = memo(function Islands() {
  return islands.map(({ id, x, y }) => (
    <circle key={`${x} ${y}`} className="te-hit" data-domain={id} cx={x} cy={y} r={FINGER} />
  ));
});

interface HitProps {
  readonly id: DomainId;
  readonly name: string;
  readonly isTarget: boolean;
  readonly isRefused: boolean;
  readonly isActive: boolean;
}

export const Hit = memo(function Hit({ id, name, isTarget, isRefused, isActive }: HitProps) {
  return (
    <g
      id={hitId(id)}
      role="button"
      className="te-domain"
      data-domain={id}
      data-target={isTarget || undefined}
      data-refused={isRefused || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-disabled={!isTarget}
    >
      <path className="te-hit" d={shapes[id]} />
      <path className="te-focus" d={shapes[id]} />
      <path className="te-focus te-focus-inner" d={shapes[id]} />
    </g>
  );
});
