// Names on the map, in the room each has; zoomed out only those of the areas a question is about, and of
// the one that is pointed at.

import { AREAS, type AreaId } from '../../data/ids.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useWidths } from '@three-thrones/game-kit/board/map/use-widths.ts';
import { areas, decor } from '../geometry/drawing.ts';
import { MEASURE, nameIn } from './name-in.ts';
import { centre } from './map-geometry.ts';
import { ZOOMED_OUT_SIZE, zoomedOutNames } from './zoomed-out-names.ts';
import type { MapLabels, MapProps } from './props.ts';

export const Names = memo(function Names({ label }: { readonly label: MapLabels }) {
  const land = useWidths('800', MEASURE, label);
  const sea = useWidths('italic 600', MEASURE, label);
  return (
    <g className="map-names ag-names">
      {AREAS.filter((id) => areas[id].kind !== 'port').map((id) => (
        <Name
          key={id}
          id={id}
          name={label.area(id)}
          widthOf={areas[id].kind === 'sea' ? (text) => sea(text) + text.length * SPACING : land}
        />
      ))}
    </g>
  );
});

/** Letters of the sea stand apart, at the size they are measured at. */
const SPACING = 1.3;

interface NameProps {
  readonly id: AreaId;
  readonly name: string;
  readonly widthOf: (text: string) => number;
}

function Name({ id, name, widthOf }: NameProps) {
  const { label, kind } = areas[id];
  const { lines, size } = nameIn(name, label, widthOf);
  const isSea = kind === 'sea';
  return (
    <text
      className={clsx(isSea ? 'map-sea-name ag-sea-name' : 'map-land-name ag-land-name')}
      fontSize={size}
      transform={`translate(${label.at[0]} ${label.at[1]})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" dy={index === 0 ? `${-(lines.length - 1) * 0.5}em` : '1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface ZoomedOutNamesProps {
  /** The areas the question is about; the first are the most important. */
  readonly ids: readonly AreaId[];
  readonly shown: MapProps['areas'];
  readonly label: MapLabels;
}

/** Zoomed out there is room for a few names only. */
export const ZoomedOutNames = memo(function ZoomedOutNames({ ids, shown, label }: ZoomedOutNamesProps) {
  const widthOf = useWidths('800', ZOOMED_OUT_SIZE, label);
  return (
    <g className="map-names ag-names-afar">
      {zoomedOutNames(ids, shown, (id) => widthOf(label.area(id))).map(
        ({ id, at: [x, y], above, growth }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <text
              className={areas[id].kind === 'sea' ? 'map-sea-name ag-sea-name' : 'map-land-name ag-land-name'}
              style={{ '--growth': growth } as React.CSSProperties}
              fontSize={ZOOMED_OUT_SIZE}
              y={(above ? -0.575 : 0.575) * ZOOMED_OUT_SIZE}
            >
              {label.area(id)}
            </text>
          </g>
        ),
      )}
    </g>
  );
});

/** The name of one area, large, for those who look zoomed out or point at a port. */
export function NamePlate({ id, name }: { readonly id: AreaId; readonly name: string }) {
  const widthOf = useWidths('800', MEASURE, name);
  const [x, y] = centre(id);
  const width = widthOf(name) + 22;
  const isPort = areas[id].kind === 'port';
  return (
    <g
      transform={`translate(${x} ${y - (isPort ? 34 : 26)})`}
      className={clsx('ag-plate-name', isPort && 'ag-always')}
    >
      <g className="ag-plate-body">
        <rect x={-width / 2} y="-32" width={width} height="30" rx="6" />
        <text y="-16.5" fontSize={MEASURE}>
          {name}
        </text>
      </g>
    </g>
  );
}

export function Title({ words }: { readonly words: string }) {
  const [x, y] = decor.title;
  return (
    <text className="ag-title" x={x} y={y}>
      {words}
    </text>
  );
}
