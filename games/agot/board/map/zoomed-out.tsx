// Zoomed out single units cannot be told apart: each area shows whose army stands there, how large it is, and the
// order, in signs large enough to be seen.

import { AREAS, type AreaId, type HouseId } from '../../data/ids.ts';
import { memo } from 'react';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { between, distance } from '@three-thrones/game-kit/board/map/lines.ts';
import { areas } from '../geometry/drawing.ts';
import type { AreaShown, ArmyShown, MapLabels, MapProps } from './props.ts';
import { OrderToken } from './tokens.tsx';

interface ZoomedOutProps {
  readonly shown: MapProps['areas'];
  readonly armies: readonly ArmyShown[];
  readonly label: MapLabels;
}

/** Signs of an army and its order are this far apart; in a port they are smaller. */
const APART = { land: 45, sea: 45, port: 34 };
const SIZE = { land: 1, sea: 1, port: 0.78 };

interface Signs {
  readonly army: Point;
  readonly order: Point;
}

/** The army amid the slots of its units, the order beside it where its slot is. */
export function signsOf(id: AreaId): Signs {
  const { kind, slots } = areas[id];
  const army = middleOf(slots.units);
  const away = distance(army, slots.order);
  const more = Math.max(0, APART[kind] - away) / 2 / away;
  return { army: between(army, slots.order, -more), order: between(army, slots.order, 1 + more) };
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

export const ZoomedOut = memo(function ZoomedOut({ shown, armies, label }: ZoomedOutProps) {
  return (
    <>
      {AREAS.map((id) => (
        <ZoomedOutArea key={id} id={id} area={shown[id]} label={label} />
      ))}
      {armies.map(({ at, from, units }) => {
        const [x, y] = areas[at].badge;
        return (
          <g key={`${from} ${at}`} transform={`translate(${x} ${y})`}>
            <ArmySign house={units[0]?.house} count={sizeOf(units)} label={label} />
          </g>
        );
      })}
    </>
  );
});

const sizeOf = (units: AreaShown['units']): number =>
  (units ?? []).reduce((sum, { count }) => sum + count, 0);

function ZoomedOutArea({
  id,
  area,
  label,
}: {
  readonly id: AreaId;
  readonly area: AreaShown | undefined;
  readonly label: MapLabels;
}) {
  const { army, order: orderAt } = signsOf(id);
  const count = sizeOf(area?.units);
  const house = count > 0 ? area?.units?.[0]?.house : undefined;
  const order = area?.order;
  const size = SIZE[areas[id].kind];
  return (
    <>
      {order ? (
        <g transform={`translate(${orderAt[0]} ${orderAt[1]}) scale(${size})`}>
          <g className="map-body">
            <g transform="scale(1.25)">
              <OrderToken order={order} />
            </g>
          </g>
        </g>
      ) : undefined}
      {house || area?.power ? (
        <g transform={`translate(${army[0]} ${army[1]}) scale(${size})`}>
          <g className="map-body">
            {house ? (
              <ArmySign house={house} count={count} label={label} />
            ) : (
              <use href={`#ag-power-${area!.power}`} transform="scale(1.7)" />
            )}
          </g>
        </g>
      ) : undefined}
    </>
  );
}

interface ArmySignProps {
  readonly house: HouseId | undefined;
  readonly count: number;
  readonly label: MapLabels;
}

function ArmySign({ house, count, label }: ArmySignProps) {
  if (!house) return undefined;
  return (
    <>
      <use href={`#ag-standard-${house}`} transform="scale(2.35)" />
      <g transform="translate(12 17)" className="ag-pile">
        <circle r="13.5" />
        <text className="ag-pile-large">{label.number(count)}</text>
      </g>
    </>
  );
}
