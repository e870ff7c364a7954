// The ground as an element. It is drawn once and never again, whatever happens on it.

import { memo, useMemo } from 'react';
import { areaIds } from '../../geometry/drawing.ts';
import { ground } from './ground.ts';
import { paper } from './paper.ts';
import { outlineId, SHEET } from './shapes.ts';

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
          <rect {...sheet} fill="url(#te-paper)" opacity=".1" />
          <Fields fill="url(#te-paper)" fillOpacity=".62" />
        </>
      )}
      <rect className="te-night" {...sheet} />
      <Fields className="te-night-land" />
      <g className="te-night-lines">
        <use href="#te-coast" />
        <use href="#te-borders" strokeDasharray="7 4.5" />
        <use href="#te-card-borders" strokeDasharray="9 4.5 1 4.5" />
        <use href="#te-straits" className="te-night-straits" />
      </g>
    </svg>
  );
});

/** All land, in one colour. */
function Fields(paint: React.SVGProps<SVGGElement>) {
  return (
    <g {...paint}>
      {areaIds.map((id) => (
        <use key={id} href={`#${outlineId(id)}`} />
      ))}
    </g>
  );
}
