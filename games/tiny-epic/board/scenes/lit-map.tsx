// The map of a ceremony: as it lies on the table, dimmed but for what scores. The ground is not drawn again; it is shown again.

import { GROUND_ID } from '@three-thrones/game-kit/board/map/ground/ground-layer.tsx';
import { outlineId } from '@three-thrones/game-kit/board/map/ground/svg.ts';
import { formatSigned } from '@three-thrones/ui/i18n/index.ts';
import type { CSSProperties } from 'react';
import type { DomainId } from '../../data/ids.ts';
import type { World } from '../../rules/queries.ts';
import { areas } from '../geometry/drawing.ts';
import { boxOfDomains, centre, geometryWithNorth, WHOLE } from '../map/map-geometry.ts';
import { Sites } from '../map/sites.tsx';
import { say } from '../words/names.ts';
import type { ScoringStep } from './scoring-steps.ts';

interface LitMapProps {
  readonly world: World;
  readonly lit: ScoringStep['lit'];
  /** Only what lights up is shown, as large as it gets. */
  readonly isCropped: boolean;
}

export function LitMap({ world, lit, isCropped }: LitMapProps) {
  const places = [...new Set(lit.map(({ domain }) => domain))];
  const whole = world.coop ? geometryWithNorth.whole : WHOLE;
  const { left, top, right, bottom } = isCropped ? around(places) : whole;
  return (
    <svg
      className="te-lit-map"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio={isCropped ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
    >
      <mask id="te-unlit" maskUnits="userSpaceOnUse" {...ALL}>
        <rect {...ALL} fill="white" />
        {places.map((id) => (
          <use key={id} href={`#${outlineId(id)}`} fill="black" />
        ))}
      </mask>
      <use href={`#${GROUND_ID}`} />
      <rect {...ALL} className="map-night" />
      {places.length > 0 && <rect {...ALL} className="te-unlit" mask="url(#te-unlit)" />}
      {lit.map(({ domain, house }) => (
        <use
          key={`${domain} ${house}`}
          href={`#${outlineId(domain)}`}
          data-house={house}
          className="te-lit"
        />
      ))}
      <Sites world={world} />
      <g className="map-names">
        {places.map((id) => (
          <text
            key={id}
            className="map-land-name te-domain-name te-lit-name"
            x={areas[id].label.at[0]}
            y={areas[id].label.at[1]}
          >
            {say(`domain.${id}.name`)}
          </text>
        ))}
      </g>
      {lit.map(({ domain, house, points }, at) =>
        points > 0 ? <Points key={`${domain} ${house} ${at}`} at={domain} nth={at} points={points} /> : null,
      )}
    </svg>
  );
}

function Points({
  at,
  nth,
  points,
}: {
  readonly at: DomainId;
  readonly nth: number;
  readonly points: number;
}) {
  const [x, y] = centre(at);
  return (
    <g transform={`translate(${x} ${y - 42})`}>
      <g className="te-lit-points" style={{ '--nth': nth } as CSSProperties}>
        <rect x="-42" y="-21" width="84" height="42" rx="21" />
        <text>{`★ ${formatSigned(points)}`}</text>
      </g>
    </g>
  );
}

const MARGIN = 150;

/** The map and the sea around it, as far as any window goes. */
const AROUND = 900;
const ALL = {
  x: WHOLE.left - AROUND,
  y: WHOLE.top - AROUND,
  width: WHOLE.right - WHOLE.left + 2 * AROUND,
  height: WHOLE.bottom - WHOLE.top + 2 * AROUND,
};

function around(places: readonly DomainId[]) {
  const { left, top, right, bottom } = boxOfDomains(places);
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}
