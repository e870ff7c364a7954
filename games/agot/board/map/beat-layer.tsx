// What happens just now, over everything that lies on the map.

import type { AreaId } from '../../data/ids.ts';
import { memo, type CSSProperties } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { areas } from '../geometry/drawing.ts';
import { pennantOf } from './layout.ts';
import type { MapBeat, MapLabels } from './props.ts';
import { OrderToken } from './tokens.tsx';
import './beat-layer.css';

interface BeatLayerProps {
  readonly beat: MapBeat;
  readonly label: MapLabels;
}

const at = ([x, y]: Point): string => `translate(${x} ${y})`;

export const BeatLayer = memo(function BeatLayer({ beat, label }: BeatLayerProps) {
  const { lit, struck, raised, fallen, flags, gains, lasts } = beat;
  return (
    <g className="ag-beat" style={{ '--lasts': `${lasts}ms` } as CSSProperties}>
      {[...lit].map((id) => (
        <g key={`lit ${id}`} transform={at(areas[id].slots.order)}>
          <g className="map-body">
            <circle r="22" className="ag-beat-lit" />
          </g>
        </g>
      ))}
      {[...struck].map(([id, { house, order }]) => (
        <g key={`struck ${id}`} transform={at(areas[id].slots.order)}>
          <g className="map-body">
            <g className="ag-beat-struck" data-order={order}>
              <OrderToken order={{ house, kind: order }} label={label} />
              <path d="M-17-17 17 17M17-17-17 17" className="ag-beat-cross" />
            </g>
          </g>
        </g>
      ))}
      {[...raised].map((id) => (
        <Ring key={`raised ${id}`} id={id} className="ag-beat-raised" />
      ))}
      {[...fallen].map((id) => (
        <Ring key={`fallen ${id}`} id={id} className="ag-beat-fallen" />
      ))}
      {[...flags].map(([id, house]) => (
        <g key={`flag ${id}`} transform={at(pennantOf(id)?.at ?? areas[id].badge)}>
          <g className="map-body">
            <g className="ag-beat-flag">
              <use href={`#ag-pennant-${house}`} transform="scale(2)" />
            </g>
          </g>
        </g>
      ))}
      {[...gains].map(([id, amount]) => (
        <g key={`gain ${id}`} transform={at(areas[id].slots.order)}>
          <g className="map-body">
            <g className="ag-beat-gain">
              <rect x="-24" y="-44" width="48" height="24" rx="12" />
              <use href="#icon-power" x="-19" y="-40" width="16" height="16" />
              <text x="8" y="-32">
                {label.signed(amount)}
              </text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
});

/** Around the first units of an area. */
function Ring({ id, className }: { readonly id: AreaId; readonly className: string }) {
  return (
    <g transform={at(areas[id].slots.units[0]!)}>
      <g className="map-body">
        <circle r="24" className={className} />
      </g>
    </g>
  );
}
