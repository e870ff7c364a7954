// The ground as an element. It is drawn once and never again, whatever happens on it.

import { memo, useMemo } from 'react';
import { ground, SHEET } from './ground.ts';
import { paper } from './paper.ts';

const { left, top, width, height } = SHEET;

export const GroundLayer = memo(function GroundLayer() {
  const markup = useMemo(() => ({ __html: ground() }), []);
  const grain = useMemo(paper, []);
  const sheet = { x: left, y: top, width, height };
  return (
    <svg
      className="te-ground"
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g dangerouslySetInnerHTML={markup} />
      {grain === undefined ? undefined : (
        <>
          <pattern id="te-paper" width="420" height="420" patternUnits="userSpaceOnUse">
            <image href={grain} width="420" height="420" />
          </pattern>
          <rect {...sheet} fill="url(#te-paper)" opacity=".16" />
          <g clipPath="url(#te-land)">
            <rect {...sheet} fill="url(#te-paper)" opacity=".62" />
          </g>
        </>
      )}
      <rect className="te-night" {...sheet} />
      <g className="te-night-lines">
        <use href="#te-coast" />
        <use href="#te-borders" strokeDasharray="7 4.5" />
        <use href="#te-card-borders" strokeDasharray="9 4.5 1 4.5" />
      </g>
    </svg>
  );
});
