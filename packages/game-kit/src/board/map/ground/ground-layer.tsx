// The ground as an element. It is drawn once and never again, whatever happens on it.

import { memo, useMemo } from 'react';
import { paper } from './paper.ts';
import { outlineId, type Sheet } from './svg.ts';

/** Under this id the ground can be shown a second time, smaller. */
export const GROUND_ID = 'map-ground';

interface GroundProps {
  readonly sheet: Sheet;
  /** The clip of what grain and night lie over; all of the sheet if left out. */
  readonly clip?: string;
  /** The markup of everything that never changes. */
  readonly draw: () => string;
  /** Areas of land: the grain of the paper shows on them, and by night a little light. */
  readonly lands: readonly string[];
  /** Lines that are drawn again over the night. */
  readonly nightLines: React.ReactNode;
}

export const GroundLayer = memo(function GroundLayer(props: GroundProps) {
  const { sheet, clip, draw, lands, nightLines } = props;
  const { left, top, width, height } = sheet;
  const markup = useMemo(() => ({ __html: draw() }), [draw]);
  const grain = useMemo(paper, []);
  const all = { x: left, y: top, width, height, ...(clip ? { clipPath: `url(#${clip})` } : {}) };
  return (
    <svg
      className="map-ground"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ left, top, width, height }}
      aria-hidden="true"
      focusable="false"
    >
      <g id={GROUND_ID} dangerouslySetInnerHTML={markup} />
      {grain === undefined ? undefined : (
        <>
          <pattern id="map-paper" width="420" height="420" patternUnits="userSpaceOnUse">
            <image href={grain} width="420" height="420" />
          </pattern>
          <rect {...all} fill="url(#map-paper)" opacity=".1" />
          <Fields lands={lands} fill="url(#map-paper)" fillOpacity=".62" />
        </>
      )}
      <rect className="map-night" {...all} />
      <Fields lands={lands} className="map-night-land" />
      <g className="map-night-lines">{nightLines}</g>
    </svg>
  );
});

/** All land, in one colour. */
function Fields({ lands, ...paint }: React.SVGProps<SVGGElement> & { readonly lands: readonly string[] }) {
  return (
    <g {...paint}>
      {lands.map((id) => (
        <use key={id} href={`#${outlineId(id)}`} />
      ))}
    </g>
  );
}
